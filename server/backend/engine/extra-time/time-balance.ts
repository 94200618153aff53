import type { IsoDate } from '#contracts/rules/date.ts'
import type { Hundredths } from '../money.ts'
import type { Balance } from '../payslip.ts'
import { showHundredths } from '../show.ts'

/** Hours that are put into a balance, or taken out when they are negative. */
export interface TimeEntry {
  readonly date: IsoDate
  readonly hours: Hundredths
}

/** The limits of a balance by agreement; null without one. */
export interface TimeLimits {
  readonly least: Hundredths | null
  readonly most: Hundredths | null
}

/** A balance after its entries, and the warnings about its limits in Swedish. */
export interface TimeBalance {
  readonly balance: Balance
  readonly warnings: readonly string[]
}

const names = { KOMP: 'Kompsaldot', FLEX: 'Flexsaldot' } as const

/** Returns the balance of comp or flex time after a payout's entries. */
export function timeBalance(
  kind: 'KOMP' | 'FLEX',
  before: Hundredths,
  entries: readonly TimeEntry[],
  { least, most }: TimeLimits,
): TimeBalance {
  const after = entries.reduce((sum, { hours }) => sum + hours, before)
  const name = `${names[kind]} är ${showHundredths(after)} timmar`
  return {
    balance: { kind, before, after },
    warnings: [
      ...(least !== null && after < least ? [`${name}, under gränsen ${showHundredths(least)}.`] : []),
      ...(most !== null && after > most ? [`${name}, över gränsen ${showHundredths(most)}.`] : []),
    ],
  }
}
