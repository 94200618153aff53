import { XMLBuilder } from 'fast-xml-parser'
import { swedishDate } from '../../../platform/calendar/swedish-date.ts'
import { decimal, type SieFile, type SieRow, type SieVoucher } from './sie-file.ts'

/**
 * Writes SIE 5 entry files: vouchers from a pre-system (`SieEntry` of the SIE group's sie5.xsd).
 * The signature, which the schema lets such a file be without, is not written.
 */

/** An element: its name with its content, and its attributes. */
type Element = Readonly<Record<string, unknown>>
type Attributes = Readonly<Record<string, string | null>>

const builder = new XMLBuilder({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
  indentBy: '  ',
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot have them, and an attribute no line breaks.
const forbidden = /[\u0000-\u001f\u007f\ufffe\uffff]/g

/** Returns an element with the attributes that are not null. */
function element(name: string, attributes: Attributes, content: readonly Element[] = []): Element {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [[`@${key}`, value.replaceAll(forbidden, ' ')]],
  )
  return { [name]: content, ':@': Object.fromEntries(given) }
}

/** Returns the bytes of a SIE 5 file, or the problem that it stops on, in Swedish. */
export function sie5(file: SieFile): { readonly content: Buffer } | { readonly problem: string } {
  const accounts = [...new Set(file.vouchers.flatMap(({ rows }) => rows.map(({ account }) => account)))].toSorted()
  const account = accounts.find(number => !/^\d+$/.test(number))
  if (account !== undefined) return { problem: `SIE 5 har bara konton av siffror, och ${account} är inte det.` }
  const dimension = file.dimensions.find(({ number }) => !/^0*[1-9]\d*$/.test(number))
  if (dimension)
    return {
      problem: `SIE 5 har bara dimensioner med nummer. Ändra kopplingen ${dimension.number} för ${dimension.name}.`,
    }
  const series = [...new Set(file.vouchers.map(voucher => voucher.series))]
  const entry = element('SieEntry', { xmlns: 'http://www.sie.se/sie5' }, [
    element('FileInfo', {}, fileInfo(file)),
    element(
      'Accounts',
      {},
      accounts.map(id => element('Account', { id, name: file.accounts[id] || id, type: accountType(id) })),
    ),
    element(
      'Dimensions',
      {},
      file.dimensions.map(({ number, name, objects }) =>
        element(
          'Dimension',
          { id: number, name },
          objects.map(([id, object]) => element('Object', { id, name: object || id })),
        ),
      ),
    ),
    ...series.map(each =>
      element(
        'Journal',
        { id: each === '' ? null : each },
        file.vouchers.filter(voucher => voucher.series === each).map(voucher => journalEntry(file, voucher)),
      ),
    ),
  ])
  return { content: Buffer.from(`<?xml version="1.0" encoding="utf-8"?>${builder.build([entry])}\n`) }
}

/** The number of an organisation that has none, by the schema. */
const noNumber = '000000-0000'

const fileInfo = ({ program: [name, version], madeAt, company, organisationNumber }: SieFile): readonly Element[] => [
  element('SoftwareProduct', { name, version }),
  element('FileCreation', { time: madeAt.toISOString().replace(/\.\d+Z$/, 'Z'), by: name }),
  element('Company', { organizationId: organisationNumber || noNumber, name: company }),
  element('AccountingCurrency', { currency: 'SEK' }),
]

/** Returns the kind of an account of the BAS chart by its number. */
function accountType(number: string): string {
  if (number.startsWith('1')) return 'asset'
  if (number.startsWith('20')) return 'equity'
  if (number.startsWith('2')) return 'liability'
  if (/^(3|8[0-3])/.test(number)) return 'income'
  return /^[4-8]/.test(number) ? 'cost' : 'statistics'
}

const journalEntry = ({ program: [by], madeAt }: SieFile, { number, date, text, rows }: SieVoucher): Element =>
  element('JournalEntry', { id: number === '' ? null : number, journalDate: date, text }, [
    element('OriginalEntryInfo', { date: swedishDate(madeAt), by }),
    ...rows.map(row => ledgerEntry(row, date)),
  ])

const ledgerEntry = ({ account, amount, quantity, text, date, objects }: SieRow, journalDate: string): Element =>
  element(
    'LedgerEntry',
    {
      accountId: account,
      amount: decimal(amount),
      quantity: quantity == null ? null : decimal(quantity),
      text: text || null,
      ledgerDate: date && date !== journalDate ? date : null,
    },
    objects.map(([dimId, objectId]) => element('ObjectReference', { dimId, objectId })),
  )
