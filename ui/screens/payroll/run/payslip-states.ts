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
export function actionsOf(payslip: Payslip, usesAttest: boolean, may: May): readonly PayslipAction[] {
  if (payslip.Locked || payslip.Backad) return []
  const isReady = payslip.Klarmarkerad !== null && (!usesAttest || payslip.Attesterad !== null)
  const publish: readonly PayslipAction[] = isReady && may.publish && !payslip.Publicerad ? ['publish'] : []
  if (payslip.Utbetald) return publish
  // It is paid, or freed, with its order.
  if (payslip.Betalning !== null) return payslip.Publicerad && may.publish ? ['unpublish'] : publish
  if (payslip.Publicerad)
    return [...(may.pay ? (['paid'] as const) : []), ...(may.publish ? (['unpublish'] as const) : [])]
  if (!payslip.Klarmarkerad) return may.write ? ['ready'] : []
  const isAttested = usesAttest && payslip.Attesterad !== null
  const undo: readonly PayslipAction[] = isAttested
    ? may.attest
      ? ['unattest']
      : []
    : may.write && payslip.Nummer === 1
      ? ['unready']
      : []
  if (usesAttest && !isAttested) return [...(may.attest ? (['attest'] as const) : []), ...undo]
  return [...(may.pay ? (['paid'] as const) : []), ...publish, ...undo]
}
