import { z } from 'zod'
import { maxImportBytes } from '../imports/limits.ts'
import { StaffFilter } from '../person/employee-filter.ts'
import { fileNameShape } from '../rules/text-shape.ts'

/** The most employees of an enquiry, which is one file. Our own: Skatteverket's is unknown. */
export const maxInEnquiry = 10_000

/** The employees that an enquiry is about. Those who have left are never among them. */
export const FosSelection = StaffFilter.omit({ HideDeparted: true })
export type FosSelection = z.infer<typeof FosSelection>

/** An employee of a selection, and whether Skatteverket is asked about it. */
export const FosPerson = z.object({
  AnstNr: z.string(),
  Namn: z.string(),
  Fragas: z.boolean(),
  /** Why Skatteverket is not asked, or empty. */
  Skal: z.string(),
  /** The Swedish date of the latest enquiry, or null. */
  SenastFragad: z.iso.date().nullable(),
})
export type FosPerson = z.infer<typeof FosPerson>

/** An enquiry to make. */
export const FosEnquiry = z.strictObject({
  /** This year, or from November on the next one. */
  Inkomstar: z.int().min(2000).max(2100),
  Urval: FosSelection,
})
export type FosEnquiry = z.infer<typeof FosEnquiry>

/** An enquiry that was made: its file is fetched by the number. */
export const FosEnquiryMade = z.object({
  Nr: z.int().min(1),
  /** How many persons the file asks about, each once. */
  Antal: z.int().min(1),
  /** How many employees of the selection were left out. */
  Utelamnade: z.int().min(0),
})
export type FosEnquiryMade = z.infer<typeof FosEnquiryMade>

/** A file with the answer. */
export const FosAnswerFile = z.strictObject({
  FileName: fileNameShape({ least: 1, most: 255 }),
  /** The file in base64. A little longer than the largest file, which has an error of its own. */
  Content: z.string().max(Math.ceil((maxImportBytes * 1.04) / 3) * 4),
})
export type FosAnswerFile = z.infer<typeof FosAnswerFile>

/** The effects of the rows of an answer, in the order in which they are shown. */
export const fosOutcomes = { FEL: 'Fel', OKAND: 'Okänd person', ANDRAD: 'Ändras', OFORANDRAD: 'Oförändrad' } as const
export type FosOutcome = keyof typeof fosOutcomes

/** A row of an answer, for one employment of its person. */
export const FosAnswerRow = z.object({
  /** The line of the file, from 1. */
  Rad: z.int().min(1),
  /** Empty for a person who is not employed here. */
  AnstNr: z.string(),
  /** The name, or of an unknown person the number as the file has it. */
  Namn: z.string(),
  Utfall: z.enum(['FEL', 'OKAND', 'ANDRAD', 'OFORANDRAD']),
  /** The day from which the change holds. Null when there is none. */
  Fran: z.iso.date().nullable(),
  /** The changed fields by their labels, as the employee form shows them. */
  Andringar: z.array(z.object({ Falt: z.string(), Nu: z.string(), Ny: z.string() })),
  /** Why the row cannot be stored, or empty. */
  Fel: z.string(),
})
export type FosAnswerRow = z.infer<typeof FosAnswerRow>

const Count = z.int().min(0).max(1_000_000)

/** The effect of an answer, before it is stored. */
export const FosAnswerPreview = z.object({
  Andrade: Count,
  Oforandrade: Count,
  Okanda: Count,
  Felaktiga: Count,
  /** The wrong rows first, then the unknown persons. */
  Rader: z.array(FosAnswerRow),
})
export type FosAnswerPreview = z.infer<typeof FosAnswerPreview>

/** An answer to store, for all employees that it changes but those left out. */
export const FosAcceptance = FosAnswerFile.extend({
  /** The number of changes of the preview, which must still hold. */
  Vantat: Count,
  /** The numbers of the employees that are left out. */
  Utom: z.array(z.string().min(1).max(20)).max(maxInEnquiry),
})
export type FosAcceptance = z.infer<typeof FosAcceptance>
