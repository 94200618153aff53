import { describe, expect, it } from 'vitest'
import { examplePayslip } from '#contracts/payroll/run/examples.ts'
import type { Payslip } from '#contracts/payroll/run/shapes.ts'
import { actionsOf, fixedBecause } from './payslip-states.ts'

const done = { At: '2026-11-23T10:15:00.000Z', By: 'Anna Berg' }
const all = { write: true, attest: true, pay: true, publish: true }
const ready: Payslip = { ...examplePayslip, Klarmarkerad: done }
const attested: Payslip = { ...ready, Attesterad: done }
const published: Payslip = { ...attested, Publicerad: done }
const paid: Payslip = { ...attested, Utbetald: done }

describe('what may be done with a payslip', () => {
  it.each<[what: string, payslip: Payslip, usesAttest: boolean, actions: readonly string[]]>([
    ['calculated', examplePayslip, true, ['ready']],
    ['ready, to be attested', ready, true, ['attest', 'unready']],
    ['ready, where nobody attests', ready, false, ['paid', 'publish', 'unready']],
    ['attested', attested, true, ['paid', 'publish', 'unattest']],
    ['published', published, true, ['paid', 'unpublish']],
    ['paid', paid, true, ['publish']],
    ['paid and published', { ...paid, Publicerad: done }, true, []],
    ['taken back', { ...paid, Backad: done }, true, []],
    ['in a payment order', { ...attested, Betalning: 2 }, true, ['publish']],
    ['in a payment order and published', { ...published, Betalning: 2 }, true, ['unpublish']],
    ['of a locked period', { ...examplePayslip, Locked: true }, true, []],
  ])('when it is %s', (_, payslip, usesAttest, actions) => expect(actionsOf(payslip, usesAttest, all)).toEqual(actions))

  it.each<[right: keyof typeof all, payslip: Payslip, actions: readonly string[]]>([
    ['write', examplePayslip, []],
    ['write', ready, ['attest']],
    ['attest', ready, ['unready']],
    ['attest', attested, ['paid', 'publish']],
    ['pay', attested, ['publish', 'unattest']],
    ['publish', attested, ['paid', 'unattest']],
    ['publish', published, ['paid']],
  ])('without the right to %s', (right, payslip, actions) =>
    expect(actionsOf(payslip, true, { ...all, [right]: false })).toEqual(actions),
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
