import type { Access, Call } from '../call.ts'
import { catalogue } from '../catalogue.ts'
import type { ApiError } from '../common-errors.ts'
import { companyPictureFile } from '../companies/picture-file.ts'
import type { Download } from '../download.ts'
import { downloads } from '../downloads.ts'
import { errors } from '../errors.ts'
import { fileForms } from '../file-forms.ts'
import { liveEvents } from '../live/live-events.ts'
import { connectionMessages } from '../live/live-messages.ts'
import type { ProviderState } from '../outcomes/provider-state.ts'
import { table, withParts } from '../reference.ts'
import { textOfRule } from '../rights/rule-text.ts'
import { cookieOfState, describedCalls, interactions } from './interactions.ts'
import { liveInteractions } from './live-interactions.ts'

const who = (access: Access): string => {
  if (typeof access === 'object') return 'right' in access ? `right \`${access.right}\`` : textOfRule(access.rule)
  return { public: 'anyone', session: 'signed in', company: 'signed in, with a company' }[access]
}

const codes = ({ errors }: Call): string =>
  errors
    .map(({ dvCode }) => dvCode)
    .toSorted()
    .join(', ')

const calls = (): string =>
  Object.keys(catalogue)
    .map(area => {
      const rows = describedCalls()
        .filter(({ name }) => name.startsWith(`${area}.`))
        .map(({ call, outcomes }) => [
          `\`${call.method} ${call.path}\``,
          who(call.access),
          call.summary,
          codes(call),
          String(outcomes.length),
        ])
      return `**${area}**\n\n${table(['Call', 'Access', 'Description', 'Errors', 'Exchanges'], rows)}`
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
  for (const { given } of liveInteractions()) for (const state of given) used.set(state.name, state)
  const rows = [...used.values()]
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, params }) => [
      name,
      `\`${JSON.stringify(params)}\``,
      cookieOfState(name) ? `\`${cookieOfState(name)}\`` : '',
    ])
  return table(['State', 'Example parameters', 'Returns'], rows)
}

const fileTable = (): string =>
  table(
    ['File', 'Access', 'Description', 'Type', 'Content', 'Errors', 'Exchanges'],
    [...Object.values<Download>(downloads), { ...companyPictureFile, form: undefined }].map(
      ({ path, access, summary, type, form, errors, outcomes }) => [
        `\`GET ${path}\``,
        who(access),
        summary,
        type,
        form === undefined ? 'An image of that type.' : fileForms[form].says,
        errors
          .map(({ dvCode }) => dvCode)
          .sort()
          .join(', '),
        String(outcomes.length),
      ],
    ),
  )

const liveTable = (): string =>
  table(
    ['Event', 'Recipients', 'Description', 'Example payload'],
    [
      ...Object.entries(liveEvents).map(([name, { to, summary, example }]) => [
        `\`${name}\``,
        to,
        summary,
        `\`${JSON.stringify(example)}\``,
      ]),
      ...Object.entries(connectionMessages).map(([name, { summary, example }]) => [
        `\`${name}\``,
        'every socket',
        summary,
        `\`${JSON.stringify(example)}\``,
      ]),
    ],
  )

/**
 * Returns the README with its generated parts replaced.
 *
 * @throws Error when the README lacks the markers of a part
 */
export const withReference = (readme: string): string =>
  withParts(readme, {
    calls: calls(),
    files: fileTable(),
    errors: errorTable(),
    states: stateTable(),
    live: liveTable(),
  })
