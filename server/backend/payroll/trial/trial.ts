import type { FormValues } from '#contracts/forms/field.ts'
import type { SalaryTrial, SalaryTrialAnswer } from '#contracts/payroll/trial/shapes.ts'
import { trialForm, trialWritten } from '#contracts/payroll/trial/trial.form.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { calculate } from '../../engine/calculate.ts'
import { MissingRule } from '../../engine/law.ts'
import { law } from '../../law/law.ts'
import { applied } from '../../platform/forms/applied.ts'
import { fieldsRefused, requireFields } from '../../platform/http/refusal.ts'
import { answerOf } from './trial-answer.ts'
import { type TrialDefaults, trialBasis } from './trial-basis.ts'

/**
 * Returns what a salary becomes.
 *
 * @throws Refusal fieldsRefused
 */
export const trialOf = (request: SalaryTrial, today: IsoDate, defaults: TrialDefaults): SalaryTrialAnswer =>
  calculated(fitting(request, today), defaults)

/**
 * Returns the values of a request.
 *
 * @throws Refusal fieldsRefused
 */
function fitting(request: SalaryTrial, today: IsoDate): FormValues {
  const blank = { ...trialForm.defaults(today), Utbetalningsdatum: '' }
  const fieldOf = (name: string) => trialForm.fields[name as keyof typeof trialForm.fields]
  const { form, refused } = applied(fieldOf, blank, trialWritten(request), today)
  // Without a decision nothing is sent: a zero would be a decision on no tax.
  const noDecision = request.JamkningProcent === 0 ? { JamkningProcent: 'Välj skattetypen utan skatteavdrag.' } : {}
  const problems = { ...trialForm.problemsOfWhole(blank, form), ...refused, ...noDecision }
  requireFields(problems)
  return form
}

/** @throws Refusal fieldsRefused */
function calculated(form: FormValues, defaults: TrialDefaults): SalaryTrialAnswer {
  try {
    const { basis, rowsOf } = trialBasis(form, law, defaults)
    const payslip = calculate(basis, law)
    // A value that the engine makes no row of is refused: nothing is left out in silence.
    const made = new Set(payslip.rows.map(({ id }) => id))
    const lost = Object.entries(rowsOf).find(([id]) => !made.has(id))
    if (lost) throw fieldsRefused({ [lost[1]]: `${labelOf(lost[1])} kan inte provräknas ännu.` })
    return answerOf(payslip)
  } catch (error) {
    if (error instanceof MissingRule) throw fieldsRefused({ Utbetalningsdatum: error.message })
    throw error
  }
}

const labelOf = (name: string): string => String(trialForm.fields[name as keyof typeof trialForm.fields]?.label ?? name)
