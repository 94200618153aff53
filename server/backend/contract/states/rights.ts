import { eq, inArray, isNotNull, or } from 'drizzle-orm'
import { states } from '#contracts/pact/states.ts'
import { rightsWhere } from '#contracts/rights/catalogue.ts'
import type { StatedRightsGroup } from '#contracts/rights-groups/states.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { rightsGroup, userAccount } from '../../tables/schema.ts'
import { list, type PactStates, type PactTools } from '../pact-tools.ts'

interface Groups {
  readonly rows: readonly (typeof rightsGroup.$inferInsert)[]
  readonly members: readonly { readonly login: string; readonly group: string | null }[]
}

/** Gives a licence these groups of its own, and no others, and these accounts their groups. */
async function setGroups(tx: Transaction, { rows, members }: Groups): Promise<void> {
  await tx.update(userAccount).set({ rightsGroup: null }).where(isNotNull(userAccount.ownRightsGroup))
  await tx.delete(rightsGroup)
  if (rows.length > 0) await tx.insert(rightsGroup).values([...rows])
  for (const { login, group } of members)
    await tx.update(userAccount).set({ rightsGroup: group }).where(eq(userAccount.login, login))
}

/** Returns the handler of the state of a licence's own rights groups. */
export const rightsStates = ({ asAccount }: PactTools): PactStates => ({
  [states.ownRightsGroups('', []).name]: async (params, undo) => {
    const groups = list<StatedRightsGroup>(params, 'Groups')
    const members = groups.flatMap(({ Id, Logins }) => Logins.map(login => ({ login, group: Id })))
    const named = inArray(
      userAccount.login,
      members.map(({ login }) => login),
    )
    await asAccount(params, async tx => {
      const before: Groups = {
        rows: await tx.select().from(rightsGroup),
        members: await tx
          .select({ login: userAccount.login, group: userAccount.rightsGroup })
          .from(userAccount)
          .where(or(isNotNull(userAccount.ownRightsGroup), named)),
      }
      undo(() => asAccount(params, again => setGroups(again, before)))
      const rows = groups.map(({ Id, BenText, Version, Granted }) => ({
        id: Id,
        benText: BenText,
        version: Version,
        rights: rightsWhere(right => Granted.includes(right)),
      }))
      await setGroups(tx, { rows, members })
    })
    return {}
  },
})
