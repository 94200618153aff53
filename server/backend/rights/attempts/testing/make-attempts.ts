import type { Backend } from '../../../start.ts'
import type { Attempt } from './attempts.ts'
import { type Owner, ownersIn } from './canaries.ts'

/** The number of attempts under way at a time. */
const lanes = 16

/** The answer to an attempt. */
export interface Answered {
  readonly attempt: Attempt
  readonly status: number
  readonly content: string
  /** The owners whose rows it shows. */
  readonly shown: readonly Owner[]
  /** Those of them whose rows the attacker may not see. */
  readonly leaked: readonly Owner[]
}

/** Makes attempts, until an answer `isEnough`. Returns the answers in the order that they came. */
export async function makeAttempts(
  { url }: Pick<Backend, 'url'>,
  attempts: readonly Attempt[],
  ownersOfIds: ReadonlyMap<string, Owner>,
  isEnough: (answer: Answered) => boolean = () => false,
): Promise<Answered[]> {
  const answers: Answered[] = []
  let next = 0
  let enough = false
  const lane = async () => {
    for (let attempt = attempts[next++]; attempt && !enough; attempt = attempts[next++]) {
      const answer = await make(url, attempt, ownersOfIds)
      answers.push(answer)
      enough ||= isEnough(answer)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return answers
}

/** Returns an attempt and its answer in a line, for the report of a failure. */
export const lineOf = ({ attempt, status, content, leaked }: Answered): string =>
  `${attempt.by.name}, ${attempt.disguise}: ${attempt.method} ${attempt.path} ${attempt.body ?? ''} → ${status} ${content.slice(0, 300)} [${leaked}]`

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

async function make(url: string, attempt: Attempt, ownersOfIds: ReadonlyMap<string, Owner>): Promise<Answered> {
  const { method, path, headers, body, knows } = attempt
  const response = await fetch(url + path, { method, headers, ...(body !== undefined && { body }), redirect: 'manual' })
  const content = Buffer.from(await response.arrayBuffer()).toString('utf8')
  const text = `${content}\n${JSON.stringify([...response.headers])}`
  // What the attacker has sent itself tells it nothing.
  const sent = `${path} ${decodeURIComponent(path)} ${body ?? ''} ${JSON.stringify(headers)}`
  const echoed = ownersIn(sent)
  const ids = (text.match(uuids) ?? []).filter(id => !sent.includes(id)).flatMap(id => ownersOfIds.get(id) ?? [])
  const shown = [...new Set([...ownersIn(text).filter(owner => !echoed.includes(owner)), ...ids])]
  return { attempt, status: response.status, content, shown, leaked: shown.filter(owner => !knows.includes(owner)) }
}
