import { actOutside } from '../../platform/database/outside.ts'
import { type SmsGateway, SmsNotSent } from '../../platform/mail/sms-gateway.ts'

export interface ElksAccount {
  readonly username: string
  readonly password: string
  /** The sender: a number, or 3 to 11 letters and digits. */
  readonly from: string
  /** https://api.46elks.com/a1/sms, or a compatible URL. */
  readonly url: string
  /** In milliseconds. Defaults to 10 s. */
  readonly timeout?: number
}

/**
 * Sends through 46elks (https://46elks.se/docs/send-sms): a form post with basic authentication. It
 * is never retried.
 */
export function elksGateway({ username, password, from, url, timeout = 10_000 }: ElksAccount): SmsGateway {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  return {
    async send(to, message) {
      actOutside()
      let status: number
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { authorization },
          body: new URLSearchParams({ from, to, message }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        })
        status = response.status
        await response.body?.cancel()
      } catch (error) {
        throw new SmsNotSent(`46elks could not be reached: ${error instanceof Error ? error.name : typeof error}`)
      }
      if (status !== 200) throw new SmsNotSent(`46elks answered ${status}`)
    },
  }
}
