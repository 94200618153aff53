import { expect, it } from 'vitest'
import { type KeptBalance, showsOf } from './shown-balances.ts'

const kept = (kind: string, before: number, after = before): KeptBalance => ({ kind, before, after })
const shown = (...balances: readonly KeptBalance[]) => balances.filter(showsOf(balances)).map(({ kind }) => kind)

it('tells of what there is, and of what has come to nothing', () => {
  expect(shown(kept('KOMP', 8, 0), kept('FLEX', 0, -2.5), kept('SPA', 3), kept('ATF', 0))).toEqual([
    'KOMP',
    'FLEX',
    'SPA',
  ])
})

it('says that no paid days of holiday are left to whoever has holiday', () => {
  expect(shown(kept('BET', 0), kept('SPA', 0), kept('OBE', 0), kept('INT', 4.18, 6.23))).toEqual(['BET', 'INT'])
})

it('says nothing of holiday to whoever has none: paid with each payslip, or not at all', () => {
  expect(shown(kept('BET', 0), kept('SPA', 0), kept('FLEX', 1), kept('INT', 0))).toEqual(['FLEX'])
})
