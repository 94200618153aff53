import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { licenceOptions, licenceOptionText } from '#contracts/code-lists/licence-options.ts'
import type { LoginMethod } from '#contracts/code-lists/login-methods.ts'
import { roles } from '#contracts/code-lists/roles.ts'
import { standardGroupLabels } from '#contracts/rights/labels.ts'
import { RightsTree } from '#contracts/rights/rights-tree.ts'
import { outranks } from '#contracts/rights/role-ranks.ts'
import { rightsByStandardGroup, standardGroupNames } from '#contracts/rights/standard-groups.ts'
import type { User, UserChoices, UserListItem, UserStatus } from '#contracts/users/shapes.ts'
import { coversRights, maskedNumber } from '#contracts/users/user.rules.ts'
import type { Pagination } from '#contracts/wire.ts'
import { actAsSystem, actFor, type Transaction } from '../platform/database/tenancy.ts'
import { orderOf, searchOf } from '../platform/http/list-query.ts'
import { rowsOf } from '../platform/http/pagination.ts'
import {
  accountLink,
  company,
  credential,
  licence,
  rightsGroup,
  session,
  userAccount,
  userCompanyAccess,
} from '../tables/schema.ts'
import { type Actor, hindranceTo, isWithin, type Subject, seenBy } from './actor.ts'

/** The most rows when no page is requested. */
const most = 1000

type Row = typeof userAccount.$inferSelect

const methodsOf = ({ requiresSms, allowsBankId, allowsPassword, personalNumber }: Row): LoginMethod[] => [
  'F',
  ...(requiresSms ? (['S'] as const) : []),
  ...(allowsBankId && personalNumber !== '' ? (['B'] as const) : []),
  ...(allowsPassword ? (['A'] as const) : []),
]

/** The state of a sign-in, which only the system role may read. */
interface Access {
  readonly login: string
  readonly seenAt: Date | null
  readonly linkEnds: Date | null
  readonly hasPassword: boolean
}

/** Reads as the system, then acts for the actor again. */
export async function asSystemFor<Result>(
  tx: Transaction,
  { LicNr, Login, ftgKey }: Pick<Actor, 'LicNr' | 'Login'> & { readonly ftgKey: string },
  work: () => Promise<Result>,
): Promise<Result> {
  await actAsSystem(tx)
  const result = await work()
  await actFor(tx, { licNr: LicNr, login: Login, ftgKey })
  return result
}

/** Returns the sign-in states of accounts. Requires the system role. */
async function accessOf(tx: Transaction, logins: readonly string[], now: Date): Promise<Map<string, Access>> {
  if (logins.length === 0) return new Map()
  // A column of a selection is written without its table, which inside would be the inner one.
  const own = sql.raw('user_account.login')
  const found = await tx
    .select({
      login: userAccount.login,
      seenAt:
        sql<Date | null>`(select max(${session.lastSeenAt}) from ${session} where ${session.login} = ${own})`.mapWith(
          session.lastSeenAt,
        ),
      linkEnds: sql<Date | null>`(select max(${accountLink.expiresAt}) from ${accountLink}
        where ${accountLink.login} = ${own} and ${accountLink.expiresAt} > ${now.toISOString()})`.mapWith(
        accountLink.expiresAt,
      ),
      hasPassword: sql<boolean>`exists (select from ${credential} where ${credential.login} = ${own})`,
    })
    .from(userAccount)
    .where(inArray(userAccount.login, [...logins]))
  return new Map(found.map(each => [each.login, each]))
}

function statusOf(
  { blockedAt, allowsPassword, allowsBankId, personalNumber }: Row,
  access: Access | undefined,
): UserStatus {
  if (blockedAt) return 'SPARRAD'
  const canSignIn = (allowsPassword && access?.hasPassword) || (allowsBankId && personalNumber !== '')
  if (canSignIn) return 'AKTIV'
  return access?.linkEnds ? 'INBJUDEN' : 'NY'
}

/** Returns a page of the accounts that the actor sees. */
export async function listUsers(tx: Transaction, actor: Actor, ftgKey: string, pagination: Pagination, now: Date) {
  const Grupp = sql<string>`coalesce((select ${rightsGroup.benText} from ${rightsGroup}
    where ${rightsGroup.id} = ${userAccount.rightsGroup}), case ${userAccount.rightsGroup}
    when 'STDUSER' then ${standardGroupLabels.STDUSER}::text when 'STDREAD' then ${standardGroupLabels.STDREAD}
    when 'WEBLONHUVATTESTUSER' then ${standardGroupLabels.WEBLONHUVATTESTUSER} else '' end)`
  const columns = { Login: userAccount.login, Namn: userAccount.name, Grupp }
  const rank = sql`array_position(array['LIC', 'ADM', 'FTG', 'AVD', 'LSS', 'BRU', 'PER'], ${userAccount.role})`
  const found = and(seenBy(actor), searchOf(pagination, columns))
  const { limit, offset } = rowsOf(pagination, most)
  const rows = await tx
    .select({ row: userAccount, Grupp })
    .from(userAccount)
    .where(found)
    .orderBy(...orderOf(pagination, { ...columns, Roll: rank }, asc(userAccount.name), userAccount.login))
    .limit(limit)
    .offset(offset)
  const totalRows = await tx.$count(userAccount, found)
  const logins = rows.map(({ row }) => row.login)
  const given = new Map(
    logins.length === 0
      ? []
      : (
          await tx
            .select({ login: userCompanyAccess.login, count: sql<number>`count(*)::int` })
            .from(userCompanyAccess)
            .innerJoin(company, eq(company.ftgKey, userCompanyAccess.ftgKey))
            .where(
              and(
                inArray(userCompanyAccess.login, logins),
                actor.companies === 'all' ? undefined : inArray(company.ftgId, [...actor.companies]),
              ),
            )
            .groupBy(userCompanyAccess.login)
        ).map(({ login, count }) => [login, count] as const),
  )
  const access = await asSystemFor(tx, { ...actor, ftgKey }, () => accessOf(tx, logins, now))
  const data = rows.map(
    ({ row, Grupp: group }): UserListItem => ({
      Login: row.login,
      Namn: row.name,
      Roll: row.role,
      Grupp: row.role === 'LIC' ? '' : group,
      AntalForetag: row.allCompanies ? null : (given.get(row.login) ?? 0),
      PersNr: maskedNumber(row.personalNumber),
      Inloggningsmetoder: methodsOf(row),
      Status: statusOf(row, access.get(row.login)),
      SenastAktiv: access.get(row.login)?.seenAt?.toISOString() ?? null,
    }),
  )
  return { totalRows, data }
}

/** Returns an account as the actor sees it. */
export async function userOf(
  tx: Transaction,
  actor: Actor,
  ftgKey: string,
  subject: Subject,
  now: Date,
): Promise<User> {
  const { row, FtgIds } = subject
  const access = (await asSystemFor(tx, { ...actor, ftgKey }, () => accessOf(tx, [row.login], now))).get(row.login)
  const seen = FtgIds.filter(each => isWithin(actor, each))
  const hindrance = hindranceTo(actor, subject)
  const hasNumber = hindrance !== 'HOGRE' && row.personalNumber !== ''
  return {
    Version: row.version,
    Values: {
      Login: row.login,
      Namn: row.name,
      Epost: row.email,
      Mobil: row.mobile,
      // Whoever may not change the account needs no personal number of it.
      PersNr: hindrance === 'HOGRE' ? '' : row.personalNumber,
      Roll: row.role,
      Behorighetsgrupp: row.rightsGroup ?? '',
      Optioner: row.options,
      AllaForetag: row.allCompanies,
      FtgIdAccessList: seen,
      Inloggningsmetoder: methodsOf(row),
    },
    Status: statusOf(row, access),
    AndraForetag: FtgIds.length - seen.length,
    Hinder: hindrance,
    PersNrBekraftat: hasNumber ? row.personalNumberConfirmed !== null : null,
    PersNrAv: (hasNumber && row.personalNumberSetBy) || null,
    LankGallerTill: access?.linkEnds?.toISOString() ?? null,
  }
}

/** Returns what the actor may give an account. */
export async function choicesOf(tx: Transaction, actor: Actor): Promise<UserChoices> {
  const own = await tx.select().from(rightsGroup).orderBy(rightsGroup.benText, rightsGroup.id)
  const companies = await tx
    .select({ value: company.ftgId, label: company.name })
    .from(company)
    .where(
      and(
        isNull(company.goesAt),
        actor.companies === 'all' ? undefined : inArray(company.ftgId, ['', ...actor.companies]),
      ),
    )
    .orderBy(company.name, company.ftgId)
  const [options] = await tx.select({ has: licence.options }).from(licence).where(eq(licence.licNr, actor.LicNr))
  const standard = standardGroupNames
    .filter(name => coversRights(actor.rights, rightsByStandardGroup(name) ?? actor.rights))
    .map(value => ({ value, label: standardGroupLabels[value] ?? value }))
  const licenceGroups = own
    .filter(({ rights }) => coversRights(actor.rights, RightsTree.parse(rights)))
    .map(({ id, benText }) => ({ value: id, label: benText }))
  return {
    Roll: roles.options().filter(({ value }) => !outranks(value as Row['role'], actor.Roll)),
    Behorighetsgrupp: [...standard, ...licenceGroups],
    FtgIdAccessList: companies,
    Optioner: licenceOptions
      .filter(value => options?.has.includes(value))
      .map(value => ({ value, label: licenceOptionText(value) })),
    AllaForetag: actor.companies === 'all',
  }
}
