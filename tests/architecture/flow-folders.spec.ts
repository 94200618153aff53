import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from './source-tree.ts'

/** Folders of machines/ that are no flow. */
const others = ['shared', 'journal']

/** What every flow has; one that asks the world for something has `ports.ts` too. */
const suffixes = ['machine.ts', 'types.ts', 'select.ts', 'spec.ts', 'chart.md']

const machines = join(projectRoot, 'machines')
const flows = readdirSync(machines, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !others.includes(entry.name))
  .map(({ name }) => ({ name, files: readdirSync(join(machines, name)) }))

describe('a flow’s folder', () => {
  it('exists', () => expect(flows).not.toEqual([]))

  it.each(flows)('$name repeats the same suffixes', ({ name, files }) => {
    expect(files).toEqual(expect.arrayContaining(suffixes.map(suffix => `${name}.${suffix}`)))
  })

  it.each(flows)('$name holds nothing that is not named after it', ({ name, files }) => {
    expect(files.filter(file => !file.startsWith(`${name}.`))).toEqual([])
  })
})
