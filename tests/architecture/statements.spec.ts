import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from './source-tree.ts'

const kit = globSync('{contracts,server/backend,ui}/statements/*.{ts,tsx}', { cwd: projectRoot }).filter(
  path => !path.endsWith('.spec.ts'),
)
const lines = kit.flatMap(path =>
  readFileSync(join(projectRoot, path), 'utf8')
    .split('\n')
    .map((line, at) => `${path}:${at + 1} ${line.trim()}`),
)

it('the kit of statements imports nothing of payroll, which uses it', () => {
  expect(kit.length).toBeGreaterThan(15)
  expect(lines.filter(line => /from '[^']*\/payroll\//.test(line))).toEqual([])
})

it('the kit of statements names no receiver and knows no tax', () => {
  const words = /skatteverket|\bagi\b|\btax|skatt|contribution|arbetsgivardek|avgift|employer’s declaration/i
  expect(lines.filter(line => words.test(line))).toEqual([])
})
