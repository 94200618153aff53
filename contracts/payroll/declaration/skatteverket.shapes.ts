import { z } from 'zod'

/**
 * The requests to Skatteverket: SKICKA sends the declaration as a draft to be signed, KVITTENS
 * fetches receipts of what was signed, and TABORT removes a draft.
 */
export const SkatteverketAction = z.enum(['SKICKA', 'KVITTENS', 'TABORT'])
export type SkatteverketAction = z.infer<typeof SkatteverketAction>

/** How a person comes back from Skatteverket's sign-in. */
export const SkatteverketReturn = z.strictObject({
  State: z.string().min(1).max(200),
  Code: z.string().min(1).max(4000),
})

/** A fault in what was sent, by Skatteverket's own control. Personal numbers are masked. */
export const SkatteverketFault = z.object({
  /** STOPP must be mended; VARNING may be right. */
  Niva: z.enum(['STOPP', 'VARNING']),
  /** Empty when it concerns the employer, or nobody who is known. */
  AnstNr: z.string(),
  Namn: z.string(),
  /** Skatteverket's control: S_003. Empty for a file that it cannot read. */
  Kontroll: z.string(),
  Text: z.string(),
})

/** An event of a month's declaration after its payslips were finished. */
export const DeclarationEvent = z.object({
  Nummer: z.int(),
  /**
   * SKICKAD: saved as a draft at Skatteverket; AVVISAD: refused by its control; BORTTAGEN: the
   * draft was removed; INLAMNAD: signed, or handed in by hand; OPPNAD: opened for a correction.
   */
  Typ: z.enum(['SKICKAD', 'AVVISAD', 'BORTTAGEN', 'INLAMNAD', 'OPPNAD']),
  Tid: z.iso.datetime({ offset: true }),
  Anvandare: z.string(),
  /** Where a draft is reviewed and signed at Skatteverket; empty of other events. */
  Lank: z.string(),
  /** Skatteverket's receipt; empty of what was handed in by hand. */
  Kvittens: z.string(),
  Fel: z.array(SkatteverketFault),
})
export type DeclarationEvent = z.infer<typeof DeclarationEvent>

/** Where a month stands at Skatteverket, and what can be done there. */
export const AtSkatteverket = z.object({
  /** True when this installation is connected to Skatteverket's API. */
  Ansluten: z.boolean(),
  /** True while the caller is signed in there, so that nothing more is asked for. */
  Inloggad: z.boolean(),
  /** True when a draft waits for a signature. */
  Utkast: z.boolean(),
  /** True when the declaration has been handed in, and no correction of it has been opened. */
  Inlamnad: z.boolean(),
  /** The caller's latest errand. Message says why it failed, or what it came to. */
  Arende: z
    .object({
      Atgard: SkatteverketAction,
      Status: z.enum(['QUEUED', 'INPROGRESS', 'COMPLETED', 'FAILED']),
      Message: z.string(),
    })
    .nullable(),
  /** The latest first. */
  Handelser: z.array(DeclarationEvent),
})
export type AtSkatteverket = z.infer<typeof AtSkatteverket>
