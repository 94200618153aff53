import { describe, expect, it } from 'vitest'
import { reportLimits } from '#contracts/portal/bug-report.rules.ts'
import type { FrontendError } from '#contracts/portal/shapes.ts'
import { FrontendError as Shape } from '#contracts/portal/shapes.ts'
import type { Entry, JournalEvent } from '#machines/kit/journal/journal.types.ts'
import { failure, ok, type Result } from '#machines/kit/shared/result.ts'
import { settle, TestClock } from '#machines/kit/shared/testing/test-clock.ts'
import { createErrorLog, describeDefect } from './error-log.ts'
import { circumstancesOf } from './journal/circumstances.ts'

const buildId = '/assets/first-1.js'
const entry = (seq: number, event: JournalEvent): Entry => ({
  seq,
  at: 1_700_000_000_000 + seq,
  stream: 'company',
  machine: 'company',
  version: 1,
  event,
})

const offline = failure({ tag: 'offline' as const, message: '' })
const refused = failure({ tag: 'backend' as const, message: 'Nej.', status: 401 })

function world(...answers: Result<unknown>[]) {
  const entries: Entry[] = []
  const clock = new TestClock()
  const sent: FrontendError[] = []
  const tell = createErrorLog({
    clock,
    circumstances: async () => circumstancesOf({ latest: most => entries.slice(-most), buildId }, reportLimits.defect),
    where: () => 'https://avlona.example/personal/199003159804?q=hemligt#x',
    send: async defect => {
      sent.push(defect)
      return answers.shift() ?? ok(null)
    },
  })
  const log = async (error: unknown, context: string) => {
    tell(error, context)
    await settle()
  }
  return { clock, sent, log, entries }
}

describe('a defect', () => {
  it('is described without a query or a personal number, and no longer than may be sent', () => {
    const error = new TypeError(`900315-9804 ${'x'.repeat(20_000)}`)
    const described = describeDefect(error, 'window', 'https://a.example/personal/19900315-9804?q=1#y')
    expect(described.url).toBe('https://a.example/personal/[nummer]')
    expect(described.message).toMatch(/^TypeError: \[nummer\] x+$/)
    expect(described.stack).toContain('error-log.spec.ts')
    expect(described.stack).not.toContain('9804')
    expect(Shape.safeParse(described).success).toBe(true)
  })

  it('is described whatever it is', () => {
    for (const thrown of [undefined, null, 'text', 7, { a: 1 }, new Error('')])
      expect(Shape.safeParse(describeDefect(thrown, 'promise', '')).success).toBe(true)
  })

  it('is told once, and of many not more than ten a minute', async () => {
    const { clock, sent, log } = world()
    for (let time = 0; time < 3; time += 1) await log('the same', 'window')
    expect(sent).toHaveLength(1)
    for (let number = 0; number < 50; number += 1) await log(`number ${number}`, 'window')
    expect(sent).toHaveLength(10)
    await clock.pass(60_000)
    await log('later', 'window')
    expect(sent).toHaveLength(11)
  })

  it('carries its last 50 entries, and is told once whatever these are', async () => {
    const { sent, log, entries } = world()
    for (let seq = 1; seq <= 60; seq += 1) entries.push(entry(seq, { type: 'company.choose', at: seq }))
    await log('the same', 'window')
    entries.push(entry(61, { type: 'company.choose' }))
    await log('the same', 'window')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.entries?.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, place) => place + 11))
    expect(sent[0]).toMatchObject({ buildId, browser: navigator.userAgent, failures: [] })
    expect(Shape.safeParse(sent[0]).success).toBe(true)
  })

  it('carries fewer when they are long: ten in a minute stay small', async () => {
    const { sent, log, entries } = world()
    for (let seq = 1; seq <= 60; seq += 1) entries.push(entry(seq, { type: 'a', kind: 'å'.repeat(600) }))
    await log('long', 'window')
    const json = new TextEncoder().encode(JSON.stringify(sent[0]?.entries))
    expect(json.length).toBeLessThanOrEqual(reportLimits.defect.bytes)
    expect(json.length).toBeGreaterThan(reportLimits.defect.bytes - 1_500)
    expect(sent[0]?.entries?.at(-1)?.seq).toBe(60)
  })

  it('is told also when the journal cannot be read', async () => {
    const { sent, log, entries } = world()
    const cycle: { type: string; self?: unknown } = { type: 'go' }
    cycle.self = cycle
    entries.push(entry(1, cycle))
    await log('unread', 'window')
    expect(sent).toEqual([expect.objectContaining({ message: 'string: unread' })])
  })

  it('that got no answer is told again after 5 s, five times in all', async () => {
    const { clock, sent, log } = world(...Array.from({ length: 9 }, () => offline))
    await log('lost', 'window')
    await clock.pass(4_999)
    expect(sent).toHaveLength(1)
    await clock.pass(1)
    expect(sent).toHaveLength(2)
    await clock.pass(60_000)
    expect(sent).toHaveLength(5)
  })

  it('that is refused, as to who is not signed in, is not', async () => {
    const { clock, sent, log } = world(refused)
    await log('nobody', 'window')
    await clock.pass(60_000)
    expect(sent).toHaveLength(1)
  })
})
