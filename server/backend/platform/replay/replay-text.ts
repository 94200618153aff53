import { swedishTime } from '../calendar/swedish-date.ts'
import type { NamedCompany } from './find-company.ts'
import type { Replay, Sentence } from './replay-company.ts'

interface Shown {
  readonly company: NamedCompany
  readonly isCompared: boolean
  readonly isKept: boolean
}

/** Returns the report of a replay, for the terminal. */
export function replayText(replay: Replay, { company, isCompared, isKept }: Shown): string {
  const { built, untold, unread, differences, schema } = replay
  return [
    `${company.ftgId} (${company.ftgKey}, ${company.licNr}), from ${replay.events} events:`,
    '',
    ...[...built].map(([table, rows]) => `  ${table.padEnd(20)} ${rows.length} rows`),
    ...untold.map(table => `  ${table.padEnd(20)} no event tells its beginning`),
    '',
    'The other tables do not follow from their events: docs/decisions/0025-replay-on-the-server.md says why.',
    ...(unread.size === 0 ? [] : [`Events that change none of these tables: ${counts(unread)}.`]),
    ...(isKept ? [`The rows are in the schema ${schema}.`] : []),
    ...(isCompared ? ['', ...comparison(differences)] : []),
  ].join('\n')
}

const counts = (unread: Replay['unread']): string => [...unread].map(([type, count]) => `${type} (${count})`).join(', ')

const comparison = (differences: Replay['differences']): string[] =>
  differences.length === 0
    ? ['They equal the live tables, row by row.']
    : [
        `They differ from the live tables in ${differences.length} places:`,
        ...differences.map(
          ({ table, key, column, live, replayed }) =>
            `  ${table} ${key}${column === undefined ? '' : `, ${column}`}: live ${inShort(live)}, replayed ${inShort(replayed)}`,
        ),
      ]

const inShort = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 200)

/** Returns a company's story, thing by thing, or the story of one thing. */
export function storyText(sentences: readonly Sentence[], thing?: string): string {
  const things = Map.groupBy(sentences, each => each.thing)
  const told = thing === undefined ? [...things] : [[thing, things.get(thing) ?? []] as const]
  return told
    .map(([name, some]) => [name, ...(some.length === 0 ? ['  no event'] : some.map(line))].join('\n'))
    .join('\n\n')
}

const line = ({ seq, at, text, actor, actorName }: Sentence): string => {
  const by = actorName === null ? actor : `${actorName}, ${actor}`
  return `  ${String(seq).padStart(6)}  ${swedishTime(at)}  ${text}${by === null ? '' : ` (${by})`}`
}
