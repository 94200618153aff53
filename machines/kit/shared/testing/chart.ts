import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { statesOf, transitionsOf } from '../../chart/transitions.ts'

/**
 * Returns the whole text of a flow's `x.chart.md`: a Mermaid diagram, and the description of each
 * state.
 */
export function describeChart(machine: AnyStateMachine): string {
  const states = statesOf(machine).filter(state => state.parent)
  const everywhere = transitionsOf(machine).filter(({ source }) => !source.parent)
  return [
    `# ${machine.id}`,
    '',
    `Generated from the chart; \`UPDATE_CHARTS=1 npx vitest run --project unit machines/${machine.id}\` writes it anew.`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...diagramOf(machine.root, '  '),
    ...transitionsOf(machine)
      .filter(({ source }) => source.parent)
      .flatMap(({ source, targets, label }) =>
        (targets.length > 0 ? targets : [source]).map(target => `  ${idOf(source)} --> ${idOf(target)} : ${label}`),
      ),
    '```',
    '',
    ...states.map(state => `- **${pathOf(state)}**: ${state.description ?? ''}${runsIn(state)}`),
    ...(machine.root.invoke.length > 0 ? ['', `In every state:${runsIn(machine.root)}`] : []),
    ...(everywhere.length > 0 ? ['', 'Whatever the state:', ''] : []),
    ...everywhere.map(({ label, targets }) => `- ${label} → ${targets.map(pathOf).join(', ') || 'stays'}`),
    '',
  ].join('\n')
}

/**
 * Compares the chart with the `x.chart.md` beside the spec, whose `import.meta.url` is given.
 * With `UPDATE_CHARTS=1` in the environment the file is written instead.
 */
export function expectChartIsFresh(machine: AnyStateMachine, specUrl: string): void {
  const file = new URL(specUrl.replace(/\.spec\.ts$/, '.chart.md'))
  const chart = describeChart(machine)
  if (process.env.UPDATE_CHARTS === '1') writeFileSync(file, chart)
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '', 'stale: run again with UPDATE_CHARTS=1').toBe(chart)
}

function diagramOf(parent: AnyStateNode, indent: string): readonly string[] {
  const states = Object.values(parent.states)
  const initial = parent.type === 'compound' ? parent.initial.target[0] : undefined
  return [
    ...(initial ? [`${indent}[*] --> ${idOf(initial)}`] : []),
    ...states.flatMap((state, place) => [
      ...(parent.type === 'parallel' && place > 0 ? [`${indent}--`] : []),
      `${indent}state "${state.key}" as ${idOf(state)}`,
      ...(state.type === 'final' ? [`${indent}${idOf(state)} --> [*]`] : []),
      ...(Object.keys(state.states).length > 0
        ? [`${indent}state ${idOf(state)} {`, ...diagramOf(state, `${indent}  `), `${indent}}`]
        : []),
    ]),
  ]
}

const runsIn = ({ invoke }: AnyStateNode): string =>
  invoke.length === 0 ? '' : ` Runs ${invoke.map(({ id }) => `\`${id}\``).join(', ')}.`

const pathOf = ({ path }: AnyStateNode): string => path.join('.')

const idOf = ({ path }: AnyStateNode): string => path.join('_')
