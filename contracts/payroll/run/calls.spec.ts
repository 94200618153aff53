import { expect, it } from 'vitest'
import { payslipCalls } from './calls.ts'

it('asks for a right of its own for each thing that is done with payslips', () => {
  const { ready, unready, attest, unattest, paid, publish, unpublish, calculate, changeRows } = payslipCalls
  const writes = { ready, unready, calculate, changeRows }
  const access = Object.entries({ ...writes, attest, unattest, paid, publish, unpublish }).map(([name, call]) => [
    name,
    call.access,
  ])
  const write = { right: 'Payslips.Write' }
  const [attests, publishes] = [{ right: 'Payslips.Attest' }, { right: 'Payslips.Publish' }]
  expect(Object.fromEntries(access)).toEqual({
    ready: write,
    unready: write,
    calculate: { right: 'Payslips.ImportBasis' },
    changeRows: write,
    attest: attests,
    unattest: attests,
    publish: publishes,
    unpublish: publishes,
    paid: { right: 'Payslips.Payout' },
  })
})
