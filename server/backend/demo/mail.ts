import { dayMs } from '#contracts/rules/date.ts'
import { uuidOf } from '../invented-persons/chance.ts'
import type { DemoAccount } from './accounts.ts'

const hourMs = 3_600_000
/** The licence with several companies and many users. Its users write to each other. */
const writingLicence = 'WEB100200'
const monthName = new Intl.DateTimeFormat('sv-SE', { month: 'long', timeZone: 'UTC' })

interface Company {
  readonly ftgId: string
  readonly name: string
}

/**
 * Returns notifications of each type about a company, read and unread. The one about the
 * declaration concerns the month before `today`. One links outside the application. Accounts with a
 * second company get one about it. What the employer declares, posts and imports is not for
 * employees.
 */
export function notificationsTo(
  { login, licNr, role }: Pick<DemoAccount, 'login' | 'licNr' | 'role'>,
  [{ ftgId, name }, other]: readonly [Company, Company | undefined],
  today: Date,
) {
  const lastMonth = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1))
  const context = { FtgId: ftgId, FtgNamn: name }
  const ago = (days: number) => new Date(today.getTime() - days * dayMs)
  const usual = [
    {
      id: uuidOf(`notification ${login} declaration`),
      login,
      type: 'INFO' as const,
      title: 'Arbetsgivardeklaration',
      message: `Deklarationen för ${monthName.format(lastMonth)} är redo att granskas.`,
      event: 'AGI READY',
      timeStamp: ago(2),
      context: { ...context, Period: lastMonth.toISOString().slice(0, 7).replace('-', '') },
    },
    {
      id: uuidOf(`notification ${login} export`),
      login,
      type: 'SUCCESS' as const,
      title: 'Bokföringsunderlag',
      message: 'Exporten av bokföringsunderlaget är klar.',
      event: 'BOKF EXPORTED',
      timeStamp: ago(5),
      context,
    },
    {
      id: uuidOf(`notification ${login} import`),
      login,
      type: 'ERROR' as const,
      title: 'Import av tidunderlag',
      message: 'Två rader kunde inte läsas in. Kontrollera filen och försök igen.',
      event: 'IMPORT FAILED',
      timeStamp: ago(9),
      hasRead: true,
      context,
    },
  ]
  const own = role === 'PER' ? [] : usual
  if (licNr !== writingLicence) return own
  return [
    ...own,
    {
      id: uuidOf(`notification ${login} news`),
      login,
      type: 'INFO' as const,
      title: 'Nya belopp för 2027',
      message: 'Skatteverket har fastställt prisbasbeloppet och skattetabellerna för nästa år.',
      event: 'NEWS PUBLISHED',
      timeStamp: new Date(today.getTime() - 3 * hourMs),
      context: { ExternalURL: 'https://www.skatteverket.se/foretag/arbetsgivare' },
    },
    ...(other
      ? [
          {
            id: uuidOf(`notification ${login} other`),
            login,
            type: 'SUCCESS' as const,
            title: 'Lönekörning',
            message: 'Lönekörningen för november är klar och lönebeskeden kan granskas.',
            event: 'PAYRUN COMPLETED',
            timeStamp: new Date(today.getTime() - 40 * 60_000),
            context: { FtgId: other.ftgId, FtgNamn: other.name },
          },
        ]
      : []),
  ]
}

/** Returns the system's messages to an account. Two are unread. */
export function messagesTo(to: { readonly login: string; readonly name: string }, today: Date) {
  const letters = [
    {
      subject: 'Välkommen till Avlöna',
      body: 'Här får du meddelanden om lön, tid och register.\n\nDu kan också skriva till dina kollegor: tryck på Nytt meddelande. Det som är klart lägger du i arkivet.',
      days: 30,
      isRead: true,
    },
    {
      subject: 'Semesteransökningar',
      body: 'Kom ihåg att lämna in önskemål om ledighet i god tid.',
      days: 6,
      isRead: false,
    },
    {
      subject: 'Tidrapporter',
      body: 'Tidrapporten för månaden ska vara inlämnad senast den 5:e.',
      days: 1,
      isRead: false,
    },
  ]
  return letters.map(({ subject, body, days, isRead }) => {
    const sentAt = new Date(today.getTime() - days * dayMs)
    return {
      id: uuidOf(`message ${to.login} ${subject}`),
      login: to.login,
      sender: 'Avlöna',
      recipients: [{ login: to.login, name: to.name }],
      subject,
      body,
      sentAt,
      readAt: isRead ? sentAt : null,
    }
  })
}

interface DemoLetter {
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly body: string
  /** The age in hours. */
  readonly hours: number
  readonly unreadBy?: readonly string[]
  readonly archivedBy?: readonly string[]
}

const letters: readonly DemoLetter[] = [
  {
    from: 'ftg',
    to: ['ftg2', 'lon'],
    subject: 'Tidrapporter som saknas inför lönekörningen',
    body: 'Hej!\n\nTre tidrapporter i butiken saknas fortfarande. Jag har påmint dem i dag och räknar med att allt är inne före lunch i morgon.\n\nVänta gärna med att räkna lönen tills dess.\n\n/Fredrik',
    hours: 2,
    unreadBy: ['ftg2', 'lon'],
  },
  {
    from: 'lic',
    to: ['ftg', 'ftg2', 'lon'],
    subject: 'Nya rutiner för attest från 1 december',
    body: 'Hej alla,\n\nFrån och med december attesteras lönen senast tre bankdagar före utbetalning. Så här gör ni:\n\n1. Kontrollera lönebeskeden.\n2. Skriv till mig om något ser fel ut.\n3. Attestera.\n\nDatumen för utbetalning och deklaration finns hos Skatteverket: https://www.skatteverket.se/foretag/arbetsgivare\n\nVänliga hälsningar\nLena Lindgren',
    hours: 27,
  },
  {
    from: 'ftg2',
    to: ['lic'],
    subject: 'Sv: Nya rutiner för attest från 1 december',
    body: 'Tack Lena!\n\nDet passar oss bra. Jag lägger in det i vår kalender.\n\n/Frida',
    hours: 25,
    unreadBy: ['lic'],
  },
  {
    from: 'per',
    to: ['ftg2', 'ftg'],
    subject: 'Byte av bankkonto',
    body: 'Hej! Jag har bytt bank och vill ha min lön till det nya kontot från nästa månad. Vem lämnar jag uppgifterna till?',
    hours: 76,
  },
  {
    from: 'ftg2',
    to: ['per'],
    subject: 'Sv: Byte av bankkonto',
    body: 'Hej! Anmäl kontot hos vår bank, så kommer det hit av sig självt. Skicka inga kontonummer i meddelanden.\n\n/Frida',
    hours: 74,
    unreadBy: ['per'],
  },
  {
    from: 'adm',
    to: ['ftg', 'ftg2', 'lon', 'std', 'las', 'attest', 'grupp'],
    subject: 'Planerat underhåll är klart',
    body: 'Underhållet i lördags är klart och allt fungerar som vanligt. Hör av er om ni ser något konstigt.',
    hours: 14 * 24,
    archivedBy: ['ftg2'],
  },
]

/**
 * Returns the messages between the accounts of a licence: a copy for each recipient, and the
 * sender's.
 */
export function lettersOf(accounts: readonly { readonly login: string; readonly name: string }[], today: Date) {
  const named = (login: string) => accounts.find(one => one.login === login)
  return letters.flatMap(({ from, to, subject, body, hours, unreadBy = [], archivedBy = [] }) => {
    const sender = named(from)
    if (!sender) return []
    const sentAt = new Date(today.getTime() - hours * hourMs)
    const recipients = to.flatMap(login => named(login) ?? [])
    const copy = { senderLogin: from, sender: sender.name, recipients, subject, body, sentAt }
    return [
      ...recipients.map(({ login }) => ({
        ...copy,
        id: uuidOf(`letter ${login} ${subject}`),
        login,
        readAt: unreadBy.includes(login) ? null : sentAt,
        archivedAt: archivedBy.includes(login) ? sentAt : null,
      })),
      { ...copy, id: uuidOf(`letter ${from} ${subject} sent`), login: from, isSent: true, readAt: sentAt },
    ]
  })
}
