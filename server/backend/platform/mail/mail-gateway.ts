/** An e-mail of plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Names the e-mail, so that one that is sent twice is known to be the same. */
  readonly id: string
}

/** Sends e-mails. */
export interface MailGateway {
  /**
   * Sends an e-mail.
   *
   * @throws MailNotSent
   */
  send(mail: Mail): Promise<void>
}

/** The message contains neither address nor text, since it is logged. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent'
  /** True when nobody knows whether it was sent: the server went silent after it was given. */
  readonly isUnsure: boolean

  constructor(message: string, isUnsure = false) {
    super(message)
    this.isUnsure = isUnsure
  }
}
