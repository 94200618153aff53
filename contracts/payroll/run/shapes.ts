import { z } from 'zod'
import { deliveryStatuses, deliveryWays } from '../../code-lists/deliveries.ts'
import { isPeriod } from '../../schedules/salary-periods.ts'
import { Delivery } from '../delivery/shapes.ts'
import { TrialRow, TrialStep } from '../trial/shapes.ts'

/** The code of a salary period: 202611, or V202641 of a week. */
export const PeriodCode = z.string().max(10).refine(isPeriod)

/**
 * What is to be done next in a period: fetch the basis, mark as ready, attest (where the company
 * does), pay, or nothing.
 */
export const payslipNextSteps = ['FETCH', 'READY', 'ATTEST', 'PAY', 'DONE'] as const
/** The code of what is to be done next in a period. */
export type PayslipNextStep = (typeof payslipNextSteps)[number]

/** What is done with many payslips at once. */
export const payslipActions = ['ready', 'unready', 'attest', 'unattest', 'paid', 'publish', 'unpublish'] as const
/** The name of something that is done with payslips. */
export type PayslipAction = (typeof payslipActions)[number]

/** Where a salary period stands. Amounts in kronor, of all its payslips. */
export const PayslipPeriod = z.object({
  Period: PeriodCode,
  Utbetalningsdatum: z.iso.date(),
  /** How many payslips there are. */
  Antal: z.int().min(0),
  /** How many are paid in the period, and have no payslip yet. */
  UtanSpecifikation: z.int().min(0),
  Klarmarkerade: z.int().min(0),
  Attesterade: z.int().min(0),
  Publicerade: z.int().min(0),
  Utbetalda: z.int().min(0),
  /** How many payslips of the month another program has paid, which were imported. */
  Importerade: z.int().min(0),
  /** The sums are of these too. */
  Brutto: z.number(),
  Skatt: z.number(),
  Netto: z.number(),
  Arbetsgivaravgift: z.number(),
  /** How many payslips have warnings. */
  Varningar: z.int().min(0),
  Locked: z.boolean(),
  Next: z.enum(payslipNextSteps),
})
export type PayslipPeriod = z.infer<typeof PayslipPeriod>

/** A payslip in the list of its period. Amounts in kronor. */
export const PayslipListItem = z.object({
  AnstNr: z.string(),
  /** 1, and further ones that correct those before. */
  Nummer: z.int().min(1),
  Namn: z.string(),
  /** The name of the department, or empty. */
  Avdelning: z.string(),
  Klarmarkerad: z.boolean(),
  Attesterad: z.boolean(),
  Utskriven: z.boolean(),
  Utbetald: z.boolean(),
  Backad: z.boolean(),
  /** The first of the flags that applies, in Swedish (second document §3.5). */
  StatusText: z.string(),
  Brutto: z.number(),
  Skatt: z.number(),
  Netto: z.number(),
  Arbetsgivaravgift: z.number(),
  /** What is paid now less what was paid in the period before. Null without a payslip before. */
  DiffNetto: z.number().nullable(),
  Varningar: z.array(z.string()),
  Publicerad: z.boolean(),
  /** The number of the payment order that it waits in, as of a payslip. */
  Betalning: z.int().min(1).nullable().default(null),
  Utlamning: Delivery,
  Version: z.int().min(1),
})
export type PayslipListItem = z.infer<typeof PayslipListItem>

/** The conditions of the list, all of which hold. */
export const PayslipFilter = z.strictObject({
  /** A code of payslipStatuses, which is empty for a payslip that is only created. */
  Status: z.enum(['Backad', 'Utbetald', 'Utskriven', 'Attesterad', 'Klarmarkerad', '']).optional(),
  /** Avdelning: the id of a department. */
  Avdelning: z.string().max(30).optional(),
  MedVarningar: z.boolean().optional(),
  /** How far the delivery has come. PLANNED: not published. */
  Utlamning: z.enum(deliveryStatuses.codes).optional(),
  /** The way in which a published payslip is sent. */
  Satt: z.enum(deliveryWays.codes).optional(),
})
export type PayslipFilter = z.infer<typeof PayslipFilter>

/** The latest calculation of a period, which is a job. */
export const Calculation = z.object({
  Id: z.uuid(),
  Period: PeriodCode,
  Status: z.enum(['QUEUED', 'INPROGRESS', 'COMPLETED', 'FAILED']),
  /** Persons, of `Total`. Both are 0 until they have been counted. */
  Done: z.int().min(0),
  Total: z.int().min(0),
  /** Why it failed, in Swedish, or null. */
  Message: z.string().nullable(),
  /** The payslips that a completed calculation left as they were, and why. */
  Lamnade: z.array(z.object({ AnstNr: z.string(), Orsak: z.string() })),
})
export type Calculation = z.infer<typeof Calculation>

/** When something was done with a payslip, and by whom. Null until then. */
const Done = z.object({ At: z.iso.datetime({ offset: true }), By: z.string() }).nullable()

/** A row that was typed on a payslip. A null is calculated by the rules of the pay type. */
export const PayslipEntry = z.strictObject({
  LonArtNr: z.string().min(1).max(20),
  /** Replaces the name of the pay type; empty keeps it. */
  Text: z.string().max(60),
  /** Empty for the first day of the period's deviations, and `Tom` for the last. */
  From: z.union([z.iso.date(), z.literal('')]),
  Tom: z.union([z.iso.date(), z.literal('')]),
  Antal: z.number().multipleOf(0.01).min(-9_999_999).max(9_999_999).nullable(),
  Apris: z.number().multipleOf(0.01).min(-9_999_999).max(9_999_999).nullable(),
  Belopp: z.number().multipleOf(0.01).min(-99_999_999).max(99_999_999).nullable(),
})
export type PayslipEntry = z.infer<typeof PayslipEntry>

/** A person beside another in the list of a period, by number. */
const Neighbour = z.object({ AnstNr: z.string(), Namn: z.string() }).nullable()

/** A payslip beside another that corrects it, or that it corrects. */
const Correcting = z.object({
  Period: PeriodCode,
  Nummer: z.int().min(1),
  Utbetalningsdatum: z.iso.date(),
  StatusText: z.string(),
  Netto: z.number(),
})

/** A balance that payroll keeps, before the payslip and after it. */
export const PayslipBalance = z.object({
  /**
   * BET, SPA, FÖR, OBE (days of holiday), KOMP and FLEX (hours); INT and INTKR (days and amount of
   * holiday that are earned of the year), FPE (days of parental leave left that earn holiday).
   */
  Typ: z.string(),
  /** The child that the days are for, or empty. */
  Namn: z.string(),
  Enhet: z.enum(['dagar', 'timmar', 'kr']),
  Fore: z.number(),
  Efter: z.number(),
  /** The Ids of the steps that explain it, of which there may be none. The last gives `Efter`. */
  Steg: z.array(z.string()),
})
export type PayslipBalance = z.infer<typeof PayslipBalance>

/** A payslip with what explains it. Amounts in kronor, quantities with two decimals. */
export const Payslip = z.object({
  Period: PeriodCode,
  AnstNr: z.string(),
  Nummer: z.int().min(1),
  Namn: z.string(),
  Utbetalningsdatum: z.iso.date(),
  StatusText: z.string(),
  Klarmarkerad: Done,
  Attesterad: Done,
  Utskriven: Done,
  Utbetald: Done,
  Backad: Done,
  Publicerad: Done,
  /**
   * The number of the payment order that it waits in. It is marked as paid with the order, and is
   * free again when the order is cancelled.
   */
  Betalning: z.int().min(1).nullable().default(null),
  /** The period is locked. */
  Locked: z.boolean(),
  Brutto: z.number(),
  Formaner: z.number(),
  Skatt: z.number(),
  Netto: z.number(),
  Arbetsgivaravgift: z.number(),
  Rader: z.array(TrialRow),
  Steg: z.array(TrialStep),
  /** The rows that were typed on it. */
  Egna: z.array(PayslipEntry.extend({ From: z.iso.date(), Tom: z.iso.date() })),
  Saldon: z.array(PayslipBalance),
  /** The sums of the year with this payslip, where the company shows them (UsePayslipAckCard). */
  HittillsIAr: z.object({ Brutto: z.number(), Formaner: z.number(), Skatt: z.number() }).nullable().default(null),
  Varningar: z.array(z.string()),
  /** The payslips that correct each other, the first of them first. One that is alone has none. */
  Rattelser: z.array(Correcting),
  /** True for the last of them, when it is corrected by a new one and not changed. */
  KanRattas: z.boolean(),
  /** True when what has been paid by it and its corrections can be taken back. */
  KanAterforas: z.boolean(),
  Foregaende: Neighbour,
  Nasta: Neighbour,
  Version: z.int().min(1),
})
export type Payslip = z.infer<typeof Payslip>
