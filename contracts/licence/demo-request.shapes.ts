import { z } from 'zod'
import { emailMessage, isPhone } from '../rules/contact.ts'
import { isOrgnr, maxDemoEmployees, maxDemoMessage, maxDemoName } from './demo-request.rules.ts'

const name = z.string().trim().min(1).max(maxDemoName)

/**
 * Somebody asks for a demo account. The form's rules, by contracts/licence/demo-request.rules.ts
 * and contact.ts, hold here too.
 */
export const DemoRequest = z.strictObject({
  Foretag: name,
  /** 10 digits, or the 12 of a sole trader. */
  Orgnr: z.string().refine(isOrgnr),
  Namn: name,
  EPost: z
    .string()
    .trim()
    .min(1)
    .refine(email => emailMessage(email) === undefined),
  /** In international form: a plus sign and digits. */
  Telefon: z.string().refine(isPhone),
  AntalAnstallda: z.int().min(1).max(maxDemoEmployees),
  Meddelande: z.string().trim().max(maxDemoMessage),
  /**
   * A field that no person sees: whoever fills it in is a program, is answered like anybody, and
   * reaches nobody.
   */
  Webbplats: z.string().max(200).optional(),
})
export type DemoRequest = z.infer<typeof DemoRequest>
