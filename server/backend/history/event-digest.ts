import { createHash } from 'node:crypto'

/** The columns of an event as texts, as the database writes them. */
export type EventTexts = Readonly<Record<(typeof digested)[number], string | null>>

/** The columns that a digest covers, in its order. */
const digested = [
  'seq',
  'at',
  'lic_nr',
  'ftg_key',
  'actor',
  'actor_name',
  'type',
  'payload',
  'address',
  'browser',
  'via',
] as const

/** The expressions in SQL of an event's texts. */
export const eventTextsInSql = `seq::text as seq, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at,
  lic_nr, ftg_key::text as ftg_key, actor, actor_name, type, payload::text as payload, address, browser, via`

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * Returns the digest of an event. The twin of the database's `tenancy.event_digest`: a check that
 * asked the database itself would believe whoever has changed that function.
 */
export const eventDigest = (event: EventTexts): string =>
  sha256(
    digested
      .map(name => {
        const value = event[name]
        return value === null ? '-' : `${Buffer.byteLength(value)}:${value}`
      })
      .join(','),
  )

/** Returns the hash that chains an event's digest to the seal before, which is '' for the first. */
export const chainedHash = (before: string, digest: string): string => sha256(before + digest)
