import { actionsFor, refusedBy } from '#contracts/life/life.ts'
import type { Attest } from '#contracts/payroll/run/attest.ts'
import { payslipLife, stateOfAnswer } from '#contracts/payroll/run/payslip-life.ts'
import { type Payslip, type PayslipAction, payslipActions } from '#contracts/payroll/run/shapes.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'

const texts = runTexts.payslip.fixed

/** Returns why the rows of a payslip cannot be edited, or null when they can. */
export function fixedBecause(payslip: Payslip, mayWrite: boolean): string | null {
  const { Betalning, Locked } = payslip
  const refused = refusedBy(payslipLife('none'), stateOfAnswer(payslip, Locked, 'none'), 'change')
  switch (refused?.part) {
    case undefined:
      return mayWrite ? null : texts.right
    case 'standing':
      return texts.takenBack
    case 'origin':
      return texts.correction
    case 'period':
      return texts.locked
    case 'payment':
      return Betalning === null ? texts.paid : texts.ordered(Betalning)
    default:
      return texts.ready
  }
}

const isAction = (action: string): action is PayslipAction => payslipActions.some(each => each === action)

/** Returns what somebody may do with a payslip as it stands, the next step first. */
export const actionsOf = (
  payslip: Payslip,
  attest: Attest,
  hasRight: (right: Right) => boolean,
): readonly PayslipAction[] =>
  actionsFor(payslipLife(attest), stateOfAnswer(payslip, payslip.Locked, attest), hasRight).filter(isAction)
