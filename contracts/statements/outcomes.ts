import type { z } from 'zod'
import { commonErrors } from '../common-errors.ts'
import type { Outcome, OutcomesOf } from '../outcomes/outcome.ts'
import type { ProviderState } from '../outcomes/provider-state.ts'
import type { StatementCalls } from './statement.ts'

/** The examples that the outcomes of a statement are made of. */
interface StatementExamples<Month extends z.ZodType, Whole extends z.ZodType> {
  /** The statement's name in a sentence: `declaration`. */
  readonly noun: string
  readonly scope: { readonly FtgId: string }
  /** The states that give a month its payslips. */
  readonly given: readonly ProviderState[]
  /** That month, with what is compared by value. */
  readonly period: string
  readonly whole: z.output<Whole>
  readonly pins: readonly string[]
  /** The months of its year. */
  readonly months: readonly z.output<Month>[]
  /** The months of a year for which a rule is missing, and how the first of them is refused. */
  readonly unknown: {
    readonly year: string
    readonly months: readonly z.output<Month>[]
    readonly text: string
    /** Compared by value, in every month. */
    readonly pins: readonly string[]
  }
}

/** Returns the outcomes that every statement's calls have. */
export function statementOutcomes<Month extends z.ZodType, Whole extends z.ZodType>(
  examples: StatementExamples<Month, Whole>,
): OutcomesOf<StatementCalls<Month, Whole>> {
  const { noun, scope, given, period, whole, pins, months, unknown } = examples
  const noLaw = {
    name: 'a month whose law is not entered',
    given,
    answer: { error: commonErrors.fieldsRefused, fields: { Period: unknown.text } },
  }
  const later = { scope, params: { Period: `${unknown.year}01` } }
  return {
    year: [
      {
        name: 'the months of a year',
        given,
        request: { scope, filter: { Year: period.slice(0, 4) } },
        answer: { data: [...months], pins: [...unknown.pins, 'Lonebesked'] },
      },
      {
        name: 'a year whose law is not entered',
        given,
        request: { scope, filter: { Year: unknown.year } },
        answer: { data: [...unknown.months], pins: unknown.pins },
      },
    ] as readonly Outcome<StatementCalls<Month, Whole>['year']>[],
    period: [
      {
        name: `the ${noun} of a month`,
        given,
        request: { scope, params: { Period: period } },
        answer: { data: whole, pins },
      },
      { ...noLaw, request: later },
    ],
    filed: [
      {
        name: `a ${noun} that is handed in by hand`,
        given,
        request: { scope, params: { Period: period }, body: { Inlamnad: true } },
        answer: { data: null },
      },
      { ...noLaw, request: { ...later, body: { Inlamnad: true } } },
    ],
  }
}
