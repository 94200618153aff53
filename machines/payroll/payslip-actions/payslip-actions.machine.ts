import type { PayslipAction } from '#contracts/payroll/run/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { actOf } from '../../kit/shared/act.ts'
import { payslipActionsPorts } from './payslip-actions.ports.ts'
import type { ActOnPayslip } from './payslip-actions.types.ts'

const doneTexts: Readonly<Record<PayslipAction, string>> = {
  ready: 'Lönebeskedet är klarmarkerat.',
  unready: 'Klarmarkeringen är borttagen.',
  attest: 'Lönebeskedet är attesterat.',
  unattest: 'Attesten är borttagen.',
  paid: 'Lönebeskedet är markerat som utbetalt.',
  publish: 'Lönebeskedet är publicerat.',
  unpublish: 'Publiceringen är tillbakatagen.',
}

/** Marks, attests, pays or publishes the payslip on display. */
export const payslipActionsMachine = actOf<ActOnPayslip, string>({
  id: 'payslipActions',
  noun: 'payslip',
  doAct: payslipActionsPorts.doAct,
  // A negative net pay is no question: the backend refuses it, and says so.
  question: ({ action, Varningar, Netto }) =>
    action === 'ready' && Varningar.length > 0 && Netto >= 0
      ? { title: 'Klarmarkera trots varningarna?', text: Varningar.join(' '), confirm: 'Klarmarkera' }
      : null,
  doneText: ({ action }) => doneTexts[action],
  refusedText: refused => refused,
  tells: () => [['payslipForm', { type: 'form.changedElsewhere', Version: null }]],
  reloads: () => [['payslip', { type: 'view.reload' }]],
})

/** The registration of the flow in the journal. */
export const payslipActionsFlow = describeFlow({ machine: payslipActionsMachine, version: 1, resume: 'afresh' })
