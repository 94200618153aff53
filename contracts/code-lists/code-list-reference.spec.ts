import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { expectGenerated } from '#tests/harness/generated-file.ts'
import { withCodeLists } from './code-list-reference.ts'

const path = join(import.meta.dirname, 'README.md')

it('the tables in contracts/code-lists/README.md are what the lists say (UPDATE_DOCS=1 rewrites them)', () => {
  expectGenerated(path, withCodeLists(readFileSync(path, 'utf8')), 'UPDATE_DOCS')
  const readme = readFileSync(path, 'utf8')
  expect(readme).toContain('`S25` SINK, 25 %; now SINK, 22,5 %')
})
