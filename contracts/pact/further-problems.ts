import type { Download } from '../download.ts'
import { downloads } from '../downloads.ts'
import type { CameAnswer } from './came-answer.ts'
import { fileProblems } from './file-contents.ts'
import { interactions } from './interactions.ts'
import { brokenRelations } from './relations.ts'

/*
 * What `npm run pact:verify` checks beside the pact: the relations between the figures of an
 * answer, and the bytes of files.
 */

type Check = (bytes: Buffer) => readonly string[]

let checks: ReadonlyMap<string, Check> | undefined

function checksByExchange(): ReadonlyMap<string, Check> {
  const ofCalls = interactions().map(({ description, call, outcome }): [string, Check] => [
    description,
    bytes => (outcome.request.fields ? [] : brokenRelations(call.data, dataIn(bytes))),
  ])
  const ofFiles = Object.values<Download>(downloads).flatMap(({ path, form, outcomes }) =>
    outcomes.flatMap(({ name, answer }): [string, Check][] =>
      'error' in answer
        ? []
        : [[`GET ${path}: ${name}`, bytes => fileProblems(form, bytes, answer.says, answer.keepsBack)]],
    ),
  )
  return new Map([...ofCalls, ...ofFiles])
}

function dataIn(bytes: Buffer): unknown {
  try {
    return (JSON.parse(bytes.toString('utf8')) as { readonly data?: unknown } | null)?.data
  } catch {
    return undefined
  }
}

/** Returns what is wrong with an answer beside what the pact says, each with its place. */
export function furtherProblems(description: string, answer: Pick<CameAnswer, 'bytes' | 'status'>): readonly string[] {
  if (answer.status() !== 200) return []
  checks ??= checksByExchange()
  return checks.get(description)?.(answer.bytes()) ?? []
}
