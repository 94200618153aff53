import { z } from 'zod'
import { painVersions, paymentStatuses } from '../../code-lists/payments.ts'
import { PeriodCode } from '../run/shapes.ts'

/** The most payslips of a payment order. */
export const maxPaidPayslips = 10_000

/** A payslip that can be paid, as a clerk has seen it. */
export const PaidPayslip = z.strictObject({
  AnstNr: z.string().min(1).max(30),
  Nummer: z.int().min(1).max(999),
  Version: z.int(),
})
export type PaidPayslip = z.infer<typeof PaidPayslip>

/** The payment of a payslip, or the reason why it cannot be paid. Amounts in kronor. */
export const ProposedPayment = PaidPayslip.extend({
  Namn: z.string(),
  /** The net pay. */
  Belopp: z.number(),
  /**
   * Where it goes. Of an account only the end is told, since some accounts are the person's
   * personal number: `8327 … 8925`. `Kontant` for the cash list. Empty when it cannot be paid.
   */
  Konton: z.array(z.object({ Konto: z.string(), Belopp: z.number() })),
  /** Why it cannot be paid, in Swedish, or empty. */
  Hinder: z.string(),
})
export type ProposedPayment = z.infer<typeof ProposedPayment>

/** The payslips that can be paid now. Amounts in kronor. */
export const PaymentProposal = z.object({
  /** The ready payslips that no order pays; those that cannot be paid come first. */
  Lonebesked: z.array(ProposedPayment),
  /**
   * What would be paid: by file or list to accounts, and in cash. Together the net pay, and what
   * the payslips withhold for Kronofogden.
   */
  TillKonto: z.number(),
  Kontant: z.number(),
  /** What of it goes to Kronofogden. */
  Utmatning: z.number(),
  /** BankNamn of the file, or empty when the company pays without one. */
  Format: z.string(),
  /** Why no order can be made, in Swedish. */
  Hinder: z.array(z.string()),
  /** What the clerk should know, in Swedish. */
  Anmarkningar: z.array(z.string()),
})
export type PaymentProposal = z.infer<typeof PaymentProposal>

/** When something was done with an order, and by whom. Null until then. */
const Done = z.object({ At: z.iso.datetime({ offset: true }), By: z.string() }).nullable()

/** Payments that leave together. Amounts in kronor. */
export const PaymentOrder = z.object({
  /** 1, 2 and so on within the period. */
  Nr: z.int().min(1),
  /** What the bank knows the file by. */
  MeddelandeId: z.string(),
  Status: z.enum(paymentStatuses.codes),
  Lonebesked: z.int().min(1),
  /** Together the net pay of its payslips, and what of them goes to Kronofogden. */
  TillKonto: z.number(),
  Kontant: z.number(),
  Utmatning: z.number(),
  /** BankNamn of the file. Empty for an order without a file. */
  Format: z.string(),
  /** The name of the file, or empty. */
  Fil: z.string(),
  Anmarkningar: z.array(z.string()),
  Skapad: Done.unwrap(),
  /** How many times the file has been fetched, and when last. */
  Hamtningar: z.int().min(0),
  Hamtad: Done,
  Utbetald: Done,
  Avbruten: Done,
  /** Why it was cancelled, or empty. */
  Orsak: z.string(),
})
export type PaymentOrder = z.infer<typeof PaymentOrder>

/** How the money of a period leaves. Amounts in kronor. */
export const PaymentPeriod = z.object({
  Period: PeriodCode,
  Utbetalningsdatum: z.iso.date(),
  Locked: z.boolean(),
  /** The payslips that are not taken back, and how far they have come. */
  Lonebesked: z.object({
    Antal: z.int(),
    /** Not marked as ready, or not attested where the company attests. */
    EjKlara: z.int(),
    /** Paid by an order that the bank has not answered. */
    Bestallda: z.int(),
    Utbetalda: z.int(),
  }),
  /** The net pay of those payslips. */
  Netto: z.number(),
  Forslag: PaymentProposal,
  /** The latest first. */
  Ordrar: z.array(PaymentOrder),
})
export type PaymentPeriod = z.infer<typeof PaymentPeriod>

/** A request to pay payslips. */
export const PaymentRequest = z.strictObject({
  Forhandsgranska: z.boolean(),
  /** The version of an ISO 20022 file. */
  Version: z.enum(painVersions.codes),
  Lonebesked: z.array(PaidPayslip).min(1).max(maxPaidPayslips),
})

/** The payments of an order, and the order. */
export const MadePayment = z.object({
  Forslag: PaymentProposal,
  /** The number of the order within the period. Null of a preview. */
  Nr: z.int().min(1).nullable(),
})
