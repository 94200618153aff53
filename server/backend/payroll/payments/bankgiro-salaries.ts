import iconv from 'iconv-lite'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { Ore } from '../../engine/money.ts'
import type { Company } from '../vouchers/company.ts'
import type { Payment } from './payment.ts'

/**
 * Bankgirot's file of salaries ("Löner", technical manual of February 2015): 80 characters a
 * record. It is an older format, which the banks stop taking one by one.
 */

const shortDate = (date: IsoDate): string => date.replaceAll('-', '').slice(2)
const blank = (length: number): string => ' '.repeat(length)
const zeros = (number: number | string, length: number): string => String(number).padStart(length, '0')

/**
 * Returns the bytes of a file with payments to Swedish accounts. The records are in Latin-1.
 *
 * @param created the day that the file is made
 */
export function bankgiroSalaries(company: Company, created: IsoDate, payments: readonly Payment[]): Buffer {
  const total = payments.reduce((sum, { amount }) => sum + amount, 0)
  const records = [
    openingRecord(company, created),
    ...payments.map(paymentRecord),
    totalRecord(created, total, payments),
  ]
  return iconv.encode(`${records.join('\r\n')}\r\n`, 'latin1')
}

const openingRecord = ({ BankKundId, Bankgiro }: Company, created: IsoDate): string =>
  `01${shortDate(created)}${blank(2)}LÖN${blank(46)}SEK${zeros(digits(BankKundId), 6)}${zeros(digits(Bankgiro), 10)}${blank(2)}`

const digits = (text: string): string => text.replace(/\D/g, '')

function paymentRecord({ payDate, destination, amount, person }: Payment): string {
  if (destination.kind !== 'swedish') throw new RangeError('The file has payments to Swedish accounts only.')
  const account = destination.clearing.slice(0, 4) + zeros(destination.account, 12)
  const reference = person.slice(-10).padEnd(10)
  return `35${shortDate(payDate)}${blank(4)}${account}${zeros(amount, 12)}${blank(18)}${reference}${'Lön'.padEnd(12)}`
}

const totalRecord = (created: IsoDate, total: Ore, { length }: readonly Payment[]): string =>
  `09${shortDate(created)}${blank(20)}${zeros(total, 12)}${zeros(length, 6)}${zeros(0, 34)}`
