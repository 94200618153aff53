/** A date of Excel: a day, a day with a time of day, or a time of day alone. */
export interface DateCell {
  readonly is: 'date'
  /** YYYY-MM-DD, YYYY-MM-DD HH:MM, or HH:MM. With seconds where there are some. */
  readonly text: string
}

/** A number of Excel that is shown with other digits than its own: 0012, 352 31, 50 %. */
export interface ShownNumber {
  readonly is: 'shown'
  readonly value: number
  /** The text that a person reads. */
  readonly text: string
  readonly isPercent: boolean
}

/** A cell that has no value. */
export interface WrongCell {
  readonly is: 'wrong'
  readonly text: string
  /** Why, in Swedish. */
  readonly reason: string
}

/**
 * A cell of a file. A text is read in the form that the import definition declares. A number, a
 * date and a flag are those of Excel, which says itself what they are.
 */
export type Cell = string | number | boolean | DateCell | ShownNumber | WrongCell

/** Returns a number with the digits that Excel keeps: 0.1 + 0.2 is 0.3. */
export const keptDigits = (value: number): number => Number(value.toPrecision(15))

const withoutExponent = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 15 })

/** Returns a number without an exponent, with a point: 0.00001, 1000000. */
export function numeralOf(value: number): string {
  const numeral = String(keptDigits(value))
  return numeral.includes('e') ? withoutExponent.format(keptDigits(value)) : numeral
}

/** Returns a cell as a person reads it. */
export function textOf(cell: Cell): string {
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return numeralOf(cell).replace('.', ',')
  if (typeof cell === 'boolean') return cell ? 'SANT' : 'FALSKT'
  return cell.text
}

export const wrongCell = (text: string, reason: string): WrongCell => ({ is: 'wrong', text, reason })
export const errorCell = (text: string): WrongCell =>
  wrongCell(text, `Cellen har kalkylarkets felvärde ${text}. Rätta den i filen.`)

/** What a spreadsheet shows in place of a value: #N/A, and #SAKNAS! in Swedish. */
const errorText = /^(?:#(?:N\/A|[A-ZÅÄÖ0_/]{3,}[!?])|#{4,})$/iu

/** Returns a text, or a wrong cell for the error of a spreadsheet. */
export const textCell = (text: string): Cell => (errorText.test(text) ? errorCell(text) : text)
