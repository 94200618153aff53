import type { Span } from '../dates.ts'
import { daysIn, isWithin } from '../dates.ts'
import { countedDays } from '../holiday/units.ts'
import type { Hundredths } from '../money.ts'
import type { Reading } from '../reading.ts'

type QuantityRule = (reading: Reading, span: Span) => Hundredths

const reported = ({ basis }: Reading, span: Span) => basis.time.filter(({ date }) => isWithin(date, span))
const hoursIn: QuantityRule = (reading, span) => reading.daysIn(span).reduce((total, { hours }) => total + hours, 0)
const workdays: QuantityRule = (reading, span) => reading.daysIn(span).filter(({ hours }) => hours > 0).length * 100

/** The quantity rules, by their codes (contracts/code-lists/pay-treatment `quantityRules`). */
const quantityRules: Readonly<Record<string, { readonly name: string; readonly of: QuantityRule }>> = {
  ETT: { name: 'en per löneperiod', of: () => 100 },
  TIM: {
    name: 'rapporterade timmar',
    of: (reading, span) => reported(reading, span).reduce((total, { hours }) => total + hours, 0),
  },
  DAG: {
    name: 'dagar med rapporterad tid',
    of: (reading, span) => new Set(reported(reading, span).map(({ date }) => date)).size * 100,
  },
  KAL: { name: 'kalenderdagar', of: (_, span) => daysIn(span) * 100 },
  ARB: { name: 'arbetsdagar', of: workdays },
  SEM: {
    name: 'semesterdagar',
    of: (reading, span) => countedDays(reading.basis.holiday, workdays(reading, span), hoursIn(reading, span)),
  },
  SCH: {
    name: 'timmar enligt schema',
    of: hoursIn,
  },
}

/** Returns the quantity of a rule over a row's days, with what it counts; undefined without one. */
export function quantityOf(reading: Reading, rule: string, span: Span) {
  const found = quantityRules[rule]
  return found && { quantity: found.of(reading, span), name: found.name }
}
