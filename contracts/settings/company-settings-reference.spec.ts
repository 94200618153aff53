import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withFields } from './company-settings-reference.ts'

const path = join(import.meta.dirname, 'README.md')

it('the table in contracts/settings/README.md is what the model says (UPDATE_DOCS=1 rewrites it)', () => {
  if (process.env.UPDATE_DOCS === '1') writeFileSync(path, withFields(readFileSync(path, 'utf8')))
  const readme = readFileSync(path, 'utf8')
  expect(readme).toBe(withFields(readme))
  expect(readme).toContain(
    '| `BokfVerSer` | Verifikationsserie | text | `F` | max 10 | Bokföringsinställningar, Verifikationer |',
  )
})
