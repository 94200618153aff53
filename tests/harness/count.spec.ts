import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countOf } from './count.ts'

const folder = mkdtempSync(join(tmpdir(), 'avlona-count-'))
afterAll(() => rmSync(folder, { recursive: true }))

const reportOf = (kind: 'vitest' | 'playwright', content: unknown) => {
  const file = join(folder, `${kind}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return { kind, file }
}
const vitest = (numPassedTests: number, numFailedTests: number) =>
  reportOf('vitest', { numPassedTests, numFailedTests })
const well = { status: 0, timedOut: false }
const badly = { status: 1, timedOut: false }
const late = { status: 0, timedOut: true }

describe('a step counts', () => {
  it('as one without a report', () => {
    expect(countOf(well)).toEqual({ passed: 1, failed: 0 })
    expect(countOf(badly)).toEqual({ passed: 0, failed: 1 })
    expect(countOf(late)).toEqual({ passed: 0, failed: 1 })
    expect(countOf({ status: null, timedOut: false })).toEqual({ passed: 0, failed: 1 })
  })

  it('as its tests with one', () => {
    expect(countOf(well, vitest(7, 0))).toEqual({ passed: 7, failed: 0 })
    expect(countOf(badly, vitest(5, 2))).toEqual({ passed: 5, failed: 2 })
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 4 }
    expect(countOf(badly, reportOf('playwright', { stats }))).toEqual({ passed: 3, failed: 2 })
  })

  it('as failed when every test passed but the command did not', () => {
    expect(countOf(badly, vitest(7, 0))).toEqual({ passed: 7, failed: 1 })
    expect(countOf(late, vitest(7, 0))).toEqual({ passed: 7, failed: 1 })
  })

  it('as failed when it ran nothing or left no report', () => {
    expect(countOf(well, vitest(0, 0))).toEqual({ passed: 0, failed: 1 })
    expect(countOf(well, { kind: 'vitest', file: join(folder, 'none.json') })).toEqual({ passed: 0, failed: 1 })
    expect(countOf(well, reportOf('vitest', 'half a rep'))).toEqual({ passed: 0, failed: 1 })
  })
})
