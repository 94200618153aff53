import { z } from 'zod'

/** A licence option, and how many use it of those who may. */
export const LicenceOption = z.object({
  /** HRTIL, FERTIL … */
  Kod: z.string(),
  Text: z.string(),
  AntalAnvandare: z.int().min(0),
  /** 0: as many as the licence has. */
  MaxAnvandare: z.int().min(0),
})
export type LicenceOption = z.infer<typeof LicenceOption>

/** The licence (first document §2, Licence info). What is not known is empty. */
export const LicenceInfo = z.object({
  LicNr: z.string(),
  /** The day that the licence began. */
  LicDate: z.iso.date(),
  /** The last day that it is valid; `untilFurtherNotice` when there is none. */
  GiltigTom: z.iso.date(),
  /** 10 or 12 digits. */
  Orgnr: z.string(),
  Namn: z.string(),
  PostAdress: z.string(),
  GatuAdress: z.string(),
  PostNr: z.string(),
  Ort: z.string(),
  /** `plusModel`, or another for Bas. */
  Modell: z.string(),
  EPost: z.string(),
  Telefon: z.string(),
  /** Companies that are not archived. */
  AntalForetag: z.int().min(0),
  Optioner: z.array(LicenceOption),
})
export type LicenceInfo = z.infer<typeof LicenceInfo>
