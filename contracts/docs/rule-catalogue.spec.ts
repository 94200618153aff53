import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectGenerated } from '#tests/harness/generated-file.ts'
import { sizeOf } from '#tests/harness/thorough.ts'
import { ruleCatalogue } from './rule-catalogue.ts'
import { exampleToday, withRules } from './rule-reference.ts'

const entries = Object.entries(ruleCatalogue(exampleToday))
const examples = entries.flatMap(([name, { of, examples }]) =>
  examples.map(([typed, shown]) => ({ name, of, typed, shown })),
)

/**
 * Generates what people type and paste: any Unicode, and texts like numbers, dates and addresses.
 */
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  // Includes unpaired surrogates.
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map(code => String.fromCharCode(code)), maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'0123456789', ...'0123456789', ...'-+−–., :/\u00a0'), maxLength: 14 }),
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'abcåäö1@. -'), maxLength: 20 }),
)

const length = sizeOf({ small: 50_000, whole: 500_000 })
const texts = sizeOf({ small: 5_000, whole: 100_000 })

describe('the catalogue of rules', () => {
  it.each(examples)('$name: $typed', ({ of, typed, shown }) => {
    // The result has no-break spaces; the expectation is written with ordinary ones.
    expect(of(typed).replaceAll('\u00a0', ' ')).toBe(shown)
  })

  it('stands in contracts/rules/README.md (UPDATE_DOCS=1 rewrites it)', () => {
    const path = join(import.meta.dirname, '../rules/README.md')
    expectGenerated(path, withRules(readFileSync(path, 'utf8')), 'UPDATE_DOCS')
    const readme = readFileSync(path, 'utf8')
    expect(readme).toContain('| Felaktigt datum |')
  })

  // The small run does not show what one text of a hundred thousand breaks.
  it(`throws nothing, whichever of ${texts} texts comes through whichever rule or format`, () => {
    let answers = 0
    fc.assert(
      fc.property(anything, typed => {
        for (const [, { of }] of entries) if (typeof of(typed) === 'string') answers += 1
      }),
      { numRuns: texts },
    )
    expect(answers).toBe(texts * entries.length)
  })

  // A rule that backtracks would take hours. The time limit of the whole run would then stop it.
  it(`is done with a text of ${length} characters or more as soon`, () => {
    for (const long of ['1', ' ', 'a', '.', '@', 'a.', 'a@', '1 ', '-', 'å', '\u0308'].map(part =>
      part.repeat(length),
    )) {
      for (const [, { of }] of entries) of(long)
    }
  })

  it('reads again what it shows', () => {
    const formats = ['text', 'integer', 'decimal', 'date', 'time', 'personalNumber', 'organisation number, typed']
    const shown = entries.filter(([name]) => formats.includes(name))
    expect(shown).toHaveLength(formats.length)
    fc.assert(
      fc.property(anything, typed => {
        for (const [name, { of }] of shown) {
          const once = of(typed)
          const isMessage = /^(Fältet måste|Fältet får|Felaktigt|Ogiltig)/.test(once)
          if (!isMessage) expect([name, of(once)]).toEqual([name, once])
        }
      }),
      { numRuns: sizeOf({ small: 1_000, whole: 5_000 }) },
    )
  })
})
