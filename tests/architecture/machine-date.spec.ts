import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from './source-tree.ts'

/** The date of the machine that runs a test, or a clock of a page that begins with it. */
const machines = /\bnew Date\(\)|\bDate\.now\(\)|\.clock\.install\(\)/

it('no browser test reads the date of the machine: it is testNow() of tests/harness/test-date.ts', () => {
  const files = globSync('tests/{e2e,crash}/**/*.ts', { cwd: projectRoot })
  expect(files.length).toBeGreaterThan(80)
  expect(files.filter(path => machines.test(readFileSync(join(projectRoot, path), 'utf8')))).toEqual([])
})
