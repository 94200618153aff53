import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from './source-tree.ts'

const isSpec = (path: string) => path.endsWith('.spec.ts')
const styles = globSync('{ui/**/*.{ts,tsx,css},panda.config.ts}', { cwd: projectRoot })
  .filter(path => !isSpec(path))
  .map(path => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }))

const whoSays = (pattern: RegExp) => styles.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

/**
 * Chromium 156 ends the tab, and with it what was typed, when the focus leaves a part of the page
 * that has `content-visibility: auto` while a rule with `:focus-within` changes that part. All
 * styles are one stylesheet, so every page has such rules.
 */
it('no page combines content-visibility with :focus-within', () => {
  expect(whoSays(/focus-within|focusWithin/i)).not.toEqual([])
  expect(whoSays(/content-?visibility/i)).toEqual([])
})
