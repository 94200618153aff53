import { createTransport } from 'nodemailer'
import { actOutside } from '../database/outside.ts'
import { type MailGateway, MailNotSent } from './mail-gateway.ts'

export interface SmtpOptions {
  readonly host: string
  readonly port: number
  /** Null for a server that asks for none. */
  readonly account: { readonly username: string; readonly password: string } | null
  /** The sender, such as `Avlöna <lon@example.se>`. */
  readonly from: string
  /** False only for a server on this machine or its own network. */
  readonly isEncrypted: boolean
  /** The time-out of a step, in milliseconds. Defaults to 20,000. */
  readonly timeout?: number
}

/** The port on which TLS begins at once. On others it begins by STARTTLS. */
const tlsPort = 465

/** What went wrong before the server was given the e-mail, by the names of the library. */
const before = new Set(['EDNS', 'ECONNECTION', 'EAUTH', 'ENOAUTH', 'EENVELOPE', 'ETLS'])

/** What the library throws. */
interface Failure {
  readonly code?: string
  /** The status of an answer of the server. */
  readonly responseCode?: number
  /** What of the network failed. */
  readonly syscall?: string
}

/** Sends by SMTP. An e-mail is never sent again by itself. */
export function smtpGateway({ host, port, account, from, isEncrypted, timeout = 20_000 }: SmtpOptions): MailGateway {
  const transport = createTransport({
    host,
    port,
    secure: isEncrypted && port === tlsPort,
    requireTLS: isEncrypted,
    ignoreTLS: !isEncrypted,
    ...(account && { auth: { user: account.username, pass: account.password } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // A text never names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ to, subject, text, id }) {
      actOutside()
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, messageId: `<${id}@${domain}>` })
      } catch (error) {
        const { code = 'unknown', responseCode, syscall } = error as Failure
        // The server has answered, or was never reached, so it has not taken the e-mail.
        const isCertain = responseCode !== undefined || syscall === 'connect' || before.has(code)
        throw new MailNotSent(`The mail server failed (${code} ${responseCode ?? ''})`, !isCertain)
      }
    },
  }
}
