import { errors } from '#contracts/errors.ts'
import type { CorrectionPayment } from '#contracts/payroll/correction/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { bankDayAfter } from '../../platform/calendar/bank-days.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { makePayments, nextNumber } from '../payments/make-payments.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import { usesAttestOf } from '../run/status.ts'
import { whole } from '../trial/trial-answer.ts'
import { companyOf } from '../vouchers/make-vouchers.ts'

/** Who corrects, when, and whether to store it. */
export interface Doer {
  readonly login: string
  readonly now: Date
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
 * Orders the payment of a correction, or says what becomes of it.
 *
 * @throws Refusal paymentRefused
 */
export async function paymentOf(tx: Transaction, { key, net, ...made }: ToPay, doer: Doer): Promise<CorrectionPayment> {
  const { payDay, isPaid, isTakenBack } = made
  const { login, now, isPreview } = doer
  const shared = { Belopp: whole(net), Datum: payDay, Konton: [], Nr: null, Hinder: '' }
  if (net === 0) return { ...shared, Slag: 'INGEN', Text: texts.nothing }
  if (net < 0) return { ...shared, Slag: 'FORDRAN', Text: isTakenBack ? texts.takenBack : texts.claim }
  if (await usesAttestOf(tx)) return { ...shared, Slag: 'SENARE', Text: texts.attest }
  if (!isPaid) return { ...shared, Slag: 'SENARE', Text: texts.later }
  const { company } = await companyOf(tx)
  const body = {
    Forhandsgranska: isPreview,
    Lonebesked: [{ AnstNr: key.employmentNumber, Nummer: key.number, Version: 1 }],
    Version: '03' as const,
  }
  const day = bankDayAfter(swedishDate(now))
  const next = await nextNumber(tx, key.period)
  const ordered = { ...shared, Slag: 'ORDER' as const, Datum: latestOf(payDay, day), Text: texts.order }
  try {
    const { answer, number } = await makePayments(tx, { company, period: key.period, body }, { login, now })
    return { ...ordered, Nr: number ?? next, Konton: answer.Lonebesked[0]?.Konton ?? [] }
  } catch (error) {
    if (!(isPreview && error instanceof Refusal && error.error === errors.paymentRefused)) throw error
    return { ...ordered, Hinder: error.message }
  }
}
