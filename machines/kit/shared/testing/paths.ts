import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  fromTransition,
  type InspectionEvent,
} from 'xstate'
import { type ChartTransition, keyOf, transitionsOf } from '../../chart/transitions.ts'
import { INIT, type JournalEvent } from '../../journal/journal.types.ts'
import { deepFreeze } from './freeze.ts'
import { purely } from './pure.ts'

/** The events that a flow is walked with: each once, as its journal holds them. */
export interface Alphabet {
  readonly inits: readonly JournalEvent[]
  readonly events: readonly JournalEvent[]
  /** The journals themselves. */
  readonly journals: readonly Path[]
}

/** A sequence of events from a beginning, `xstate.init` first. */
export type Path = readonly JournalEvent[]

export interface Walk {
  /** Paths that together take every transition that was found. None is the beginning of another. */
  readonly paths: readonly Path[]
  /** The transitions that no path takes. */
  readonly unwalked: readonly ChartTransition[]
}

/**
 * Collects the alphabet of journals of a flow.
 *
 * @param more events that the journals lack
 */
export function alphabetOf(journals: readonly Path[], more: Path = []): Alphabet {
  const seen = new Map<string, JournalEvent>()
  const once = (event: JournalEvent) => {
    const text = JSON.stringify(event)
    const known = seen.get(text) ?? deepFreeze(event)
    seen.set(text, known)
    return known
  }
  const known = journals.map(journal => journal.map(once))
  for (const event of more) once(event)
  const events = [...seen.values()]
  return {
    inits: events.filter(({ type }) => type === INIT),
    events: events.filter(({ type }) => !type.startsWith('journal.') && type !== INIT),
    journals: known,
  }
}

interface Place {
  readonly snapshot: AnyMachineSnapshot
  readonly path: Path
  /** The children that have ended, though the state still holds them. */
  readonly ended: ReadonlySet<string>
}

/** The walk gives up after so many places without a new transition. */
const patience = 200

/**
 * Walks a chart from every beginning, by every event that a place listens to, until every
 * transition has been taken. Nearer places come first, and before them those that an untaken
 * transition leaves. What needs many rounds, such as a guard that counts, is reached along the
 * journals.
 */
export function walk(machine: AnyStateMachine, alphabet: Alphabet): Walk {
  const left = new Map(transitionsOf(machine).map(transition => [transition.key, transition]))
  const paths: Path[] = []
  const found: Found = (path, taken) => {
    const isNew = taken.filter(each => left.delete(each)).length > 0
    if (isNew) paths.push(path)
    return isNew
  }
  explore(machine, alphabet, left, found)
  for (const journal of alphabet.journals) if (left.size > 0) follow(machine, journal, found)
  const isBeginningOf = (path: Path, other: Path) =>
    other.length > path.length && path.every((event, place) => other[place] === event)
  return {
    paths: paths.filter(path => !paths.some(other => isBeginningOf(path, other))),
    unwalked: [...left.values()],
  }
}

/** Keeps a path that takes new transitions, and tells whether it does. */
type Found = (path: Path, taken: readonly string[]) => boolean

function explore(
  machine: AnyStateMachine,
  { inits, events }: Alphabet,
  left: ReadonlyMap<string, ChartTransition>,
  found: Found,
) {
  const visited = new Set<string>()
  const queue: Place[] = []
  let inVain = 0
  const visit = (place: Place, taken: readonly string[]) => {
    if (found(place.path, taken)) inVain = 0
    const { status, value, context, children } = place.snapshot
    if (status !== 'active') return
    const name = JSON.stringify([value, Object.keys(children), [...place.ended], shapeOf(context)])
    if (!visited.has(name)) queue.push(place)
    visited.add(name)
  }
  for (const init of inits) {
    const { snapshot, taken } = step(machine, undefined, init)
    visit({ snapshot, path: [init], ended: new Set() }, taken)
  }
  while (queue.length > 0 && left.size > 0 && inVain < patience) {
    inVain += 1
    const sources = new Set([...left.values()].map(({ source }) => source.id))
    const near = queue.findIndex(({ snapshot }) => snapshot._nodes.some(({ id }) => sources.has(id)))
    const [place] = queue.splice(Math.max(0, near), 1)
    if (!place) break
    for (const event of events) {
      if (!isHeard(machine, place, event)) continue
      const { place: next, taken } = stepped(machine, place, event)
      visit(next, taken)
    }
  }
}

/** Walks along a journal, without what is not heard there. */
function follow(machine: AnyStateMachine, [init, ...events]: Path, found: Found): void {
  if (init === undefined) return
  let place: Place = { snapshot: step(machine, undefined, init).snapshot, path: [init], ended: new Set() }
  for (const event of events) {
    if (!isHeard(machine, place, event)) continue
    const { place: next, taken } = stepped(machine, place, event)
    place = next
    found(place.path, taken)
  }
}

function stepped(machine: AnyStateMachine, from: Place, event: JournalEvent) {
  const { snapshot, taken } = step(machine, from.snapshot, event)
  const place: Place = { snapshot, path: [...from.path, event], ended: endedAfter(from, event, snapshot) }
  return { place, taken }
}

function endedAfter({ snapshot: before, ended }: Place, event: JournalEvent, { children }: AnyMachineSnapshot) {
  const left = [...ended, ...(isEnd(event) ? [String(event.actorId)] : [])]
  return new Set(left.filter(id => children[id] !== undefined && children[id] === before.children[id]))
}

const isEnd = ({ type }: JournalEvent): boolean => /^xstate\.(done|error)\.actor\./.test(type)

function isHeard(machine: AnyStateMachine, { snapshot, ended }: Place, event: JournalEvent): boolean {
  const child = String(event.actorId)
  if (isEnd(event) && (snapshot.children[child] === undefined || ended.has(child))) return false
  return purely(() => machine.getTransitionData(snapshot as never, event as never)).length > 0
}

/**
 * Takes an event in a fold that may not touch anything outside, and tells the transitions taken.
 */
function step(machine: AnyStateMachine, from: AnyMachineSnapshot | undefined, event: JournalEvent) {
  const taken: string[] = []
  const inspect = (inspection: InspectionEvent) => {
    if (inspection.type === '@xstate.microstep') taken.push(...inspection._transitions.map(keyOf))
  }
  const scope = scopeOf(inspect)
  const snapshot: AnyMachineSnapshot = purely(() =>
    from === undefined
      ? machine.getInitialSnapshot(scope as never, event.input)
      : machine.transition(from as never, event as EventFromLogic<AnyStateMachine>, scope as never),
  )
  deepFreeze(snapshot.context)
  return { snapshot, taken }
}

/** The scope that XState folds in: it starts no actor and runs no effect. */
function scopeOf(inspect: (event: InspectionEvent) => void) {
  const self = createActor(idle, { inspect })
  const none = () => {}
  const { system } = self
  return {
    self,
    system,
    id: '',
    sessionId: '',
    defer: none,
    logger: none,
    stopChild: none,
    emit: none,
    actionExecutor: none,
  }
}

const idle = fromTransition(state => state, null)

/**
 * Returns the shape of a value: which fields are set, and whether lists are empty. Numbers and
 * texts that only count up or are typed do not tell places apart.
 */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'number') return Math.sign(value)
  if (typeof value === 'string') return value === ''
  if (value instanceof Map) return shapeOf([...value])
  if (Array.isArray(value)) return [sizeOf(value), ...value.slice(0, 1).map(shapeOf)]
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]))
}

/** None, one, two, or roughly how many. */
const sizeOf = ({ length }: readonly unknown[]): number => (length <= 2 ? length : 2 + Math.ceil(Math.log10(length)))
