import { describe, expect, it } from 'vitest'
import type { Attest } from '#contracts/payroll/run/attest.ts'
import { examplePayslip } from '#contracts/payroll/run/examples.ts'
import type { Payslip } from '#contracts/payroll/run/shapes.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { actionsOf, fixedBecause } from './payslip-states.ts'

const done = { At: '2026-11-23T10:15:00.000Z', By: 'Anna Berg' }
const anything = () => true
const without = (denied: Right) => (right: Right) => right !== denied
const ready: Payslip = { ...examplePayslip, Klarmarkerad: done }
const attested: Payslip = { ...ready, Attesterad: done }
const published: Payslip = { ...attested, Publicerad: done }
const paid: Payslip = { ...attested, Utbetald: done }

describe('what may be done with a payslip', () => {
  it.each<[what: string, payslip: Payslip, attest: Attest, actions: readonly string[]]>([
    ['calculated', examplePayslip, 'required', ['ready']],
    ['ready, to be attested', ready, 'required', ['attest', 'unready']],
    ['ready, where nobody must attest', ready, 'optional', ['attest', 'paid', 'publish', 'unready']],
    ['ready, where nobody attests', ready, 'none', ['paid', 'publish', 'unready']],
    ['attested', attested, 'required', ['paid', 'publish', 'unattest']],
    ['published', published, 'required', ['paid', 'unpublish']],
    ['paid', paid, 'required', ['publish']],
    ['paid and published', { ...paid, Publicerad: done }, 'required', []],
    ['taken back', { ...paid, Backad: done }, 'required', []],
    ['in a payment order', { ...attested, Betalning: 2 }, 'required', ['publish']],
    ['in a payment order and published', { ...published, Betalning: 2 }, 'required', ['unpublish']],
    ['of a locked period', { ...examplePayslip, Locked: true }, 'required', []],
  ])('when it is %s', (_, payslip, attest, actions) => expect(actionsOf(payslip, attest, anything)).toEqual(actions))

  it.each<[right: Right, payslip: Payslip, actions: readonly string[]]>([
    ['Payslips.Write', examplePayslip, []],
    ['Payslips.Write', ready, ['attest']],
    ['Payslips.Attest', ready, ['unready']],
    ['Payslips.Attest', attested, ['paid', 'publish']],
    ['Payslips.Payout', attested, ['publish', 'unattest']],
    ['Payslips.Publish', attested, ['paid', 'unattest']],
    ['Payslips.Publish', published, ['paid']],
  ])('without the right %s', (right, payslip, actions) =>
    expect(actionsOf(payslip, 'required', without(right))).toEqual(actions),
  )
})

describe('why the rows of a payslip cannot be edited', () => {
  it('is said, the strongest reason first', () => {
    expect(fixedBecause(examplePayslip, true)).toBeNull()
    expect(fixedBecause(examplePayslip, false)).toContain('inte ändra')
    expect(fixedBecause(ready, true)).toContain('klarmarkerat')
    expect(fixedBecause({ ...ready, Betalning: 2 }, true)).toContain('ingår i betalning 2')
    expect(fixedBecause(paid, true)).toContain('är utbetalt')
    expect(fixedBecause({ ...paid, Locked: true }, true)).toContain('låst')
  })
})
