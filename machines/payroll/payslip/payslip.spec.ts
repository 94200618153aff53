import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { errors } from '#contracts/errors.ts'
import { examplePayslip } from '#contracts/payroll/run/examples.ts'
import { verifyView } from '../../kit/shared/testing/verify-view.ts'
import { payslipFlow } from './payslip.machine.ts'
import * as select from './payslip.select.ts'

const { Period, AnstNr, Version } = examplePayslip
const key = { Period, AnstNr, Nummer: 1 }

verifyView(payslipFlow, {
  spec: import.meta.url,
  key,
  other: { ...key, Nummer: 2 },
  value: examplePayslip,
  later: { ...examplePayslip, Version: Version + 1 },
  missing: errors.payslipMissing,
  mayCome: true,
  change: { FtgId: 'nordsken', Period },
  otherChange: { FtgId: 'nordsken', Period: '209912' },
})

it('has a version once it is fetched, which the form compares', () => {
  const snapshot = createActor(payslipFlow.machine).getSnapshot()
  expect(select.version(snapshot)).toBe(0)
  expect(select.version({ ...snapshot, context: { key, value: examplePayslip } })).toBe(Version)
})
