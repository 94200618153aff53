import type { Span } from '../dates.ts'
import { type Ore, type Rounding, scaled } from '../money.ts'
import type { Reading } from '../reading.ts'
import { showKr } from '../show.ts'
import type { Step } from '../step.ts'
import type { Draft, Drafts } from './draft.ts'
import { writtenRows } from './written-rows.ts'

const places = ['hela kronor', 'hela tior av ören', 'hela ören'] as const

/** Returns how many öre the sums of rows are whole numbers of. */
const unitOf = ({ basis }: Reading): number => 10 ** (2 - (basis.company.sumDecimals ?? 2))

/** Returns an amount in the company's decimals of sums. */
export const inSumDecimals = (reading: Reading, amount: Ore, rounding: Rounding = 'nearest'): Ore =>
  scaled(amount, [1, 1], rounding, unitOf(reading))

/**
 * Returns how much the rounded rows of a month's pay may differ from its whole: half a unit for
 * each part that the month was paid in.
 */
export function roundedAway(reading: Reading, { from, to }: Span): Ore {
  const unit = unitOf(reading)
  const parts = 1 + reading.basis.employment.filter(each => each.from > from && each.from <= to).length
  return unit === 1 ? 0 : Math.floor((unit * parts) / 2)
}

/** Returns a row with its sum rounded, and the step that says so. */
function roundedRow(reading: Reading, draft: Draft): Draft {
  const amount = inSumDecimals(reading, draft.amount)
  if (amount === draft.amount) return draft
  const last = draft.steps.at(-1)
  const shown = places[reading.basis.company.sumDecimals ?? 2] ?? places[2]
  const step: Step = {
    id: `${draft.id}.decimaler`,
    text: `${draft.text || draft.payType.text}, avrundad`,
    value: amount,
    unit: 'kr',
    formula: `${showKr(draft.amount)} avrundat till ${shown} = ${showKr(amount)}`,
    inputs: last ? [{ name: 'Beräknat', value: `${showKr(draft.amount)} kr`, step: last.id }] : [],
    source: 'Företagets inställning för decimaler i summor',
  }
  return { ...draft, amount, steps: [...draft.steps, step] }
}

/**
 * Returns rows whose calculated sums have the company's decimals. What somebody has written as an
 * amount stands as it is written.
 */
export function withSumDecimals(reading: Reading, { rows, warnings }: Drafts): Drafts {
  if (unitOf(reading) === 1) return { rows, warnings }
  const typed = new Set([
    ...writtenRows(reading).flatMap(({ id, amount }) => (amount === null ? [] : [id])),
    ...reading.basis.entered.flatMap(({ replaces, amount }) => (amount === null ? [] : [replaces])),
  ])
  return { rows: rows.map(draft => (typed.has(draft.id) ? draft : roundedRow(reading, draft))), warnings }
}
