import { z } from 'zod'
import { isEmail, isOrgnr, isPhone, maxDemoEmployees, maxDemoMessage, maxDemoName } from '../rules/demo-request.ts'

const name = z.string().trim().min(1).max(maxDemoName)

/** Somebody asks for a demo account. The form's rules, by contracts/rules/demo-request.ts, hold here too. */
export const DemoRequest = z.strictObject({
  Foretag: name,
  /** 10 digits, or the 12 of a sole trader. */
  Orgnr: z.string().refine(isOrgnr),
  Namn: name,
  EPost: z.string().refine(isEmail),
  /** Digits, a plus sign before them at most. */
  Telefon: z.string().refine(isPhone),
  AntalAnstallda: z.int().min(1).max(maxDemoEmployees),
  Meddelande: z.string().trim().max(maxDemoMessage),
  /** A field that no person sees: whoever fills it in is a program, is answered like anybody, and reaches nobody. */
  Webbplats: z.string().max(200).optional(),
})
export type DemoRequest = z.infer<typeof DemoRequest>
