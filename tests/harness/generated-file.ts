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

/** How much of a long line is told before the first difference, and after it. */
const around = 80

/** Returns the first line that differs, as it is committed and as it is generated. */
export function firstDifference(committed: string, generated: string): string {
  const [before, after] = [committed.split('\n'), generated.split('\n')]
  const at = after.findIndex((line, at) => line !== before[at])
  const line = at < 0 ? after.length : at
  const [old = '', now = ''] = [before[line], after[line]]
  const from = Math.max(0, [...now].findIndex((letter, at) => letter !== old[at]) - around)
  const place = from > 0 ? `, from character ${from + 1}` : ''
  const show = (text: string | undefined) =>
    text === undefined ? 'the end' : JSON.stringify(text.slice(from, from + 2 * around))
  return `Line ${line + 1} is ${show(before[line])}, and is to be ${show(after[line])}${place}.`
}
