import { describe, expect, it } from 'vitest'
import type { FrontendError } from '#contracts/portal/shapes.ts'
import { FrontendError as Shape } from '#contracts/portal/shapes.ts'
import { failure, ok, type Result } from '#machines/kit/shared/result.ts'
import { TestClock } from '#machines/kit/shared/testing/test-clock.ts'
import { createErrorLog, describeDefect } from './error-log.ts'

const offline = failure({ tag: 'offline' as const, message: '' })
const refused = failure({ tag: 'backend' as const, message: 'Nej.', status: 401 })

function world(...answers: Result<unknown>[]) {
  const clock = new TestClock()
  const sent: FrontendError[] = []
  const log = createErrorLog({
    clock,
    where: () => 'https://avlona.example/personal/199003159804?q=hemligt#x',
    send: async defect => {
      sent.push(defect)
      return answers.shift() ?? ok(null)
    },
  })
  return { clock, sent, log }
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
    for (let time = 0; time < 3; time += 1) log('the same', 'window')
    expect(sent).toHaveLength(1)
    for (let number = 0; number < 50; number += 1) log(`number ${number}`, 'window')
    expect(sent).toHaveLength(10)
    await clock.pass(60_000)
    log('later', 'window')
    expect(sent).toHaveLength(11)
  })

  it('that got no answer is told again after 5 s, five times in all', async () => {
    const { clock, sent, log } = world(...Array.from({ length: 9 }, () => offline))
    log('lost', 'window')
    await clock.pass(4_999)
    expect(sent).toHaveLength(1)
    await clock.pass(1)
    expect(sent).toHaveLength(2)
    await clock.pass(60_000)
    expect(sent).toHaveLength(5)
  })

  it('that is refused, as to who is not signed in, is not', async () => {
    const { clock, sent, log } = world(refused)
    log('nobody', 'window')
    await clock.pass(60_000)
    expect(sent).toHaveLength(1)
  })
})
