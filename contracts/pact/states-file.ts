import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Download } from '../download.ts'
import { downloads } from '../downloads.ts'
import type { ProviderState } from '../outcomes/provider-state.ts'
import { generatedFile } from './generated-files.ts'
import { cookieOfState, interactions } from './interactions.ts'
import { liveInteractions } from './live-interactions.ts'
import { inItsTime } from './time.ts'

/** The file of the states that a backend must make, which a backend team can load. */
export const statesFile = generatedFile('states')

/** A state of the file. */
export interface StatedState {
  readonly Name: string
  /** What must be true, in a sentence or more. */
  readonly Says: string
  /** The value that its handler returns, or null. */
  readonly Returns: string | null
  /** Every set of parameters that an exchange has. */
  readonly Params: readonly ProviderState['params'][]
}

const contracts = join(import.meta.dirname, '..')

/** Returns what the comments where states are declared say of each state, by its name. */
function sentences(): ReadonlyMap<string, string> {
  const declared = globSync(['*/states.ts', '*/*/states.ts', 'outcomes/{caller-states,earlier}.ts'], { cwd: contracts })
  const sources = declared.toSorted().map(path => readFileSync(join(contracts, path), 'utf8'))
  const found = sources.flatMap(source => [
    ...source.matchAll(
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export const )?\w+[:=][\s\S]*?name: (?:'([^']*)'|"([^"]*)")/g,
    ),
  ])
  return new Map(
    found.map(([, comment = '', single, double]): [string, string] => [
      single ?? double ?? '',
      comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim(),
    ]),
  )
}

const earlierSays =
  'The request in the parameters has succeeded before, in the same session. The verifier sends it. Until: it is sent again until the data of its answer has these values.'

/** Returns every state of the exchanges, by its name, with all the parameters that it has. */
export function statedStates(): readonly StatedState[] {
  const given = [
    ...interactions().map(({ outcome }) => outcome.given),
    ...Object.values<Download>(downloads).flatMap(({ outcomes }) => outcomes.map(each => inItsTime(each).given)),
    ...liveInteractions().map(each => each.given),
  ].flat()
  const says = sentences()
  const byName = Map.groupBy(given, ({ name }) => name)
  return [...byName.keys()].sort().map(Name => ({
    Name,
    Says: says.get(Name) ?? (Name === 'an earlier request' ? earlierSays : ''),
    Returns: cookieOfState(Name) ?? null,
    Params: [...new Map((byName.get(Name) ?? []).map(({ params }) => [JSON.stringify(params), params])).values()],
  }))
}
