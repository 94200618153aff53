import { uuidOf } from './chance.ts'

const dayMs = 86_400_000
const monthName = new Intl.DateTimeFormat('sv-SE', { month: 'long', timeZone: 'UTC' })

interface Company {
  readonly ftgId: string
  readonly name: string
}

/** Three notifications, one of each type; the one about the declaration carries the month before `today`. */
export function notificationsTo(login: string, { ftgId, name }: Company, today: Date) {
  const lastMonth = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1))
  const context = { FtgId: ftgId, FtgNamn: name }
  const ago = (days: number) => new Date(today.getTime() - days * dayMs)
  return [
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
}

/** A few messages of which two are unread. */
export function messagesTo(login: string, today: Date) {
  const letters = [
    {
      subject: 'Välkommen till Avlöna',
      body: 'Här får du meddelanden om lön, tid och register.',
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
      id: uuidOf(`message ${login} ${subject}`),
      login,
      sender: 'Avlöna',
      subject,
      body,
      sentAt,
      readAt: isRead ? sentAt : null,
    }
  })
}
