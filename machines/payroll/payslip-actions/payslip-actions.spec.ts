import { verifyAct } from '../../kit/shared/testing/verify-act.ts'
import { payslipActionsFlow } from './payslip-actions.machine.ts'
import type { ActOnPayslip } from './payslip-actions.types.ts'

const warned: ActOnPayslip = {
  Period: '202611',
  AnstNr: '1',
  Nummer: 1,
  Version: 3,
  action: 'ready',
  Netto: 0,
  Varningar: ['Den anställda saknar bankkonto för utbetalningen.'],
}
const below: ActOnPayslip = { ...warned, Netto: -1 }

verifyAct(payslipActionsFlow, { spec: import.meta.url, asked: warned, plain: below, value: '' })
