import { z } from 'zod'

/** A licence option, with the number of its users and the largest number allowed. */
export const LicenceOption = z.object({
  /** The option's code: HRTIL, FERTIL … */
  Kod: z.string(),
  Text: z.string(),
  AntalAnvandare: z.int().min(0),
  /** The largest number of users. 0 means all of the licence's users. */
  MaxAnvandare: z.int().min(0),
})
export type LicenceOption = z.infer<typeof LicenceOption>

/** The licence (first document §2, Licence info). Unknown values are empty. */
export const LicenceInfo = z.object({
  LicNr: z.string(),
  /** The first day of the licence. */
  LicDate: z.iso.date(),
  /** The last day of the licence, or `untilFurtherNotice`. */
  GiltigTom: z.iso.date(),
  /** The organisation number, in 10 or 12 digits. */
  Orgnr: z.string(),
  Namn: z.string(),
  PostAdress: z.string(),
  GatuAdress: z.string(),
  PostNr: z.string(),
  Ort: z.string(),
  /** The model code: `plusModel` for Plus, any other code for Bas. */
  Modell: z.string(),
  EPost: z.string(),
  Telefon: z.string(),
  /** The number of companies that are not archived. */
  AntalForetag: z.int().min(0),
  Optioner: z.array(LicenceOption),
})
export type LicenceInfo = z.infer<typeof LicenceInfo>
