import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { expectGenerated } from '#tests/harness/generated-file.ts'
import { withFields } from './company-settings-reference.ts'

const path = join(import.meta.dirname, 'README.md')

it('the table in contracts/settings/README.md is what the model says (UPDATE_DOCS=1 rewrites it)', () => {
  expectGenerated(path, withFields(readFileSync(path, 'utf8')), 'UPDATE_DOCS')
  const readme = readFileSync(path, 'utf8')
  expect(readme).toContain(
    '| `BokfVerSer` | Verifikationsserie | text | `F` | max 10 | Bokföringsinställningar, Verifikationer |',
  )
})
