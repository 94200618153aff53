import { z } from 'zod'

/** An employee in a list (third document §3, PerLista entry). */
export const EmployeeListItem = z.object({
  AnstNr: z.string(),
  /** The surname first: 'Andersson Anna'. */
  Namn: z.string(),
  /** 12 digits, or empty. */
  PersNr: z.string(),
  Epost: z.string(),
  /** A code of employmentForms. */
  AnstForm: z.string(),
  /** The department's number, or empty. */
  Avdelning: z.string(),
  AvdelningNamn: z.string(),
  AnstFrom: z.iso.date(),
  /** The last day, or null while employed. */
  AnstTom: z.iso.date().nullable(),
  /** The agreement that the employment follows, or empty. */
  AvtalId: z.string(),
  /** The pay code table that the employee's pay codes are of. */
  TabellStyKod: z.string(),
  /** The all-zero GUID means no picture. */
  ProfilePictureId: z.string(),
})
export type EmployeeListItem = z.infer<typeof EmployeeListItem>
