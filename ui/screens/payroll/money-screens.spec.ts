import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { DeclarationMonth } from '#contracts/payroll/declaration/shapes.ts'
import { exampleOrder } from '#contracts/payroll/payments/examples.ts'
import type { PaymentOrder } from '#contracts/payroll/payments/shapes.ts'
import { examplePayslip, examplePayslipPeriod } from '#contracts/payroll/run/examples.ts'
import type { Payslip, PayslipPeriod } from '#contracts/payroll/run/shapes.ts'
import type { VoucherHead } from '#contracts/payroll/vouchers/shapes.ts'
import { type Rights, rightsWhere } from '#contracts/rights/catalogue.ts'
import { chip } from '#styled-system/recipes/index.js'
import { MonthStatus } from '#ui/statements/month-status.tsx'
import { Orders } from './payments/orders.tsx'
import { PayslipActions } from './run/payslip-actions.tsx'
import { PayslipStatus } from './run/payslip-status.tsx'
import { RunSteps } from './run/run-steps.tsx'
import { rendered, still } from './testing/rendered.tsx'
import { VoucherStatus } from './vouchers/voucher-status.tsx'

/** What the screens of money show, and to whom. */
const of = (...names: readonly string[]) => rightsWhere(right => names.includes(right.replace('Payslips.', '')))
const none = of()
const everything = of('Read', 'Write', 'Attest', 'Payout', 'Publish')
const green = chip({ tone: 'success' })
const isGreen = (html: string) => html.includes(green)

describe('the payments of a period', () => {
  const by = { At: '2026-11-24T09:00:00.000Z', By: 'adm' }
  const shown = (order: Partial<PaymentOrder>, rights: Rights, isLocked = false) =>
    rendered(
      createElement(Orders, { flow: still() as never, orders: [{ ...exampleOrder, ...order }], isLocked }),
      rights,
    )

  it('offer nothing to who may not pay', () => {
    expect(shown({}, of('Read', 'Write')).buttons).toEqual([])
    expect(shown({}, none).buttons).toEqual([])
  })

  it('offer the file, the list, the payout and the refusal to who may pay', () => {
    expect(shown({}, everything).buttons).toHaveLength(4)
    // A locked period is not paid.
    expect(shown({}, everything, true).buttons).toHaveLength(3)
  })

  it('are green when they are paid, and never when they are cancelled', () => {
    expect(isGreen(shown({ Status: 'PAID', Utbetald: by }, everything).html)).toBe(true)
    const cancelled = shown({ Status: 'CANCELLED', Avbruten: by, Orsak: 'Banken avvisade filen.' }, everything)
    expect(isGreen(cancelled.html)).toBe(false)
    expect(cancelled.html).toContain('Banken avvisade filen.')
    // Its file is not given out: the payslips may be paid by another.
    expect(cancelled.buttons).toHaveLength(1)
  })
})

describe('a payslip', () => {
  const [first, second] = ['Klarmarkera', 'Markera som utbetald']
  const shown = (rights: Rights, differs: Partial<Payslip> = {}) =>
    rendered(
      createElement(PayslipActions, {
        payslip: { ...examplePayslip, ...differs },
        attest: 'none',
        isTyped: false,
        isOutdated: false,
      }),
      rights,
    ).buttons

  it('is made ready by who may write, and by nobody else', () => {
    expect(shown(of('Read', 'Write'))).toContain(first)
    expect(shown(of('Read', 'Payout'))).not.toContain(first)
  })

  it('that is ready is paid by who may pay, and by nobody else', () => {
    const ready = { Klarmarkerad: { At: '2026-11-24T09:00:00.000Z', By: 'adm' } }
    expect(shown(of('Read', 'Payout'), ready)).toContain(second)
    expect(shown(of('Read', 'Write'), ready)).not.toContain(second)
  })

  it('offers nothing to be done in a locked period', () => {
    expect(shown(everything, { Locked: true })).not.toContain(first)
  })

  it.each([
    ['Utbetald', true],
    ['Klarmarkerad', false],
    ['Skapad', false],
    ['Backad', false],
  ])('%s is green: %s', (status, is) =>
    expect(isGreen(rendered(createElement(PayslipStatus, { status }), none).html)).toBe(is),
  )
})

describe('a payroll run', () => {
  const steps = (differs: Partial<PayslipPeriod>) =>
    rendered(
      createElement(RunSteps, { period: { ...examplePayslipPeriod, ...differs }, usesAttest: false }),
      none,
    ).html.match(/data-state="\w+"/g)

  it('is done step by step, and paid when every payslip is', () => {
    const counts = { Antal: 3, UtanSpecifikation: 0, Klarmarkerade: 3, Publicerade: 3 }
    expect(steps({ ...counts, Utbetalda: 2 })?.at(-1)).toBe('data-state="current"')
    expect(steps({ ...counts, Utbetalda: 3 })?.at(-1)).toBe('data-state="done"')
  })
})

describe('an employer’s declaration', () => {
  it.each([
    ['INLAMNAD', true],
    ['AVVISAD', false],
    ['SAKNAS', false],
    ['SKICKAD', false],
  ] as const)('that is %s is green: %s', (Kod, is) => {
    const month = { Status: { Kod, Text: 'Läget' }, Sen: false } as unknown as DeclarationMonth
    expect(isGreen(rendered(createElement(MonthStatus, { month }), none).html)).toBe(is)
  })
})

describe('a voucher', () => {
  it.each([
    ['SENT', true],
    ['CREATED', false],
    ['REVERSED', false],
  ] as const satisfies readonly (readonly [VoucherHead['Status'], boolean])[])(
    'that is %s is green: %s',
    (status, is) => expect(isGreen(rendered(createElement(VoucherStatus, { status }), none).html)).toBe(is),
  )
})
