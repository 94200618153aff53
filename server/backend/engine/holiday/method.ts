import type { holidayPayRules } from '#contracts/code-lists/absence.ts'
import type { CodeOf } from '#contracts/code-lists/code-list.ts'
import type { Ore } from '../money.ts'
import { showKr } from '../show.ts'
import type { HolidayAgreement } from './holiday-agreement.ts'

/** What decides how holiday pay is calculated. */
export interface MethodFacts {
  readonly salaryForm: 'MÅN' | 'TIM'
  /** All pay of the earning year without holiday pay, and the variable part of it. */
  readonly pay: Ore
  readonly variable: Ore
  /** True when the working time was another in the earning year than it is now. */
  readonly hasChangedHours: boolean
  /** The days of the earning year's absence that do not qualify. */
  readonly notQualifying: number
  /** True when that absence was of the same extent all the year, and goes on. */
  readonly isSameAbsence: boolean
}

/** A method with the reasons for it, in Swedish. */
export interface Method {
  readonly rule: CodeOf<typeof holidayPayRules>
  readonly reasons: readonly string[]
}

/** Returns which rule gives the holiday pay, and why (Semesterlagen 16–16 b §§). */
export function holidayMethod(
  { salaryForm, pay, variable, hasChangedHours, notQualifying, isSameAbsence }: MethodFacts,
  { isPercentage, source }: HolidayAgreement,
): Method {
  const reasons = [
    isPercentage && `${source} ger semesterlön som en andel av lönen.`,
    salaryForm === 'TIM' && 'Lönen är inte per vecka eller månad.',
    // A tenth or more, exactly.
    variable > 0 &&
      variable * 10 >= pay &&
      `Den rörliga lönen, ${showKr(variable)}, är minst tio procent av lönen, ${showKr(pay)}.`,
    hasChangedHours && 'Arbetstiden har ändrats sedan intjänandeåret.',
    notQualifying > 0 &&
      !isSameAbsence &&
      `${notQualifying} dagars frånvaro under intjänandeåret är inte semestergrundande.`,
  ].filter(reason => typeof reason === 'string')
  return reasons.length > 0
    ? { rule: 'PRO', reasons }
    : { rule: 'SAM', reasons: ['Lönen är per vecka eller månad, och nästan bara fast.'] }
}
