import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { actionsFor, reachable } from '#contracts/life/life.ts'
import { exampleOrder } from '#contracts/payroll/payments/examples.ts'
import { type OrderAction, type OrderState, orderLife } from '#contracts/payroll/payments/order-life.ts'
import type { Attest } from '#contracts/payroll/run/attest.ts'
import { examplePayslip } from '#contracts/payroll/run/examples.ts'
import { begun, type PayslipState, payslipLife, stateOfAnswer } from '#contracts/payroll/run/payslip-life.ts'
import { type Payslip, payslipActions } from '#contracts/payroll/run/shapes.ts'
import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { Orders } from './payments/orders.tsx'
import { paymentsTexts } from './payments/payments.text.ts'
import { PayslipActions } from './run/payslip-actions.tsx'
import { runTexts } from './run/run.text.ts'
import { rendered, still } from './testing/rendered.tsx'

/** What the screens offer in every state, to whoever has one right, or all of them. */
const whose = (...rights: readonly string[]) => [...rights, ''] as const
const has = (held: string) => (right: string) => held === '' || held === right
const done = { At: '2026-11-23T10:15:00.000Z', By: 'Anna Berg' }
const doneIf = (is: boolean) => (is ? done : null)

/** Returns a payslip that stands in a state. */
const payslipIn = (state: PayslipState): Payslip => ({
  ...examplePayslip,
  Nummer: state.origin === 'correction' ? 2 : 1,
  Klarmarkerad: doneIf(state.approval !== 'created'),
  Attesterad: doneIf(state.approval === 'attested'),
  Utskriven: doneIf(state.paper === 'printed'),
  Publicerad: doneIf(state.publication === 'published'),
  Utbetald: doneIf(state.payment === 'paid'),
  Backad: doneIf(state.standing === 'takenBack'),
  Betalning: state.payment === 'ordered' ? 1 : null,
  Locked: state.period === 'locked',
})

describe.each<Attest>(['none', 'optional', 'required'])('a payslip, where attest is %s', attest => {
  const life = payslipLife(attest)
  const open = reachable(life, [begun, { ...begun, origin: 'correction', approval: 'ready' }])
  const states = open.flatMap(state => [state, { ...state, period: 'locked' as const }])

  it.each(whose('Payslips.Write', 'Payslips.Attest', 'Payslips.Payout', 'Payslips.Publish'))(
    'has the buttons that its life lets one press who has %s',
    held => {
      for (const state of states) {
        const payslip = payslipIn(state)
        expect(stateOfAnswer(payslip, payslip.Locked, attest)).toEqual(state)
        const part = { flow: still() as never, payslip, attest, isTyped: false, isOutdated: false }
        const { buttons } = rendered(createElement(PayslipActions, part), rightsWhere(has(held)))
        const allowed: readonly string[] = actionsFor(life, state, has(held))
        const offered = payslipActions.filter(action => buttons.includes(runTexts.actions[action]))
        expect([state, ...offered.toSorted()]).toEqual([
          state,
          ...payslipActions.filter(action => allowed.includes(action)).toSorted(),
        ])
      }
    },
  )
})

describe('a payment order', () => {
  const { file, list, settle, refuse } = paymentsTexts.orders
  const labels: Readonly<Record<OrderAction, string>> = { fetch: file, print: list, settle, cancel: refuse }
  const begin: OrderState = { status: 'CREATED', file: 'made', period: 'open' }
  const states = reachable(orderLife, [begin, { ...begin, file: 'none' }]).flatMap(state => [
    state,
    { ...state, period: 'locked' as const },
  ])

  it.each(whose('Payslips.Payout', 'Payslips.Read'))(
    'has the buttons that its life lets one press who has %s',
    held => {
      for (const state of states) {
        const order = {
          ...exampleOrder,
          Status: state.status,
          Fil: state.file === 'made' ? 'LON.xml' : '',
          Hamtningar: 0,
        }
        const part = { flow: still() as never, orders: [order], isLocked: state.period === 'locked' }
        const { buttons } = rendered(createElement(Orders, part), rightsWhere(has(held)))
        const expected = actionsFor(orderLife, state, has(held)).map(
          action => `${labels[action]}, ${order.MeddelandeId}`,
        )
        expect([state, ...buttons]).toEqual([state, ...expected])
      }
    },
  )
})
