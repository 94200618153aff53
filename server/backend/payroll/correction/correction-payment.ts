import { errors } from '#contracts/errors.ts'
import type { CorrectionPayment } from '#contracts/payroll/correction/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import { bankDayAfter } from '../../platform/calendar/bank-days.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Actor } from '../actor.ts'
import { makePayments, nextNumber } from '../payments/make-payments.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import { requiresAttestOf } from '../run/status.ts'
import { companyOf } from '../vouchers/make-vouchers.ts'

/** The account that corrects, when, and whether to store it. */
export interface CorrectionActor extends Actor {
  /** A preview says why a payment cannot be ordered; otherwise the correction is refused. */
  readonly isPreview: boolean
}

interface ToPay {
  /** The new payslip. */
  readonly key: PayslipKey
  readonly payDay: IsoDate
  /** What is to be paid, or below zero what is claimed back, in öre. */
  readonly net: number
  readonly isPaid: boolean
  readonly isTakenBack: boolean
}

const texts = {
  order: 'Betalas till den anställda.',
  attest: 'Betalas när det nya lönebeskedet är attesterat.',
  later: 'Betalas med periodens nästa betalning.',
  claim:
    'Dras vid nästa betalning till den anställda i perioden. Kvittning mot lön kräver att den anställda har gått med på den, eller fått veta den i förväg enligt kvittningslagen.',
  takenBack: 'Den anställda har fått beloppet, och ska betala tillbaka det.',
  nothing: 'Det blir inget att betala.',
} as const

const latestOf = (one: IsoDate, other: IsoDate): IsoDate => [one, other].toSorted()[1] ?? one

/**
 * Orders the payments of corrections, those of a period together, or says what becomes of each. The
 * answers are in the order of the corrections.
 *
 * @throws Refusal paymentRefused
 */
export async function paymentsOf(
  tx: Transaction,
  all: readonly ToPay[],
  actor: CorrectionActor,
): Promise<CorrectionPayment[]> {
  const requiresAttest = await requiresAttestOf(tx)
  const made = all.map(each => ({ each, known: withoutOrder(each, requiresAttest) }))
  const waiting = made.flatMap(({ each, known }) => (known ? [] : [each]))
  const ordered = new Map<ToPay, CorrectionPayment>()
  for (const [period, together] of Map.groupBy(waiting, ({ key }) => key.period))
    for (const [of, payment] of await orderOf(tx, period, together, actor)) ordered.set(of, payment)
  return made.map(({ each, known }) => {
    const payment = known ?? ordered.get(each)
    if (!payment) throw new Error('a correction is ordered, or it is said why not')
    return payment
  })
}

const sharedOf = ({ net, payDay }: ToPay) => ({
  Belopp: fromHundredths(net),
  Datum: payDay,
  Konton: [],
  Nr: null,
  Hinder: '',
})

/** Returns what becomes of what is not ordered now, or null. */
function withoutOrder(made: ToPay, requiresAttest: boolean): CorrectionPayment | null {
  const { net, isPaid, isTakenBack } = made
  const shared = sharedOf(made)
  if (net === 0) return { ...shared, Slag: 'INGEN', Text: texts.nothing }
  if (net < 0) return { ...shared, Slag: 'FORDRAN', Text: isTakenBack ? texts.takenBack : texts.claim }
  if (requiresAttest) return { ...shared, Slag: 'SENARE', Text: texts.attest }
  return isPaid ? null : { ...shared, Slag: 'SENARE', Text: texts.later }
}

/** Orders the payments of a period. A preview says why they cannot be ordered. */
async function orderOf(
  tx: Transaction,
  period: string,
  together: readonly ToPay[],
  { login, now, isPreview }: CorrectionActor,
): Promise<readonly (readonly [ToPay, CorrectionPayment])[]> {
  const { company } = await companyOf(tx)
  const body = {
    Forhandsgranska: isPreview,
    Lonebesked: together.map(({ key }) => ({ AnstNr: key.employmentNumber, Nummer: key.number, Version: 1 })),
    Version: '03' as const,
  }
  const day = bankDayAfter(swedishDate(now))
  const next = await nextNumber(tx, period)
  const ordered = (each: ToPay) => ({
    ...sharedOf(each),
    Slag: 'ORDER' as const,
    Datum: latestOf(each.payDay, day),
    Text: texts.order,
  })
  try {
    const { answer, number } = await makePayments(tx, { company, period, body }, { login, now })
    const slips = new Map(answer.Lonebesked.map(slip => [`${slip.AnstNr} ${slip.Nummer}`, slip]))
    return together.map(each => {
      const slip = slips.get(`${each.key.employmentNumber} ${each.key.number}`)
      return [each, { ...ordered(each), Nr: number ?? next, Konton: slip?.Konton ?? [] }]
    })
  } catch (error) {
    if (!(isPreview && error instanceof Refusal && error.error === errors.paymentRefused)) throw error
    return together.map(each => [each, { ...ordered(each), Hinder: error.message }])
  }
}
