import { fosAnswerAliases as aliases, fosAnswerRow as model } from '#contracts/fos/answer-row.ts'
import { maxInEnquiry } from '#contracts/fos/shapes.ts'
import { fileRefusal } from '../../imports/file-refusal.ts'
import { guessedColumns, parseCells } from '../../imports/parse-rows.ts'
import { textOf } from '../../imports/reading/cell.ts'
import { readTable } from '../../imports/reading/read-file.ts'
import type { TableForm } from '../../imports/reading/table.ts'
import type { AnswerReader } from './answer-reader.ts'

/** How a person in Sweden writes dates and numbers. */
const cellForm = { DatumForm: 'ISO', DecimalTecken: ',', Koder: [] } as const

/** Returns how a table is written: by its first bytes, and by what its first line has most of. */
function formOf(content: Buffer): TableForm {
  const isExcel = content.subarray(0, 2).toString('latin1') === 'PK'
  const [head = ''] = content.toString('latin1').split('\n', 1)
  const [Separator = ';'] = [';', '\t', ','].toSorted((a, b) => head.split(b).length - head.split(a).length)
  return {
    Format: isExcel ? 'XLSX' : 'CSV',
    Separator,
    Rubrikrad: true,
    Kolumner: [],
    Teckenkod: isUtf8(content) ? 'utf-8' : 'windows-1252',
  }
}

function isUtf8(content: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content)
    return true
  } catch {
    return false
  }
}

/** A table in CSV or Excel, with a person to a line and headings of its own words. */
export const tableAnswer: AnswerReader = {
  isFor: () => true,
  async read(content, today) {
    const { columns, lines } = await readTable(content, formOf(content))
    const chosen = guessedColumns({ model, aliases }, columns)
    const lacking = ['PersNr', 'GallerFran'].find(field => !chosen.some(({ Falt }) => Falt === field))
    if (lacking) throw fileRefusal(`Kolumnen ${lacking === 'PersNr' ? 'Personnummer' : 'Från och med'} saknas.`)
    if (lines.length > maxInEnquiry) throw fileRefusal('Filen har fler än 10 000 personer. Dela den i flera.')
    return lines.map(({ number, cells, problem }) => {
      const byField = Object.fromEntries(
        chosen.map(({ Falt, Kolumn }) => [Falt, cells[columns.indexOf(Kolumn)] ?? ''] as const),
      )
      const { values, problems } = parseCells(model, byField, cellForm, today)
      return {
        line: number,
        person: textOf(byField.PersNr ?? ''),
        values,
        problems: { ...problems, ...(problem !== undefined && { PersNr: problem }) },
      }
    })
  },
}
