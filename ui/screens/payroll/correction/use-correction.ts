import { useCallback, useEffect } from 'react'
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

/**
 * Returns the function that closes a correction and forgets what is written. It is also called when
 * the screen is left, such as by the browser's back: otherwise the dialog would be open at the next
 * payslip.
 */
export function useClosing(
  flow: FlowRef<'payslipCorrection'> | undefined,
  form: FlowRef<'correctionForm'> | FlowRef<'correctionsForm'> | undefined,
): () => void {
  const close = useCallback(() => {
    form?.send({ type: 'form.leave' })
    flow?.send({ type: 'correction.close' })
  }, [flow, form])
  useEffect(() => close, [close])
  return close
}
