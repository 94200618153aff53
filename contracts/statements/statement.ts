import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import type { Life } from '../life/life.ts'
import type { Right } from '../rights/catalogue.ts'
import { StatementPeriod } from './shapes.ts'

/**
 * The life of a statement: its file is fetched, it is marked as handed in by hand, and it is opened
 * for a correction. Its checks are a part of it.
 */
export type StatementLife = Life & {
  readonly actions: Readonly<Record<'fetch' | 'file' | 'reopen', Right>>
  readonly parts: { readonly checks: unknown }
}

/**
 * Declares a statement: what an employer files with a receiver for a month of payout. It has
 * persons, figures with the rows of payslips behind each, notices that stop it or warn, a file, and
 * a life in which it is handed in and corrected.
 */
interface StatementDeclaration<Month extends z.ZodType, Whole extends z.ZodType, Of extends StatementLife> {
  /** The path of its calls below `/api`. */
  readonly path: `/${string}`
  /** The right to read it. Its life has the rights of what is done with it. */
  readonly right: Right
  readonly life: Of
  /** A month of the overview (`statementMonth`), and the statement of a month. */
  readonly month: Month
  readonly whole: Whole
  /** The summaries of its calls. */
  readonly summaries: Readonly<Record<'year' | 'period' | 'filed', string>>
}

/**
 * Returns a statement with the calls that follow from it: the months of a year, a month with all
 * that is behind its figures, and the mark that it is handed in.
 */
export function statement<Month extends z.ZodType, Whole extends z.ZodType, Of extends StatementLife>(
  declaration: StatementDeclaration<Month, Whole, Of>,
) {
  const { path, right, life, month, whole, summaries } = declaration
  const access = { right }
  const params = z.strictObject({ Period: StatementPeriod })
  const errors = [commonErrors.fieldsRefused]
  const calls = {
    year: call('GET', path, {
      summary: summaries.year,
      access,
      filter: z.strictObject({ Year: z.string().regex(/^20\d\d$/) }),
      data: z.array(month),
    }),
    period: call('GET', `${path}/{Period}`, { summary: summaries.period, access, params, data: whole, errors }),
    filed: call('PUT', `${path}/{Period}/filed`, {
      summary: summaries.filed,
      access: { right: life.actions.file },
      params,
      body: z.strictObject({ Inlamnad: z.boolean() }),
      data: z.null(),
      errors,
    }),
  }
  return { ...declaration, params, calls }
}

/** The calls of a statement of these shapes. */
export type StatementCalls<Month extends z.ZodType = z.ZodType, Whole extends z.ZodType = z.ZodType> = ReturnType<
  typeof statement<Month, Whole, StatementLife>
>['calls']
