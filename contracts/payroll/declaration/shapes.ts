import { z } from 'zod'
import { TrialStep } from '../trial/shapes.ts'
import { AtSkatteverket } from './skatteverket.shapes.ts'

/** A declared month: 202611. */
export const DeclaredPeriod = z.string().regex(/^20\d\d(0[1-9]|1[0-2])$/)

/** Where the declaration of a month stands. */
export const DeclarationStatus = z.object({
  /**
   * INGEN: no finished payslips. UNDERLAG: payslips, no file fetched. EXPORTERAD: the file of these
   * payslips has been fetched. SKICKAD: it is a draft at Skatteverket. AVVISAD: Skatteverket
   * refused it. INLAMNAD: it is handed in. ANDRAD: the payslips have changed since. SAKNAS: the law
   * of the month is not entered.
   */
  Kod: z.enum(['INGEN', 'UNDERLAG', 'EXPORTERAD', 'SKICKAD', 'AVVISAD', 'INLAMNAD', 'ANDRAD', 'SAKNAS']),
  /** In Swedish. */
  Text: z.string(),
})

/** A month of the overview. */
export const DeclarationMonth = z.object({
  Period: z.string(),
  Status: DeclarationStatus,
  /** The last day to declare and pay, by law; empty when it is not known. */
  SistaDag: z.string(),
  /** True when the last day has passed, and what is to be declared is neither fetched nor sent. */
  Sen: z.boolean(),
  /** The number of individual statements. */
  Individuppgifter: z.int(),
  /** Fields 487 and 497, in whole kronor. Null when the law of the month is not entered. */
  Avgifter: z.number().nullable(),
  Skatt: z.number().nullable(),
  /** The payslips that count, and those that do not since they are not marked as ready or paid. */
  Lonebesked: z.int(),
  EjKlara: z.int(),
  /** How many findings must be mended first, and how many may be right. */
  Stopp: z.int(),
  Varningar: z.int(),
})
export type DeclarationMonth = z.infer<typeof DeclarationMonth>

/** A row of a payslip behind a figure. */
export const DeclarationRow = z.object({
  /** The payslip: its salary period, person and number. */
  Period: z.string(),
  AnstNr: z.string(),
  Nummer: z.int(),
  /** Names the row within its payslip. */
  RadId: z.string(),
  LonArtNr: z.string(),
  Text: z.string(),
  /** What the row adds to the figure, in kronor with two decimals. */
  Belopp: z.number(),
})
export type DeclarationRow = z.infer<typeof DeclarationRow>

/** A field of a form. */
export const DeclarationField = z.object({
  /** Skatteverket's number: 011. */
  Falt: z.string(),
  Namn: z.string(),
  Slag: z.enum(['BELOPP', 'KRYSS', 'TEXT']),
  /** Whole kronor, or null for ticks and texts. */
  Belopp: z.number().nullable(),
  /** The text, or empty. */
  Varde: z.string(),
  /** The rows that the amount or the tick comes from. None of a fact. */
  Rader: z.array(DeclarationRow),
})
export type DeclarationField = z.infer<typeof DeclarationField>

/** The main form (huvuduppgift). */
export const DeclarationMain = z.object({
  /** Without rows: those of 497 are behind the statements' fields of tax. */
  Falt: z.array(DeclarationField.omit({ Rader: true })),
  /** The contributions by rate: the base and the contribution in kronor, the rate in percent. */
  Avgifter: z.array(
    z.object({
      Namn: z.string(),
      Procent: z.number(),
      Underlag: z.number(),
      Belopp: z.number(),
      Personer: z.int(),
    }),
  ),
  /** The sum of field 487 as Skatteverket computes it of the individual statements. */
  Omraknat: z.number(),
  /** The contributions of the payslips with their öre, and declared less them. */
  PaLonebesked: z.number(),
  Oresdifferens: z.number(),
  /** How 487 and 497 are reached. */
  Steg: z.array(TrialStep),
})
export type DeclarationMain = z.infer<typeof DeclarationMain>

/** The statement of a person (individuppgift). */
export const DeclarationPerson = z.object({
  AnstNr: z.string(),
  Namn: z.string(),
  /** Who the payee is, without the last four digits of a personal number. */
  Identitet: z.string(),
  /** Field 570, kept for good once a file has been fetched. */
  Specifikationsnummer: z.int(),
  Falt: z.array(DeclarationField),
  /** What contributions are paid on, in whole kronor: a part of the bases behind field 487. */
  Avgiftsunderlag: z.number(),
})
export type DeclarationPerson = z.infer<typeof DeclarationPerson>

/** An absence for Försäkringskassan (frånvarouppgift): one day. */
export const DeclarationAbsence = z.object({
  AnstNr: z.string(),
  Namn: z.string(),
  Datum: z.string(),
  /** TFP: temporary parental benefit; FP: parental benefit. */
  Typ: z.enum(['TFP', 'FP']),
  Timmar: z.number().nullable(),
  Procent: z.number().nullable(),
  Rader: z.array(DeclarationRow),
})

/** Somebody who is not declared, and has payslips or was in an earlier file. */
export const DeclarationLeftOut = z.object({
  AnstNr: z.string(),
  Namn: z.string(),
  /**
   * INGET: nothing to declare is left; FSKATT: approved for F-tax; OKAND: not in the register;
   * BORTTAG: was in an earlier file, and is removed at Skatteverket by the next.
   */
  Orsak: z.enum(['INGET', 'FSKATT', 'OKAND', 'BORTTAG']),
})

/** The finding of a check. */
export const DeclarationFinding = z.object({
  /** STOPP must be mended before the file is sent; VARNING may be right. */
  Niva: z.enum(['STOPP', 'VARNING']),
  /** Skatteverket's families: S inside a form, B between forms, R what is reasonable. */
  Familj: z.enum(['S', 'B', 'R']),
  /** Empty when it concerns the employer. */
  AnstNr: z.string(),
  Namn: z.string(),
  Falt: z.string(),
  Text: z.string(),
  /** How it is mended. */
  Atgard: z.string(),
  /** Where it is mended. */
  Plats: z.enum(['FORETAG', 'ANSTALLD', 'LONEBESKED']),
})
export type DeclarationFinding = z.infer<typeof DeclarationFinding>

/** A file that somebody has fetched. */
export const DeclarationExport = z.object({
  Nummer: z.int(),
  Tid: z.iso.datetime({ offset: true }),
  Anvandare: z.string(),
  /** True when the file would be the same now. */
  Oforandrad: z.boolean(),
})

/** The declaration of a month, with what is behind each figure. */
export const EmployerDeclaration = DeclarationMonth.extend({
  Huvuduppgift: DeclarationMain,
  Personer: z.array(DeclarationPerson),
  Franvaro: z.array(DeclarationAbsence),
  Utelamnade: z.array(DeclarationLeftOut),
  Kontroller: z.array(DeclarationFinding),
  /** The latest first. */
  Exporter: z.array(DeclarationExport),
  /** How many files the declaration is: one, unless it has more than a file holds. */
  Filer: z.int(),
  Skatteverket: AtSkatteverket,
})
export type EmployerDeclaration = z.infer<typeof EmployerDeclaration>
