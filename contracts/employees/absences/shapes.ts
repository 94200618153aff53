import { z } from 'zod'
import { absenceForm } from './absence.form.ts'

/** The fields of an absence in their wire format. */
export const AbsenceValues = absenceForm.shape as unknown as z.ZodObject<
  Omit<(typeof absenceForm.shape)['shape'], 'Barnen' | 'BarnVabTom'>
>
export type AbsenceValues = z.infer<typeof AbsenceValues>

/** An absence of an employee, with the version that a change states. */
export const Absence = z.object({
  Id: z.uuid(),
  Version: z.int(),
  Values: AbsenceValues,
  /** The calendar days, both ends included, or null without a known end. */
  KalDagar: z.int().nullable(),
})
export type Absence = z.infer<typeof Absence>

/** A child of an employee: a row of the employee's field Barn. */
const Child = z.object({
  Namn: z.string(),
  Fodd: z.string(),
  /** The last day of care with temporary parental benefit. */
  VabTom: z.iso.date(),
})

/** The facts that follow from a child's day of birth and the absences for it: `childrenFacts`. */
export const ChildFacts = Child.extend({
  /** The calendar days of parental leave with benefit until today. */
  Foraldradagar: z.int(),
  /** Those that qualify for holiday pay, and the most that do. */
  Semestergrundande: z.int(),
  MestGrundande: z.int(),
})
export type ChildFacts = z.infer<typeof ChildFacts>

/** The absences of an employee, the latest first, and the children that they may be for. */
export const Absences = z.object({ Franvaro: z.array(Absence), Barn: z.array(Child) })
export type Absences = z.infer<typeof Absences>
