import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { expectGenerated } from '#tests/harness/generated-file.ts'
import { withReference } from './call-reference.ts'
import { allCalls } from './interactions.ts'

const path = join(import.meta.dirname, '../README.md')

it('the reference in contracts/README.md is what the catalogue says (UPDATE_DOCS=1 rewrites it)', () => {
  expectGenerated(path, withReference(readFileSync(path, 'utf8')), 'UPDATE_DOCS')
  const readme = readFileSync(path, 'utf8')
  for (const { method, path } of allCalls()) expect(readme).toContain(`\`${method} ${path}\``)
})

it('has a place for each part', () => {
  expect(() => withReference('# Contracts')).toThrow('no place for the calls')
})
