/** What sends text messages. */
export interface SmsGateway {
  /**
   * Hands a message over to whoever carries it.
   *
   * @param to in international form: +46701234567
   * @throws SmsNotSent when it could not be handed over, or nobody knows whether it was
   */
  send(to: string, text: string): Promise<void>
}

/** The message holds neither number nor text: it is logged. */
export class SmsNotSent extends Error {
  override readonly name = 'SmsNotSent'
}

/** The gateway of an installation that has none. */
export const noSmsGateway: SmsGateway = {
  send: () => Promise.reject(new SmsNotSent('No SMS provider is configured: see SMS_46ELKS_USERNAME')),
}
