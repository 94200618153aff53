import type { SnapshotFrom } from 'xstate'
import { correctionsForm, correctionsRequest } from '#contracts/payroll/correction/corrections.form.ts'
import { entriesOf, payslipForm } from '#contracts/payroll/run/payslip.form.ts'
import type { PayslipEntry } from '#contracts/payroll/run/shapes.ts'
import { isWhole, settled } from '../../kit/form/form.draft.ts'
import type { FormMachine } from '../../kit/form/form.machine.ts'
import { failureText } from '../../kit/shared/tell.ts'
import type { payslipCorrectionMachine } from './payslip-correction.machine.ts'

type Snapshot = SnapshotFrom<typeof payslipCorrectionMachine>

/** Returns the payslip that is being corrected or taken back, or null. */
export const corrected = ({ context: { of } }: Snapshot) => (of?.kind === 'many' ? null : of)
/** Returns the payslips that are being corrected together, or null. */
export const correctedTogether = ({ context: { of } }: Snapshot) => (of?.kind === 'many' ? of : null)
/** Returns what would be made of one payslip, or null until it is known. */
export const preview = ({ context: { preview: found } }: Snapshot) => (found && !('Lonebesked' in found) ? found : null)
/** Returns what would be made of many payslips, or null until it is known. */
export const previewOfMany = ({ context: { preview: found } }: Snapshot) =>
  found && 'Lonebesked' in found ? found : null
/** True while what is right is being written. */
export const isWriting = (snapshot: Snapshot): boolean => snapshot.matches('writing')
/** True while a preview is awaited. */
export const isPreviewing = (snapshot: Snapshot): boolean => snapshot.matches('previewing')
/** True while it is being made. */
export const isMaking = (snapshot: Snapshot): boolean => snapshot.matches('making')
/** True when there is no preview of what would be taken back. */
export const isRefused = (snapshot: Snapshot): boolean => snapshot.matches('refused')

/** The fields that stand in the dialog itself, whose messages stand there. */
const ownFields = ['Utbetalningsdatum']

/** Returns why the last attempt was refused, in Swedish, or an empty text. */
export function refusal({ context: { failure } }: Snapshot): string {
  if (!failure) return ''
  const others = Object.entries(failure.fields ?? {}).filter(([field]) => !ownFields.includes(field))
  if (failure.fields && others.length === 0) return ''
  return others.length > 0 ? others.map(([, message]) => message).join(' ') : failureText(failure)
}

/** Returns why an attempt with many payslips was refused, with the messages of all fields. */
export function refusalOfMany({ context: { failure } }: Snapshot): string {
  if (!failure) return ''
  const messages = Object.values(failure.fields ?? {})
  return messages.length > 0 ? messages.join(' ') : failureText(failure)
}

/** Returns why the pay day was refused, or undefined. */
export const payDayProblem = ({ context: { failure } }: Snapshot): string | undefined =>
  failure?.fields?.Utbetalningsdatum

/**
 * Returns the change of many payslips that a form holds as JSON, or an empty text while it has a
 * problem.
 *
 * @param today by which the form's dates are read
 */
export const changeIn =
  (today: string) =>
  ({ context }: SnapshotFrom<FormMachine>): string => {
    if (!isWhole(context)) return ''
    const { values, typed } = settled(correctionsForm, context)
    const isRight = Object.keys(typed).length === 0 && Object.keys(correctionsForm.problems(values)).length === 0
    return isRight ? JSON.stringify(correctionsRequest(values, today)) : ''
  }

/** Returns the typed rows of a form as JSON, or an empty text while they have a problem. */
export function rowsIn({ context }: SnapshotFrom<FormMachine>): string {
  if (!isWhole(context)) return ''
  const { values, typed } = settled(payslipForm, context)
  const isRight = Object.keys(typed).length === 0 && Object.keys(payslipForm.problems(values)).length === 0
  return isRight ? JSON.stringify(entriesOf(values)) : ''
}

/** Returns the rows of a text that `rowsIn` made. */
export const rowsOf = (text: string): PayslipEntry[] | null => (text === '' ? null : JSON.parse(text))
