import type { FormValues } from '#contracts/forms/field.ts'
import type { UserValues } from '#contracts/users/shapes.ts'
import { userForm } from '#contracts/users/user.form.ts'
import { requireOwnName } from '../account/own-name.ts'
import { licenceSupplemented } from '../copies/supplement-companies.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Database } from '../platform/database/connect.ts'
import { actAsSystem, actFor, withSystem } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { newToken } from '../sign-in/session/token.ts'
import { licence, userAccount } from '../tables/schema.ts'
import { columnsOf } from '../users/change-user.ts'
import { expiryOf, pathOfLink, storeLink } from '../users/links.ts'

/** A licence and its licence user, as the provider's administrator types them. */
export interface NewLicence {
  /** WEB100200. */
  readonly licNr: string
  readonly name: string
  readonly model: 'BAS' | 'PLUS'
  readonly options: readonly string[]
  /** 10 or 12 digits, or empty. */
  readonly orgnr: string
  readonly login: string
  readonly person: string
}

/** A licence cannot be created as typed. The message is a sentence. */
export class LicenceRefused extends Error {
  override readonly name = 'LicenceRefused'
}

/**
 * Creates a licence with its licence user, who chooses a password by the link of an invitation. So
 * no password is typed, shown or stored on the way.
 *
 * @returns the path of the link, and the instant at which it ends
 * @throws LicenceRefused when a value is not valid, or the licence or the login exists
 */
export async function createLicence(
  database: Database,
  { licNr, name, model, options, orgnr, login, person }: NewLicence,
  now: Date,
): Promise<{ readonly path: string; readonly expiresAt: Date }> {
  if (!/^[A-Z0-9]{1,20}$/.test(licNr))
    throw new LicenceRefused(`“${licNr}” is no number of a licence, as WEB100200 is.`)
  if (name.trim() === '') throw new LicenceRefused('The licence needs the name of the licensee.')
  if (!/^(\d{10}|\d{12})?$/.test(orgnr)) throw new LicenceRefused(`“${orgnr}” is not of 10 or 12 digits.`)
  const values: UserValues = { ...typedUser, Login: login, Namn: person, Optioner: [...options] }
  const problems = userForm.problems({ ...values, Ny: true } satisfies FormValues)
  const [[field, problem] = []] = Object.entries(problems)
  if (field !== undefined) throw new LicenceRefused(`${field}: ${problem}`)
  const token = newToken()
  await withSystem(database, async tx => {
    const made = await tx
      .insert(licence)
      .values({ licNr, name: name.trim(), model, options: [...options], orgnr })
      .onConflictDoNothing()
    if (made.rowCount === 0) throw new LicenceRefused(`There is a licence ${licNr} already.`)
    await actFor(tx, { licNr })
    // It has no companies that lack standard contents.
    await appendEvent(tx, { type: licenceSupplemented, ftgKey: null, actor: null })
    await requireOwnName(tx, { login, licNr, name: person, personalNumber: '' }).catch(failure => {
      throw failure instanceof Refusal ? new LicenceRefused(`Namn: ${failure.message}`) : failure
    })
    const added = await tx
      .insert(userAccount)
      .values({ login, ...columnsOf(values) })
      .onConflictDoNothing()
    if (added.rowCount === 0)
      throw new LicenceRefused(`There is an account ${login} already, in this or another licence.`)
    const payload = { login, role: values.Roll }
    await appendEvent(tx, { type: 'user.created', ftgKey: null, actor: null, payload })
    await appendEvent(tx, { type: 'user.invited', ftgKey: null, actor: null, payload: { login } })
    await actAsSystem(tx)
    await storeLink(tx, { login, licNr, kind: 'INVITE', token, now })
  })
  return { path: pathOfLink(token), expiresAt: expiryOf('INVITE', now) }
}

/** What is the same of every licence user that the command creates. */
const typedUser = {
  Epost: '',
  Mobil: '',
  PersNr: '',
  Roll: 'LIC',
  Behorighetsgrupp: '',
  AllaForetag: true,
  FtgIdAccessList: [],
  Inloggningsmetoder: ['F', 'A'],
}
