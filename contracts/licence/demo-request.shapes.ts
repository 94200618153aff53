import { z } from 'zod'
import { isPhone } from '../rules/contact.ts'
import { SentEmail } from '../rules/contact-shape.ts'
import { lineShape, linesShape } from '../rules/text-shape.ts'
import { isOrgnr, maxDemoEmployees, maxDemoMessage, maxDemoName } from './demo-request.rules.ts'

const name = lineShape({ least: 1, most: maxDemoName })

/**
 * A request for a demo account. The backend applies the form's rules too: demo-request.rules.ts and
 * contact.ts.
 */
export const DemoRequest = z.strictObject({
  Foretag: name,
  /** The organisation number: 10 digits, or the 12 of a sole trader's personal number. */
  Orgnr: z.string().refine(isOrgnr),
  Namn: name,
  EPost: SentEmail.min(1),
  /** The telephone number in international form: a plus sign and digits. */
  Telefon: z.string().refine(isPhone),
  AntalAnstallda: z.int().min(1).max(maxDemoEmployees),
  Meddelande: linesShape({ most: maxDemoMessage }),
  /**
   * A honeypot: a field that people cannot see. A request with a value here comes from a program.
   * It gets the usual answer, and is discarded.
   */
  Webbplats: z.string().max(200).optional(),
})
export type DemoRequest = z.infer<typeof DemoRequest>
