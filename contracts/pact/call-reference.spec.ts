import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withReference } from './call-reference.ts'
import { allCalls } from './interactions.ts'

const path = join(import.meta.dirname, '../README.md')

it('the reference in contracts/README.md is what the catalogue says (UPDATE_DOCS=1 rewrites it)', () => {
  if (process.env.UPDATE_DOCS === '1') writeFileSync(path, withReference(readFileSync(path, 'utf8')))
  const readme = readFileSync(path, 'utf8')
  expect(readme).toBe(withReference(readme))
  for (const { method, path } of allCalls()) expect(readme).toContain(`\`${method} ${path}\``)
})

it('has a place for each part', () => {
  expect(() => withReference('# Contracts')).toThrow('no place for the calls')
})
