import type { AnyMachineSnapshot } from 'xstate'
import { isCheckpoint } from '#machines/kit/journal/checkpoint.types.ts'
import { CHECKPOINT, type Entry, GAP, INIT } from '#machines/kit/journal/journal.types.ts'
import type { FlowRegistry } from '#machines/kit/journal/registry.ts'
import { upcast } from '#machines/kit/journal/upcast.ts'
import { advance, begin, type Led, resume } from './traced.ts'

/** One entry, and what it did to the state of its stream. */
export interface Step {
  /** Its place among the steps of all streams. */
  readonly index: number
  readonly entry: Entry
  /** Undefined at a beginning, and where the stream cannot be replayed. */
  readonly before: AnyMachineSnapshot | undefined
  readonly after: AnyMachineSnapshot | undefined
  /** The keys of the transitions taken, in order. */
  readonly taken: readonly string[]
  /** A Swedish text that says why the stream cannot be replayed here. */
  readonly problem?: string
}

/** A journal with the states that its entries lead to. Everything that is shown derives from it. */
export interface Story {
  readonly steps: readonly Step[]
  readonly streams: ReadonlyMap<string, readonly Step[]>
}

export const emptyStory: Story = { steps: [], streams: new Map() }

/**
 * Adds entries to a story, by increasing `seq`. Each is folded on from the last state of its
 * stream, so the cost is that of the new entries. A stream that cannot be replayed keeps its
 * entries and says why.
 */
export function extend({ steps, streams }: Story, entries: readonly Entry[], flows: FlowRegistry): Story {
  const all = [...steps]
  const byStream = new Map(streams)
  const grown = new Map<string, Step[]>()
  for (const entry of entries) {
    const own = grown.get(entry.stream) ?? [...(byStream.get(entry.stream) ?? [])]
    const step = { index: all.length, entry, ...folded(own.at(-1), entry, flows) }
    own.push(step)
    grown.set(entry.stream, own)
    all.push(step)
  }
  for (const [stream, own] of grown) byStream.set(stream, own)
  return { steps: all, streams: byStream }
}

/** Returns the step of a stream that holds at a moment: the last one that is not later. */
export function stepAt({ streams }: Story, stream: string, moment: number): Step | undefined {
  const steps = streams.get(stream) ?? []
  let low = 0
  let high = steps.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((steps[middle]?.index ?? 0) <= moment) low = middle + 1
    else high = middle
  }
  return steps[low - 1]
}

type Effect = Pick<Step, 'before' | 'after' | 'taken' | 'problem'>

const unknown = (problem: string): Effect => ({ before: undefined, after: undefined, taken: [], problem })

function folded(last: Step | undefined, entry: Entry, flows: FlowRegistry): Effect {
  const flow = flows.find(entry.machine)
  if (!flow) return unknown(`Flödet ${entry.machine} finns inte i den här versionen av programmet.`)
  const isStart = entry.event.type === INIT || (entry.event.type === CHECKPOINT && entry.version === flow.version)
  if (!isStart && last?.problem !== undefined) return unknown(last.problem)
  if (entry.event.type === GAP) return unknown('En händelse fattas i journalen, så tillståndet därefter är okänt.')
  if (!isStart && !last) return unknown('Strömmens början finns inte i journalen.')
  const before = entry.event.type === INIT ? undefined : last?.after
  const unchanged: Effect = { before, after: before, taken: [] }
  if (before && entry.event.type !== CHECKPOINT && before.status !== 'active') return unchanged
  if (entry.event.type === CHECKPOINT && !isStart) return unchanged

  const upcasted = upcast(flow, [entry])
  if (upcasted.tag === 'failure')
    return unknown(`Version ${entry.version} av ${entry.machine} är okänd för den här versionen av programmet.`)
  const [present] = upcasted.value
  if (!present) return unchanged
  try {
    const { snapshot, taken }: Led = isCheckpoint(present.event)
      ? resume(flow.machine, present.event)
      : before
        ? advance(flow.machine, before, present.event)
        : begin(flow.machine, present.event.input)
    return { before, after: snapshot, taken }
  } catch (cause) {
    return unknown(`Händelsen kunde inte spelas upp (${cause instanceof Error ? cause.name : 'okänt fel'}).`)
  }
}
