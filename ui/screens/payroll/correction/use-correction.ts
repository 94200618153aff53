import type { FlowRef } from '#machines/app/app.flows.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { correctionForm, payslipCorrection } from '#ui/runtime/lazy/payslip-correction.ts'

interface CorrectionFlows {
  readonly flow: FlowRef<'payslipCorrection'> | undefined
  readonly form: FlowRef<'correctionForm'> | undefined
}

/** Returns the correction of a payslip, and the form of the rows that are right. */
export const useCorrection = (): CorrectionFlows => ({
  flow: useLazyFlow(payslipCorrection),
  form: useLazyFlow(correctionForm),
})
