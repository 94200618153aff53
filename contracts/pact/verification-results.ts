import { z } from 'zod'
import type { RecordedExchange } from './pact-file.ts'

/** An exchange that a backend does not keep. */
export interface Failure {
  /** The exchange's description: `GET /me: nobody signed in`. */
  readonly exchange: string
  /** Each a plain sentence. */
  readonly reasons: readonly string[]
}

/** The verifier's report, as far as it is read here. */
const Results = z.object({
  errors: z.array(
    z.object({
      interaction: z.string(),
      mismatch: z.union([
        z.object({
          type: z.literal('mismatches'),
          mismatches: z.array(z.object({ type: z.string(), mismatch: z.string(), path: z.string().optional() })),
        }),
        z.object({ type: z.literal('error'), message: z.string() }),
      ]),
    }),
  ),
})
type Mismatch = z.infer<typeof Results>['errors'][number]['mismatch']

const longest = 400
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)} …` : text)

function reasonsOf(mismatch: Mismatch): string[] {
  if (mismatch.type === 'error') return [`The request could not be made: ${short(mismatch.message)}.`]
  return mismatch.mismatches.map(({ type, path, mismatch }) => {
    switch (type) {
      case 'StatusMismatch':
        return `The status is another: ${mismatch}.`
      case 'HeaderMismatch':
        return `A header is another: ${short(mismatch)}.`
      default:
        return `The body differs at ${path ?? '$'}: ${short(mismatch)}.`
    }
  })
}

/**
 * What failed, in plain sentences.
 *
 * @param report the verifier's JSON, or whatever else it rejected with; undefined when every answer fitted
 * @param unmade why a state could not be made true, by the state's name. What stands on one has failed, also when the
 *   answer happens to fit.
 * @throws Error when the verifier could not run
 */
export function readResults(
  report: string | undefined,
  exchanges: readonly RecordedExchange[],
  unmade: ReadonlyMap<string, string>,
): Failure[] {
  const errors = report === undefined ? [] : parse(report).errors
  return exchanges.flatMap(({ description, providerStates = [] }) => {
    const own = errors.filter(({ interaction }) => interaction.endsWith(` - ${description}`))
    const states = providerStates
      .filter(({ name }) => unmade.has(name))
      .map(({ name }) => `The state “${name}” could not be made true: ${unmade.get(name)}.`)
    const reasons = [...states, ...own.flatMap(({ mismatch }) => reasonsOf(mismatch))]
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

/** The outcome for a person to read. */
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
