import { type AnyStateMachine, createMachine } from 'xstate'
import { type Cell, type Life, statesFor } from '#contracts/life/life.ts'

/**
 * Returns a machine that has the states of a life, for its chart. A transition tells in which
 * states of the other parts it is taken, where they refuse it elsewhere. The machine does not run.
 */
export function lifeMachine(life: Life): AnyStateMachine {
  const parts = Object.entries(life.parts).map(([name, states]) => [name, partOf(life, name, states)] as const)
  const [only] = parts.length === 1 ? parts : []
  return createMachine(
    only
      ? { id: life.name, ...only[1] }
      : { id: life.name, type: 'parallel', description: life.about, states: Object.fromEntries(parts) },
  )
}

const partOf = (life: Life, part: string, states: Life['parts'][string]) => ({
  initial: Object.keys(states)[0] ?? '',
  states: Object.fromEntries(
    Object.entries(states).map(([name, { on }]) => [
      name,
      {
        on: Object.fromEntries(
          Object.entries(on).flatMap(([action, cell]) => {
            const target = targetOf(cell)
            const guard = conditionOf(life, part, action)
            return target === undefined ? [] : [[action, { target, ...(guard !== '' && { guard }) }]]
          }),
        ),
      },
    ]),
  ),
})

const targetOf = (cell: Cell<string>): string | undefined =>
  typeof cell === 'object' && 'to' in cell ? cell.to : undefined

/** Returns the states in which the other parts let an action through, or an empty text for any. */
const conditionOf = (life: Life, part: string, action: string): string =>
  Object.entries(life.parts)
    .flatMap(([name, states]) => {
      const allowed = statesFor(life, name, action)
      return name === part || allowed.length === Object.keys(states).length ? [] : [allowed.join(' or ')]
    })
    .join(', ')
