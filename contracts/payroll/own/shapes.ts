import { z } from 'zod'
import { PayslipBalance, PeriodCode } from '../run/shapes.ts'
import { TrialRow, TrialStep } from '../trial/shapes.ts'

/** An employee's own payslip in the list of them. Amounts in kronor. */
export const OwnPayslipItem = z.object({
  Period: PeriodCode,
  AnstNr: z.string(),
  /** 1, and further ones that correct those before. */
  Nummer: z.int().min(1),
  Utbetalningsdatum: z.iso.date(),
  Publicerad: z.iso.datetime({ offset: true }),
  Brutto: z.number(),
  Skatt: z.number(),
  Netto: z.number(),
  /** It has been taken back: another replaces it. */
  Aterford: z.boolean(),
})
export type OwnPayslipItem = z.infer<typeof OwnPayslipItem>

/**
 * An employee's own payslip, with the steps that explain what it shows and no others: what the
 * employer pays beside it is shown when the company's payslips do.
 */
export const OwnPayslip = OwnPayslipItem.extend({
  FranDatum: z.iso.date(),
  TomDatum: z.iso.date(),
  Formaner: z.number(),
  /** Null when the company's payslips do not show it. */
  Arbetsgivaravgift: z.number().nullable(),
  Rader: z.array(TrialRow.omit({ Konto: true })),
  Steg: z.array(TrialStep),
  Saldon: z.array(PayslipBalance),
  /** What the company writes on all payslips. Empty when it writes nothing. */
  Meddelande: z.string(),
})
export type OwnPayslip = z.infer<typeof OwnPayslip>
