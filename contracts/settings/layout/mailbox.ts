import type { FormPage } from '../../forms/form-layout.ts'

/** The page Digital brevlåda: the destinations of payslips. */
export const mailboxPage: FormPage = {
  name: 'DigitalMailbox',
  title: 'Digital brevlåda',
  read: 'Settings.DigitalMailbox.Read',
  write: 'Settings.DigitalMailbox.Write',
  cards: [
    {
      id: 'mailboxes',
      title: 'Digitala brevlådor',
      description: 'Lönebesked kan skickas till de brevlådor som är på.',
      rows: ['UseKivraDigitalMailbox', 'UseCllsDigitalMailbox', 'DefaultDigitalMailbox'],
    },
  ],
}
