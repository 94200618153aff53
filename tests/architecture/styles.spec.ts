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
 * Guards against a crash of Chromium 156. It kills the tab, and loses what was typed, when the
 * focus leaves an element with `content-visibility: auto` whose style a `:focus-within` rule
 * changes. All styles are one stylesheet, so every page has such rules.
 */
it('no page combines content-visibility with :focus-within', () => {
  expect(whoSays(/focus-within|focusWithin/i)).not.toEqual([])
  expect(whoSays(/content-?visibility/i)).toEqual([])
})
