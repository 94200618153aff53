import type { TrialRow, TrialStep } from '#contracts/payroll/trial/shapes.ts'
import { showKronor } from '../explained/amounts.ts'
import { comparedTexts as texts } from './compared.text.ts'

/** One of two payslips that are compared. */
export interface ComparedPayslip {
  readonly Brutto: number
  readonly Skatt: number
  readonly Netto: number
  readonly Arbetsgivaravgift: number
  readonly Kostnad?: number
  readonly Rader: readonly TrialRow[]
  readonly Steg: readonly TrialStep[]
}

/** A row of either payslip, or of both. */
export interface ComparedRow {
  readonly key: string
  readonly text: string
  readonly before: TrialRow | undefined
  readonly after: TrialRow | undefined
}

/** What identifies a row in both: its pay type, and the step that gives its amount. */
const keyOf = ({ LonArtNr, Steg, Text }: TrialRow): string => [LonArtNr, Steg.at(-1) ?? Text].join(' ')

/** Returns the rows of two payslips as pairs: those of the first in order, then the new ones. */
export function pairsOf(before: readonly TrialRow[], after: readonly TrialRow[]): readonly ComparedRow[] {
  const now = new Map(after.map(row => [keyOf(row), row]))
  const pairs = before.map((row): ComparedRow => {
    const key = keyOf(row)
    const found = now.get(key)
    now.delete(key)
    return { key, text: row.Text, before: row, after: found }
  })
  return [...pairs, ...[...now].map(([key, row]) => ({ key, text: row.Text, before: undefined, after: row }))]
}

/** Returns a difference with its sign. */
export const showDifference = (difference: number): string =>
  difference > 0 ? texts.more(showKronor(difference)) : showKronor(difference)
