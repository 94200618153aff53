import {
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  isMachineSnapshot,
  SimulatedClock,
  type Snapshot,
} from 'xstate'
import { exampleCompany } from '#contracts/sign-in/examples.ts'
import { appFlow, appMachine } from '#machines/app/app.machine.ts'
import { countdownOn } from '#machines/frame/snackbar/snackbar.ports.ts'
import type { Entry, JournalEvent } from '#machines/kit/journal/journal.types.ts'
import { createMemoryStore } from '#machines/kit/journal/memory-store.ts'
import { type Journal, record } from '#machines/kit/journal/record.ts'
import { describedFlows, type Flow } from '#machines/kit/journal/registry.ts'
import { replay } from '#machines/kit/journal/replay.ts'
import { restore } from '#machines/kit/journal/restore.ts'
import { alarm } from '#machines/kit/shared/alarm.ts'
import { networkReturn } from '#machines/kit/shared/network-return.ts'
import type { Answer } from '#machines/kit/shared/question.ts'
import { failure, isOk, ok } from '#machines/kit/shared/result.ts'
import { deepFreeze } from '#machines/kit/shared/testing/freeze.ts'
import { isEffect, puppet, puppetTheatre } from '#machines/kit/shared/testing/puppets.ts'
import { factsOf } from '#machines/kit/shared/testing/scenario.ts'
import { type Alphabet, failures, lost } from './alphabets.ts'
import { type Cast, cast } from './cast.ts'
import { watchWrites } from './writes.ts'

/** A call that a flow waits for. */
interface Call {
  readonly actor: AnyActorRef
  /** The systemId of the flow. */
  readonly stream: string
  readonly machine: string
  readonly input: unknown
  readonly kind: 'call' | 'alarm' | 'channel' | 'network'
}

/** Where a sequence begins. */
export type Opening = 'arriving' | 'choosing' | 'working' | 'everywhere'

const { UserAccount, ...company } = exampleCompany
const { PersNr: _, ...account } = UserAccount
const licence = { HasPlus: true, Supplier: 'AVLONA', HasLicensOption: {}, EnforceBankIDAuth: false }

/** Picks one of a list, whatever its length. */
const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length]

/**
 * The whole application on ports that a chaos answers. It is deterministic: the same moves lead to
 * the same journal.
 */
export class World {
  readonly faults: string[] = []
  readonly clock = new SimulatedClock()
  readonly #alphabets: Readonly<Record<string, Alphabet>>
  readonly #calls = new Map<AnyActorRef, Call>()
  readonly #writes = watchWrites(fault => this.#fault(fault))
  readonly #machine: typeof appMachine
  readonly #journal: Journal
  readonly #streams = new Set<string>()
  #app: Actor<typeof appMachine>
  #drawn = 0
  #focus = ''
  #last: { readonly stream: string; readonly event: JournalEvent } | undefined

  /** @param twins machines in the place of the real ones */
  constructor(alphabets: Readonly<Record<string, Alphabet>>, twins: Partial<Cast> = none) {
    this.#alphabets = alphabets
    onStage = this
    this.#machine = stage(twins)
    this.#journal = {
      store: createMemoryStore(),
      clock: this.clock,
      flows: { find: id => flowOf(id, twins) },
      log: { note: ({ code, stream, reason }) => this.#fault(`the journal notes: ${stream} ${code}, ${reason}`) },
    }
    this.#app = this.#started()
  }

  /**
   * Goes on to where most happens: a user has signed in, a company is chosen, every screen is open.
   */
  open(how: Opening): void {
    if (how === 'arriving') return
    const workplace = how === 'choosing' ? null : { company, years: [2026, 2025], year: 2025 }
    for (const port of ['fetchSession', 'bringFlows']) {
      const call = [...this.#calls.values()].find(({ actor }) => actor.id === port)
      if (call) end(call.actor, ok(port === 'bringFlows' ? null : { account, licence, workplace }))
    }
    if (how === 'everywhere')
      for (const event of this.#alphabets.app?.events ?? [])
        if (!this.#app.system.get(String(event.id))) this.#app.send(event as never)
  }

  /** Sets the flow that most events go to. */
  focus(on: number | string): void {
    this.#focus = typeof on === 'string' ? on : (pick(this.#heard(), on) ?? '')
  }

  /** A component or the runtime sends an event, two times of three to the flow in focus. */
  send(streamNumber: number, eventNumber: number): void {
    const streams = this.#heard()
    const isNear = streamNumber % 3 > 0 && streams.includes(this.#focus)
    const stream = isNear ? this.#focus : (pick(streams, streamNumber) ?? '')
    const event = pick(this.#eventsFor(stream), eventNumber)
    if (event) this.#send(stream, event)
  }

  /** The user does the same again. */
  again(): void {
    if (this.#last && this.#heard().includes(this.#last.stream)) this.#send(this.#last.stream, this.#last.event)
  }

  #send(stream: string, event: JournalEvent): void {
    // The runtime begins a flow once.
    if (event.type === 'flow.begin' && this.#app.system.get(String(event.id))) return
    this.#last = { stream, event }
    const actor: AnyActorRef = this.#app.system.get(stream)
    actor.send({ ...event, ...('key' in event && { key: this.#key() }) })
  }

  /** The flows that listen to something from outside. */
  #heard(): readonly string[] {
    return this.#live().flatMap(([stream]) => (this.#eventsFor(stream).length > 0 ? [stream] : []))
  }

  #eventsFor(stream: string): readonly JournalEvent[] {
    const snapshot: unknown = (this.#app.system.get(stream) as AnyActorRef | undefined)?.getSnapshot()
    return isMachineSnapshot(snapshot) ? (this.#alphabets[snapshot.machine.id]?.events ?? []) : []
  }

  /** The server answers the call that a flow waits for. */
  answerTo(stream: string): void {
    const call = [...this.#calls.values()].find(each => each.stream === stream && isAnswerable(each))
    if (call) this.#answer(call, 'ok', 0)
  }

  /** The answer to the latest call is lost, though the server may have done what it asked. */
  lose(what: number): void {
    const call = [...this.#calls.values()].filter(isAnswerable).at(-1)
    if (call) this.#answer(call, 'failed', what % lost)
  }

  /** A call is answered by a value or by a failure, two times of three one of the flow in focus. */
  answer(callNumber: number, how: 'ok' | 'failed', what: number): void {
    const calls = [...this.#calls.values()].filter(isAnswerable)
    const near = callNumber % 3 > 0 ? calls.filter(({ stream }) => stream === this.#focus) : []
    const call = pick(near.length > 0 ? near : calls, callNumber)
    if (call) this.#answer(call, how, what)
  }

  /** The user answers the question on display. */
  reply(answer: Answer): void {
    const confirm: AnyActorRef = this.#app.system.get('confirm')
    if (confirm.getSnapshot().matches('open')) this.#send('confirm', { type: 'confirm.answer', answer })
  }

  pass(ms: number): void {
    this.clock.increment(ms)
    for (const call of this.#calls.values()) {
      const { deadline } = Object(call.input) as { deadline?: number }
      if (call.kind === 'alarm' && deadline !== undefined && deadline <= this.clock.now()) end(call.actor, undefined)
    }
  }

  /** The page is loaded anew, and the application restored from its journal. */
  async reload(): Promise<void> {
    const before = this.#writes.unanswered().map(stream => [stream, this.#print(stream)] as const)
    this.#app.stop()
    this.#calls.clear()
    const snapshot = await restore({ ...appFlow, machine: this.#machine } as unknown as Flow, 'app', this.#journal)
    this.#app = this.#started(snapshot)
    for (const [stream, state] of before) if (this.#print(stream) !== state) this.#writes.begunAfresh(stream)
  }

  /** Answers every call and lets time pass, and then tells of flows that wait for nothing. */
  async settle(): Promise<void> {
    for (let round = 0; round < 40; round += 1) {
      const calls = [...this.#calls.values()].filter(isAnswerable)
      if (calls.length === 0 && round > 0) break
      for (const call of calls) if (this.#calls.has(call.actor)) this.#answer(call, 'ok', round)
      this.pass(200)
    }
    for (const [stream, snapshot] of this.#live()) this.#findStuck(stream, snapshot)
    await this.#compare()
    this.#app.stop()
  }

  /** All entries, in their order. */
  async entries(): Promise<readonly Entry[]> {
    const read = await Promise.all([...this.#streams].map(stream => this.#journal.store.read(stream)))
    return read.flat().sort((a, b) => a.seq - b.seq)
  }

  #fault(fault: string): void {
    this.faults.push(fault)
  }

  /** The whole state of a flow. */
  #print(stream: string): string | undefined {
    const snapshot: unknown = (this.#app.system.get(stream) as AnyActorRef | undefined)?.getSnapshot()
    return isMachineSnapshot(snapshot) ? JSON.stringify(factsOf(snapshot)) : undefined
  }

  #key(): string {
    this.#drawn += 1
    return `key-${this.#drawn}`
  }

  /** A port, an alarm or a channel begins. */
  begun(kind: Call['kind'], actor: AnyActorRef, input: unknown): void {
    const parent = Reflect.get(actor, '_parent') as AnyActorRef & { readonly systemId?: string }
    const stream = parent.systemId ?? ''
    const snapshot: AnyMachineSnapshot = parent.getSnapshot()
    this.#calls.set(actor, { actor, stream, machine: snapshot.machine.id, input, kind })
    if (hasKey(input)) this.#writes.sent(stream, actor.id, input)
  }

  stopped(actor: AnyActorRef): void {
    this.#calls.delete(actor)
  }

  #started(snapshot?: Snapshot<unknown>): Actor<typeof appMachine> {
    const observe = record(this.#journal)
    const inspect = (inspection: InspectionEvent) => {
      if (inspection.type === '@xstate.event') {
        deepFreeze(inspection.event)
        observe(inspection)
        const { systemId } = inspection.actorRef as { readonly systemId?: string }
        if (systemId !== undefined) {
          this.#streams.add(systemId)
          this.#writes.heard(systemId, inspection.event as JournalEvent)
        }
      }
      if (inspection.type === '@xstate.snapshot') this.#judge(inspection.actorRef as AnyActorRef, inspection.event)
    }
    const app: Actor<typeof appMachine> = createActor(this.#machine, {
      id: 'app',
      systemId: 'app',
      clock: this.clock,
      inspect,
      ...(snapshot ? { snapshot: snapshot as never } : { input: { favourites: ['nordsken'], recentCommands: [] } }),
    } as never)
    app.subscribe({ error: why => this.#fault(`the application has failed: ${why}`) })
    app.start()
    return app
  }

  #judge(
    actor: AnyActorRef & { readonly systemId?: string },
    event: { readonly type: string; readonly text?: string },
  ) {
    const snapshot: unknown = actor.getSnapshot()
    const { status, error } = snapshot as Snapshot<unknown>
    if (status === 'error') this.#fault(`${actor.systemId ?? actor.id} has failed at ${event.type}: ${error}`)
    if (actor.systemId !== 'snackbar' || event.type !== 'snackbar.show' || !isMachineSnapshot(snapshot)) return
    const { shown } = snapshot.context
    if (event.text?.trim() && (shown?.text !== event.text || snapshot.value === 'hidden'))
      this.#fault(`the notice is lost: ${event.text}`)
  }

  #answer({ actor, stream, machine, input, kind }: Call, how: 'ok' | 'failed', what: number): void {
    const answers = this.#alphabets[machine]?.answers[actor.id] ?? []
    const reason = pick(failures, what)
    const isFailure = how === 'failed' && answers.some(isResult) && reason !== undefined
    const isUnsure = isFailure && (reason.tag !== 'backend' || reason.status >= 500)
    if (hasKey(input) && !isUnsure) this.#writes.answered(stream, actor.id)
    if (kind === 'network') end(actor, undefined)
    else end(actor, isFailure ? failure(reason) : this.#valueFor(actor.id, answers, what))
  }

  #valueFor(port: string, answers: readonly unknown[], what: number): unknown {
    const now = this.clock.now()
    if (port === 'readClock') return now
    if (port === 'readIdle') return { minutes: 60, lastActivity: now, now }
    return pick(answers, what)
  }

  #live(): readonly (readonly [stream: string, snapshot: AnyMachineSnapshot])[] {
    const all: Record<string, AnyActorRef> = this.#app.system.getAll()
    return Object.keys(all)
      .sort()
      .flatMap(stream => {
        const snapshot: unknown = all[stream]?.getSnapshot()
        return isMachineSnapshot(snapshot) && snapshot.status === 'active' ? [[stream, snapshot] as const] : []
      })
  }

  #findStuck(stream: string, snapshot: AnyMachineSnapshot): void {
    for (const node of snapshot._nodes) {
      const waits = node.invoke.map(({ id }) => snapshot.children[id])
      const isAwaited = waits.some(child => child !== undefined && this.#isRunning(child))
      const others = [...node.transitions.keys()].filter(type => !/^xstate\.(done|error)\.actor\./.test(type))
      const isLeaf = Object.keys(node.states).length === 0
      if (waits.length > 0 && isLeaf && !isAwaited && others.length === 0)
        this.#fault(`${stream} is stuck in ${node.id}: nobody answers`)
    }
  }

  #isRunning(child: AnyActorRef): boolean {
    const snapshot: unknown = child.getSnapshot()
    if ((snapshot as Snapshot<unknown>).status !== 'active') return false
    return isMachineSnapshot(snapshot) || child.id === 'countdown' || this.#calls.has(child)
  }

  /** Every live flow is as its journal folds. */
  async #compare(): Promise<void> {
    for (const [stream, snapshot] of this.#live()) {
      const flow =
        stream === 'app'
          ? ({ ...appFlow, machine: this.#machine } as unknown as Flow)
          : this.#journal.flows.find(snapshot.machine.id)
      if (flow === undefined) continue
      const replayed = replay(flow, await this.#journal.store.read(stream))
      if (!isOk(replayed)) this.#fault(`${stream} cannot be replayed: ${replayed.failure}`)
      else if (JSON.stringify(factsOf(replayed.value.snapshot)) !== JSON.stringify(factsOf(snapshot)))
        this.#fault(`${stream} is not as its journal folds`)
    }
  }
}

/** Returns the flow of a machine's id, which a twin folds as it does. */
function flowOf(id: string, twins: Partial<Cast>): Flow | undefined {
  const flow = describedFlows.find(id)
  const machine = Object.values(twins).find(twin => twin.id === id)
  return flow && machine ? { ...flow, machine } : flow
}

/** The world whose ports the machines call. They are provided once, because that takes longest. */
let onStage: World

/** Every machine is the real one. */
const none: Partial<Cast> = {}
const staged = new WeakMap<Partial<Cast>, typeof appMachine>()

function stage(twins: Partial<Cast>): typeof appMachine {
  const known = staged.get(twins)
  if (known) return known
  const players: Readonly<Record<string, AnyStateMachine>> = { ...cast, ...twins }
  const machine = puppetTheatre(
    appMachine,
    name => (players[name] ? withPuppets(players[name]) : puppetOf('call')),
    isEffect,
  )
  staged.set(twins, machine)
  return machine
}

const withPuppets = (machine: AnyStateMachine): AnyStateMachine =>
  puppetTheatre(
    machine,
    (name, logic) => {
      if ('__xstatenode' in logic) return withPuppets(logic as never)
      if (name === 'countdown') return countdownOn(clockOnStage)
      if (logic === networkReturn) return puppetOf('network')
      return puppetOf(logic === alarm ? 'alarm' : isChannel(logic) ? 'channel' : 'call')
    },
    isEffect,
  )

const clockOnStage = {
  now: () => onStage.clock.now(),
  setTimeout: (ring: () => void, ms: number) => onStage.clock.setTimeout(ring, ms),
  clearTimeout: (timer: unknown) => {
    if (timer !== undefined) onStage.clock.clearTimeout(timer as number)
  },
}

const puppetOf = (kind: Call['kind']) =>
  puppet({
    begun: (actor, input) => onStage.begun(kind, actor, input),
    stopped: actor => onStage.stopped(actor),
  })

const end = (actor: AnyActorRef, output: unknown) => actor.send({ type: 'puppet.done', output })

const isAnswerable = ({ kind }: Call): boolean => kind === 'call' || kind === 'network'

const hasKey = (input: unknown): input is { readonly key: string } =>
  typeof input === 'object' && input !== null && 'key' in input && typeof input.key === 'string'

const isResult = (output: unknown): boolean => typeof output === 'object' && output !== null && 'tag' in output

/** A channel fails at once when nobody provides it, a port by a promise. */
function isChannel(logic: { readonly config?: unknown }): boolean {
  try {
    const promise: unknown = (logic.config as (question: object) => unknown)({})
    if (promise instanceof Promise) promise.catch(() => {})
    return false
  } catch {
    return true
  }
}
