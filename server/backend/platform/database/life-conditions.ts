import { type SQL, sql } from 'drizzle-orm'
import { type ActionOf, type Life, type StateOf, type States, statesFor } from '#contracts/life/life.ts'

/** The condition of each state of a life's parts, of those that a query knows. */
export type StateConditions<Of extends Life> = {
  readonly [Name in keyof StateOf<Of>]?: Readonly<Record<StateOf<Of>[Name], SQL>>
}

type Known = Readonly<Record<string, Readonly<Record<string, SQL>>>>

/**
 * Returns the condition of what an action may be done with, by the parts that the conditions name.
 */
export function mayBeDone<Of extends Life>(of: Of, conditions: StateConditions<Of>, action: ActionOf<Of>): SQL {
  const parts = Object.entries(conditions as Known).flatMap(([name, states]) => {
    const allowed: readonly string[] = statesFor(of, name, action)
    const refused = Object.keys(states).filter(state => !allowed.includes(state))
    return refused.map(state => sql`not (${states[state]})`)
  })
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`
}

/** Returns the code of the status as the database derives it: as `statusOf` does. */
export function statusCode<Of extends Life>(of: Of, conditions: StateConditions<Of>): SQL<string> {
  const cases = Object.entries(of.parts).flatMap(([name, states]) =>
    Object.entries(states).flatMap(([state, { status }]) =>
      status === undefined ? [] : [sql`when ${(conditions as Known)[name]?.[state]} then ${status}`],
    ),
  )
  return sql<string>`case ${sql.join(cases, sql` `)} else '' end`
}

/** Returns the condition of what is in one of several sets of states: as `isIn` of life.ts. */
export function isIn<Of extends Life>(conditions: StateConditions<Of>, any: readonly States<Of>[]): SQL {
  const known = conditions as Known
  const oneOf = (all: readonly SQL[]) => sql`(${sql.join([...all], sql` or `)})`
  const sets = any.map(each => {
    const parts = Object.entries<readonly string[] | undefined>(each).map(([name, states = []]) =>
      oneOf(states.map(state => sql`(${known[name]?.[state]})`)),
    )
    return sql`(${sql.join(parts, sql` and `)})`
  })
  return oneOf(sets)
}
