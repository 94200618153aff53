import { and, eq, or } from 'drizzle-orm'
import { examplePicture } from '#contracts/examples.ts'
import { states } from '#contracts/pact/states.ts'
import { noRights } from '#contracts/rights/standard-groups.ts'
import { copyStates } from '../../copies/pact-states.ts'
import { ownTexts } from '../../help/own-texts.ts'
import { allRequests, requestLimits } from '../../licence/demo-request/request-limit.ts'
import { recipientsOf } from '../../messages/recipients.ts'
import { settingsChanged } from '../../settings/change-settings.ts'
import { type BankIdStateServices, bankIdStates } from '../../sign-in/bankid/pact-states.ts'
import { hasAccess } from '../../sign-in/session/caller.ts'
import { allowedGuesses, loginKey, sessionLane } from '../../sign-in/session/guesses.ts'
import { hashPassword } from '../../sign-in/session/password.ts'
import { beginSession } from '../../sign-in/session/sessions.ts'
import { tokenHash } from '../../sign-in/session/token.ts'
import { codeLifetimeMs, codeTries, sendingLimits } from '../../sign-in/sms-verification/sms-codes.ts'
import { smsTokenLifetimeMs } from '../../sign-in/sms-verification/sms-tokens.ts'
import { appendEvent } from '../database/append-event.ts'
import type { Database } from '../database/connect.ts'
import {
  company,
  companyPicture,
  credential,
  employee,
  licence,
  loginAttempt,
  message,
  notification,
  rightsGroup,
  salaryYear,
  session,
  sessionCompany,
  smsCode,
  userAccount,
} from '../database/schema.ts'
import { type Transaction, withSystem, withTenant } from '../database/tenancy.ts'
import { Cause, causeEvent } from '../dev/events-route.ts'
import { unreachableNumber } from '../dev/outbox.ts'
import type { TokenCookie } from '../http/token-cookie.ts'

type Params = Readonly<Record<string, string | number | boolean>>
/** Makes a state true from its parameters, and gives what the requests that follow need. Rejects when it cannot. */
export type PactState = (params: Params) => Promise<Record<string, string>>

export interface PactStateServices extends BankIdStateServices {
  readonly database: Database
  readonly cookie: TokenCookie
  readonly clock: () => Date
}

/** Of those kept for fiction. */
const reachableNumber = '+46701740605'

const text = (params: Params, name: string): string => String(params[name] ?? '')

/**
 * The provider states of contracts/pact/states.ts, on a database that holds the demo data. What the demo data already
 * has is looked for, and what changes as the backend runs is set anew.
 */
export function pactStates({
  database,
  cookie,
  browserCookie,
  clock,
  bankId,
}: PactStateServices): Readonly<Record<string, PactState>> {
  const asSystem = <Result>(work: (tx: Transaction) => Promise<Result>) => withSystem(database, work)

  async function account(login: string) {
    const [found] = await asSystem(tx =>
      tx
        .select({
          login: userAccount.login,
          licNr: userAccount.licNr,
          enforceBankId: licence.enforceBankId,
          longestIdle: licence.autoLogoutMinutes,
        })
        .from(userAccount)
        .innerJoin(licence, eq(licence.licNr, userAccount.licNr))
        .where(eq(userAccount.login, login)),
    )
    if (!found) throw new Error(`There is no account ${login}: verify on a database with the demo data`)
    return found
  }

  const forgetGuesses = () => asSystem(async tx => void (await tx.delete(loginAttempt)))

  async function accountThat(login: string, requiresSms: boolean, enforceBankId: boolean) {
    const found = await account(login)
    if (found.enforceBankId !== enforceBankId) throw new Error(`BankID is not as it should be for ${login}'s licence`)
    await withTenant(database, found, tx =>
      tx.update(userAccount).set({ requiresSms }).where(eq(userAccount.login, login)),
    )
    await forgetGuesses()
    return {}
  }

  /** The account has that mobile number, and no code has been sent to it lately. */
  async function mobileIs(login: string, mobile: string) {
    const { licNr } = await account(login)
    await withTenant(database, { licNr }, tx =>
      tx.update(userAccount).set({ mobile }).where(eq(userAccount.login, login)),
    )
    await asSystem(tx => tx.delete(smsCode).where(eq(smsCode.login, login)))
    return {}
  }

  /** A code was sent to the account now, unless the difference says otherwise. */
  async function codeStored(params: Params, difference: Partial<typeof smsCode.$inferInsert> = {}) {
    const { login, licNr } = await account(text(params, 'Login'))
    const codeHash = await hashPassword(text(params, 'SMSCode'))
    const now = clock()
    const expiresAt = new Date(now.getTime() + codeLifetimeMs)
    await asSystem(tx =>
      tx.insert(smsCode).values({ login, licNr, codeHash, createdAt: now, expiresAt, ...difference }),
    )
    return {}
  }

  async function begin(login: string): Promise<string> {
    const owner = await account(login)
    return asSystem(tx => beginSession(tx, owner, 'PASSWORD', clock()))
  }

  async function companyOf(login: string, FtgId: string) {
    const { licNr } = await account(login)
    const [found] = await withTenant(database, { licNr }, tx =>
      tx
        .select({ ftgKey: company.ftgKey })
        .from(company)
        .innerJoin(userAccount, eq(userAccount.login, login))
        .where(and(eq(company.ftgId, FtgId), or(userAccount.allCompanies, hasAccess(tx)))),
    )
    return found && { licNr, ftgKey: found.ftgKey }
  }

  async function chosen(params: Params) {
    const tenant = await companyOf(text(params, 'Login'), text(params, 'FtgId'))
    if (!tenant) throw new Error(`${text(params, 'Login')} may not choose ${text(params, 'FtgId')}`)
    return tenant
  }

  async function companyThat(params: Params, requiresSms: boolean) {
    const tenant = await chosen(params)
    await withTenant(database, tenant, async tx => {
      await tx.update(company).set({ requiresSms }).where(eq(company.ftgKey, tenant.ftgKey))
      if ((await tx.$count(salaryYear)) === 0) throw new Error('The company has no salary year')
    })
    return {}
  }

  async function companyThatIs(params: Params) {
    const tenant = await chosen(params)
    const archived = params.Archived === true
    await withTenant(database, tenant, tx =>
      tx.update(company).set({ archived }).where(eq(company.ftgKey, tenant.ftgKey)),
    )
    return {}
  }

  async function accountIn(tx: Transaction, login: string) {
    const [found] = await tx.select().from(userAccount).where(eq(userAccount.login, login))
    if (!found) throw new Error(`There is no account ${login} in the licence`)
    return found
  }

  async function mayWrite(params: Params) {
    const { login, licNr } = await account(text(params, 'Login'))
    return withTenant(database, { licNr, login }, async tx => {
      const found = await recipientsOf(tx, await accountIn(tx, login), [text(params, 'Recipient')])
      return found.length > 0
    })
  }

  return {
    ...bankIdStates({ database, browserCookie, clock, bankId }),
    ...copyStates({ database, clock, account, chosen }),
    [states.account('').name]: params => accountThat(text(params, 'Login'), false, false),
    [states.accountWithSms('').name]: async params => {
      await mobileIs(text(params, 'Login'), reachableNumber)
      return accountThat(text(params, 'Login'), true, false)
    },
    [states.noMobile('').name]: params => mobileIs(text(params, 'Login'), ''),
    [states.unreachableMobile('').name]: params => mobileIs(text(params, 'Login'), unreachableNumber),
    [states.manyCodesSent('').name]: async params => {
      for (let sent = 0; sent < sendingLimits[0].codes; sent += 1) await codeStored(params)
      return {}
    },
    [states.codeSent('', '').name]: params => codeStored(params),
    [states.codeExpired('', '').name]: params => codeStored(params, { expiresAt: new Date(0) }),
    [states.codeUsed('', '').name]: params => codeStored(params, { usedAt: clock() }),
    [states.codeTriesSpent('', '').name]: params => codeStored(params, { tries: codeTries }),
    [states.codeVerified('', '').name]: params =>
      codeStored(params, {
        usedAt: clock(),
        tokenHash: tokenHash(text(params, 'SMSToken')),
        tokenExpiresAt: new Date(clock().getTime() + smsTokenLifetimeMs),
      }),
    [states.accountWithBankId('').name]: params => accountThat(text(params, 'Login'), false, true),
    [states.noAccount('').name]: async params => {
      const found = await account(text(params, 'Login')).catch(() => undefined)
      if (found) throw new Error(`${found.login} is an account`)
      await forgetGuesses()
      return {}
    },
    [states.lockedOut('').name]: async params => {
      await forgetGuesses()
      const login = text(params, 'Login')
      // At sign-in, and for whoever is signed in and gives their own password again.
      const keys = Array.from({ length: allowedGuesses }, () => [loginKey(login), sessionLane(login).key]).flat()
      await asSystem(tx => tx.insert(loginAttempt).values(keys.map(key => ({ key, at: clock() }))))
      return {}
    },
    [states.ownSettings('').name]: async params => {
      const login = text(params, 'Login')
      const { licNr } = await account(login)
      await forgetGuesses()
      // A change of the password that was tried before is taken back.
      const passwordHash = await hashPassword(text(params, 'Password'))
      await asSystem(tx => tx.update(credential).set({ passwordHash }).where(eq(credential.login, login)))
      await withTenant(database, { licNr }, tx =>
        tx
          .update(userAccount)
          .set({ mobile: reachableNumber, requiresSms: false, email: '' })
          .where(eq(userAccount.login, login)),
      )
      return {}
    },
    [states.signedIn('').name]: async params => ({ Cookie: cookie.headerFor(await begin(text(params, 'Login'))) }),
    [states.twoStepOn('').name]: async params => {
      const { login, licNr } = await account(text(params, 'Login'))
      await withTenant(database, { licNr }, async tx => {
        await tx.update(userAccount).set({ requiresSms: true }).where(eq(userAccount.login, login))
        await tx.update(company).set({ requiresSms: false })
      })
      return {}
    },
    [states.confirmed('').name]: params =>
      asSystem(async tx => {
        await tx
          .update(session)
          .set({ confirmedAt: clock() })
          .where(eq(session.login, text(params, 'Login')))
        return {}
      }),
    [states.idledOut('').name]: async params => {
      const token = await begin(text(params, 'Login'))
      const longAgo = new Date(0)
      await asSystem(tx =>
        tx
          .update(session)
          .set({ lastSeenAt: longAgo })
          .where(eq(session.tokenHash, tokenHash(token))),
      )
      return { Cookie: cookie.headerFor(token) }
    },
    [states.company('', '').name]: params => companyThat(params, false),
    [states.employees('', '').name]: async params => {
      await companyThat(params, false)
      await withTenant(database, await chosen(params), async tx => {
        const [first] = await tx.select().from(employee).orderBy(employee.lastName, employee.firstName).limit(1)
        if (!first) throw new Error('The company has no employees')
        const { employmentNumber } = first
        await tx.update(employee).set({ employedTo: null }).where(eq(employee.employmentNumber, employmentNumber))
      })
      return {}
    },
    [states.salaryYears('', '', '').name]: async params => {
      const years = text(params, 'Years').split(',').map(Number)
      await withTenant(database, await chosen(params), async tx => {
        await tx.delete(salaryYear)
        await tx.insert(salaryYear).values(years.map(year => ({ year })))
      })
      return {}
    },
    [states.companyPicture('', '', '').name]: async params => {
      const tenant = await chosen(params)
      const id = text(params, 'PictureId')
      await withTenant(database, tenant, async tx => {
        await tx.delete(companyPicture)
        await tx
          .insert(companyPicture)
          .values({ id, type: 'image/png', content: Buffer.from(examplePicture.Content, 'base64') })
        await tx.update(company).set({ pictureId: id }).where(eq(company.ftgKey, tenant.ftgKey))
      })
      return {}
    },
    [states.companySettings('', '', 0).name]: async params => {
      await companyThat(params, false)
      const tenant = await chosen(params)
      const version = Number(params.Version)
      await withTenant(database, tenant, tx =>
        tx.update(company).set({ version }).where(eq(company.ftgKey, tenant.ftgKey)),
      )
      return {}
    },
    [states.companyChanged('', '').name]: async params => {
      const payload = { version: 1, changes: { Telefon: { from: '', to: '0470-123 45' } } }
      await withTenant(database, { ...(await chosen(params)), login: text(params, 'Login') }, tx =>
        appendEvent(tx, { type: settingsChanged, payload }),
      )
      return {}
    },
    [states.companyWithSms('', '').name]: async params => {
      await mobileIs(text(params, 'Login'), reachableNumber)
      return companyThat(params, true)
    },
    [states.companyCodeSent('', '', '').name]: async params => codeStored(params, await chosen(params)),
    [states.companyVerified('', '').name]: async params => {
      const { login } = await account(text(params, 'Login'))
      const tenant = await chosen(params)
      await asSystem(async tx => {
        const own = await tx.select({ tokenHash: session.tokenHash }).from(session).where(eq(session.login, login))
        await tx
          .insert(sessionCompany)
          .values(own.map(row => ({ ...row, ...tenant, verifiedAt: clock() })))
          .onConflictDoNothing()
      })
      return {}
    },
    [states.companyArchived('', '', true).name]: companyThatIs,
    [states.noCompany('', '').name]: async params => {
      if (await companyOf(text(params, 'Login'), text(params, 'FtgId'))) throw new Error('The account may choose it')
      return {}
    },
    [states.notification('').name]: async params => {
      const { login, licNr } = await account(text(params, 'Login'))
      await withTenant(database, { licNr, login }, async tx => {
        if ((await tx.$count(notification)) > 0) return
        await tx
          .insert(notification)
          .values({ login, title: 'Prov', message: 'Ett prov.', type: 'INFO', event: 'PROV' })
      })
      return {}
    },
    [states.message('', '').name]: async params => {
      const { login, licNr } = await account(text(params, 'Login'))
      const id = text(params, 'Id')
      await withTenant(database, { licNr, login }, async tx => {
        const [sender] = await recipientsOf(tx, await accountIn(tx, login))
        if (!sender) throw new Error('There is nobody to write to the account')
        await tx.delete(message).where(eq(message.id, id))
        await tx.insert(message).values({
          id,
          login,
          senderLogin: sender.login,
          sender: sender.name,
          recipients: [{ login, name: login }],
          subject: 'Prov',
          body: 'Ett prov.',
        })
      })
      return {}
    },
    [states.noMessage('', '').name]: async params => {
      const { login, licNr } = await account(text(params, 'Login'))
      await withTenant(database, { licNr, login }, tx => tx.delete(message).where(eq(message.id, text(params, 'Id'))))
      return {}
    },
    [states.recipient('', '').name]: async params => {
      if (await mayWrite(params)) return {}
      throw new Error(`${text(params, 'Login')} may not write to ${text(params, 'Recipient')}`)
    },
    [states.noRecipient('', '').name]: async params => {
      if (!(await mayWrite(params))) return {}
      throw new Error(`${text(params, 'Login')} may write to ${text(params, 'Recipient')}`)
    },
    [states.helpText('').name]: async params => {
      if (!ownTexts.has(text(params, 'key'))) throw new Error(`There is no help text ${text(params, 'key')}`)
      return {}
    },
    [states.helpTextEditing('').name]: async params => {
      const { licNr } = await account(text(params, 'Login'))
      await asSystem(tx => tx.update(licence).set({ editHelpTexts: true }).where(eq(licence.licNr, licNr)))
      return {}
    },
    [states.noDemoRequests().name]: async () => {
      await forgetGuesses()
      return {}
    },
    [states.manyDemoRequests().name]: async () => {
      const taken = { key: allRequests, at: clock() }
      await asSystem(tx => tx.insert(loginAttempt).values(Array.from({ length: requestLimits.all }, () => taken)))
      return {}
    },
    [states.rightsGroup('', '').name]: async params => {
      const { licNr } = await account(text(params, 'Login'))
      const name = text(params, 'Name')
      await withTenant(database, { licNr }, async tx => {
        if ((await tx.$count(rightsGroup, eq(rightsGroup.benText, name))) > 0) return
        await tx.insert(rightsGroup).values({ id: crypto.randomUUID(), benText: name, rights: { ...noRights } })
      })
      return {}
    },
    [states.happens('', '').name]: async params => {
      const event = Cause.shape.event.parse(text(params, 'Event'))
      if (!(await causeEvent(database, { event, login: text(params, 'Login'), text: 'Ett prov.' })))
        throw new Error('There is no such account')
      return {}
    },
  }
}
