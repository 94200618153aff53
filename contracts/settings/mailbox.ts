import { digitalMailboxes } from '../code-lists/company.ts'
import { choice, flag } from '../forms/fields.ts'

/** The settings of the digital mailboxes that receive payslips. */
export const mailbox = {
  DefaultDigitalMailbox: choice('Förvald brevlåda', {
    choices: digitalMailboxes.options(),
    default: 'NONE',
    required: true,
    hint: 'Gäller anställda som inte har valt själva.',
    help: 'Lönebesked skickas dit för alla som inte har valt en brevlåda på sitt personkort. Ingen betyder att de skrivs ut eller läses här.',
  }),
  UseKivraDigitalMailbox: flag('Skicka till Kivra', {
    hint: 'Anställda som har Kivra kan få sina lönebesked dit.',
    help: 'Kräver ett avtal med Kivra. Lönebeskedet skickas till den anställdas personnummer.',
  }),
  UseCllsDigitalMailbox: flag('Skicka till CLLS', {
    hint: 'Anställda som har CLLS kan få sina lönebesked dit.',
    help: 'Kräver ett avtal med CLLS.',
  }),
}
