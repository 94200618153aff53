import { personalNumberFormat } from '#contracts/rules/personal-number.ts'
import type { Entry } from '../../journal/journal.types.ts'
import { withheld } from '../../journal/withheld.ts'
import { keptSecrets } from './test-vault.ts'

/** Digits that may be a personal number, alone between other characters. */
const candidates = /(?<![\w.])(?:\d\d)?\d{6}[-+]?\d{4}(?![\w.])/g
const today = '2026-11-21'
const { parse } = personalNumberFormat(today)

/** Shorter secrets, such as 'a', stand in any text by chance. */
const shortest = 4

/**
 * Returns the secrets in a journal, with the event that holds each: every text that is in a vault
 * of the specs, and every personal number. Empty when all redactions are declared.
 */
export function leaksIn(entries: readonly Pick<Entry, 'stream' | 'event'>[]): readonly string[] {
  return entries.flatMap(({ stream, event }) => {
    const texts = textsIn(event)
    const secrets = [...keptSecrets()].filter(
      secret => secret.length >= shortest && texts.some(text => text.includes(secret)),
    )
    const numbers = texts.flatMap(text => text.match(candidates) ?? []).filter(number => parse(number, today).ok)
    return [...new Set([...secrets, ...numbers])].map(leak => `${stream} ${event.type}: ${leak}`)
  })
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** A first and a last name. */
const fullName = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

/**
 * Returns the names and the amounts that a report would tell of a journal, with the event that
 * holds each. Empty when no field that may be told holds any (`journal/withheld.ts`).
 */
export const peopleInReport = (entries: readonly Pick<Entry, 'stream' | 'event'>[]): readonly string[] =>
  entries.flatMap(({ stream, event }) => peopleIn(withheld(event)).map(leak => `${stream} ${event.type}: ${leak}`))

function peopleIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return fullName.test(value) ? [value] : []
  if (typeof value === 'number') return Number.isInteger(value) ? [] : [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(peopleIn) : []
}
