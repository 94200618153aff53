import { createHash, randomBytes } from 'node:crypto'
import { receivedContent } from './received-content.ts'

/** An answer of the simulated Kivra: a status, and its own number of an error. */
export class SimulatedRefusal extends Error {
  readonly status: number
  readonly code: number

  constructor(status: number, code: number, text: string) {
    super(text)
    this.status = status
    this.code = code
  }
}

/** A letter in a simulated mailbox. */
export interface SimulatedLetter {
  readonly tenant: string
  readonly ssn: string
  readonly subject: string
  readonly pdf: Buffer
  readonly slip: Readonly<Record<string, unknown>>
  /** As it came. */
  readonly content: string
}

export interface SimulatedKivraOptions {
  readonly now: () => Date
  readonly client: { readonly id: string; readonly secret: string }
  /** Whether a person has Kivra. Everybody has, by default. */
  readonly isUser?: (ssn: string) => boolean
  /** Whether a company sends by Kivra. Every one does, by default. */
  readonly isTenant?: (vatNumber: string) => boolean
  readonly onLetter?: (letter: SimulatedLetter) => void
}

/** The life of a token, in seconds. */
const tokenLife = 28_800
/** The most bytes of a content. */
const maxBytes = 1_000_000

/** Creates what Kivra holds: tokens, tenants, users and their letters. */
export function simulatedKivra({ now, client, ...options }: SimulatedKivraOptions) {
  const { isUser = () => true, isTenant = () => true, onLetter = () => {} } = options
  const tokens = new Map<string, number>()
  const tenants = new Map<string, string>()
  /** The hashes of all contents that have been delivered, without `generated_at`. */
  const known = new Map<string, string>()
  const letters: SimulatedLetter[] = []

  return {
    letters: (): readonly SimulatedLetter[] => letters,
    /** How many contents have come, delivered or not. */
    received: 0,
    /** What happens to the next contents, in turn. A lost one is delivered and not answered. */
    next: [] as ('lost' | 'unavailable' | 'refused' | 'unknown')[],
    /** Ends all tokens, as a change of the credentials does. */
    endTokens: (): void => tokens.clear(),
    token(authorization: string) {
      const given = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString()
      if (given !== `${client.id}:${client.secret}`) throw new SimulatedRefusal(401, 40104, 'Client unknown.')
      const token = randomBytes(16).toString('hex')
      tokens.set(token, now().getTime() + tokenLife * 1000)
      return { state: '', access_token: token, expires_in: tokenLife, token_type: 'bearer' }
    },
    requireToken(authorization: string): void {
      const until = tokens.get(authorization.replace(/^Bearer /, ''))
      if (until === undefined || until <= now().getTime()) throw new SimulatedRefusal(401, 40015, 'Token not good.')
    },
    tenantsOf(vatNumber: string): { key: string }[] {
      if (!/^SE\d{10}01$/.test(vatNumber)) throw new SimulatedRefusal(400, 40033, 'Not a VAT number.')
      if (!isTenant(vatNumber)) return []
      const key = createHash('sha1').update(vatNumber).digest('hex')
      tenants.set(key, vatNumber)
      return [{ key }]
    },
    match(tenant: string, ssns: readonly string[]): string[] {
      if (!tenants.has(tenant)) throw new SimulatedRefusal(404, 40400, 'No such tenant.')
      return ssns.filter(isUser)
    },
    /** Takes a content. Returns its key, and what the sender is to see of it. */
    take(tenant: string, text: string): { readonly key: string; readonly fate: 'answered' | 'lost' } {
      this.received += 1
      const fate = this.next.shift()
      if (!tenants.has(tenant)) throw new SimulatedRefusal(404, 40400, 'No such tenant.')
      if (fate === 'unavailable') throw new SimulatedRefusal(503, 50300, 'Try later.')
      if (fate === 'refused') throw new SimulatedRefusal(400, 40000, 'Not as it must be.')
      if (Buffer.byteLength(text) > maxBytes) throw new SimulatedRefusal(413, 41300, 'Too large.')
      const read = receivedContent(text)
      if (typeof read === 'string') throw new SimulatedRefusal(400, 40000, read)
      if (fate === 'unknown' || !isUser(read.ssn)) throw new SimulatedRefusal(400, 40032, 'No such user.')
      const { generated_at: _, ...rest } = JSON.parse(text) as Record<string, unknown>
      const hash = createHash('sha256').update(tenant).update(JSON.stringify(rest)).digest('hex')
      const key = known.get(hash) ?? randomBytes(20).toString('hex')
      if (!known.has(hash)) {
        const [part] = read.parts
        const pdf = Buffer.from(part?.data ?? '', 'base64')
        const letter = { tenant, ssn: read.ssn, subject: read.subject, pdf, slip: read.salaryslip, content: text }
        letters.push(letter)
        onLetter(letter)
      }
      known.set(hash, key)
      return { key, fate: fate === 'lost' ? 'lost' : 'answered' }
    },
  }
}

export type SimulatedKivra = ReturnType<typeof simulatedKivra>
