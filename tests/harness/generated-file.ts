import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect } from 'vitest'

const root = `${import.meta.dirname}/../..`

/**
 * Compares a committed file with the text that is generated for it. Writes it instead when the
 * environment variable is 1. A difference is told by its first line, since a whole file tells
 * nobody what changed.
 */
export function expectGenerated(file: string, text: string, variable: `UPDATE_${string}`): void {
  if (process.env[variable] === '1') writeFileSync(file, text)
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (committed === text) return
  const told = `${relative(root, file)} is stale: run again with ${variable}=1. ${firstDifference(committed, text)}`
  expect.unreachable(told)
}

/** Returns the first line that differs, as it is committed and as it is generated. */
export function firstDifference(committed: string, generated: string): string {
  const [before, after] = [committed.split('\n'), generated.split('\n')]
  const at = after.findIndex((line, at) => line !== before[at])
  const line = at < 0 ? after.length : at
  const show = (lines: readonly string[]) => (lines[line] === undefined ? 'the end' : JSON.stringify(lines[line]))
  return `Line ${line + 1} is ${show(before)}, and is to be ${show(after)}.`
}
