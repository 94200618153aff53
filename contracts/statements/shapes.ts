import { z } from 'zod'

/** The month of payout that a statement is of: 202611. */
export const StatementPeriod = z.string().regex(/^20\d\d(0[1-9]|1[0-2])$/)

/** Returns the shape of where a statement stands: a code, and its text in Swedish. */
export const statementStatus = <const Codes extends readonly string[]>(codes: Codes) =>
  z.object({ Kod: z.enum(codes), Text: z.string() })

/** Returns the shape of a month in the overview, with the statement's own status and sums. */
export const statementMonth = <Status extends z.ZodType, Sums extends z.ZodRawShape>(status: Status, sums: Sums) =>
  z.object({
    Period: z.string(),
    Status: status,
    /** The last day to hand it in; empty when it is not known. */
    SistaDag: z.string(),
    /** True when the last day has passed, and it is neither fetched nor handed in. */
    Sen: z.boolean(),
    ...sums,
    /** The payslips that count, and those that do not: they are not marked as ready or paid. */
    Lonebesked: z.int(),
    EjKlara: z.int(),
    /** The number of notices that must be mended first, and of those that may be right. */
    Stopp: z.int(),
    Varningar: z.int(),
  })

const month = statementMonth(z.object({ Kod: z.string(), Text: z.string() }), {})
/** A month of the overview, whatever its sums. */
export type StatementMonth = z.infer<typeof month>

/** A row of a payslip behind a figure. */
export const StatementRow = z.object({
  /** The payslip: its salary period, person and number. */
  Period: z.string(),
  AnstNr: z.string(),
  Nummer: z.int(),
  /** Names the row within its payslip. */
  RadId: z.string(),
  LonArtNr: z.string(),
  Text: z.string(),
  /** The part of the figure that the row is, in kronor with two decimals. */
  Belopp: z.number(),
})
export type StatementRow = z.infer<typeof StatementRow>

/** A figure of a statement, or one of its facts. */
export const StatementFigure = z.object({
  /** The receiver's number or name of the field. */
  Falt: z.string(),
  Namn: z.string(),
  Slag: z.enum(['BELOPP', 'KRYSS', 'TEXT']),
  /** Whole kronor, or null for ticks and texts. */
  Belopp: z.number().nullable(),
  /** The text, or empty. */
  Varde: z.string(),
  /** The rows that the amount or the tick comes from. None of a fact. */
  Rader: z.array(StatementRow),
})
export type StatementFigure = z.infer<typeof StatementFigure>

/** Returns the shape of a person in a statement, with what the receiver knows the person by. */
export const statementPerson = <Identity extends z.ZodRawShape>(identity: Identity) =>
  z.object({ AnstNr: z.string(), Namn: z.string(), ...identity, Falt: z.array(StatementFigure) })

/** A person in a statement, whatever the receiver knows the person by. */
export interface StatementPerson {
  readonly AnstNr: string
  readonly Namn: string
  readonly Falt: readonly StatementFigure[]
}

/** Returns the shape of a person who is left out of a statement, and why. */
export const statementLeftOut = <const Reasons extends readonly string[]>(reasons: Reasons) =>
  z.object({ AnstNr: z.string(), Namn: z.string(), Orsak: z.enum(reasons) })

/** Returns the shape of a check's finding, with what the receiver sorts its own by. */
export const statementNotice = <Sorted extends z.ZodRawShape>(sorted: Sorted) =>
  z.object({
    /** STOPP must be mended before the statement is handed out; VARNING may be right. */
    Niva: z.enum(['STOPP', 'VARNING']),
    ...sorted,
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
const notice = statementNotice({})
/** A check's finding, however the receiver sorts its own. */
export type StatementNotice = z.infer<typeof notice>

/** A file that somebody has fetched. */
export const StatementFile = z.object({
  Nummer: z.int(),
  Tid: z.iso.datetime({ offset: true }),
  Anvandare: z.string(),
  /** True when the file would be the same now. */
  Oforandrad: z.boolean(),
})
export type StatementFile = z.infer<typeof StatementFile>
