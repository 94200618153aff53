import { CHECKPOINT, INIT, type JournalEvent } from '#machines/kit/journal/journal.types.ts'
import type { Step } from './story.ts'

/** The lanes of those who send and are no flows. */
export const outside = 'utanför'
export const ports = 'portar'
export const time = 'tid'

/** An event as a message. */
export interface Letter {
  readonly step: Step
  /** A stream, or one of the lanes above. */
  readonly from: string
  readonly to: string
  readonly text: string
}

/** Returns an event's name for reading: of an answer, the port or the child that gave it. */
export function eventText({ type }: JournalEvent): string {
  const [, answer, id] = ended(type)
  if (answer !== undefined) return answer === 'done' ? `${id} svarar` : `${id} fallerar`
  const [, delay] = /^xstate\.after\.([^.]+)/.exec(type) ?? []
  if (delay !== undefined) return /^\d+$/.test(delay) ? `${delay} ms har gått` : `${delay} har gått`
  if (type === INIT) return 'startar'
  return type === CHECKPOINT ? 'kontrollpunkt' : type
}

const ended = (type: string) => /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []

/** Returns an event with its sender, from the entry alone. */
export function letterOf(step: Step, isStream: (name: string) => boolean): Letter {
  const { from, stream, event } = step.entry
  return { step, from: from ?? senderOf(stream, event, isStream), to: stream, text: eventText(event) }
}

function senderOf(stream: string, { type }: JournalEvent, isStream: (name: string) => boolean): string {
  const [, , id] = ended(type)
  if (id !== undefined) return isStream(id) && id !== stream ? id : ports
  if (type.startsWith('xstate.after.')) return time
  return type === CHECKPOINT ? stream : outside
}
