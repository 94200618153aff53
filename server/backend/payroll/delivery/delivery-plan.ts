import type { DeliveryWay } from '#contracts/code-lists/deliveries.ts'

/** What decides how an employee gets a payslip. */
export interface Recipient {
  /** The employee's own choice. Null for the company's. */
  readonly mailbox: string | null
  /** 12 digits, or empty. */
  readonly personalNumber: string
  /** Empty when there is none. */
  readonly email: string
  /** True when the employee has an account, and so a page of their own. */
  readonly hasAccount: boolean
}

/** What a company sends by. */
export interface Means {
  /** DefaultDigitalMailbox. */
  readonly defaultMailbox: string
  /** UseKivraDigitalMailbox and UseCllsDigitalMailbox. */
  readonly usesKivra: boolean
  readonly usesClls: boolean
  /** Why the company cannot send to Kivra, in Swedish, or empty. */
  readonly noKivra: string
  /** True when e-mails can be sent. */
  readonly hasMail: boolean
}

/** The way of a payslip, and why it is not the chosen one: empty when it is. */
export interface Plan {
  readonly way: DeliveryWay
  readonly reason: string
}

export const noClls = 'CLLS går inte att skicka till än.'

/** Returns why a chosen mailbox is not used, in Swedish, or empty. */
function notBy(mailbox: string, { personalNumber }: Recipient, means: Means): string {
  if (mailbox === 'CLLS') return means.usesClls ? noClls : 'Företaget skickar inte till CLLS.'
  if (!means.usesKivra) return 'Företaget skickar inte till Kivra.'
  if (means.noKivra !== '') return means.noKivra
  return personalNumber === '' ? 'Utan personnummer går det inte att skicka till Kivra.' : ''
}

/**
 * Returns how an employee gets a payslip: in the chosen mailbox; otherwise on their own page, with
 * an e-mail that tells of it where that can be sent; otherwise on paper.
 */
export function planOf(recipient: Recipient, means: Means): Plan {
  const mailbox = recipient.mailbox ?? means.defaultMailbox
  if (mailbox !== 'KIVRA' && mailbox !== 'CLLS') return { way: withoutMailbox(recipient, means), reason: '' }
  const reason = notBy(mailbox, recipient, means)
  return reason === '' ? { way: 'KIVRA', reason } : { way: withoutMailbox(recipient, means), reason }
}

/** Returns how an employee gets a payslip that no mailbox takes. */
export function withoutMailbox({ hasAccount, email }: Recipient, { hasMail }: Means): DeliveryWay {
  if (!hasAccount) return 'PAPER'
  return email !== '' && hasMail ? 'EMAIL' : 'SCREEN'
}
