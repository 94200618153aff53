/** Sends text messages. */
export interface SmsGateway {
  /**
   * Sends a message through the provider.
   *
   * @param to in international form: +46701234567
   * @throws SmsNotSent when it could not be sent, or the result is unknown
   */
  send(to: string, text: string): Promise<void>
}

/** The message contains neither number nor text, since it is logged. */
export class SmsNotSent extends Error {
  override readonly name = 'SmsNotSent'
}

/** The gateway of an installation without a provider. */
export const noSmsGateway: SmsGateway = {
  send: () => Promise.reject(new SmsNotSent('No SMS provider is configured: see SMS_46ELKS_USERNAME')),
}
