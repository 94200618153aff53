import { z } from 'zod'
import { advanceStatuses, painVersions } from '../../code-lists/payments.ts'
import { lineShape } from '../../rules/text-shape.ts'
import { PaymentProposal } from '../payments/shapes.ts'
import { PeriodCode } from '../run/shapes.ts'
import { TrialStep } from '../trial/shapes.ts'

/** The most persons of a registration, and the most advances of an order. */
export const maxAdvances = 200
/** The most kronor of an advance. */
export const maxAdvance = 999_999

/** An advance on pay. Amounts in kronor. */
export const Advance = z.object({
  ForskId: z.uuid(),
  AnstNr: z.string(),
  Namn: z.string(),
  /** The day that it is paid. */
  Utbetalningsdag: z.iso.date(),
  /** Before tax. */
  Belopp: z.number(),
  /** Why it is paid. */
  Orsak: z.string(),
  Status: z.enum(advanceStatuses.codes),
  /** The tax that is deducted when it is paid, and what is paid. Null until it is ordered. */
  Skatt: z.number().nullable(),
  Netto: z.number().nullable(),
  /** The salary period whose payment order pays it, and the order. Empty and null until then. */
  Period: z.union([PeriodCode, z.literal('')]),
  Betalning: z.int().min(1).nullable(),
  /** What paid payslips have deducted of it, the earliest first. */
  Avdrag: z.array(z.object({ Period: PeriodCode, Belopp: z.number() })),
  /** What is left to deduct. Zero until it is paid. */
  Rest: z.number(),
  /** How its tax was calculated. Empty until it is ordered. */
  Steg: z.array(TrialStep),
  Registrerad: z.object({ At: z.iso.datetime({ offset: true }), By: z.string() }),
})
export type Advance = z.infer<typeof Advance>

/** New advances: one for each person, of the same amount, day and reason. */
export const NewAdvances = z.strictObject({
  AnstNr: z.array(z.string().min(1).max(30)).min(1).max(maxAdvances),
  Utbetalningsdag: z.iso.date(),
  /** In kronor, before tax. */
  Belopp: z.number().multipleOf(0.01).min(0.01).max(maxAdvance),
  Orsak: lineShape({ least: 1, most: 200 }),
})
export type NewAdvances = z.infer<typeof NewAdvances>

/** The advances that are to be paid together. */
export const AdvanceOrder = z.strictObject({
  /** A preview says what would be paid and stores nothing. */
  Forhandsgranska: z.boolean(),
  /** The version of an ISO 20022 file. */
  Version: z.enum(painVersions.codes),
  ForskId: z.array(z.uuid()).min(1).max(maxAdvances),
})

/** The payments of an order of advances, after tax, and the order. */
export const OrderedAdvances = z.object({
  Forslag: PaymentProposal,
  /** The tax that is deducted, in kronor. */
  Skatt: z.number(),
  /** The salary period of the order, by which its file is fetched. */
  Period: PeriodCode,
  /** The number of the order within the period. Null of a preview. */
  Nr: z.int().min(1).nullable(),
})
export type OrderedAdvances = z.infer<typeof OrderedAdvances>
