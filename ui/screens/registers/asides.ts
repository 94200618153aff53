import type { ComponentType } from 'react'
import type { RegisterName } from '#contracts/registers/names.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'

const ruleWeek = lazyChunk(() => import('./asides/rule-week.tsx'), { failure: 'inside' })

/**
 * What stands beside the forms of some registers, and below them on a narrow window. Each is loaded
 * with its form, and reads it with `useFormSelect`. A new one is a line here.
 */
export const asides: Partial<Readonly<Record<RegisterName, ComponentType>>> = {
  formulaVariables: lazyChunk(() => import('./asides/formula-value.tsx'), { failure: 'inside' }),
  vacationAgreements: lazyChunk(() => import('./asides/vacation-year.tsx'), { failure: 'inside' }),
  obRules: ruleWeek,
  onDutyRules: ruleWeek,
  onCallRules: ruleWeek,
  extraDayRules: ruleWeek,
  holidayPayRules: ruleWeek,
  overtimeRules: ruleWeek,
}
