import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from './source-tree.ts'

/** The folders of machines/kit without a flow: parts that flows are built from. */
const others = ['shared', 'journal', 'chart']

/**
 * The files of every flow. A flow with ports also has `ports.ts`, and one that a component reads
 * has `select.ts`.
 */
const suffixes = ['machine.ts', 'types.ts', 'spec.ts', 'chart.md', 'chart.svg']

const machines = join(projectRoot, 'machines')
const foldersOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)

/** The application is one flow; every other folder is a subject, with its flows. */
const flows = foldersOf(machines)
  .flatMap(subject =>
    subject === 'app' ? [subject] : foldersOf(join(machines, subject)).map(flow => join(subject, flow)),
  )
  .map(folder => ({ name: basename(folder), files: readdirSync(join(machines, folder)) }))
  .filter(({ name }) => !others.includes(name))

describe('a flow’s folder', () => {
  it('exists', () => expect(flows).not.toEqual([]))

  it.each(flows)('$name repeats the same suffixes', ({ name, files }) => {
    expect(files).toEqual(expect.arrayContaining(suffixes.map(suffix => `${name}.${suffix}`)))
  })

  it.each(flows)('$name holds nothing that is not named after it', ({ name, files }) => {
    expect(files.filter(file => !file.startsWith(`${name}.`))).toEqual([])
  })
})
