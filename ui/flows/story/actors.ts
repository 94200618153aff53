import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import type { Step, Story } from './story.ts'
import { stepAt } from './story.ts'

/** A flow as it was at a moment. */
export interface ActorView {
  readonly stream: string
  readonly machine: string
  /** How far below the root of the tree, from 0. */
  readonly depth: number
  readonly isActive: boolean
  /** The active states, shortly: `signedIn.working`, with a comma between parallel ones. */
  readonly state: string
  readonly problem?: string
  readonly step: Step
}

/**
 * Returns the flows that had begun by a moment as a tree, each after its parent. A flow is active
 * while an active parent holds it.
 */
export function actorsAt(story: Story, moment: number): readonly ActorView[] {
  const now = new Map<string, Step>()
  for (const stream of story.streams.keys()) {
    const step = stepAt(story, stream, moment)
    if (step) now.set(stream, step)
  }
  const parents = parentsIn(story, moment)
  const below = Map.groupBy(now.keys(), stream => {
    const parent = parents.get(stream)
    return parent !== undefined && now.has(parent) ? parent : ''
  })
  const views: ActorView[] = []
  const visit = (stream: string, depth: number, isHeld: boolean) => {
    const step = now.get(stream)
    if (!step) return
    now.delete(stream)
    const { after, problem, entry } = step
    const isActive = isHeld && after?.status !== 'done' && after?.status !== 'error'
    const state = after ? stateText(after) : ''
    views.push({ stream, machine: entry.machine, depth, isActive, state, step, ...(problem && { problem }) })
    const held = new Set(after ? childStreams(after) : [])
    // A parent that cannot be replayed does not tell which children it holds.
    for (const child of below.get(stream) ?? [])
      visit(child, depth + 1, isActive && (after === undefined || held.has(child)))
  }
  for (const stream of below.get('') ?? []) visit(stream, 0, true)
  return views
}

/** Returns the parent of each stream: the flow whose state held it last. */
function parentsIn({ steps }: Story, moment: number): ReadonlyMap<string, string> {
  const parents = new Map<string, string>()
  for (const { index, before, after, entry } of steps) {
    if (index > moment) break
    if (!after || before?.children === after.children) continue
    for (const child of childStreams(after)) if (child !== entry.stream) parents.set(child, entry.stream)
  }
  return parents
}

const childStreams = ({ children }: AnyMachineSnapshot): string[] =>
  Object.values(children as Readonly<Record<string, AnyActorRef | undefined>>).flatMap(ref => {
    const systemId = ref && 'systemId' in ref ? ref.systemId : undefined
    return typeof systemId === 'string' ? [systemId] : []
  })

/** Returns the ids of the active states of a snapshot, the machine's own included. */
export const activeStates = (snapshot: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(snapshot._nodes.map(({ id }) => id))

/** Returns the active states as one short text. */
export function stateText({ value, status }: AnyMachineSnapshot): string {
  const text = leaves(value).join(', ')
  if (status === 'done') return text === '' ? 'klar' : `${text} (klar)`
  return status === 'error' ? `${text} (fel)` : text
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, below]) => {
    const inner = leaves(below)
    return inner.length === 0 ? [name] : inner.map(leaf => `${name}.${leaf}`)
  })
}

/** Returns how often each transition of a machine was taken, up to and including a moment. */
export function heatAt({ steps }: Story, machine: string, moment: number): ReadonlyMap<string, number> {
  const heat = new Map<string, number>()
  for (const { index, entry, taken } of steps) {
    if (index > moment) break
    if (entry.machine === machine) for (const key of taken) heat.set(key, (heat.get(key) ?? 0) + 1)
  }
  return heat
}
