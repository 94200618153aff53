import type { PainVersion } from '#contracts/code-lists/payments.ts'
import type { PaymentProposal, ProposedPayment } from '#contracts/payroll/payments/shapes.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import type { Ore } from '../../engine/money.ts'
import { showKr } from '../../engine/show.ts'
import { swedishTime } from '../../platform/calendar/swedish-date.ts'
import { type BankFile, bankFile } from './bank-file.ts'
import type { Payable } from './payable.ts'
import type { Destination, Payment, PaymentOrder } from './payment.ts'
import { type PaymentBasis, paymentsOf } from './payments-of.ts'

/** What an order would pay, and the file that it would send. */
export interface Proposal {
  readonly order: PaymentOrder
  /** Null when nothing goes by file: the company pays by a list, or everybody in cash. */
  readonly file: BankFile | null
  readonly answer: PaymentProposal
}

/** What the file would be, beside its payments. */
export interface ProposedFile {
  readonly messageId: string
  readonly version: PainVersion
  readonly now: Date
}

/** Returns what payslips would pay, each person by name, and why not. */
export function proposalOf(
  basis: PaymentBasis,
  payables: readonly Payable[],
  { messageId: id, version, now }: ProposedFile,
): Proposal {
  const order = paymentsOf(basis)
  const hasFile = basis.company.KopplaBank && order.payments.length > 0
  const message = { id, version, createdAt: swedishTime(now).replace(' ', 'T').concat(':00') }
  const file = hasFile ? bankFile(basis.company, order, message) : null
  const names = new Map(basis.payees.map(({ person, name }) => [person, name.trim()]))
  const proposed = payables.map(each => proposedOf(order, each, names.get(each.slip.person) ?? ''))
  return {
    order,
    file,
    answer: {
      Lonebesked: [...proposed.filter(({ Hinder }) => Hinder !== ''), ...proposed.filter(({ Hinder }) => !Hinder)],
      TillKonto: fromHundredths(order.total),
      Kontant: fromHundredths(order.cash.reduce((sum, { amount }) => sum + amount, 0)),
      Utmatning: fromHundredths(garnishedIn(order.payments)),
      Format: basis.company.KopplaBank ? basis.company.BankNamn : '',
      Hinder: file && 'problems' in file ? [...file.problems] : [],
      Anmarkningar: [
        ...(file && 'warnings' in file ? file.warnings : []),
        ...order.apart.map(
          ({ person, amount, text }) =>
            `Anställd ${person}: ${showKr(amount)} kr till Kronofogden betalas inte här, för ${text}`,
        ),
      ],
    },
  }
}

function proposedOf(order: PaymentOrder, { key, version, slip }: Payable, Namn: string): ProposedPayment {
  const own = <Each extends { readonly source: string }>(list: readonly Each[]) =>
    list.filter(({ source }) => source === slip.id)
  return {
    AnstNr: key.employmentNumber,
    Nummer: key.number,
    Version: version,
    Namn,
    Belopp: fromHundredths(slip.totals.net),
    Konton: [
      ...own(order.payments).map(({ destination, amount, purpose, name }) => ({
        Konto: purpose === 'garnishment' ? name : masked(accountOf(destination)),
        Belopp: fromHundredths(amount),
      })),
      ...own(order.cash).map(({ amount }) => ({ Konto: 'Kontant', Belopp: fromHundredths(amount) })),
    ],
    Hinder: own(order.problems)[0]?.text ?? '',
  }
}

/** Returns what payments pay to Kronofogden. */
export const garnishedIn = (payments: readonly Payment[]): Ore =>
  payments.reduce((sum, { purpose, amount }) => (purpose === 'garnishment' ? sum + amount : sum), 0)

/** Returns an account as it is written: the clearing and account number, or IBAN. */
export function accountOf(destination: Destination): string {
  switch (destination.kind) {
    case 'swedish':
      return `${destination.clearing} ${destination.account}`
    case 'foreign':
      return destination.iban
    case 'bankgiro':
      return destination.number
  }
}

/** Returns an account by which its owner knows it: some numbers are personal numbers. */
const masked = (account: string): string => `${account.slice(0, 4)} … ${account.slice(-4)}`
