import { writeCsv } from 'hucre/csv'
import { writeXlsx } from 'hucre/xlsx'
import { accountingExports, unwrittenExports } from '#contracts/code-lists/accounting.ts'
import { resultUnits } from '#contracts/settings/counts.ts'
import { compare } from '../../finished-payslip.ts'
import { accountingYear } from '../accounting-year.ts'
import type { Company } from '../company.ts'
import type { Voucher, VoucherRow } from '../voucher.ts'
import type { SieDimension, SieFile, SieRow } from './sie-file.ts'
import { sie4 } from './sie4.ts'
import { sie5 } from './sie5.ts'
import { tableOf, type VoucherNames } from './voucher-table.ts'

/** What a file is, beside its vouchers. */
export interface VoucherExport {
  /** The month of the payout: YYYY-MM. */
  readonly period: string
  readonly madeAt: Date
  /** The version of this program. */
  readonly version: string
  readonly names: VoucherNames
}

/** A file of vouchers, or the problem that it stops on, in Swedish. */
export type VoucherFile =
  | {
      readonly name: string
      readonly content: Buffer
      /** What the clerk should know of the file, in Swedish. */
      readonly warnings: readonly string[]
    }
  | { readonly problem: string }

/** A setting that no file can be made with, and what is wrong with it, in Swedish. */
export interface FileObstacle {
  readonly setting: 'KopplaBokf' | 'BokfProg'
  readonly problem: string
}

/**
 * Returns why a company's vouchers can be in no file, or undefined when they can. SE1P and SFSP are
 * in the code list, and no description of them was to be had.
 */
export function fileObstacle({ KopplaBokf, BokfProg }: Company): FileObstacle | undefined {
  if (!KopplaBokf) return { setting: 'KopplaBokf', problem: 'Företaget exporterar inte till ett bokföringsprogram.' }
  if (BokfProg === '') return { setting: 'BokfProg', problem: 'Filens format är inte valt.' }
  if (!unwrittenExports.has(BokfProg)) return undefined
  const problem = `Formatet ${accountingExports.label(BokfProg)} kan inte skrivas. Välj SIE typ 4.`
  return { setting: 'BokfProg', problem }
}

/** Returns a file of vouchers in the format of the company's accounting program (BokfProg). */
export async function voucherFile(
  company: Company,
  vouchers: readonly Voucher[],
  about: VoucherExport,
): Promise<VoucherFile> {
  const obstacle = fileObstacle(company)
  if (obstacle) return { problem: obstacle.problem }
  const name = `Verifikationer ${about.period}`
  const table = tableOf(company, vouchers, about.names)
  switch (company.BokfProg) {
    case 'SIE4':
      return inSie4(sieFileOf(company, vouchers, about), about)
    case 'SIE5': {
      const file = sie5(sieFileOf(company, vouchers, about))
      return 'problem' in file ? file : { name: `LÖN ${about.period}.sie`, content: file.content, warnings: [] }
    }
    case 'CSV':
      return { name: `${name}.csv`, content: Buffer.from(csv(table)), warnings: [] }
    case 'XLSX':
      return { name: `${name}.xlsx`, content: Buffer.from(await xlsx(table)), warnings: [] }
    default:
      throw new RangeError(`No file is written in the format ${company.BokfProg}.`)
  }
}

type Table = ReturnType<typeof tableOf>

/** Marks a text that a spreadsheet would run as a formula (OWASP: CSV injection). */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** Returns the table with semicolons and decimal commas, as Swedish spreadsheets open it. */
const csv = ({ labels, rows }: Table): string =>
  writeCsv(
    [
      labels.map(safe),
      ...rows.map(row =>
        row.map(cell => (typeof cell === 'number' ? cell.toFixed(2).replace('.', ',') : safe(cell ?? ''))),
      ),
    ],
    { delimiter: ';', bom: true },
  )

/** The column of dates, which Excel counts with. */
const dated = 'Datum'

const xlsx = ({ labels, rows }: Table): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: 'Verifikationer',
        columns: labels.map(label => ({ width: 16, ...(label === dated && { numFmt: 'yyyy-mm-dd' }) })),
        rows: [
          [...labels],
          ...rows.map(row =>
            row.map((cell, at) => (labels[at] === dated ? new Date(`${String(cell)}T00:00:00Z`) : cell)),
          ),
        ],
        freezePane: { rows: 1 },
      },
    ],
  })

/**
 * The dimensions of the books that the company exports, each with the code that a row has in it.
 */
function dimensionsOf(company: Company, names: VoucherNames) {
  const units = resultUnits
    .filter(n => company[`OpenResEnhet${n}`] && company[`BokfResEnh${n}`])
    .map(n => ({
      number: company[`BokfKopplaRE${n}`],
      name: company[`ResEnhet${n}Namn`],
      codeOf: (row: VoucherRow) => row.units[n - 1] ?? '',
      nameOf: (code: string) => names.units[n - 1]?.[code] ?? '',
    }))
  const employees = {
    number: company.BokfKopplaAnst,
    name: 'Anställd',
    codeOf: ({ person }: VoucherRow) => person,
    nameOf: (code: string) => names.people[code] ?? '',
  }
  return company.BokfAnstNr ? [...units, employees] : units
}

/** Returns what a SIE file says of the vouchers, with what the company exports of their rows. */
function sieFileOf(company: Company, vouchers: readonly Voucher[], about: VoucherExport): SieFile {
  const dimensions = dimensionsOf(company, about.names)
  const rows = vouchers.flatMap(voucher => voucher.rows)
  const used = dimensions.map(({ number, name, codeOf, nameOf }): SieDimension => {
    const codes = [...new Set(rows.map(codeOf))].filter(code => code !== '').toSorted(compare)
    return { number, name, objects: codes.map(code => [code, nameOf(code)]) }
  })
  const years = new Map(
    vouchers.map(({ date }) => accountingYear(date, Number(company.StartBokfAr))).map(year => [year[0], year] as const),
  )
  return {
    program: ['Avlöna', about.version],
    madeAt: about.madeAt,
    accounts: about.names.accounts,
    company: company.Namn,
    organisationNumber: withHyphen(company.Orgnr),
    years: [...years].toSorted(([a], [b]) => compare(b, a)).map(([, year]) => year),
    dimensions: used.filter(({ objects }) => objects.length > 0),
    vouchers: vouchers.map(voucher => ({
      series: voucher.series,
      number: voucher.number === null ? '' : String(voucher.number),
      date: voucher.date,
      text: voucher.text,
      rows: voucher.rows.map((row): SieRow => {
        const { account, amount, date, text, quantity } = row
        const objects = dimensions.map(({ number, codeOf }) => [number, codeOf(row)] as const)
        return {
          account,
          amount,
          date,
          text,
          quantity: company.BokfAntal ? quantity : null,
          objects: objects.filter(([, code]) => code !== ''),
        }
      }),
    })),
  }
}

function inSie4(file: SieFile, { period }: VoucherExport): VoucherFile {
  const { content, replaced } = sie4(file)
  const warnings =
    replaced.length === 0 ? [] : [`SIE-filen kan inte ha tecknen ${replaced.join(' ')}. De är utbytta mot liknande.`]
  return { name: `LÖN ${period}.SI`, content, warnings }
}

/** Returns the last ten digits with their hyphen, or an empty text. */
const withHyphen = (number: string): string =>
  number
    .replace(/\D/g, '')
    .slice(-10)
    .replace(/^(\d{6})(\d{4})$/, '$1-$2')
