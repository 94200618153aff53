import { type Attest, isApproved } from '#contracts/payroll/run/attest.ts'
import type { Payslip, PayslipAction } from '#contracts/payroll/run/shapes.ts'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'

const texts = runTexts.payslip.fixed

/** Returns why the rows of a payslip cannot be edited, or null when they can. */
export function fixedBecause(payslip: Payslip, mayWrite: boolean): string | null {
  if (payslip.Backad) return texts.takenBack
  if (payslip.Nummer > 1) return texts.correction
  if (payslip.Locked) return texts.locked
  if (payslip.Utbetald) return texts.paid
  if (payslip.Betalning !== null) return texts.ordered(payslip.Betalning)
  if (payslip.Klarmarkerad) return texts.ready
  return mayWrite ? null : texts.right
}

interface May {
  readonly write: boolean
  readonly attest: boolean
  readonly pay: boolean
  readonly publish: boolean
}

/** Returns what may be done with a payslip as it stands, the next step first. */
export function actionsOf(payslip: Payslip, attest: Attest, may: May): readonly PayslipAction[] {
  if (payslip.Locked || payslip.Backad) return []
  const isAttested = payslip.Attesterad !== null
  const mayGoOut = isApproved({ isReady: payslip.Klarmarkerad !== null, isAttested }, attest)
  const publish: readonly PayslipAction[] = mayGoOut && may.publish && !payslip.Publicerad ? ['publish'] : []
  if (payslip.Utbetald) return publish
  // It is paid, or freed, with its order.
  if (payslip.Betalning !== null) return payslip.Publicerad && may.publish ? ['unpublish'] : publish
  if (payslip.Publicerad)
    return [...(may.pay ? (['paid'] as const) : []), ...(may.publish ? (['unpublish'] as const) : [])]
  if (!payslip.Klarmarkerad) return may.write ? ['ready'] : []
  const isUsed = attest !== 'none'
  const undo: readonly PayslipAction[] =
    isUsed && isAttested ? (may.attest ? ['unattest'] : []) : may.write && payslip.Nummer === 1 ? ['unready'] : []
  const toAttest: readonly PayslipAction[] = isUsed && !isAttested && may.attest ? ['attest'] : []
  const paid: readonly PayslipAction[] = mayGoOut && may.pay ? ['paid'] : []
  return [...toAttest, ...paid, ...publish, ...undo]
}
