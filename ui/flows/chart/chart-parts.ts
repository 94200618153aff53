import type { Box, ChartLayout } from '#machines/kit/chart/chart-layout.ts'
import type { ChartArrow, ChartModel, ChartState } from '#machines/kit/chart/chart-model.ts'
import { causeText, runsOf } from '#machines/kit/chart/chart-text.ts'

/** Returns the ids of the states, then the keys of the transitions, that contain the text. */
export function matchesOf({ states, transitions }: ChartModel, search: string): readonly string[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return []
  const has = (...texts: readonly string[]) => texts.some(text => text.toLowerCase().includes(wanted))
  return [
    ...states
      .filter(({ name, description, invokes, entry, exit }) =>
        has(name, description, ...runsOf(invokes), ...entry, ...exit),
      )
      .map(({ id }) => id),
    ...transitions.filter(arrow => has(causeText(arrow), ...arrow.actions)).map(({ key }) => key),
  ]
}

/** Returns where a state or a transition is drawn. */
export function boxOf({ states, arrows }: ChartLayout, part: string): Box | undefined {
  const state = states.find(each => each.state.id === part)
  if (state) return state
  const rowIn = ({ rows }: { readonly rows: readonly { readonly key: string }[] }) =>
    rows.some(({ key }) => key === part)
  const label = arrows.map(arrow => arrow.label).find(each => each && rowIn(each.text))
  if (label) return { x: label.x, y: label.y, width: label.text.width, height: label.text.height }
  return states.find(each => rowIn(each.text))
}

/** Returns the part to begin with: the innermost active state, or else the first that is entered. */
export const beginningOf = ({ chart }: ChartLayout, active: ReadonlySet<string>): string =>
  chart.states.findLast(({ id }) => active.has(id))?.id ?? chart.states[0]?.initial[0] ?? chart.id

/** Returns what runs in a state and happens at its ends, in words. */
export const detailsOf = ({ invokes, entry, exit, description }: ChartState): string =>
  [
    description,
    ...runsOf(invokes),
    ...(entry.length > 0 ? [`entry ${entry.join(', ')}`] : []),
    ...(exit.length > 0 ? [`exit ${exit.join(', ')}`] : []),
  ]
    .filter(text => text !== '')
    .join(', ')

/** Returns the names of the states that a transition enters. */
export const targetsOf = ({ states }: ChartModel, { targets }: ChartArrow): string =>
  targets.map(id => states.find(state => state.id === id)?.name ?? id).join(', ')
