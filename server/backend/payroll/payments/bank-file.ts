import { bankgiroLastDays } from '#contracts/code-lists/bank-formats.ts'
import { addDays, type IsoDate } from '#contracts/rules/date.ts'
import { bankDayNotAfter } from '#contracts/schedules/salary-periods.ts'
import { isBankDay } from '../../platform/calendar/bank-days.ts'
import type { Company } from '../vouchers/company.ts'
import { bankText, isBic } from './bank-text.ts'
import { bankgiroSalaries } from './bankgiro-salaries.ts'
import { type Bank, banks } from './banks.ts'
import { debitAccount, type Message, pain001 } from './pain001.ts'
import type { Payment, PaymentOrder } from './payment.ts'

/** A payment file, or the problems that it stops on, in Swedish. */
export type BankFile =
  | {
      readonly name: string
      readonly content: Buffer
      /** What the clerk should know before the file is sent, in Swedish. */
      readonly warnings: readonly string[]
    }
  | { readonly problems: readonly string[] }

/** Returns the name that a period's file is known by, of its number among the period's files. */
export const messageId = (period: string, number: number): string =>
  `LON-${period.replace('-', '')}-${String(number).padStart(4, '0')}`

/** Returns the file of an order, in the format of the company's bank. */
export function bankFile(company: Company, order: PaymentOrder, message: Message): BankFile {
  if (order.payments.length === 0) return { problems: ['Det finns inga betalningar till konton.'] }
  if (!company.KopplaBank) return { problems: ['Företaget betalar inte med fil. Betala efter utbetalningslistan.'] }
  const { BankNamn } = company
  switch (BankNamn) {
    case 'BGC':
      return bankgiroFile(company, order, message)
    case 'SUS':
      return { problems: ['Formatet SUS skrivs inte. Välj ISO 20022, Swedbank och sparbankerna.'] }
    default: {
      const bank = Object.entries(banks).find(([format]) => format === BankNamn)?.[1]
      return bank ? isoFile(company, bank, order, message) : { problems: ['Bankfilens format är inte valt.'] }
    }
  }
}

/** Warns of payments that an earlier file has, with the files. */
function repeatedWarnings({ repeated }: PaymentOrder): readonly string[] {
  if (repeated.length === 0) return []
  const files = [...new Set(repeated.map(each => each.messageId))].toSorted().join(', ')
  const which = repeated.length === 1 ? 'En betalning' : `${repeated.length} betalningar`
  return [
    `${which} finns redan i en tidigare fil (${files}). Skicka bara den här filen om banken inte har tagit emot den.`,
  ]
}

/** Returns that a day has passed when the bank is asked to pay on it. */
function lateProblems(days: readonly IsoDate[], { createdAt }: Message): readonly string[] {
  const late = days.find(day => day < createdAt.slice(0, 10))
  return late === undefined ? [] : [`Banken skulde ha betalat ${late}, som har passerat. Ändra utbetalningsdagen.`]
}

const strictText = (day: IsoDate) => `Utbetalningsdagen ${day} är ingen bankdag.`

/**
 * Returns the day that the bank is asked to pay on: the pay day, or the last bank day before it
 * when the pay day is none. Some banks want the bank day before.
 */
export function executionDay(payDate: IsoDate, { executes }: Pick<Bank, 'executes'>): IsoDate {
  const paid = bankDayNotAfter(payDate, isBankDay)
  return executes === 'pay day' ? paid : bankDayNotAfter(addDays(paid, -1), isBankDay)
}

function isoFile(company: Company, bank: Bank, order: PaymentOrder, message: Message): BankFile {
  const dateOf = ({ payDate }: Payment) => executionDay(payDate, bank)
  const problems = [
    ...companyProblems(company, bank),
    ...messageProblems(order, message),
    ...dayProblems(company, order),
    ...lateProblems(order.payments.map(dateOf), message),
  ]
  if (problems.length > 0) return { problems }
  const content = pain001(company, bank, message, order.payments, dateOf)
  return { name: `${message.id}.xml`, content: Buffer.from(content), warnings: repeatedWarnings(order) }
}

function companyProblems(company: Company, bank: Bank): string[] {
  const { iban, clearing, account, bic } = debitAccount(company)
  return [
    ...(iban === null && (clearing === '' || account === '') ? ['Företagets bankkonto saknas.'] : []),
    ...(bic === '' && clearing === '' ? ['Företagets BIC saknas.'] : []),
    ...(bic !== '' && !isBic(bic) ? [`Företagets BIC ${bic} är ingen BIC.`] : []),
    ...tooLong('Undertecknare', company.BankIsoSigner),
    ...tooLong('Kundnummer hos banken', company.BankKundId),
    ...(bank.needsSigner && company.BankIsoSigner === '' ? ['Undertecknare saknas. Banken kräver den.'] : []),
    ...(bank.payerHasNumber && company.BankKundId === '' ? ['Kundnummer hos banken saknas.'] : []),
    ...(bankText(company.Namn, bank.nameLength) === '' ? ['Företagets namn saknas.'] : []),
  ]
}

function messageProblems({ repeated }: PaymentOrder, { id }: Message): readonly string[] {
  if (!/^[A-Za-z0-9-]{1,30}$/.test(id)) return [`${id} kan inte vara filens id.`]
  return repeated.some(({ messageId: earlier }) => earlier === id)
    ? [`Filen ${id} har redan lämnats. Banken avvisar en fil med samma id.`]
    : []
}

/** The most characters of an identification in the schemas. The settings have room for more. */
const maxOfId = 35

const tooLong = (label: string, id: string): readonly string[] =>
  id.length > maxOfId ? [`${label} får bestå av max ${maxOfId} tecken i bankfilen.`] : []

/** With BankIsoStrictDate the pay day must be a bank day; otherwise the bank day before is used. */
const dayProblems = ({ BankIsoStrictDate }: Company, { payments }: PaymentOrder): readonly string[] =>
  BankIsoStrictDate
    ? [...new Set(payments.map(({ payDate }) => payDate))].filter(day => !isBankDay(day)).map(strictText)
    : []

/** Bankgirot's file, for as long as the company's bank takes it. */
function bankgiroFile(company: Company, order: PaymentOrder, message: Message): BankFile {
  const last = bankgiroLastDays[debitAccount(company).bic]
  const payments = order.payments.map(payment => ({
    ...payment,
    payDate: executionDay(payment.payDate, { executes: 'pay day' }),
  }))
  const problems = [
    ...(last && message.createdAt.slice(0, 10) > last.day
      ? [`${last.bank} tar inte emot Bankgirots lönefil efter ${last.day}. Välj ISO 20022.`]
      : []),
    ...(company.Bankgiro === '' ? ['Företagets bankgiro saknas.'] : []),
    ...(company.BankKundId.replace(/\D/g, '').length > 6
      ? ['Kundnummer hos banken får bestå av max 6 siffror i Bankgirots lönefil.']
      : []),
    ...messageProblems(order, message),
    ...lateProblems(
      payments.map(({ payDate }) => payDate),
      message,
    ),
  ]
  if (problems.length > 0) return { problems }
  const unsure =
    'Bankgirots lönefil upphör under 2026. Fråga banken om den fortfarande tas emot, och gå över till ISO 20022.'
  return {
    name: `${message.id}.txt`,
    content: bankgiroSalaries(company, message.createdAt.slice(0, 10), payments),
    warnings: [unsure, ...repeatedWarnings(order)],
  }
}
