import { inArray } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { payslipStatus } from '#contracts/payroll/run/payslip-life.ts'
import type {
  PayslipAsItWas,
  PayslipHistory,
  PayslipMoment,
  PayslipOccasion,
  PayslipThen,
} from '#contracts/payroll/versions/shapes.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import type { Basis } from '../../engine/basis.ts'
import { calculate } from '../../engine/calculate.ts'
import { monthOf } from '../../engine/dates.ts'
import type { Payslip } from '../../engine/payslip.ts'
import { requireShape, WrongBasis } from '../../engine/reading.ts'
import { law } from '../../law/law.ts'
import { canonicalJson } from '../../platform/canonical-json.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type payslip, userAccount } from '../../tables/schema.ts'
import { basisHash } from '../basis/basis-hash.ts'
import { type Chain, chainOf, readCalculated } from '../correction/chain.ts'
import { differenceOf, emptied, togetherOf } from '../correction/difference.ts'
import { isAdvance } from '../run/payslip-numbers.ts'
import { personName } from '../run/payslip-page.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import { versionsOf as versionsNow } from '../run/run-versions.ts'
import { flagsOf, usesAttestOf } from '../run/status.ts'
import { answerOf, balanceOf } from '../trial/trial-answer.ts'
import { basisDifferences } from './basis-facts.ts'
import { contentOf, type Version, versionsOf } from './read-versions.ts'

type Slip = typeof payslip.$inferSelect

/** The flags of a payslip, with what has happened when each is set and taken away. */
const marks: readonly (readonly [field: keyof Slip, set: PayslipOccasion, taken: PayslipOccasion | null])[] = [
  ['readyAt', 'READY', 'UNREADY'],
  ['attestedAt', 'ATTESTED', 'UNATTESTED'],
  ['printedAt', 'PRINTED', null],
  ['publishedAt', 'PUBLISHED', null],
  ['paidAt', 'PAID', null],
  ['reversedAt', 'REVERSED', null],
]

/**
 * Returns what made a version of the one before it. A change without a name of its own is a
 * calculation.
 */
function occasionsOf(before: Version | undefined, { slip }: Version): PayslipOccasion[] {
  if (!before) return ['CREATED']
  const old = before.slip
  const isCalculated =
    old.basisHash !== slip.basisHash || old.engineVersion !== slip.engineVersion || old.lawVersion !== slip.lawVersion
  const marked = marks.flatMap(([field, set, taken]) => {
    if ((old[field] === null) === (slip[field] === null)) return []
    return slip[field] === null ? (taken === null ? [] : [taken]) : [set]
  })
  return isCalculated || marked.length === 0 ? ['CALCULATED', ...marked] : marked
}

interface MomentContext {
  readonly usesAttest: boolean
  readonly nameOf: (login: string | null) => string
}

const momentOf = (
  versions: readonly Version[],
  version: Version,
  { usesAttest, nameOf }: MomentContext,
): PayslipMoment => ({
  Nr: version.nr,
  At: version.at.toISOString(),
  By: nameOf(version.by),
  Handelser: occasionsOf(versions[version.nr - 2], version),
  StatusText: payslipStatus(flagsOf(version.slip), usesAttest),
  Netto: fromHundredths(version.slip.net),
})

/** Returns the context in which the moments of versions are told. */
async function contextOf(tx: Transaction, versions: readonly Version[]): Promise<MomentContext> {
  const logins = [...new Set(versions.flatMap(({ by }) => by ?? []))]
  const accounts =
    logins.length === 0
      ? []
      : await tx
          .select({ login: userAccount.login, name: userAccount.name })
          .from(userAccount)
          .where(inArray(userAccount.login, logins))
  const names = new Map(accounts.map(({ login, name }) => [login, name]))
  return { usesAttest: await usesAttestOf(tx), nameOf: login => names.get(login ?? '') ?? login ?? '' }
}

/** @throws Refusal payslipMissing */
async function requireVersions(tx: Transaction, key: PayslipKey): Promise<readonly Version[]> {
  const versions = await versionsOf(tx, key)
  if (versions.length === 0) throw new Refusal(errors.payslipMissing)
  return versions
}

/**
 * Returns the moments in the history of a person's payslip, the newest first.
 *
 * @throws Refusal payslipMissing
 */
export async function payslipHistory(tx: Transaction, key: PayslipKey): Promise<PayslipHistory> {
  const versions = await requireVersions(tx, key)
  const told = await contextOf(tx, versions)
  return {
    Namn: await personName(tx, key.employmentNumber),
    Handelser: versions.map(version => momentOf(versions, version, told)).toReversed(),
  }
}

/**
 * Returns a person's payslip as it stood from a moment on, beside what it is now. It is what was
 * stored, whatever the engine and the law have become since.
 *
 * @param nr the number of the moment, from 1
 * @throws Refusal payslipMissing, payslipVersionMissing
 */
export async function payslipAsItWas(tx: Transaction, key: PayslipKey, nr: number): Promise<PayslipAsItWas> {
  const versions = await requireVersions(tx, key)
  const [version, now] = [versions[nr - 1], versions.at(-1)]
  if (!version || !now) throw new Refusal(errors.payslipVersionMissing)
  const told = await contextOf(tx, versions)
  const contents = [await contentOf(tx, version, now.nr), await contentOf(tx, now, now.nr)] as const
  const then = (each: Version, { calculated }: (typeof contents)[0]): PayslipThen => {
    const { Brutto, Formaner, Skatt, Netto, Arbetsgivaravgift, Rader, Steg, Varningar } = answerOf(calculated)
    return {
      ...momentOf(versions, each, told),
      Utbetalningsdatum: each.slip.payDate,
      Brutto,
      Formaner,
      Skatt,
      Netto,
      Arbetsgivaravgift,
      Rader,
      Steg,
      Varningar,
      Saldon: calculated.balances.map(balanceOf),
      UnderlagHash: each.slip.basisHash,
      Motor: each.slip.engineVersion,
      Lag: each.slip.lawVersion,
    }
  }
  return {
    Da: then(version, contents[0]),
    Nu: then(now, contents[1]),
    Underlag: differencesOf(contents[0].basis, contents[1].basis),
    Kontroll: await proofOf(tx, version, contents[0]),
  }
}

/** Returns what differs between two stored bases, or that they cannot be read. */
function differencesOf(before: Basis, now: Basis): PayslipAsItWas['Underlag'] {
  try {
    requireShape(before)
    requireShape(now)
  } catch (error) {
    if (error instanceof WrongBasis) return [{ Namn: 'Underlaget', Da: error.message, Nu: '' }]
    throw error
  }
  return basisDifferences(before, now)
}

/** Tells whether the stored basis gives the stored payslip again, byte for byte. */
async function proofOf(
  tx: Transaction,
  { slip }: Version,
  { basis, calculated }: Awaited<ReturnType<typeof contentOf>>,
) {
  const now = versionsNow(law)
  if (slip.engineVersion !== now.engine || slip.lawVersion !== now.law) return 'OTHER_VERSION'
  const again = await madeAgain(tx, slip, calculate(basis, law))
  const isSame = canonicalJson(again) === canonicalJson(calculated)
  return isSame && basisHash(basis) === slip.basisHash ? 'SAME' : 'DIFFERS'
}

/** True for the payslip that takes the others of a chain back: the last that was reversed. */
const takesBack = (chain: Chain, at: number): boolean => {
  const [slip, next] = [chain[at], chain[at + 1]]
  const { corrects = null, reversedAt = null } = slip ?? {}
  return corrects !== null && reversedAt !== null && next?.reversedAt?.getTime() !== reversedAt.getTime()
}

/** Returns the payslip of a basis: of a correction the difference to what counted then. */
async function madeAgain(tx: Transaction, slip: Slip, right: Payslip): Promise<Payslip> {
  if (isAdvance(slip.number)) return right
  const chain = await chainOf(tx, slip, false)
  // While it was made it did not correct anything yet.
  const at = chain.findIndex(({ period, number }) => period === slip.period && number === slip.number)
  if (at <= 0) return right
  const since = chain.findLastIndex((_, before) => before < at && takesBack(chain, before)) + 1
  const [first, ...more] = await readCalculated(tx, chain.slice(since, at))
  const wanted = first && takesBack(chain, at) ? emptied(togetherOf([first, ...more])) : right
  return {
    ...differenceOf(wanted, first ? [first, ...more] : []),
    payDate: slip.payDate,
    period: monthOf(slip.payDate),
  }
}
