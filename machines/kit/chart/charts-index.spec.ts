import { globSync, readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { it } from 'vitest'
import { lives } from '#contracts/lives.ts'
import { aboutIn, expectFresh } from '../shared/testing/chart.ts'

const machines = join(import.meta.dirname, '../..')
const files = globSync('**/*.machine.ts', { cwd: machines })
  .map(file => file.replaceAll('\\', '/'))
  .toSorted()

/** Returns a flow's line: its chart and the first sentence about it. */
function lineOf(file: string): string {
  const name = basename(file, '.machine.ts')
  const about = aboutIn(readFileSync(join(machines, file), 'utf8'), name)
  const [sentence] = about.split(/(?<=\.)\s(?=[A-Z])/)
  return `| [${name}](${posix.join(posix.dirname(file), `${name}.chart.md`)}) | ${sentence} |`
}

it('the index of the charts is fresh', () => {
  const subjects = Map.groupBy(files, file => file.split('/')[0])
  expectFresh(
    join(machines, 'charts.md'),
    [
      '# The charts',
      '',
      'Every flow by subject, with its states and transitions drawn from its machine.',
      '',
      'Generated; `UPDATE_CHARTS=1 npx vitest run --project unit machines/kit/chart` writes it again.',
      ...[...subjects].flatMap(([subject, those]) => [
        '',
        `## ${subject}`,
        '',
        '| Flow | What it does |',
        '|---|---|',
        ...those.map(lineOf),
      ]),
      '',
      '## Lives',
      '',
      'What may be done with a thing in each of its states, drawn from its declared life.',
      '',
      '| Life | What it says |',
      '|---|---|',
      ...lives.map(({ name, about }) => `| [${name}](lives/${name}.chart.md) | ${about} |`),
      '',
    ].join('\n'),
  )
})
