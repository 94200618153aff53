import { z } from 'zod'
import { trialForm } from './trial.form.ts'

const { shape } = trialForm.shape
const { Typ, From, Tom, Timmar } = (
  trialForm.fields.Franvaro.rows as NonNullable<typeof trialForm.fields.Franvaro.rows>
).model.shape.shape

/** A trial calculation: what a salary becomes. Amounts in kronor, and what is left out is none. */
export const SalaryTrial = z.strictObject({
  Utbetalningsdatum: shape.Utbetalningsdatum,
  /** Left out: of an age with ordinary tax and contributions. */
  Fodelsedatum: shape.Fodelsedatum.optional(),
  /** Left out: HUV. */
  SkatteTyp: shape.SkatteTyp.optional(),
  /** Left out: the company's most common table (SkattTab). */
  Tabell: shape.Tabell.optional(),
  /** Left out: 1, or 3 for a person who was 66 when the year began. */
  Kolumn: shape.Kolumn.optional(),
  /** In percent of all pay, from 0.01 on: no deduction at all is the SkatteTyp NEJ. */
  JamkningProcent: shape.JamkningProcent.optional(),
  /** Left out: 99. */
  AvgiftTyp: shape.AvgiftTyp.optional(),
  Manadslon: shape.Manadslon.optional(),
  Timlon: shape.Timlon.optional(),
  Timmar: shape.Timmar.optional(),
  Engangsbelopp: shape.Engangsbelopp.optional(),
  /** With the one-off amount. Left out: twelve times the pay and benefits of the month, and it. */
  Arsinkomst: shape.Arsinkomst.optional(),
  /** The taxable value of benefits in the month, without the car. */
  Formaner: shape.Formaner.optional(),
  Bil: z
    .strictObject({
      Nypris: shape['Bil.Nypris'],
      Modellar: shape['Bil.Modellar'],
      Fordonsskatt: shape['Bil.Fordonsskatt'].optional(),
      Drivlina: shape['Bil.Drivlina'].optional(),
    })
    .optional(),
  Milersattning: z
    .strictObject({
      Mil: shape['Milersattning.Mil'],
      /** Left out: the tax-free amount. */
      KronorPerMil: shape['Milersattning.KronorPerMil'].optional(),
      Bilslag: shape['Milersattning.Bilslag'].optional(),
    })
    .optional(),
  /** Hours of the week, Monday to Friday. Left out: 40. */
  Veckoarbetstid: shape.Veckoarbetstid.optional(),
  /** Within the month of the payout. Left out, `Tom` is the same day and `Timmar` all of each. */
  Franvaro: z
    .array(
      z.strictObject({
        Typ: Typ as z.ZodType<string>,
        From: From as z.ZodType<string>,
        Tom: (Tom as z.ZodType<string>).optional(),
        Timmar: (Timmar as z.ZodType<number>).optional(),
      }),
    )
    .max(trialForm.fields.Franvaro.rows?.most ?? 0)
    .optional(),
  Semesterdagar: shape.Semesterdagar.optional(),
})
export type SalaryTrial = z.infer<typeof SalaryTrial>

/** A figure of the calculation, and how it is reached. */
export const TrialStep = z.object({
  Id: z.string(),
  Text: z.string(),
  /** With its numbers, in Swedish. */
  Formel: z.string(),
  /** What goes in, as it is read. `Steg` is the step that it comes from, or empty. */
  Varden: z.array(z.object({ Namn: z.string(), Varde: z.string(), Steg: z.string() })),
  /** In `Enhet`, with two decimals. */
  Belopp: z.number(),
  Enhet: z.enum(['kr', 'dagar', 'timmar', '%']),
  /** The law, the publication or the agreement behind it. */
  Kalla: z.string(),
})
export type TrialStep = z.infer<typeof TrialStep>

/** A row of the payslip that it would be. */
export const TrialRow = z.object({
  LonArtNr: z.string(),
  Text: z.string(),
  /** BRUTTO, FÖRMÅN, NETTO, SKATT, PENSION or INFO. */
  LonTyp: z.string(),
  /** Null for a row with an amount only. */
  Antal: z.number().nullable(),
  Enhet: z.string(),
  Apris: z.number().nullable(),
  Belopp: z.number(),
  Konto: z.string(),
  /** The first and the last day that it concerns. */
  From: z.iso.date().optional(),
  Tom: z.iso.date().optional(),
  /** The Ids of the steps that explain it. The last gives the amount. */
  Steg: z.array(z.string()),
})
export type TrialRow = z.infer<typeof TrialRow>

/** What a salary becomes, in kronor with two decimals. Each sum has a step of its own name. */
export const SalaryTrialAnswer = z.object({
  /** Cash pay before tax. */
  Brutto: z.number(),
  /** The taxed benefits, which are not paid. */
  Formaner: z.number(),
  Skatt: z.number(),
  /** What is paid: gross − tax + what is added or taken after tax. */
  Netto: z.number(),
  Arbetsgivaravgift: z.number(),
  /** What the employer pays: gross, what is paid after tax, and contributions. */
  Kostnad: z.number(),
  Rader: z.array(TrialRow),
  Steg: z.array(TrialStep),
  /** What to look at, in Swedish: that a certificate is needed, that the net is negative. */
  Varningar: z.array(z.string()),
})
export type SalaryTrialAnswer = z.infer<typeof SalaryTrialAnswer>
