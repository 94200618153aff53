import { expect } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { exampleOwnItem, exampleOwnPayslip } from '#contracts/payroll/own/outcomes.ts'
import { answer } from '../../kit/shared/port.ts'
import { ok } from '../../kit/shared/result.ts'
import { inTurn } from '../../kit/shared/testing/answers.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyView } from '../../kit/shared/testing/verify-view.ts'
import { ownPayslipsFlow } from './own-payslips.machine.ts'
import { ownPayslipsPorts } from './own-payslips.ports.ts'
import { list, payslip } from './own-payslips.select.ts'
import type { FetchedOwn } from './own-payslips.types.ts'

const other = { Period: '202611', AnstNr: '1', Nummer: '1' }
const value: FetchedOwn = { list: [exampleOwnItem], payslip: null }
const one: FetchedOwn = { list: null, payslip: exampleOwnPayslip }

verifyView(ownPayslipsFlow, {
  spec: import.meta.url,
  key: 'all',
  other,
  value,
  later: { list: [], payslip: null },
  kept: ({ list }) => ({ list, payslip: null }),
  missing: errors.payslipMissing,
  scenarios: {
    'the list stays known while a payslip is shown, and another payslip is not': {
      live: () => {
        const fetches = inTurn(ok(value), ok(one))
        const fetchView = answer(ownPayslipsPorts.fetchOwn, () => fetches())
        return ownPayslipsFlow.machine.provide({ actors: { fetchView: fetchView as never } })
      },
      async play({ actor }) {
        actor.send({ type: 'view.show', key: 'all' })
        await settle()
        actor.send({ type: 'view.show', key: other })
        await settle()
        expect([list(actor.getSnapshot()), payslip(actor.getSnapshot())]).toEqual([[exampleOwnItem], exampleOwnPayslip])
        actor.send({ type: 'view.show', key: { ...other, Period: '202610' } })
        expect([list(actor.getSnapshot()), payslip(actor.getSnapshot())]).toEqual([[exampleOwnItem], null])
      },
    },
  },
})
