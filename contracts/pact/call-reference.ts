import type { Access, Call } from '../call.ts'
import { catalogue } from '../calls/catalogue.ts'
import { type ApiError, errors } from '../errors.ts'
import { table, withParts } from '../reference.ts'
import { interactions } from './interactions.ts'
import { type ProviderState, states } from './states.ts'

const who = (access: Access): string => {
  if (typeof access !== 'string') return `right \`${access.right}\``
  return { public: 'anyone', session: 'signed in', company: 'signed in, with a company' }[access]
}

const codes = ({ errors, outcomes }: Call): string => {
  const shown = outcomes.flatMap(({ answer }) => ('error' in answer ? [answer.error] : []))
  return [...new Set([...errors, ...shown].map(({ dvCode }) => dvCode))].sort().join(', ')
}

const calls = (): string =>
  Object.entries(catalogue)
    .map(([area, declared]) => {
      const rows = Object.values(declared as unknown as Record<string, Call>).map(call => [
        `\`${call.method} ${call.path}\``,
        who(call.access),
        call.summary,
        codes(call),
        String(call.outcomes.length),
      ])
      return `**${area}**\n\n${table(['Call', 'Who', 'What', 'Errors', 'In the pact'], rows)}`
    })
    .join('\n\n')

const errorTable = (): string => {
  const all: ApiError[] = Object.values(errors).toSorted((a, b) => a.dvCode.localeCompare(b.dvCode))
  return table(
    ['Status', 'dvCode', 'Message'],
    all.map(({ status, dvCode, message }) => [String(status), dvCode, message]),
  )
}

const stateTable = (): string => {
  const used = new Map<string, ProviderState>()
  for (const { outcome } of interactions()) for (const state of outcome.given) used.set(state.name, state)
  const cookies = [states.signedIn('').name, states.idledOut('').name]
  const rows = [...used.values()]
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, params }) => [name, `\`${JSON.stringify(params)}\``, cookies.includes(name) ? '`Cookie`' : ''])
  return table(['State', 'Parameters, for example', 'Answers with'], rows)
}

/** The README with its generated parts made anew. */
export const withReference = (readme: string): string =>
  withParts(readme, { calls: calls(), errors: errorTable(), states: stateTable() })
