import type { AnyStateMachine } from 'xstate'
import { statesOf } from '#machines/kit/chart/transitions.ts'

export interface FlowChartProps {
  /** The definition, with or without ports. Another machine is laid out anew. */
  readonly machine: AnyStateMachine
  /** The ids of the active states, such as `session.signedIn.settled`, their parents included. */
  readonly active?: ReadonlySet<string>
  /** How often each transition was taken, by the key of `keyOf`. */
  readonly heat?: ReadonlyMap<string, number>
  /** The keys of the transitions that were taken last. */
  readonly recent?: ReadonlySet<string>
  /** The id of the selected state, or the key of the selected transition. */
  readonly selected?: string | null
  /** Called with the id of a state or the key of a transition, or null when it is deselected. */
  readonly onSelect?: (selected: string | null) => void
  /** Dims what does not contain this text, and moves to the first match. */
  readonly search?: string
}

/**
 * Renders the chart of a machine from its definition. It fills its parent, whose height is set by
 * the screen.
 */
export const FlowChart = ({ machine, active, selected, onSelect }: FlowChartProps) => (
  <ul>
    {statesOf(machine).map(({ id }) => (
      <li key={id}>
        <button type="button" aria-pressed={id === selected} onClick={() => onSelect?.(id === selected ? null : id)}>
          {id}
          {active?.has(id) && ' •'}
        </button>
      </li>
    ))}
  </ul>
)
