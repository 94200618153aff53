import { z } from 'zod'
import { PaidPayslip } from '../payments/shapes.ts'
import { maxEntries } from '../run/payslip.form.ts'
import { PayslipEntry, PeriodCode } from '../run/shapes.ts'
import { TrialRow, TrialStep } from '../trial/shapes.ts'
import { ProposedVoucher } from '../vouchers/shapes.ts'
import { correctionsForm, maxCorrected } from './corrections.form.ts'

/** The common part of a correction and a taking back. */
const Request = z.strictObject({
  /** The payslip as a clerk has seen it. */
  Nummer: z.int().min(1).max(999),
  Version: z.int(),
  /** The open period that gets the new payslip, or null for the one that is proposed. */
  Period: PeriodCode.nullable(),
  /** A preview answers the same and stores nothing. */
  Forhandsgranska: z.boolean(),
})

/** A correction of a payslip. */
export const CorrectionRequest = Request.extend({
  /** The typed rows that the payslip should have had, or null for those that it has. */
  Rader: z.array(PayslipEntry).max(maxEntries).nullable(),
  /** Fetches what the registers now say of the person in the payslip's period. */
  HamtaUnderlag: z.boolean(),
  /** The pay day, whose month declares the difference, or null for the one that is proposed. */
  Utbetalningsdatum: z.iso.date().nullable(),
  /** Orders the payment of what the person has got too little. */
  Betala: z.boolean(),
})
export type CorrectionRequest = z.infer<typeof CorrectionRequest>

/** The correction of many payslips. Fields that are left out have the form's initial values. */
export const CorrectionsChange = correctionsForm.shape.partial().strict()
export type CorrectionsChange = z.infer<typeof CorrectionsChange>

/** The payslips of a period that are corrected together, and by what. */
export const CorrectionsRequest = Request.pick({ Period: true, Forhandsgranska: true }).extend({
  /** The payslips as a clerk has seen them. */
  Lonebesked: z.array(PaidPayslip).min(1).max(maxCorrected),
  Andring: CorrectionsChange,
})
export type CorrectionsRequest = z.infer<typeof CorrectionsRequest>

/** A payslip that is taken back, with all that correct it. */
export const TakeBackRequest = Request
export type TakeBackRequest = z.infer<typeof TakeBackRequest>

/** The sums of a payslip, in kronor. */
const Sums = z.object({
  Brutto: z.number(),
  Formaner: z.number(),
  Skatt: z.number(),
  Netto: z.number(),
  Arbetsgivaravgift: z.number(),
})
export type CorrectionSums = z.infer<typeof Sums>

/** A figure before a correction, and after it. */
const Change = z.object({ Fore: z.number(), Efter: z.number() })

/** The effect of a correction on a month's declaration. Amounts in whole kronor. */
export const CorrectedDeclaration = z.object({
  /** The month of the payout: 202611. */
  Period: z.string(),
  /** The declaration has been fetched before: Skatteverket needs the corrected one. */
  Exporterad: z.boolean(),
  /** 570, which the corrected statement keeps. Null for a person who is not declared. */
  Specifikationsnummer: z.int().nullable(),
  /** The statement is removed, by field 205. */
  Borttag: z.boolean(),
  /** The fields of the person's statement that change. */
  Falt: z.array(Change.extend({ Falt: z.string(), Namn: z.string() })),
  /** 487 and 497 of the main form. */
  Avgifter: Change,
  Skatt: Change,
  Anmarkningar: z.array(z.string()),
})
export type CorrectedDeclaration = z.infer<typeof CorrectedDeclaration>

/**
 * The treatment of the difference of the net pay: paid by an order now (ORDER), later (SENARE),
 * drawn from the next payment (FORDRAN), or nothing.
 */
export const correctionPayments = ['ORDER', 'SENARE', 'FORDRAN', 'INGEN'] as const

/** The amount that is paid, or claimed back. */
export const CorrectionPayment = z.object({
  Slag: z.enum(correctionPayments),
  /** Below zero is claimed back. In kronor. */
  Belopp: z.number(),
  Datum: z.iso.date(),
  /** Where an order pays it: `8327 … 8925`. */
  Konton: z.array(z.object({ Konto: z.string(), Belopp: z.number() })),
  /** The number of the order in the period, or null. */
  Nr: z.int().nullable(),
  /**
   * Why it cannot be ordered, in Swedish, or empty. A correction that orders it is then refused.
   */
  Hinder: z.string(),
  /** What becomes of it, in Swedish. */
  Text: z.string(),
})
export type CorrectionPayment = z.infer<typeof CorrectionPayment>

/** Everything that a correction makes, or would make. */
export const Correction = z.object({
  /** The new payslip. */
  Period: PeriodCode,
  Nummer: z.int().min(1),
  Utbetalningsdatum: z.iso.date(),
  /** The payslip with its corrections as it was, as it is now, and the difference. */
  Fore: Sums,
  Efter: Sums,
  Skillnad: Sums,
  /** The rows of the difference, with the steps that explain them. */
  Rader: z.array(TrialRow),
  Steg: z.array(TrialStep),
  Varningar: z.array(z.string()),
  Deklarationer: z.array(CorrectedDeclaration),
  Verifikationer: z.array(ProposedVoucher),
  Betalning: CorrectionPayment,
  Anmarkningar: z.array(z.string()),
})
export type Correction = z.infer<typeof Correction>

/** A person, by number and name. */
const Person = z.object({ AnstNr: z.string(), Namn: z.string() })

/** Everything that corrections of many persons make together, or would make. */
export const Corrections = z.object({
  /** The new payslips, by AnstNr, with what follows from each. */
  Lonebesked: z.array(
    Correction.omit({ Rader: true, Steg: true, Verifikationer: true, Anmarkningar: true }).extend(Person.shape),
  ),
  /** Whose payslips the change does not change. They get no new one. */
  Oforandrade: z.array(Person),
  /** Of all of them together: one that takes back, and one of what is right, for each day. */
  Verifikationer: z.array(ProposedVoucher),
  Anmarkningar: z.array(z.string()),
})
export type Corrections = z.infer<typeof Corrections>
