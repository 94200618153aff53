import { z } from 'zod'
import {
  StatementFigure,
  StatementFile,
  StatementRow,
  statementLeftOut,
  statementMonth,
  statementNotice,
  statementPerson,
  statementStatus,
} from '../../statements/shapes.ts'
import { TrialStep } from '../trial/shapes.ts'
import { AtSkatteverket } from './skatteverket.shapes.ts'

/** Where the declaration of a month stands. */
export const DeclarationStatus = statementStatus([
  /** No finished payslips. */
  'INGEN',
  /** Payslips, no file fetched. */
  'UNDERLAG',
  /** The file of these payslips has been fetched. */
  'EXPORTERAD',
  /** It is a draft at Skatteverket. */
  'SKICKAD',
  /** Skatteverket refused it. */
  'AVVISAD',
  /** It is handed in. */
  'INLAMNAD',
  /** The payslips have changed since. */
  'ANDRAD',
  /** The law of the month is not entered. */
  'SAKNAS',
])

/** A month of the overview. Its last day is the one to declare and pay, by law. */
export const DeclarationMonth = statementMonth(DeclarationStatus, {
  /** The number of individual statements. */
  Individuppgifter: z.int(),
  /** Fields 487 and 497, in whole kronor. Null when the law of the month is not entered. */
  Avgifter: z.number().nullable(),
  Skatt: z.number().nullable(),
})
export type DeclarationMonth = z.infer<typeof DeclarationMonth>

/** The main form (huvuduppgift). */
export const DeclarationMain = z.object({
  /** Without rows: those of 497 are behind the statements' fields of tax. */
  Falt: z.array(StatementFigure.omit({ Rader: true })),
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

/** The statement of a person (individuppgift). Its fields have Skatteverket's numbers: 011. */
export const DeclarationPerson = statementPerson({
  /** Who the payee is, without the last four digits of a personal number. */
  Identitet: z.string(),
  /** Field 570, kept for good once a file has been fetched. */
  Specifikationsnummer: z.int(),
}).extend({
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
  Rader: z.array(StatementRow),
})

/** Somebody who is not declared, and has payslips or was in an earlier file. */
export const DeclarationLeftOut = statementLeftOut([
  /** Nothing to declare is left. */
  'INGET',
  /** Approved for F-tax. */
  'FSKATT',
  /** Not in the register. */
  'OKAND',
  /** Was in an earlier file, and is removed at Skatteverket by the next. */
  'BORTTAG',
])

/** The finding of a check. */
export const DeclarationFinding = statementNotice({
  /** Skatteverket's families: S inside a form, B between forms, R what is reasonable. */
  Familj: z.enum(['S', 'B', 'R']),
})
export type DeclarationFinding = z.infer<typeof DeclarationFinding>

/** The declaration of a month, with what is behind each figure. */
export const EmployerDeclaration = DeclarationMonth.extend({
  Huvuduppgift: DeclarationMain,
  Personer: z.array(DeclarationPerson),
  Franvaro: z.array(DeclarationAbsence),
  Utelamnade: z.array(DeclarationLeftOut),
  Kontroller: z.array(DeclarationFinding),
  /** The latest first. */
  Exporter: z.array(StatementFile),
  /** How many files the declaration is: one, unless it has more than a file holds. */
  Filer: z.int(),
  Skatteverket: AtSkatteverket,
})
export type EmployerDeclaration = z.infer<typeof EmployerDeclaration>
