import { z } from 'zod'
import { Payslip } from '../run/shapes.ts'

/** What made a version of a payslip: a flag was set or taken away, or it was calculated. */
export const payslipOccasions = [
  'CREATED',
  'CALCULATED',
  'READY',
  'UNREADY',
  'ATTESTED',
  'UNATTESTED',
  'PRINTED',
  'PUBLISHED',
  'PAID',
  'REVERSED',
] as const
/** The code of what made a version of a payslip. */
export type PayslipOccasion = (typeof payslipOccasions)[number]

/** A moment in the history of a payslip: from then until the next it did not change. */
export const PayslipMoment = z.object({
  /** The order of the versions, from 1. */
  Nr: z.int().min(1),
  At: z.iso.datetime({ offset: true }),
  /** Who did it, by name or else by login. Empty when it is not known. */
  By: z.string(),
  Handelser: z.array(z.enum(payslipOccasions)).min(1),
  StatusText: z.string(),
  Netto: z.number(),
})
export type PayslipMoment = z.infer<typeof PayslipMoment>

/** A payslip as it stood at a moment, with what explains it. */
export const PayslipThen = PayslipMoment.extend(
  Payslip.pick({
    Utbetalningsdatum: true,
    Brutto: true,
    Formaner: true,
    Skatt: true,
    Arbetsgivaravgift: true,
    Rader: true,
    Steg: true,
    Saldon: true,
    Varningar: true,
  }).shape,
).extend({
  /** The SHA-256 of the basis, and the versions of the engine and the law that calculated it. */
  UnderlagHash: z.string(),
  Motor: z.string(),
  Lag: z.string(),
})
export type PayslipThen = z.infer<typeof PayslipThen>

/** A fact of the basis that differs. An empty text: there was none. */
export const BasisDifference = z.object({ Namn: z.string(), Da: z.string(), Nu: z.string() })
export type BasisDifference = z.infer<typeof BasisDifference>

/**
 * Whether the stored basis gives the stored payslip when it is calculated again: the same bytes,
 * others, or calculated by another engine or law than today's, which is not tried.
 */
export const proofs = ['SAME', 'DIFFERS', 'OTHER_VERSION'] as const

/** A payslip as it was at a moment, beside what it is now. */
export const PayslipAsItWas = z.object({
  Da: PayslipThen,
  Nu: PayslipThen,
  /** What of the basis has changed since. */
  Underlag: z.array(BasisDifference),
  /** Of the payslip as it was. */
  Kontroll: z.enum(proofs),
})
export type PayslipAsItWas = z.infer<typeof PayslipAsItWas>

/** The versions of a payslip, the newest first. */
export const PayslipHistory = z.object({ Namn: z.string(), Handelser: z.array(PayslipMoment) })
export type PayslipHistory = z.infer<typeof PayslipHistory>
