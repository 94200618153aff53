import { eq } from 'drizzle-orm'
import { states } from '#contracts/pact/states.ts'
import type { UserValues } from '#contracts/users/shapes.ts'
import { beginSession } from '../../sign-in/session/sessions.ts'
import { tokenHash } from '../../sign-in/session/token.ts'
import { accountLink, company, session, userAccount, userCompanyAccess } from '../../tables/schema.ts'
import { columnsOf } from '../../users/change-user.ts'
import { linkLifetimeMs } from '../../users/links.ts'
import { type PactStates, type PactTools, text, type Undo } from '../pact-tools.ts'

/** Returns the handlers of the states of administered accounts. */
export function userStates({ asSystem, account, asAccount, keepSessions, clock }: PactTools): PactStates {
  /** Removes the account, now and at the teardown. */
  async function without(By: string, login: string, undo: Undo) {
    const remove = () => asAccount({ Login: By }, tx => tx.delete(userAccount).where(eq(userAccount.login, login)))
    undo(remove)
    await remove()
  }
  const begin = async (login: string) => {
    const owner = await account(login)
    return asSystem(tx => beginSession(tx, owner, 'PASSWORD', clock(), { address: '203.0.113.7', userAgent: '' }))
  }
  return {
    [states.noUser('', '').name]: async (params, undo) => {
      await without(text(params, 'By'), text(params, 'Login'), undo)
      return {}
    },
    [states.user('', {} as UserValues).name]: async (params, undo) => {
      const By = text(params, 'By')
      const values = params.User as unknown as UserValues
      await without(By, values.Login, undo)
      await keepSessions(values.Login, undo).catch(() => {})
      await asAccount({ Login: By }, async tx => {
        await tx.insert(userAccount).values({ login: values.Login, ...columnsOf(values) })
        for (const FtgId of values.FtgIdAccessList) {
          const [found] = await tx.select({ ftgKey: company.ftgKey }).from(company).where(eq(company.ftgId, FtgId))
          if (!found) throw new Error(`There is no company ${FtgId}`)
          await tx.insert(userCompanyAccess).values({ login: values.Login, ftgKey: found.ftgKey })
        }
      })
      return {}
    },
    [states.userNumberBy('', '').name]: async params => {
      const own = eq(userAccount.login, text(params, 'Login'))
      const given = { personalNumberSetBy: text(params, 'By'), personalNumberSetAt: clock() }
      await asAccount(params, tx => tx.update(userAccount).set(given).where(own))
      return {}
    },
    [states.userBlocked('').name]: async params => {
      const own = eq(userAccount.login, text(params, 'Login'))
      await asAccount(params, tx => tx.update(userAccount).set({ blockedAt: clock() }).where(own))
      return {}
    },
    [states.blockedAccount('').name]: async (params, undo) => {
      const own = eq(userAccount.login, text(params, 'Login'))
      const set = (blockedAt: Date | null) =>
        asAccount(params, tx => tx.update(userAccount).set({ blockedAt, requiresSms: false }).where(own))
      undo(() => set(null))
      await set(clock())
      return {}
    },
    [states.userSession('', '').name]: async params => {
      const token = await begin(text(params, 'Login'))
      const own = eq(session.tokenHash, tokenHash(token))
      await asSystem(tx =>
        tx
          .update(session)
          .set({ id: text(params, 'Id') })
          .where(own),
      )
      return {}
    },
    [states.userLink('', '').name]: async params => {
      const { login, licNr } = await account(text(params, 'Login'))
      const expiresAt = new Date(clock().getTime() + linkLifetimeMs.INVITE)
      const own = { tokenHash: tokenHash(text(params, 'Token')), createdAt: clock(), expiresAt }
      await asSystem(tx => tx.insert(accountLink).values({ ...own, login, licNr, kind: 'INVITE' }))
      return {}
    },
    [states.noUserLink('').name]: async params => {
      await asSystem(tx => tx.delete(accountLink).where(eq(accountLink.tokenHash, tokenHash(text(params, 'Token')))))
      return {}
    },
  }
}
