import { z } from 'zod'
import type { FormValues } from '../../forms/field.ts'
import { payAssignments } from '../../registers/pay-assignments.ts'

/** A question about an assignment: a salary period, and the values of its form. */
export const AssignmentQuestion = z.strictObject({
  /** The code of a salary period: 202611. */
  Period: z.string().min(1).max(10),
  Values: payAssignments.model.shape as unknown as z.ZodType<FormValues, FormValues>,
})
export type AssignmentQuestion = z.infer<typeof AssignmentQuestion>

/** The row that a person gets. The numbers are null where nothing is calculated. */
export const AssignedRow = z.object({
  AnstNr: z.string(),
  Namn: z.string(),
  Antal: z.number().nullable(),
  Pris: z.number().nullable(),
  /** Kronor with two decimals; a deduction is negative. */
  Belopp: z.number().nullable(),
  /** On how many earlier payslips the row stands. */
  Ganger: z.int(),
  /** Why there is no amount, in Swedish; else empty. */
  Problem: z.string(),
})
export type AssignedRow = z.infer<typeof AssignedRow>

/** Whom an assignment concerns in a period, and what it becomes. */
export const AssignmentAnswer = z.object({
  /** How many persons get the row. */
  Antal: z.int(),
  /** The first of them, by number: at most `maxCalculated`. */
  Rader: z.array(AssignedRow),
  /** The sum of the amounts of those rows. */
  Summa: z.number(),
})
export type AssignmentAnswer = z.infer<typeof AssignmentAnswer>

/** The most persons whose rows a preview calculates. */
export const maxCalculated = 200
