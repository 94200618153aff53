import { and, desc, eq, ne, type SQL } from 'drizzle-orm'
import type { CompanyCopy, CopyName } from '#contracts/copies/company-copy.shapes.ts'
import { errors } from '#contracts/errors.ts'
import { openings } from '#contracts/rights/openings.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { actAsSystem, actFor, type Transaction } from '../platform/database/tenancy.ts'
import type { SessionAsk } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { companyCopy } from '../tables/schema.ts'
import { isThere } from './copy-term.ts'
import type { CopyRow } from './restore-copy.ts'

type Asking = Pick<SessionAsk, 'tx' | 'caller' | 'opens'>

/**
 * The support sees copies sent to it by any licence, but not the copies of removed companies, which
 * belong to their licence.
 */
const sentCopies = eq(companyCopy.isKept, false)

/** Runs work across all licences, then makes the transaction act for the caller again. */
async function asSystem<Result>({ tx, caller }: Asking, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  await actAsSystem(tx)
  const result = await work(tx)
  const { licNr, login } = caller.account
  await actFor(tx, { licNr, login, ftgKey: caller.company?.ftgKey })
  return result
}

/** Returns the licences whose copies the account may see, its own first. */
export async function sourcesOf(ask: Asking): Promise<string[]> {
  const own = ask.caller.account.licNr
  if (!(await ask.opens(openings.support))) return [own]
  const others = await asSystem(ask, tx =>
    tx
      .selectDistinct({ licNr: companyCopy.licNr })
      .from(companyCopy)
      .where(and(sentCopies, isThere, ne(companyCopy.licNr, own)))
      .orderBy(companyCopy.licNr),
  )
  return [own, ...others.map(({ licNr }) => licNr)]
}

/** Reads or deletes copies of a licence: its own as the caller, another's as the support. */
async function within<Result>(
  ask: Asking,
  licNr: string,
  work: (tx: Transaction, visible: SQL | undefined) => Promise<Result>,
): Promise<Result | undefined> {
  const ofLicence = and(eq(companyCopy.licNr, licNr), isThere)
  if (licNr === ask.caller.account.licNr) return work(ask.tx, ofLicence)
  if (!(await ask.opens(openings.support))) return undefined
  return asSystem(ask, tx => work(tx, and(ofLicence, sentCopies)))
}

/** Returns the copies of a licence that the account may see, the newest first. */
export async function copiesOf(ask: Asking, licNr: string): Promise<CompanyCopy[]> {
  const rows = await within(ask, licNr, (tx, visible) =>
    tx.select().from(companyCopy).where(visible).orderBy(desc(companyCopy.createdAt), companyCopy.id),
  )
  return (rows ?? []).map(itemOf)
}

/**
 * Returns a copy that the account may see.
 *
 * @throws Refusal copyMissing
 */
export async function findCopy(ask: Asking, copy: CopyName): Promise<CopyRow> {
  const found = await within(ask, copy.Container, (tx, visible) =>
    tx
      .select()
      .from(companyCopy)
      .where(and(visible, isNamed(copy))),
  )
  if (!found?.[0]) throw new Refusal(errors.copyMissing)
  return found[0]
}

/**
 * Deletes a copy, and appends `company-copy.deleted` {container, name} in the caller's licence.
 *
 * @throws Refusal copyMissing, copyKept
 */
export async function deleteCopy(ask: Asking, copy: CopyName): Promise<void> {
  if ((await findCopy(ask, copy)).isKept) throw new Refusal(errors.copyKept)
  await within(ask, copy.Container, (tx, visible) => tx.delete(companyCopy).where(and(visible, isNamed(copy))))
  const payload = { container: copy.Container, name: copy.Name }
  await appendEvent(ask.tx, { type: 'company-copy.deleted', ftgKey: null, payload })
}

const isNamed = ({ Name, VersionId }: CopyName) => and(eq(companyCopy.id, VersionId), eq(companyCopy.name, Name))

const itemOf = (row: CopyRow): CompanyCopy => ({
  Container: row.licNr,
  Name: row.name,
  Version: row.id,
  Size: row.size,
  Created: row.createdAt.toISOString(),
  Expires: row.expiresAt.toISOString(),
  CanDelete: !row.isKept,
  MetaData: {
    CompanyName: row.companyName,
    FtgId: row.ftgId,
    CreatedBy: row.createdBy,
    InfoText: row.infoText,
    History: row.history,
  },
})
