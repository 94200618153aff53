import { z } from 'zod'

/** An employee in a list (third document §3, PerLista entry). */
export const EmployeeListItem = z.object({
  AnstNr: z.string(),
  /** The name, surname first: 'Andersson Anna'. */
  Namn: z.string(),
  /** The personal number in 12 digits, or an empty text. */
  PersNr: z.string(),
  Epost: z.string(),
  /** The form of employment: a code of `employmentForms`. */
  AnstForm: z.string(),
  /** The department's number, or an empty text. */
  Avdelning: z.string(),
  AvdelningNamn: z.string(),
  AnstFrom: z.iso.date(),
  /** The last day of the employment, or null when no end is set. */
  AnstTom: z.iso.date().nullable(),
  /** The id of the employment's agreement, or an empty text. */
  AvtalId: z.string(),
  /** The code of the table that the employee's pay types belong to. */
  TabellStyKod: z.string(),
  /** The picture's id. The all-zero GUID means no picture. */
  ProfilePictureId: z.string(),
})
export type EmployeeListItem = z.infer<typeof EmployeeListItem>
