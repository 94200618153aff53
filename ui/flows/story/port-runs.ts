import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { isCheckpoint } from '#machines/kit/journal/checkpoint.types.ts'
import { kindOfPort } from '#machines/kit/shared/port.ts'
import type { Step } from './story.ts'

/** A call of a port, from the event that began it to its answer. */
export interface PortRun {
  readonly stream: string
  /** The id of the invoke. */
  readonly id: string
  /** `machine.src`, by which the rules of `port-control.ts` name the port. */
  readonly port: string
  /** The step that began it, and the step of its end. */
  readonly begun: Step
  readonly ended?: Step
  /**
   * `ok` and `failed` are the tags of a Result, `done` another answer, `defect` an error that was
   * thrown, and `aborted` that the flow left the state that waited.
   */
  readonly result: 'running' | 'ok' | 'failed' | 'done' | 'defect' | 'aborted'
  /** What failed: the tag of the failure. */
  readonly why?: string
}

/** Returns the calls of all ports, in the order in which they began. */
export function portRunsOf(steps: readonly Step[]): readonly PortRun[] {
  const runs: PortRun[] = []
  const open = new Map<AnyActorRef, number>()
  const places = new Map<string, number>()
  const close = (place: number, ended: Step, end: Pick<PortRun, 'result' | 'why'>) => {
    const run = runs[place]
    if (run) runs[place] = { ...run, ended, ...end }
  }
  for (const step of steps) {
    const { before, after, entry } = step
    const answered = endIn(step)
    const answering = answered && before ? childrenOf(before).get(String(entry.event.actorId)) : undefined
    const place = answering && open.get(answering)
    if (answering && answered && place !== undefined) {
      close(place, step, answered)
      open.delete(answering)
    }
    if (!after || before?.children === after.children) continue
    const held = childrenOf(after)
    for (const [id, ref] of before ? childrenOf(before) : []) {
      const left = open.get(ref)
      if (left === undefined || held.get(id) === ref) continue
      open.delete(ref)
      const same = held.get(id)
      // A checkpoint holds copies of the children: the calls go on.
      if (isCheckpoint(entry.event) && same) open.set(same, left)
      else close(left, step, { result: 'aborted' })
    }
    for (const [id, ref] of held) {
      if (open.has(ref) || (before && childrenOf(before).get(id) === ref) || !isPort(ref)) continue
      // A stream that begins again left its calls without saying so.
      const before_ = places.get(`${entry.stream} ${id}`)
      if (!before && before_ !== undefined && runs[before_]?.result === 'running')
        close(before_, step, { result: 'aborted' })
      open.set(ref, runs.length)
      places.set(`${entry.stream} ${id}`, runs.length)
      runs.push({ stream: entry.stream, id, port: `${entry.machine}.${sourceOf(ref)}`, begun: step, result: 'running' })
    }
  }
  return runs
}

/** Returns the milliseconds from the beginning of a call to its end, or until a moment. */
export const durationOf = ({ begun, ended }: PortRun, now: number): number => (ended?.entry.at ?? now) - begun.entry.at

const childrenOf = ({ children }: AnyMachineSnapshot): ReadonlyMap<string, AnyActorRef> =>
  new Map(
    Object.entries(children as Readonly<Record<string, AnyActorRef | undefined>>).flatMap(([id, ref]) =>
      ref ? [[id, ref] as const] : [],
    ),
  )

const isPort = (ref: AnyActorRef): boolean => 'logic' in ref && kindOfPort(ref.logic) === 'port'

const sourceOf = (ref: AnyActorRef): string => ('src' in ref && typeof ref.src === 'string' ? ref.src : '')

function endIn({ entry: { event } }: Step): Pick<PortRun, 'result' | 'why'> | undefined {
  if (event.type.startsWith('xstate.error.actor.')) return { result: 'defect' }
  if (!event.type.startsWith('xstate.done.actor.')) return undefined
  const { output } = event
  if (typeof output !== 'object' || output === null || !('tag' in output)) return { result: 'done' }
  if (output.tag === 'ok') return { result: 'ok' }
  return output.tag === 'failure'
    ? { result: 'failed', ...('failure' in output && { why: tagOf(output.failure) }) }
    : { result: 'done' }
}

const tagOf = (failure: unknown): string =>
  typeof failure === 'object' && failure !== null && 'tag' in failure ? String(failure.tag) : String(failure)
