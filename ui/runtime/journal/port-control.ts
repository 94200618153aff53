import type { AnyActorLogic, AnyStateMachine, PromiseActorLogic } from 'xstate'
import { isMachine } from '#machines/kit/shared/logic.ts'
import { answer, kindOfPort } from '#machines/kit/shared/port.ts'
import { failure } from '#machines/kit/shared/result.ts'

/** What a port does instead of answering at once. `slow` waits before it asks, in milliseconds. */
export type PortRule =
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'fails' }
  | { readonly kind: 'silent' }

/** The rules by the ports' names: the machine's id and the invoke's source, with a dot between. */
export type PortRules = Readonly<Record<string, PortRule>>

/** What the inspector and the application tell each other. */
type News =
  | { readonly type: 'rules'; readonly journal: string; readonly rules: PortRules; readonly lock: string }
  | { readonly type: 'began'; readonly journal: string }

/** The config of a port's logic, which XState does not type. */
type Ask = (question: { readonly input: unknown; readonly signal: AbortSignal }) => Promise<unknown>

const channelName = 'avlona.ports'

export interface PortControl {
  /** Lets the ports of machines be controlled, also those of the machines that they invoke. */
  readonly wrap: <Machines extends object>(machines: Machines) => Machines
  /**
   * Obeys the inspectors of this page's journal, when `mayObey` says so. Returns a function that
   * stops it.
   */
  readonly obey: (journal: string, mayObey: () => boolean) => () => void
}

/**
 * Lets the flow inspector in another window of this browser make ports slow, failing or silent. A
 * rule ends with the inspector's window, since the browser then releases its lock, and with the
 * page. What waits because of a rule goes on when the rule ends.
 */
export function createPortControl(): PortControl {
  let rules: PortRules = {}
  const changes = new EventTarget()
  const set = (next: PortRules) => {
    rules = next
    changes.dispatchEvent(new Event('change'))
  }

  async function held(name: string, signal: AbortSignal, ask: () => Promise<unknown>): Promise<unknown> {
    const begun = performance.now()
    for (;;) {
      const rule = rules[name]
      if (rule === undefined) return ask()
      if (rule.kind === 'fails') return failure({ tag: 'network', message: '' })
      const left = rule.kind === 'slow' ? rule.ms - (performance.now() - begun) : undefined
      if (left !== undefined && left <= 0) return ask()
      await changeWithin(changes, signal, left)
      signal.throwIfAborted()
    }
  }

  const controlled = (name: string, logic: PromiseActorLogic<unknown, unknown>) =>
    answer(logic, question => {
      const ask = () => (logic.config as Ask)(question)
      return rules[name] === undefined ? ask() : held(name, question.signal, ask)
    })

  const wrapped = new WeakSet<AnyActorLogic>()
  function wrapMachine({ id, implementations }: AnyStateMachine): void {
    const actors = implementations.actors as Record<string, AnyActorLogic>
    for (const [src, logic] of Object.entries(actors)) {
      if (wrapped.has(logic)) continue
      if (isMachine(logic)) {
        wrapped.add(logic)
        wrapMachine(logic)
      } else if (kindOfPort(logic) === 'port') {
        const port = controlled(`${id}.${src}`, logic as PromiseActorLogic<unknown, unknown>)
        wrapped.add(port)
        actors[src] = port
      }
    }
  }

  return {
    wrap(machines) {
      for (const machine of Object.values(machines)) if (isMachine(machine)) wrapMachine(machine)
      return machines
    },
    obey(journal, mayObey) {
      const channel = new BroadcastChannel(channelName)
      let following: AbortController | undefined
      channel.onmessage = ({ data }: MessageEvent<News>) => {
        if (data.type !== 'rules' || data.journal !== journal || !mayObey()) return
        following?.abort()
        const next = new AbortController()
        following = next
        set(data.rules)
        navigator.locks.request(data.lock, { signal: next.signal }, () => set({})).catch(() => {})
      }
      tell(channel, { type: 'began', journal })
      return () => {
        following?.abort()
        channel.close()
        set({})
      }
    },
  }
}

const tell = (channel: BroadcastChannel, news: News) => channel.postMessage(news)

/** Resolves at the next change of the rules, when the signal aborts, or after some milliseconds. */
const changeWithin = (changes: EventTarget, signal: AbortSignal, ms: number | undefined) =>
  new Promise<void>(resolve => {
    const done = new AbortController()
    const end = () => {
      done.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = ms === undefined ? undefined : setTimeout(end, ms)
    changes.addEventListener('change', end, { signal: done.signal })
    signal.addEventListener('abort', end, { signal: done.signal })
  })

/** The inspector's side. */
export interface PortController {
  /** Replaces the rules of the page that writes a journal. */
  readonly rule: (journal: string, rules: PortRules) => void
  /** Hears of pages that begin, whose ports obey no rules. Returns a function that stops it. */
  readonly onBegin: (hear: (journal: string) => void) => () => void
  /** Ends all rules, as closing the window does. */
  readonly close: () => void
}

/** Opens the control of ports. Undefined without locks, by which the rules end. */
export function openPortController(): PortController | undefined {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return undefined
  const lock = `${channelName}:${crypto.randomUUID()}`
  // Held until this window ends.
  let release = () => {}
  const isHeld = new Promise<void>(resolve => {
    void locks.request(lock, () => {
      resolve()
      return new Promise<void>(end => {
        release = end
      })
    })
  })
  const channel = new BroadcastChannel(channelName)
  return {
    rule: (journal, rules) => void isHeld.then(() => tell(channel, { type: 'rules', journal, rules, lock })),
    onBegin(hear) {
      const stop = new AbortController()
      const listen = ({ data }: MessageEvent<News>) => {
        if (data.type === 'began') hear(data.journal)
      }
      channel.addEventListener('message', listen, { signal: stop.signal })
      return () => stop.abort()
    },
    close() {
      release()
      channel.close()
    },
  }
}
