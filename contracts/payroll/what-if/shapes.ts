import { z } from 'zod'
import { StaffFilter } from '../../person/employee-filter.ts'
import { SalaryTrialAnswer } from '../trial/shapes.ts'
import { whatIfForm } from './what-if.form.ts'

/** The change under which a period is calculated on trial. Fields that are left out stay. */
export const WhatIfChange = whatIfForm.shape.partial().strict()
export type WhatIfChange = z.infer<typeof WhatIfChange>

/** A part of a period on trial: its change, whom it is for, and after whom it goes on. */
export const WhatIf = z.strictObject({
  Andring: WhatIfChange,
  /** Left out: everybody who has a payslip in the period. */
  Urval: StaffFilter.strict().optional(),
  /** AnstNr after which the part begins: `Nasta` of the part before. Left out: the first. */
  Efter: z.string().min(1).max(30).optional(),
})
export type WhatIf = z.infer<typeof WhatIf>

/** The sums of a payslip that are compared, in kronor. */
export const WhatIfSums = z.object({
  Brutto: z.number(),
  Skatt: z.number(),
  Netto: z.number(),
  Arbetsgivaravgift: z.number(),
  Kostnad: z.number(),
})
export type WhatIfSums = z.infer<typeof WhatIfSums>

/** A payslip before the change and after it. */
export const WhatIfRow = z.object({
  AnstNr: z.string(),
  Namn: z.string(),
  /** The name of the department, or empty. */
  Avdelning: z.string(),
  Fore: WhatIfSums,
  Efter: WhatIfSums,
})
export type WhatIfRow = z.infer<typeof WhatIfRow>

/** A part of a period on trial, by AnstNr. */
export const WhatIfPart = z.object({
  /** How many payslips the whole selection has. */
  Antal: z.int().min(0),
  Rader: z.array(WhatIfRow),
  /** Those that cannot be calculated under the change, and why, in Swedish. */
  Lamnade: z.array(z.object({ AnstNr: z.string(), Namn: z.string(), Orsak: z.string() })),
  /**
   * How many of the part were calculated by another engine or law than today's. They are compared
   * with what today's gives of the same basis, and not with what was stored.
   */
  Omraknade: z.int().min(0),
  /** Where the next part begins, or null after the last. */
  Nasta: z.string().nullable(),
})
export type WhatIfPart = z.infer<typeof WhatIfPart>

/** A person's payslip on trial, with what explains each amount of both. */
export const WhatIfPayslip = z.object({ Namn: z.string(), Fore: SalaryTrialAnswer, Efter: SalaryTrialAnswer })
export type WhatIfPayslip = z.infer<typeof WhatIfPayslip>
