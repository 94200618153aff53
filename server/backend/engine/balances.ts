import type { Balance } from './payslip.ts'
import type { Draft } from './rows/draft.ts'

const signs: Readonly<Record<string, number>> = { PLUS: 1, MINUS: -1 }

/** Returns what a row changes a balance by, in hundredths of an hour or a day. */
function changeBy(kind: string, { id, payType, quantity }: Draft): number {
  // Days that are settled before they became next year's were never in the balance.
  const count = id === 'semester.slut.intjänade' ? 0 : (quantity ?? 0)
  if (kind === 'KOMP') return count * (signs[payType.comp] ?? 0)
  if (kind === 'FLEX') return count * (signs[payType.flex] ?? 0)
  if (payType.holidayDays !== kind) return 0
  // Days in advance are a debt, which grows as they are taken.
  return kind === 'FÖR' ? count : -count
}

const names: Readonly<Record<string, string>> = {
  BET: 'betalda semesterdagar',
  SPA: 'sparade semesterdagar',
  OBE: 'obetalda semesterdagar',
  KOMP: 'kompsaldot',
}

/** Returns the balances after the rows. */
export const balancesAfter = (before: readonly Omit<Balance, 'after'>[], rows: readonly Draft[]): readonly Balance[] =>
  before.map(each => ({ ...each, after: each.before + rows.reduce((sum, row) => sum + changeBy(each.kind, row), 0) }))

/** Returns the balances that rows have taken more of than there was. */
export const balanceWarnings = (balances: readonly Balance[]): readonly string[] =>
  balances.flatMap(({ kind, before, after }) => {
    const name = names[kind]
    return name !== undefined && after < 0 && after < before
      ? [`Det finns för lite ${kind === 'KOMP' ? 'i' : 'av'} ${name}.`]
      : []
  })
