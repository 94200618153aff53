import type { ChartArrow, ChartModel, ChartState } from './chart-model.ts'
import { causeText, runsOf } from './chart-text.ts'

export interface ChartPage {
  /** The flow, as its files are called: `company-info`. */
  readonly name: string
  /** The folder, from the root of the project. */
  readonly folder: string
  /** What the machine does. */
  readonly about: string
}

/**
 * Returns a flow's `x.chart.md`: the drawing, and in words every state with its description and its
 * transitions, for readers of a difference and of a screen reader.
 */
export function describeChart(chart: ChartModel, { name, folder, about }: ChartPage): string {
  const [machine, ...states] = chart.states
  const leaving = Map.groupBy(chart.transitions, ({ source }) => source)
  const arrowsOf = (id: string, indent: string) => (leaving.get(id) ?? []).map(arrow => arrowLine(chart, arrow, indent))
  return [
    `# ${chart.id}`,
    '',
    ...(about === '' ? [] : [about, '']),
    `![The chart of ${chart.id}; the list below says the same](${name}.chart.svg)`,
    '',
    `Generated from the machine; \`UPDATE_CHARTS=1 npx vitest run --project unit ${folder}\` writes it again.`,
    '',
    ...(machine ? [`The machine:${detailsOf(machine)}`, '', ...arrowsOf(machine.id, '')] : []),
    ...(machine && leaving.has(machine.id) ? [''] : []),
    ...states.flatMap(state => [
      `- **${pathOf(chart, state.id)}**:${state.description === '' ? '' : ` ${state.description}`}${detailsOf(state)}`,
      ...arrowsOf(state.id, '  '),
    ]),
    '',
  ].join('\n')
}

/** Returns `Initial. Port load. Entry: forget.`, as far as it applies. */
function detailsOf({ kind, history, initial, invokes, entry, exit }: ChartState): string {
  const parts = [
    ...(kind === 'parallel' ? ['All its states at once'] : []),
    ...(kind === 'final' ? ['Final'] : []),
    ...(kind === 'history'
      ? [`Enters the state that was left (${history}), at first ${initial.map(lastOf).join(', ')}`]
      : []),
    ...(kind === 'compound' ? [`Begins in ${initial.map(lastOf).join(', ')}`] : []),
    ...runsOf(invokes).map(text => `Runs ${text}`),
    ...(entry.length > 0 ? [`Entry: ${entry.join(', ')}`] : []),
    ...(exit.length > 0 ? [`Exit: ${exit.join(', ')}`] : []),
  ]
  return parts.map(part => ` ${part}.`).join('')
}

function arrowLine(chart: ChartModel, arrow: ChartArrow, indent: string): string {
  const targets = arrow.targets.map(id => pathOf(chart, id)).join(', ') || 'stays'
  return `${indent}- \`${causeText(arrow)}\` → ${targets}${arrow.actions.length > 0 ? ` / ${arrow.actions.join(', ')}` : ''}`
}

/** Returns the id without the machine's. */
const pathOf = ({ id: machine }: ChartModel, id: string): string =>
  id.startsWith(`${machine}.`) ? id.slice(machine.length + 1) : id

const lastOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1)
