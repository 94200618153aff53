import type { FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countRefusals } from './count-refusals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tells a flood in one line for each span, and the rest when it closes', () => {
  const lines: { counts?: unknown }[] = []
  const warn = (line: object) => void lines.push(line)
  const counter = countRefusals({ warn } as unknown as FastifyBaseLogger, 1_000)
  for (let nth = 0; nth < 10_000; nth += 1) counter.count(nth % 2 ? 'PARSE_ERROR' : 'NOT_FOUND')
  expect(lines).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(lines.map(line => line.counts)).toEqual([{ PARSE_ERROR: 5_000, NOT_FOUND: 5_000 }])
  counter.count('PARSE_ERROR')
  counter.close()
  vi.advanceTimersByTime(10_000)
  expect(lines.map(line => line.counts)).toEqual([{ PARSE_ERROR: 5_000, NOT_FOUND: 5_000 }, { PARSE_ERROR: 1 }])
})
