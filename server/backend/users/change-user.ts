import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Role } from '#contracts/code-lists/roles.ts'
import { errors } from '#contracts/errors.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import type { Problems } from '#contracts/forms/form-model.ts'
import { rightsByStandardGroup } from '#contracts/rights/standard-groups.ts'
import { internationalPhone } from '#contracts/rules/contact.ts'
import type { UserValues } from '#contracts/users/shapes.ts'
import { userForm } from '#contracts/users/user.form.ts'
import { grantProblems, hindranceTexts } from '#contracts/users/user.rules.ts'
import { requireOwnName, waitForNames } from '../account/own-name.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { fieldsRefused, Refusal, requireFields } from '../platform/http/refusal.ts'
import { rightsOf } from '../rights/rights.ts'
import { company, licence, rightsGroup, userAccount, userCompanyAccess } from '../tables/schema.ts'
import { type Actor, hindranceTo, isWithin, type Subject } from './actor.ts'

/** The fields that decide what an account may do: a change of them is told to its open browsers. */
const accessFields: readonly string[] = ['Roll', 'Behorighetsgrupp', 'Optioner', 'AllaForetag', 'FtgIdAccessList']

/** The columns of an account's values. */
export const columnsOf = (values: UserValues) => ({
  name: values.Namn,
  email: values.Epost,
  mobile: values.Mobil,
  personalNumber: values.PersNr,
  role: values.Roll as Role,
  rightsGroup: values.Roll === 'LIC' || values.Behorighetsgrupp === '' ? null : values.Behorighetsgrupp,
  options: [...values.Optioner],
  allCompanies: values.AllaForetag,
  requiresSms: values.Inloggningsmetoder.includes('S'),
  allowsBankId: values.Inloggningsmetoder.includes('B'),
  allowsPassword: values.Inloggningsmetoder.includes('A'),
})

/** A number that has just been given. It opens nothing until it is confirmed. */
const numberSetBy = ({ Login }: Actor, now: Date) => ({
  personalNumberSetBy: Login,
  personalNumberSetAt: now,
  personalNumberConfirmed: null,
})

/**
 * Checks the values that an account would have.
 *
 * @param outside the companies that the account has and the actor does not see
 * @throws Refusal fieldsRefused with a message for each field
 */
async function requireGrantable(
  tx: Transaction,
  actor: Actor,
  values: UserValues,
  changed: readonly string[],
  outside: readonly string[] = [],
): Promise<void> {
  const form: FormValues = { ...values, Ny: true }
  const problems: Record<string, string> = { ...userForm.problems(form) }
  // An account whose companies are all outside needs none of the actor's.
  if (outside.length > 0) delete problems.FtgIdAccessList
  const phone = internationalPhone(values.Mobil)
  if (phone !== undefined) problems.Mobil ??= phone
  const group = values.Behorighetsgrupp
  const isGroup = group === '' || rightsByStandardGroup(group) !== undefined
  if (!isGroup && (await tx.$count(rightsGroup, eq(rightsGroup.id, group))) === 0)
    problems.Behorighetsgrupp = errors.rightsGroupMissing.message
  const [own] = await tx.select({ options: licence.options }).from(licence).where(eq(licence.licNr, actor.LicNr))
  if (changed.includes('Optioner') && !values.Optioner.every(each => own?.options.includes(each)))
    problems.Optioner = 'Licensen har inte tillvalet.'
  const role = values.Roll as Role
  const wanted = {
    Roll: role,
    rights: await rightsOf(tx, {
      licNr: actor.LicNr,
      ...columnsOf(values),
      role,
      login: values.Login,
      supportOf: null,
    }),
    companies: values.AllaForetag ? ('all' as const) : values.FtgIdAccessList,
  }
  const refused: Problems = { ...problems, ...grantProblems(actor, wanted) }
  requireFields(refused)
}

/**
 * Replaces the companies of an account that the actor sees. Others stay.
 *
 * @throws Refusal fieldsRefused for a company that does not exist
 */
async function setCompanies(tx: Transaction, actor: Actor, { Login, FtgIdAccessList, AllaForetag }: UserValues) {
  const wanted = AllaForetag ? [] : [...new Set(FtgIdAccessList)]
  const all = await tx.select({ ftgKey: company.ftgKey, ftgId: company.ftgId }).from(company)
  const seen = all.filter(({ ftgId }) => isWithin(actor, ftgId))
  const given = seen.filter(({ ftgId }) => wanted.includes(ftgId))
  if (given.length < wanted.length) throw fieldsRefused({ FtgIdAccessList: errors.companyMissing.message })
  const taken = seen.filter(({ ftgId }) => !wanted.includes(ftgId)).map(({ ftgKey }) => ftgKey)
  if (taken.length > 0)
    await tx
      .delete(userCompanyAccess)
      .where(and(eq(userCompanyAccess.login, Login), inArray(userCompanyAccess.ftgKey, taken)))
  if (given.length > 0)
    await tx
      .insert(userCompanyAccess)
      .values(given.map(({ ftgKey }) => ({ login: Login, ftgKey })))
      .onConflictDoNothing()
  const home = given[0]?.ftgKey ?? null
  await tx
    .update(userAccount)
    .set({
      homeFtgKey: sql`case when ${AllaForetag} or exists (select from user_company_access c
      where c.login = ${Login} and c.ftg_key = home_ftg_key) then home_ftg_key else ${home}::uuid end`,
    })
    .where(eq(userAccount.login, Login))
}

/**
 * Creates an account, and appends `user.created`.
 *
 * @throws Refusal fieldsRefused, loginTaken, nameTaken
 */
export async function createUser(tx: Transaction, actor: Actor, values: UserValues, now: Date): Promise<void> {
  await requireGrantable(tx, actor, values, userForm.names)
  await waitForNames(tx, actor.LicNr)
  await requireOwnName(tx, {
    login: values.Login,
    licNr: actor.LicNr,
    name: values.Namn,
    personalNumber: values.PersNr,
  })
  // A login is unique in the whole installation, also among the licences that are not seen here.
  const created = await tx
    .insert(userAccount)
    .values({ login: values.Login, ...columnsOf(values), ...numberSetBy(actor, now) })
    .onConflictDoNothing()
    .returning({ login: userAccount.login })
  if (created.length === 0) throw new Refusal(errors.loginTaken, undefined, { Login: errors.loginTaken.message })
  await setCompanies(tx, actor, values)
  await appendEvent(tx, { type: 'user.created', ftgKey: null, payload: { login: values.Login, role: values.Roll } })
}

/** The result of a change. */
export interface Changed {
  readonly Version: number
  /** True when the account's sessions are to be ended. */
  readonly endsSessions: boolean
}

/**
 * Changes an account, and appends `user.changed` with the names of the changed fields, never their
 * values.
 *
 * @param before the account's values as the actor sees them
 * @throws Refusal versionConflict, ownAccount, userAbove, fieldsRefused, nameTaken
 */
export async function changeUser(
  tx: Transaction,
  actor: Actor,
  subject: Subject,
  {
    Version,
    before,
    change,
    now,
  }: {
    readonly Version: number
    readonly before: UserValues
    readonly change: Partial<UserValues>
    readonly now: Date
  },
): Promise<Changed> {
  const { row, FtgIds } = subject
  const hindrance = hindranceTo(actor, subject)
  if (hindrance === 'EGET') throw new Refusal(errors.ownAccount)
  if (hindrance === 'HOGRE') throw new Refusal(errors.userAbove)
  if (row.version !== Version) throw new Refusal(errors.versionConflict)
  const values: UserValues = { ...before, ...change }
  const fields = userForm.changed({ ...before, Ny: false }, { ...values, Ny: false })
  const unshared = fields.find(field => field !== 'FtgIdAccessList')
  if (hindrance === 'FORETAG' && unshared !== undefined) throw fieldsRefused({ [unshared]: hindranceTexts.FORETAG })
  if (fields.length === 0) return { Version, endsSessions: false }
  const outside = FtgIds.filter(each => !isWithin(actor, each))
  await requireGrantable(tx, actor, values, fields, outside)
  if (fields.includes('Namn')) {
    await waitForNames(tx, actor.LicNr)
    await requireOwnName(tx, { login: row.login, licNr: actor.LicNr, name: values.Namn, personalNumber: values.PersNr })
  }
  await tx
    .update(userAccount)
    .set({
      ...columnsOf(values),
      ...(fields.includes('PersNr') && numberSetBy(actor, now)),
      version: sql`${userAccount.version} + 1`,
    })
    .where(eq(userAccount.login, row.login))
  await setCompanies(tx, actor, values)
  const isAccess = fields.some(field => accessFields.includes(field))
  await appendEvent(tx, { type: 'user.changed', ftgKey: null, payload: { login: row.login, fields, isAccess } })
  return { Version: Version + 1, endsSessions: fields.includes('Roll') || fields.includes('Inloggningsmetoder') }
}
