import { periodText } from './period-text.ts'

/**
 * Returns the e-mail that tells of a payslip. It holds no amount and no link: whoever gets it knows
 * where to sign in, and is not taught to follow links in e-mails.
 */
export const noticeOf = (company: string, period: string) => ({
  subject: `Nytt lönebesked från ${company}`.replace(/[\r\n]+/g, ' '),
  text: [
    'Hej!',
    '',
    `Ditt lönebesked för ${periodText(period)} från ${company} finns nu på din egen sida i Avlöna.`,
    'Logga in som vanligt och öppna Mina lönebesked.',
    '',
    'Mejlet har varken belopp eller länkar. Du kan inte svara på det.',
  ].join('\n'),
})
