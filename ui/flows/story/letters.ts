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
  /** The event's type; of an answer, the name of the port or the child that gave it. */
  readonly text: string
}

/** Returns each event with its sender, from the entry alone. */
export function letterOf(step: Step, isStream: (name: string) => boolean): Letter {
  const { from, stream, event } = step.entry
  const [, answer, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  if (answer !== undefined && id !== undefined)
    return {
      step,
      from: from ?? (isStream(id) && id !== stream ? id : ports),
      to: stream,
      text: answer === 'done' ? `${id} svarar` : `${id} fallerar`,
    }
  if (/^xstate\.after\./.test(event.type)) return { step, from: time, to: stream, text: 'tiden är ute' }
  if (event.type === 'xstate.init') return { step, from: from ?? outside, to: stream, text: 'startar' }
  return { step, from: from ?? outside, to: stream, text: event.type }
}
