import { mkdirSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { vi } from 'vitest'
import { printJournal } from '#machines/kit/journal/journal-file.ts'
import type { Answer } from '#machines/kit/shared/question.ts'
import type { Alphabet } from './alphabets.ts'
import type { Cast } from './cast.ts'
import { type Opening, World } from './world.ts'

const results = new URL('../../test-results/chaos/', import.meta.url)

/** Milliseconds: a moment, a poll, a message, a minute, a list's lifetime, an idle logout. */
const leaps = [150, 1_500, 10_000, 60_000, 15 * 60_000, 3_600_000]

const number = fc.nat(10_000)
const move = fc.oneof(
  { weight: 8, arbitrary: fc.record({ send: number, event: number }) },
  { weight: 8, arbitrary: fc.record({ answer: number, ok: number }) },
  { weight: 2, arbitrary: fc.record({ answer: number, failed: number }) },
  { weight: 2, arbitrary: fc.record({ pass: fc.constantFrom(...leaps) }) },
  { weight: 2, arbitrary: fc.record({ lose: number }) },
  { weight: 2, arbitrary: fc.constant('again' as const) },
  { weight: 2, arbitrary: fc.record({ reply: fc.constantFrom<Answer[]>('confirmed', 'cancelled', 'alternative') }) },
  { weight: 1, arbitrary: fc.constant('reload' as const) },
)
const sequence = fc.tuple(
  fc.constantFrom<Opening[]>('everywhere', 'everywhere', 'working', 'choosing', 'arriving'),
  number,
  fc.array(move, { maxLength: 40, size: 'max' }),
)
type Sequence = typeof sequence extends fc.Arbitrary<infer Each> ? Each : never

export interface Chaos {
  readonly alphabets: Readonly<Record<string, Alphabet>>
  /** How many sequences are played. */
  readonly runs: number
  readonly seed: number
  /** Machines in the place of the real ones. */
  readonly twins?: Partial<Cast>
  /** The flow that most events go to; otherwise each sequence has one of its own. */
  readonly flow?: string
}

/** The shortest sequence that breaks a promise. */
export interface Breach {
  readonly faults: readonly string[]
  readonly moves: string
  /** The journal, which opens in the inspector of flows. */
  readonly file: URL
  /** Repeats the run: the seed, and the path to the sequence. */
  readonly again: string
}

const real: Partial<Cast> = {}

/**
 * Plays sequences over the whole application until one breaks a promise, and shortens it. Undefined
 * when none does.
 */
export async function findBreach({ alphabets, runs, seed, twins = real, flow }: Chaos): Promise<Breach | undefined> {
  const played = (each: Sequence) => play(new World(alphabets, twins), each, flow)
  const outcome = await fc.check(
    fc.asyncProperty(sequence, async each => (await played(each)).faults.length === 0),
    { numRuns: runs, seed },
  )
  if (!outcome.failed) return undefined
  const [shortest] = outcome.counterexample ?? []
  if (shortest === undefined) throw new Error('A failed property without an example')
  const world = await played(shortest)
  const file = new URL(`seed-${outcome.seed}-${outcome.counterexamplePath?.split(':')[0]}.json`, results)
  mkdirSync(results, { recursive: true })
  writeFileSync(file, printJournal({ buildId: 'chaos', entries: await world.entries() }))
  const again = `seed ${outcome.seed}, path ${outcome.counterexamplePath}`
  return { faults: world.faults, moves: JSON.stringify(shortest), file, again }
}

async function play(world: World, [opening, focus, moves]: Sequence, flow?: string): Promise<World> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(text => void world.faults.push(`console: ${text}`))
  const error = vi.spyOn(console, 'error').mockImplementation(text => void world.faults.push(`console: ${text}`))
  try {
    world.open(opening)
    world.focus(flow ?? focus)
    for (const each of moves) {
      if (each === 'reload') await world.reload()
      else if (each === 'again') world.again()
      else if ('reply' in each) world.reply(each.reply)
      else if ('lose' in each) world.lose(each.lose)
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
