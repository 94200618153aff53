import { type Evaluated, evaluateFormula, type Meaning } from '#contracts/formulas/evaluate.ts'
import { exactOf, showExact } from '#contracts/formulas/exact.ts'
import { type FormulaPerson, formulaFacts } from '#contracts/formulas/facts.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { folded } from '#contracts/rules/formula-words.ts'
import type { Fraction } from '../fraction.ts'
import type { Ore } from '../money.ts'
import type { Reading } from '../reading.ts'
import type { Step, StepInput } from '../step.ts'

/** What a company's formula gives: a number of kronor, hours or days. */
export interface FormulaValue {
  readonly exact: Fraction
  readonly formula: string
  readonly inputs: readonly StepInput[]
}

export type FormulaResult = { readonly value: FormulaValue } | { readonly problem: string }

/** An amount as a formula reads it: '30000.00'. */
const numeral = (amount: Ore): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const shown = (value: bigint | boolean): string =>
  typeof value === 'boolean' ? (value ? 'sant' : 'falskt') : showExact(value)

/** The value of one, in the exact decimals of formulas. */
const one = exactOf('1')

/** Returns the variables that a formula read, with their values, each once. */
function inputsOf({ steps }: Evaluated): readonly StepInput[] {
  const isName = /^[\p{L}_][\p{L}\p{M}\d_]*$/u
  const names = steps
    .filter(({ text }) => isName.test(text))
    .map(({ text, value }) => ({ name: text, value: shown(value) }))
  return [...new Map(names.map(each => [each.name, each])).values()]
}

/**
 * Returns the value of a company's formula for a row.
 *
 * @param on the day whose pay it reads
 * @param bases the sums of the company's own bases so far, by slot (P01)
 */
export function formulaValue(
  reading: Reading,
  formula: string,
  on: IsoDate,
  bases: ReadonlyMap<string, Ore>,
): FormulaResult {
  const facts = reading.employmentOn(on)
  const { person, formulas, payout } = reading.basis
  const known: FormulaPerson = {
    salaryForm: facts?.salaryForm ?? 'MÅN',
    salary: numeral(facts?.pay ?? 0),
    birthDate: person.birthDate,
    employedFrom: person.employedFrom,
  }
  const meanings = new Map<string, Meaning>(
    Object.entries(formulaFacts).map(([name, fact]) => [
      folded(name),
      { tag: 'value', value: exactOf(fact.of(known, payout.payDate)) },
    ]),
  )
  // A company's own name goes before ours.
  for (const each of formulas)
    meanings.set(
      folded(each.code),
      each.kind === 'base'
        ? { tag: 'value', value: exactOf(numeral(bases.get(each.slot) ?? 0)) }
        : { tag: 'formula', text: each.formula },
    )
  const result = evaluateFormula(formula, name => meanings.get(name))
  if (!result.ok) return { problem: result.problem.message }
  return { value: { exact: { top: result.value, bottom: one }, formula, inputs: inputsOf(result) } }
}

/** The source of a figure that a company's formula gives. */
export const formulaSource: Step['source'] = 'Företagets formel'
