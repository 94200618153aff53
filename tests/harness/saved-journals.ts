import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShownJournal } from '#ui/runtime/journal/shown-journal.ts'
import { projectRoot } from './running-app.ts'

/** The journal of a page at the end of a browser test. */
export interface SavedJournal extends ShownJournal {
  /** The name of the test. */
  readonly test: string
  /** The passwords and codes that were typed in the page. */
  readonly secrets: readonly string[]
  /** All texts that were typed in the page since it was loaded: they may be kept. */
  readonly written: readonly string[]
}

const folder = join(projectRoot, 'test-results/journals')

/** Empties the folder of the journals, before the browser tests. */
export function forgetJournals(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Saves a journal under a name that is unique among the browser tests. */
export function saveJournal(name: string, journal: SavedJournal): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(journal))
}

/** Returns the names of the saved journals. */
export function savedJournals(): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Reads a saved journal. */
export const readJournal = (name: string): SavedJournal => JSON.parse(readFileSync(join(folder, name), 'utf8'))
