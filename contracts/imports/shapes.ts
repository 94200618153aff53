import { z } from 'zod'
import { type ImportKindCode, importKindCodes } from '../registers/import-kinds.ts'
import { fileNameShape } from '../rules/text-shape.ts'
import { maxColumns, maxImportBytes } from './limits.ts'

/** A field and the heading of its column, or the column's number from 1. */
export const ColumnChoice = z.strictObject({ Falt: z.string().min(1).max(60), Kolumn: z.string().min(1).max(100) })
export type ColumnChoice = z.infer<typeof ColumnChoice>

/** A file to import by a definition. */
export const ImportFile = z.strictObject({
  /** The code of the import definition. */
  Id: z.string().min(1).max(10),
  FileName: fileNameShape({ least: 1, most: 255 }),
  /** The file in base64. A little longer than the largest file, which has an error of its own. */
  Content: z.string().max(Math.ceil((maxImportBytes * 1.04) / 3) * 4),
  /** The columns, in place of those of the definition. */
  Kolumner: z.array(ColumnChoice).max(maxColumns).optional(),
})
export type ImportFile = z.infer<typeof ImportFile>

const Count = z.int().min(0).max(1_000_000)

/** How many items of a file are new, changed and unchanged. */
export const ImportCounts = z.object({ Nya: Count, Andrade: Count, Oforandrade: Count })
export type ImportCounts = z.infer<typeof ImportCounts>

const Kind = z.enum(importKindCodes as unknown as readonly [ImportKindCode, ...ImportKindCode[]])

/** The effect of storing a row: adds or changes an item, nothing, or FEL for a wrong row. */
export const importOutcomes = { NY: 'Ny', ANDRAD: 'Ändrad', OFORANDRAD: 'Oförändrad', FEL: 'Felaktig' } as const
export type ImportOutcome = keyof typeof importOutcomes

/** A row of a preview. */
export const PreviewRow = z.object({
  /** The line of the file, or the number of a PAXml element. From 1. */
  Rad: z.int().min(1),
  Slag: Kind,
  Utfall: z.enum(['NY', 'ANDRAD', 'OFORANDRAD', 'FEL']),
  /** The name of who or what the row changes, as it is stored. Empty for a new or wrong row. */
  Namn: z.string(),
  /** What is overwritten: the changed fields by their labels, as the form shows them. */
  Andringar: z.array(z.object({ Falt: z.string(), Nu: z.string(), Ny: z.string() })),
  /** The cells by field name, as a person reads them in the file. */
  Celler: z.record(z.string(), z.string()),
  /** The reasons by field name. An empty name is the row's own. */
  Fel: z.record(z.string(), z.string()),
})
export type PreviewRow = z.infer<typeof PreviewRow>

/** The effect of an import, before it is stored. */
export const ImportPreview = z.object({
  /** The headings of the file's columns, or their numbers. Empty for PAXml and fixed positions. */
  Kolumnnamn: z.array(z.string()),
  /** The columns that were used. */
  Kolumner: z.array(ColumnChoice),
  /** The fields without a column that rows of the file cannot be stored without. */
  Saknas: z.array(z.string()),
  /** The columns that no field is read from. */
  Olasta: z.array(z.string()),
  /**
   * What else of the file is not read, with its number, as a person reads it: other sheets of an
   * Excel file, and elements of a PAXml file.
   */
  OlastaDelar: z.array(z.string()),
  ...ImportCounts.shape,
  Felaktiga: Count,
  /** The wrong rows first, then the changed ones, at most 500. */
  Rader: z.array(PreviewRow),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** A file to store, with the counts of its preview. */
export const ImportRequest = ImportFile.extend({ Vantat: z.strictObject(ImportCounts.shape) })
export type ImportRequest = z.infer<typeof ImportRequest>

/** An import that was made. */
export const ImportRun = z.object({
  Nr: z.int().min(1),
  /** The code of the import definition. */
  Id: z.string(),
  FileName: z.string(),
  /** The login of the account that made it, or empty. */
  Login: z.string(),
  TimeStamp: z.iso.datetime(),
  ...ImportCounts.shape,
  /** The pay and time rows that are stored by it, and removed with it. */
  Rader: Count,
})
export type ImportRun = z.infer<typeof ImportRun>

/** A pay or time row that was imported. */
export const ImportedRow = z.object({
  Nr: z.int().min(1),
  Rad: z.int().min(1),
  Slag: Kind,
  AnstNr: z.string(),
  Namn: z.string(),
  Kod: z.string(),
  /** The day, or the first one. Null when the row has none. */
  Datum: z.iso.date().nullable(),
  Tom: z.iso.date().nullable(),
  Antal: z.number(),
  Belopp: z.number(),
  Info: z.string(),
})
export type ImportedRow = z.infer<typeof ImportedRow>
