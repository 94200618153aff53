import type { IsoDate } from '#contracts/rules/date.ts'
import type { PayTypeFact } from '../basis/pay-type-facts.ts'
import type { Fraction } from '../fraction.ts'
import type { Hundredths, Ore } from '../money.ts'
import type { PayRow } from '../payslip.ts'
import type { Reading } from '../reading.ts'
import type { Step } from '../step.ts'

/** A row with its steps, before it stands in a payslip. */
export interface Draft {
  readonly id: string
  readonly payType: PayTypeFact
  /** Empty for the pay type's own text. */
  readonly text: string
  readonly from: IsoDate
  readonly to: IsoDate
  readonly quantity: Hundredths | null
  readonly price: Ore | null
  /** The price that the amount comes from; null when the amount has none. */
  readonly exactPrice: Fraction | null
  /** With its sign: a deduction is negative. */
  readonly amount: Ore
  /** Empty for those of the person on the row's day. */
  readonly units: readonly string[]
  readonly distribution: string
  /** The last gives the amount. */
  readonly steps: readonly Step[]
}

/** Rows, with what a payroll clerk should look at, in Swedish. */
export interface Drafts {
  readonly rows: readonly Draft[]
  readonly warnings: readonly string[]
}

export const noDrafts: Drafts = { rows: [], warnings: [] }

/** Returns the drafts of several calculations together. */
export const together = (...all: readonly Drafts[]): Drafts => ({
  rows: all.flatMap(({ rows }) => rows),
  warnings: all.flatMap(({ warnings }) => warnings),
})

/** Returns 1 for a pay type that adds and −1 for one that deducts. */
export const signOf = ({ sign }: PayTypeFact): 1 | -1 => (sign === 'MINUS' ? -1 : 1)

const noUnits = ['', '', '', '', '', '']

/** Returns a draft as a row. Units and key are the row's own, or the person's on its last day. */
export function payRow(reading: Reading, draft: Draft): PayRow {
  const { payType, units, distribution, steps } = draft
  const person = reading.employmentOn(draft.to) ?? reading.basis.employment[0]
  const hasOwn = units.some(unit => unit !== '') || distribution !== ''
  return {
    id: draft.id,
    payType: payType.number,
    text: draft.text || payType.text,
    from: draft.from,
    to: draft.to,
    quantity: draft.quantity,
    unit: payType.unit,
    price: draft.price,
    amount: draft.amount,
    kind: payType.kind,
    tax: payType.tax,
    contribution: payType.contribution,
    box: payType.box,
    tick: payType.tick,
    declaredAbsence: payType.declaredAbsence,
    account: payType.account,
    units: (hasOwn ? units : (person?.units ?? [])).concat(noUnits).slice(0, noUnits.length),
    distribution: hasOwn ? distribution : (person?.distribution ?? ''),
    steps: steps.map(({ id }) => id),
  }
}
