import { type AnyField, type FieldValue, labelOf } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { type Parsed, refused } from '#contracts/rules/rule.ts'
import { type NumberForm, notInForm, numeralIn } from './read-number.ts'
import { type Cell, numeralOf, textOf } from './reading/cell.ts'

/** How cells are written: the values of an import definition. */
export interface CellForm {
  readonly DatumForm: string
  readonly DecimalTecken: NumberForm
  readonly Koder: readonly { readonly FilKod: string; readonly Kod: string }[]
}

/** How PAXml writes dates and numbers. */
export const paxmlCells = { DatumForm: 'ISO', DecimalTecken: 'XML' } as const

/** Returns a text as names of columns and choices are compared: without case, spaces and signs. */
export const plain = (text: string) => text.toLocaleLowerCase('sv').replace(/[\s._-]/g, '')

/** Texts that a spreadsheet runs: a sign before a number or a telephone number is none. */
const formula = /^(?:[=@\t\r]|[+-](?![\d\s().,/-]*$))/

/**
 * Returns the value of a cell: what a person reads in it, or why it is not read. Nothing is rounded
 * and nothing is guessed.
 */
export function readCell(field: AnyField, cell: Cell, form: CellForm, today: IsoDate): Parsed<FieldValue> {
  const label = labelOf(field, {})
  if (typeof cell === 'object' && cell.is === 'wrong') return refused(cell.reason)
  if (typeof cell === 'string' && formula.test(unmarked(cell)))
    return refused('Cellen ser ut som en formel. Skriv den som text.')
  const typed = typedText(field, label, cell, form)
  if (!typed.ok) return typed
  const how = field.format(today)
  const read = how.parse(typed.value, label)
  const isNumber = field.kind === 'decimal' || field.kind === 'integer'
  return read.ok && isNumber && typed.value !== '' && Number(read.value) !== Number(typed.value)
    ? refused(`${label} har fler decimaler än som sparas. Avrunda talet i filen.`)
    : read
}

/** Our own files mark a text that begins as a formula with an apostrophe. */
const unmarked = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text)

const given = (value: string): Parsed<string> => ({ ok: true, value })

/** Returns a cell as a person would type it in the field. */
function typedText(field: AnyField, label: string, cell: Cell, form: CellForm): Parsed<string> {
  switch (field.kind) {
    case 'decimal':
    case 'integer':
      return numberText(field, label, cell, form.DecimalTecken)
    case 'date':
      return dateText(label, cell, form.DatumForm)
    case 'flag':
      return flagText(label, cell)
    default:
      return plainText(field, label, cell)
  }
}

const isDateCell = (cell: Cell) => typeof cell === 'object' && cell.is === 'date'

function numberText(field: AnyField, label: string, cell: Cell, form: NumberForm): Parsed<string> {
  if (typeof cell === 'boolean') return refused(`${label} är SANT eller FALSKT i Excel, och inget tal.`)
  if (isDateCell(cell))
    return refused(`${label} är ett datum eller klockslag i Excel (${textOf(cell)}), och inget tal.`)
  if (typeof cell === 'number') return given(numeralOf(cell))
  if (typeof cell === 'object' && cell.is === 'shown') {
    return cell.isPercent && field.unit !== '%'
      ? refused(`${label} är procent i Excel (${cell.text}).`)
      : given(numeralOf(cell.value))
  }
  const text = unmarked(textOf(cell))
  if (text === '') return given('')
  const numeral = numeralIn(text, form, field.unit)
  return numeral === undefined ? refused(notInForm(label, form)) : given(numeral)
}

/** Returns a date as YYYY-MM-DD. */
function dateText(label: string, cell: Cell, form: string): Parsed<string> {
  const text = textOf(cell)
  const wrong = refused('Felaktigt datum')
  if (typeof cell === 'boolean') return refused(`${label} är SANT eller FALSKT i Excel, och inget datum.`)
  if (text === '' || /^\d{4}-\d\d-\d\d$/.test(text) || (form === 'ISO' && /^\d{8}$/.test(text))) return given(text)
  if (isDateCell(cell)) return refused(`${label} har ett klockslag i Excel (${text}). Ange bara dagen.`)
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? []
  if (year === '' || form === 'ISO') return wrong
  const [day, month] = form === 'DMY' ? [first, second] : [second, first]
  return given(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

function flagText(label: string, cell: Cell): Parsed<string> {
  if (isDateCell(cell)) return refused(`${label} är ett datum i Excel. Skriv Ja eller Nej.`)
  const text = textOf(cell)
  return given(/^(ja|j|x|1|sant|true)$/i.test(text) ? 'Ja' : /^(nej|n|0|falskt|false)?$/i.test(text) ? 'Nej' : text)
}

/** Returns the text of a cell. What Excel has made a date or a flag of is no text. */
function plainText(field: AnyField, label: string, cell: Cell): Parsed<string> {
  if (typeof cell === 'boolean') return refused(`${label} är SANT eller FALSKT i Excel. Gör om cellen till text.`)
  if (isDateCell(cell))
    return refused(`${label} är ett datum eller klockslag i Excel (${textOf(cell)}). Gör om cellen till text.`)
  if (typeof cell === 'number' && Math.abs(cell) >= 1e15)
    return refused(`${label} har fler siffror än Excel håller reda på. Gör om cellen till text.`)
  const text = unmarked(textOf(cell))
  const options = field.kind === 'choice' ? (field.choices?.({}) ?? []) : []
  return given(
    options.find(({ value, label }) => [value, label].some(each => plain(each) === plain(text)))?.value ?? text,
  )
}
