import { describe, expect, it } from 'vitest'
import { actionsFor, mayBeDone, reachable } from '#contracts/life/life.ts'
import type { Attest } from '#contracts/payroll/run/attest.ts'
import { examplePayslip, examplePayslipItem } from '#contracts/payroll/run/examples.ts'
import { begun, type PayslipState, payslipLife, payslipRights } from '#contracts/payroll/run/payslip-life.ts'
import { payslipActions } from '#contracts/payroll/run/shapes.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { callOf } from '#machines/kit/table/table.setup.ts'
import { rowOf } from './columns.tsx'
import { printPath } from './paths.ts'
import { actionsOf } from './payslip-states.ts'
import { batchesOf, print, printBatch } from './use-batches.tsx'

it('the chosen payslips are printed by their numbers', () => {
  const rows = [
    { AnstNr: '1', Nummer: 1, Namn: 'Ek Eva' },
    { AnstNr: '2', Nummer: 3, Namn: 'Alm Åke' },
  ]
  const chosen = { batches: [print], batch: printBatch, outcome: { rows, answered: 0 }, chosen: {} }
  const { items } = callOf(chosen as unknown as Parameters<typeof callOf>[0])
  expect(printPath('202612', items as unknown as typeof rows)).toBe('/print/payslips/202612/1%2C2%3A3')
})

const attests: readonly Attest[] = ['none', 'optional', 'required']
const rights = [...new Set<Right>(payslipActions.map(action => payslipRights[action]))]
const at = { At: '2026-11-23T10:15:00.000Z', By: 'Anna Berg' }
/** Returns what a call tells of a payslip in a state: in a list, and by itself. */
const told = (state: PayslipState) => {
  const is = {
    Klarmarkerad: state.approval !== 'created',
    Attesterad: state.approval === 'attested',
    Utskriven: state.paper === 'printed',
    Publicerad: state.publication === 'published',
    Utbetald: state.payment === 'paid',
    Backad: state.standing === 'takenBack',
  }
  const done = (each: boolean) => (each ? at : null)
  const both = { Nummer: state.origin === 'correction' ? 2 : 1, Betalning: state.payment === 'ordered' ? 1 : null }
  return {
    row: rowOf({ ...examplePayslipItem, ...both, ...is }),
    payslip: {
      ...examplePayslip,
      ...both,
      Klarmarkerad: done(is.Klarmarkerad),
      Attesterad: done(is.Attesterad),
      Utskriven: done(is.Utskriven),
      Publicerad: done(is.Publicerad),
      Utbetald: done(is.Utbetald),
      Backad: done(is.Backad),
    },
  }
}

describe.each(attests)('what the screens offer where attest is %s', attest => {
  const life = payslipLife(attest)
  const correction: PayslipState = { ...begun, origin: 'correction', approval: 'ready' }
  const states = reachable(life, [begun, correction])
  const isMark = (action: string) => payslipActions.some(each => each === action)

  it.each(rights)('for one and for many is what the life lets be done, without the right %s', denied => {
    const hasRight = (right: Right) => right !== denied
    const batches = batchesOf({ attest, isLocked: false, visibleFrom: '' }, hasRight).filter(({ id }) => isMark(id))
    for (const state of states) {
      const { row, payslip } = told(state)
      const allowed = payslipActions.filter(action => hasRight(payslipRights[action]) && mayBeDone(life, state, action))
      expect([state, actionsOf(payslip, attest, hasRight)]).toEqual([
        state,
        actionsFor(life, state, hasRight).filter(isMark),
      ])
      expect([state, actionsOf(payslip, attest, hasRight).toSorted()]).toEqual([state, [...allowed].toSorted()])
      const offered = batches.filter(({ appliesTo }) => appliesTo?.(row)).map(({ id }) => id)
      expect([state, offered.toSorted()]).toEqual([state, [...allowed].toSorted()])
    }
  })

  it('is nothing in a locked period', () => {
    expect(batchesOf({ attest, isLocked: true, visibleFrom: '' }, () => true).filter(({ id }) => isMark(id))).toEqual(
      [],
    )
    for (const state of states)
      expect(actionsOf({ ...told(state).payslip, Locked: true }, attest, () => true)).toEqual([])
  })
})

it('a payslip in an open order is not offered to be marked as paid, nor among many', () => {
  const ordered: PayslipState = { ...begun, approval: 'ready', payment: 'ordered' }
  const { row, payslip } = told(ordered)
  const paid = batchesOf({ attest: 'none', isLocked: false, visibleFrom: '' }, () => true).find(
    ({ id }) => id === 'paid',
  )
  expect([actionsOf(payslip, 'none', () => true), paid?.appliesTo?.(row)]).toEqual([['publish'], false])
  expect(paid?.appliesTo?.(told({ ...ordered, payment: 'unpaid' }).row)).toBe(true)
})
