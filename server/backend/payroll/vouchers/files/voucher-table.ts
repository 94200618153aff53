import { fromHundredths } from '#contracts/rules/hundredths.ts'
import { resultUnits } from '#contracts/settings/counts.ts'
import type { Company } from '../company.ts'
import type { Voucher } from '../voucher.ts'

/** The names of what vouchers refer to by code, for the receiver to read. */
export interface VoucherNames {
  /** Of the six result units, in their order: the names by code. */
  readonly units: readonly Readonly<Record<string, string>>[]
  /** Of the employees by AnstNr. */
  readonly people: Readonly<Record<string, string>>
  /** Of the accounts by number. */
  readonly accounts: Readonly<Record<string, string>>
}

/** A cell: a text, an amount in kronor or a quantity, or nothing. */
type Cell = string | number | null

/** Vouchers as a table for people and spreadsheets, one row for each of theirs. */
export function tableOf(
  company: Company,
  vouchers: readonly Voucher[],
  names: VoucherNames,
): { readonly labels: readonly string[]; readonly rows: readonly (readonly Cell[])[] } {
  const units = resultUnits.filter(n => company[`OpenResEnhet${n}`] && company[`BokfResEnh${n}`])
  const labels = [
    'Serie',
    'Nummer',
    'Datum',
    'Verifikation',
    'Konto',
    'Kontonamn',
    'Belopp',
    ...units.map(n => company[`ResEnhet${n}Namn`]),
    ...(company.BokfAnstNr ? ['Anställningsnummer'] : []),
    ...(company.BokfAntal ? ['Antal'] : []),
    'Text',
  ]
  const rows = vouchers.flatMap(({ series, number, date, text, rows: own }) =>
    own.map((row): Cell[] => [
      series,
      number === null ? '' : String(number),
      date,
      text,
      row.account,
      names.accounts[row.account] ?? '',
      fromHundredths(row.amount),
      ...units.map(n => row.units[n - 1] ?? ''),
      ...(company.BokfAnstNr ? [row.person] : []),
      ...(company.BokfAntal ? [row.quantity === null ? null : fromHundredths(row.quantity)] : []),
      row.text,
    ]),
  )
  return { labels, rows }
}
