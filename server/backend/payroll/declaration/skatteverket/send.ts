import { setTimeout as sleep } from 'node:timers/promises'
import { swedishTime } from '../../../platform/calendar/swedish-date.ts'
import type { ControlFault } from '../../../tables/declared.ts'
import type { Employer } from '../declaration.ts'
import { senderOf } from '../declared-month.ts'
import type { Submission } from '../submission.ts'
import { declarationFiles } from '../xml.ts'
import type { ControlResult, Reported } from './client.ts'
import type { Skatteverket } from './services.ts'
import type { SkatteverketTokens } from './sign-in.ts'
import { SkatteverketError } from './skatteverket-error.ts'

/** What became of what was sent. */
export type SentOutcome =
  | { readonly kind: 'sent'; readonly uploads: readonly number[]; readonly link: string; readonly faults: Faults }
  | { readonly kind: 'refused'; readonly faults: Faults }
type Faults = readonly ControlFault[]

interface Sending {
  readonly skatteverket: Skatteverket
  readonly tokens: SkatteverketTokens
  readonly employer: Employer
  readonly submission: Submission
  /** True when an unsigned draft is there, whose period is locked for its signature. */
  readonly hasDraft: boolean
  readonly now: Date
  /** Called between questions to Skatteverket: throws when the work is to end. */
  readonly goOn: () => Promise<void>
}

/**
 * How long Skatteverket's control may take, and the time between two questions, in milliseconds.
 */
const longest = 120_000
const between = 500

/** Returns the employer and the period that calls are about. */
export const reportedOf = ({ employer: { identity }, period }: Pick<Submission, 'employer' | 'period'>): Reported => ({
  employer: identity,
  period,
})

/**
 * Sends a submission: each file is taken in and controlled, and none is saved before all are good.
 * What is sent twice, since a worker was lost, replaces itself: the forms have the same keys.
 *
 * @throws SkatteverketError
 */
export async function sendSubmission(sending: Sending): Promise<SentOutcome> {
  const { skatteverket, tokens, employer, submission, hasDraft, now, goOn } = sending
  const { api } = skatteverket
  const created = `${swedishTime(now).replace(' ', 'T')}:00`
  const of = reportedOf(submission)
  const uploads: number[] = []
  const faults: ControlFault[] = []
  let isGood = true
  for (const xml of declarationFiles(submission, senderOf(employer), created)) {
    await goOn()
    const id = await api.upload(tokens, xml)
    uploads.push(id)
    const { state, faults: found } = await controlled(sending, id)
    faults.push(...found)
    isGood &&= state === 'accepted'
  }
  if (!isGood) {
    for (const id of uploads) await api.discard(tokens, id)
    return { kind: 'refused', faults }
  }
  if (hasDraft) await api.unlock(tokens, of)
  for (const id of uploads) await api.save(tokens, id)
  const { link, canBeSigned, message } = await api.review(tokens, of)
  if (!canBeSigned) throw new SkatteverketError('refused', message || 'Utkastet kan inte skrivas under.')
  return { kind: 'sent', uploads, link, faults }
}

async function controlled({ skatteverket: { api }, tokens, goOn }: Sending, id: number): Promise<ControlResult> {
  for (let waited = 0; waited < longest; waited += between) {
    const result = await api.result(tokens, id)
    if (result.state !== 'processing') return result
    await goOn()
    await sleep(between)
  }
  throw new SkatteverketError('unreachable', 'the control has not ended')
}
