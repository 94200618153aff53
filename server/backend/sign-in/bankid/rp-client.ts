import { Pool } from 'undici'
import { z } from 'zod'
import { actOutside } from '../../platform/database/outside.ts'
import { type BankId, BankIdError, type Progress, type Ticket } from './bankid.ts'

/** Our client certificate for BankID, and the authority of BankID's server certificates. */
export interface RpCertificate {
  /** A PKCS #12 file. */
  readonly pfx?: Buffer
  /** PEM, with the key in the same file or in `key`. */
  readonly cert?: Buffer
  readonly key?: Buffer
  readonly passphrase?: string
  /** BankID's root certificate, in PEM. */
  readonly ca?: Buffer
}

export interface RpOptions {
  /**
   * The base URL: `https://appapi2.bankid.com/rp/v6.0`. A function when it is known only after a
   * server listens; it is called at the first order.
   */
  readonly url: string | (() => string)
  /** Undefined only for the simulator, which uses plain HTTP. */
  readonly certificate?: RpCertificate
  /** The time-out of BankID's answer, in milliseconds. Defaults to 5000. */
  readonly timeout?: number
}

const TicketAnswer = z.object({
  orderRef: z.string().min(1),
  autoStartToken: z.string().min(1),
  qrStartToken: z.string().min(1),
  qrStartSecret: z.string().min(1),
})

const CollectAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('pending'), hintCode: z.string().default('') }),
  z.object({ status: z.literal('failed'), hintCode: z.string().default('') }),
  z.object({
    status: z.literal('complete'),
    completionData: z.object({
      user: z.object({ personalNumber: z.string().regex(/^\d{12}$/) }),
      device: z.object({ ipAddress: z.string().optional() }).optional(),
    }),
  }),
])

const Refused = z.object({ errorCode: z.string(), details: z.string().default('') })

/**
 * Returns the text that the BankID app shows above the code. It warns users against approving a
 * sign-in that they did not begin.
 */
const visibleOf = (softwareName: string) => ({
  userVisibleData: Buffer.from(`Du loggar in i **${softwareName}**.\n\nAvbryt om du inte själv har börjat.`).toString(
    'base64',
  ),
  userVisibleDataFormat: 'simpleMarkdownV1',
})

/** Returns an IPv4 address in its own form, also from an IPv6 socket. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * Creates a client of BankID's Relying Party API v6. Requests are not retried: BankID asks relying
 * parties not to, and a duplicate order would confuse the user's app.
 */
export function rpClient({ url, certificate = {}, timeout = 5_000 }: RpOptions): BankId {
  let base: URL | undefined
  let pool: Pool | undefined

  function connect(): { pool: Pool; prefix: string } {
    base ??= new URL(typeof url === 'string' ? url : url())
    pool ??= new Pool(base.origin, {
      connections: 16,
      connect: { ...certificate, timeout },
      headersTimeout: timeout,
      bodyTimeout: timeout,
      maxResponseSize: 256 * 1024,
    })
    return { pool, prefix: base.pathname.replace(/\/+$/, '') }
  }

  async function post<Shape extends z.ZodType>(path: string, body: object, shape: Shape): Promise<z.output<Shape>> {
    const { status, text } = await send(path, body)
    const answer = parse(text)
    if (status >= 400) {
      const refused = Refused.safeParse(answer)
      if (refused.success) throw new BankIdError(refused.data.errorCode, refused.data.details)
    }
    const read = status === 200 ? shape.safeParse(answer) : undefined
    // The places of the mismatch, never the values.
    const where = read?.error?.issues.map(issue => issue.path.join('.')).join(', ')
    if (!read?.success) throw new BankIdError('unreachable', `${path} answered ${status} ${where ?? ''}`.trim())
    return read.data
  }

  async function send(path: string, body: object): Promise<{ status: number; text: string }> {
    actOutside()
    try {
      const { pool, prefix } = connect()
      const answer = await pool.request({
        method: 'POST',
        path: prefix + path,
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: answer.statusCode, text: await answer.body.text() }
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
      throw new BankIdError('unreachable', `${path} failed (${code})`, { cause })
    }
  }

  return {
    async order(endUserIp, softwareName): Promise<Ticket> {
      return post('/auth', { endUserIp: plainAddress(endUserIp), ...visibleOf(softwareName) }, TicketAnswer)
    },
    async collect(orderRef): Promise<Progress> {
      const answer = await post('/collect', { orderRef }, CollectAnswer)
      if (answer.status !== 'complete') return answer
      const { user, device } = answer.completionData
      return { status: 'complete', personalNumber: user.personalNumber, deviceAddress: device?.ipAddress }
    },
    async cancel(orderRef) {
      await post('/cancel', { orderRef }, z.object({}))
    },
    async close() {
      await pool?.close()
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
