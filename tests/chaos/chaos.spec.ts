import { mkdirSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import { printJournal } from '#machines/kit/journal/journal-file.ts'
import { type Alphabet, readAlphabets } from './alphabets.ts'
import { type Opening, World } from './world.ts'

/** How many sequences are played, and from which seed on. */
const runs = Number(process.env.CHAOS_SEEDS ?? 400)
const seed = Number(process.env.CHAOS_SEED ?? 1)
const results = new URL('../../test-results/chaos/', import.meta.url)

/** Milliseconds: a moment, a poll, a message, a minute, a list's lifetime, an idle logout. */
const leaps = [150, 1_500, 10_000, 60_000, 15 * 60_000, 3_600_000]

const number = fc.nat(10_000)
const move = fc.oneof(
  { weight: 8, arbitrary: fc.record({ send: number, event: number }) },
  { weight: 8, arbitrary: fc.record({ answer: number, ok: number }) },
  { weight: 2, arbitrary: fc.record({ answer: number, failed: number }) },
  { weight: 2, arbitrary: fc.record({ pass: fc.constantFrom(...leaps) }) },
  { weight: 1, arbitrary: fc.constant('reload' as const) },
)
const sequence = fc.tuple(
  fc.constantFrom<Opening[]>('everywhere', 'working', 'choosing', 'arriving'),
  fc.array(move, { maxLength: 40, size: 'max' }),
)
type Sequence = typeof sequence extends fc.Arbitrary<infer Each> ? Each : never

let alphabets: Readonly<Record<string, Alphabet>>
beforeAll(() => {
  alphabets = readAlphabets()
})

async function play([opening, moves]: Sequence): Promise<World> {
  const world = new World(alphabets)
  const warn = vi.spyOn(console, 'warn').mockImplementation(text => void world.faults.push(`console: ${text}`))
  const error = vi.spyOn(console, 'error').mockImplementation(text => void world.faults.push(`console: ${text}`))
  try {
    world.open(opening)
    for (const each of moves) {
      if (each === 'reload') await world.reload()
      else if ('send' in each) world.send(each.send, each.event)
      else if ('pass' in each) world.pass(each.pass)
      else if ('ok' in each) world.answer(each.answer, 'ok', each.ok)
      else world.answer(each.answer, 'failed', each.failed)
      if (world.faults.length > 0) return world
    }
    await world.settle()
    return world
  } finally {
    warn.mockRestore()
    error.mockRestore()
  }
}

it(`holds whatever happens, in ${runs} sequences`, { timeout: 3_600_000 }, async () => {
  const outcome = await fc.check(
    fc.asyncProperty(sequence, async each => (await play(each)).faults.length === 0),
    { numRuns: runs, seed, endOnFailure: false },
  )
  if (!outcome.failed) return
  const [shortest = ['arriving', []] satisfies Sequence] = outcome.counterexample ?? []
  const world = await play(shortest)
  const file = new URL(`seed-${outcome.seed}.json`, results)
  mkdirSync(results, { recursive: true })
  writeFileSync(file, printJournal({ buildId: 'chaos', entries: await world.entries() }))
  expect.fail(
    [
      ...world.faults,
      `after ${JSON.stringify(shortest)}`,
      `CHAOS_SEED=${outcome.seed}, run ${outcome.numRuns}; the journal is ${file.pathname}`,
      String(outcome.errorInstance ?? ''),
    ].join('\n'),
  )
})
