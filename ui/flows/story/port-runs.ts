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
  /** The places of the calls that are running, by their actors. */
  const open = new Map<AnyActorRef, number>()
  const latest = new Map<string, AnyMachineSnapshot>()

  const end = (ref: AnyActorRef, ended: Step, how: Pick<PortRun, 'result' | 'why'>) => {
    const place = open.get(ref)
    const run = place === undefined ? undefined : runs[place]
    open.delete(ref)
    if (place !== undefined && run) runs[place] = { ...run, ended, ...how }
  }
  /** Ends the calls of a child that its parent left, and of the machines below it. */
  const leave = (ref: AnyActorRef, step: Step) => {
    end(ref, step, { result: 'aborted' })
    const stream = streamOf(ref)
    const last = stream === undefined ? undefined : latest.get(stream)
    if (stream === undefined || !last) return
    latest.delete(stream)
    for (const below of childrenOf(last).values()) leave(below, step)
  }

  for (const step of steps) {
    const { before = latest.get(step.entry.stream), after, entry } = step
    const answer = endIn(step)
    const answering = answer && before && childrenOf(before).get(String(entry.event.actorId))
    if (answer && answering) end(answering, step, answer)
    if (!after) continue
    latest.set(entry.stream, after)
    if (before?.children === after.children) continue
    const held = childrenOf(after)
    const earlier: ReadonlyMap<string, AnyActorRef> = before ? childrenOf(before) : new Map()
    for (const [id, ref] of earlier) {
      const same = held.get(id)
      if (same === ref) continue
      const place = open.get(ref)
      // A checkpoint holds copies of the children, which go on.
      if (isCheckpoint(entry.event) && same) {
        open.delete(ref)
        if (place !== undefined) open.set(same, place)
      } else leave(ref, step)
    }
    for (const [id, ref] of held) {
      if (open.has(ref) || earlier.get(id) === ref || !isPort(ref)) continue
      open.set(ref, runs.length)
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

const streamOf = (ref: AnyActorRef): string | undefined =>
  'systemId' in ref && typeof ref.systemId === 'string' ? ref.systemId : undefined

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
