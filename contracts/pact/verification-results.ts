import { z } from 'zod'
import { type RecordedExchange, stateKey } from './pact-file.ts'

/** An exchange that a backend failed. */
export interface Failure {
  /** The exchange's description: `GET /me: nobody signed in`. */
  readonly exchange: string
  /** The reasons. Each gives the place, the expected value and the actual value. */
  readonly reasons: readonly string[]
}

/** The parts of the verifier's report that are read here. */
const Mismatch = z.object({
  type: z.string(),
  mismatch: z.string(),
  path: z.string().optional(),
  key: z.string().optional(),
  expected: z.unknown(),
  actual: z.unknown(),
})
const Results = z.object({
  errors: z.array(
    z.object({
      interaction: z.string(),
      mismatch: z.union([
        z.object({ type: z.literal('mismatches'), mismatches: z.array(Mismatch) }),
        z.object({ type: z.literal('error'), message: z.string() }),
      ]),
    }),
  ),
})
type Found = z.infer<typeof Results>['errors'][number]['mismatch']

const longest = 200
const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text === undefined || text === '') return 'nothing'
  return text.length > longest ? `${text.slice(0, longest)} …` : text
}

function placeOf({ type, path, key }: z.infer<typeof Mismatch>): string {
  if (type === 'StatusMismatch') return 'the status'
  return type === 'HeaderMismatch' ? `the header ${key ?? ''}` : (path ?? '$')
}

function reasonsOf(found: Found): string[] {
  if (found.type === 'error') return [`the request could not be made: ${short(found.message)}`]
  return found.mismatches.map(
    each => `${placeOf(each)}: expected ${short(each.expected)}, came ${short(each.actual)} (${short(each.mismatch)})`,
  )
}

/**
 * Reads the failed exchanges.
 *
 * @param report the verifier's JSON, or another rejection; undefined when every answer matched
 * @param unmade the reasons why states could not be set up, by their keys (pact-file.ts). An
 * exchange with such a state has failed, even when its answer matches.
 * @param further what else was found wrong with the answers, by the exchange's description
 * @throws Error when the verifier could not run
 */
export function readResults(
  report: string | undefined,
  exchanges: readonly Pick<RecordedExchange, 'description' | 'providerStates'>[],
  unmade: ReadonlyMap<string, string>,
  further: ReadonlyMap<string, readonly string[]> = new Map(),
): Failure[] {
  const errors = report === undefined ? [] : parse(report).errors
  return exchanges.flatMap(({ description, providerStates = [] }) => {
    const own = errors.filter(({ interaction }) => interaction.endsWith(` - ${description}`))
    const states = providerStates
      .filter(({ name, params }) => unmade.has(stateKey(name, params)))
      .map(({ name, params }) => `the state “${name}” could not be made true: ${unmade.get(stateKey(name, params))}`)
    const found = [...own.flatMap(({ mismatch }) => reasonsOf(mismatch)), ...(further.get(description) ?? [])]
    const reasons = [...states, ...found]
    return reasons.length > 0 ? [{ exchange: description, reasons }] : []
  })
}

function parse(report: string): z.infer<typeof Results> {
  let json: unknown
  try {
    json = JSON.parse(report)
  } catch {
    throw new Error(`The pact could not be verified: ${report}`)
  }
  return Results.parse(json)
}

/** Returns the results as text for a person. */
export function report({ exchanges, failures }: { exchanges: number; failures: readonly Failure[] }): string {
  if (failures.length === 0) return `The backend keeps all ${exchanges} exchanges of the pact.`
  const listed = failures.map(
    ({ exchange, reasons }) => `${exchange}\n${reasons.map(reason => `  - ${reason}`).join('\n')}`,
  )
  return [
    `The backend does not keep ${failures.length} of the ${exchanges} exchanges of the pact:`,
    ...listed,
    'contracts/README.md says how to read this.',
  ].join('\n\n')
}
