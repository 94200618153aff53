import { subjectLimit } from '#contracts/messages/rules.ts'
import type { Correspondent, MessageFolder } from '#contracts/messages/shapes.ts'

/** The texts of the inbox and of its icon in the toolbar. */
export const messagesTexts = {
  title: 'Meddelanden',
  /** The accessible name of the icon. */
  name: (unread: number) =>
    unread === 0 ? 'Meddelanden' : `Meddelanden, ${unread === 1 ? '1 oläst' : `${unread} olästa`}`,
  context: (unread: number) =>
    unread === 0 ? 'Allt är läst' : unread === 1 ? '1 oläst meddelande' : `${unread} olästa meddelanden`,
  folders: { INBOX: 'Inkorg', SENT: 'Skickat', ARCHIVE: 'Arkiv' } satisfies Record<MessageFolder, string>,
  foldersLabel: 'Mappar',
  search: 'Sök bland meddelanden',
  searchPlaceholder: 'Ämne, namn, text',
  unread: 'Oläst',
  to: 'Till',
  /** A name can be taken by others, a login cannot. The system has none. */
  person: ({ Login, Namn }: Correspondent) => (Login === null ? Namn : `${Namn} (${Login})`),
  list: (folder: string) => `Meddelanden i ${folder}`,
  loading: 'Hämtar meddelanden',
  loadingOne: 'Hämtar meddelandet',
  failed: 'Meddelandena kunde inte hämtas',
  failedOne: 'Meddelandet kunde inte visas',
  empty: {
    INBOX: { title: 'Inkorgen är tom', text: 'Här hamnar det som kollegor och systemet skriver till dig.' },
    SENT: { title: 'Inget skickat', text: 'Här hamnar det som du skriver till andra.' },
    ARCHIVE: { title: 'Arkivet är tomt', text: 'Här hamnar det som du är klar med.' },
  } satisfies Record<MessageFolder, { title: string; text: string }>,
  noMatch: { title: (term: string) => `Inget meddelande matchar ”${term}”`, action: 'Rensa sökningen' },
  choose: { title: 'Inget meddelande valt', text: 'Välj ett meddelande i listan för att läsa det.' },
  opened: (subject: string) => `Visar: ${subject}`,
  pager: {
    label: 'Sidor',
    rows: (from: number, to: number, total: number) => `${from}–${to} av ${total}`,
    previous: 'Föregående sida',
    next: 'Nästa sida',
  },
  back: (folder: string) => `Tillbaka till ${folder}`,
  reply: 'Svara',
  replySubject: (subject: string) => (/^sv:/i.test(subject) ? subject : `Sv: ${subject}`).slice(0, subjectLimit),
  archive: 'Arkivera',
  restore: 'Flytta tillbaka',
  markUnread: 'Markera som oläst',
  archived: 'Meddelandet är arkiverat.',
  restored: 'Meddelandet är flyttat tillbaka.',
  noReply: 'Det går inte att svara på det här meddelandet.',
  compose: {
    open: 'Nytt meddelande',
    goOn: 'Fortsätt på utkastet',
    title: 'Nytt meddelande',
    replyTitle: 'Svar',
    to: 'Till',
    toPlaceholder: 'Sök namn',
    subject: 'Ämne',
    text: 'Meddelande',
    hint: 'Skriv inga personnummer eller kontonummer.',
    send: 'Skicka',
    discard: 'Kasta utkastet',
    failedRecipients: 'Mottagarna kunde inte hämtas',
    nobody: 'Det finns ingen som du kan skriva till.',
  },
} as const
