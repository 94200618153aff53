import { createHash } from 'node:crypto'
import { createActor, initialTransition, transition } from 'xstate'
import { companySettingsLayout as layout } from '../../../contracts/settings/company-settings-layout.ts'
import { companySettingsForm } from '../../../machines/kit/form/form.company-settings.ts'
import { formPorts } from '../../../machines/kit/form/form.ports.ts'
import { fieldState } from '../../../machines/kit/form/form.select.ts'
import type { Entry, JournalEvent } from '../../../machines/kit/journal/journal.types.ts'
import { createMemoryStore } from '../../../machines/kit/journal/memory-store.ts'
import { type Journal, record } from '../../../machines/kit/journal/record.ts'
import { describedFlows } from '../../../machines/kit/journal/registry.ts'
import { replay } from '../../../machines/kit/journal/replay.ts'
import { restore } from '../../../machines/kit/journal/restore.ts'
import { answer } from '../../../machines/kit/shared/port.ts'
import { ok } from '../../../machines/kit/shared/result.ts'
import { World } from '../../chaos/world.ts'
import type { Contest, Row } from '../contest.ts'

const { flow } = companySettingsForm
const stream = 'companySettings'
const keys = 20_000
const replayed = 1_000_000
const session = 5_000

/** Measures the journal of a form with as many fields as the company settings. */
export const journal: readonly Row[] = [
  {
    name: 'journal-send',
    what: 'keys/s that the settings form takes, with the selectors of its fields subscribed as on the screen',
    peer: 'the same without a journal',
    unit: 'keys/s',
    better: 'more',
    rounds: 15,
    limit: { atLeast: 0.95, ofRatio: true },
    prepare: async () => ({ ours: () => keysPerSecond(true), peer: () => keysPerSecond(false), close: async () => {} }),
  },
  {
    name: 'journal-replay',
    what: `s to replay a journal of ${replayed} events twice, to the same hash`,
    peer: 'a bare fold of the same events, twice',
    unit: 's',
    better: 'less',
    rounds: 1,
    limit: { atMost: 120 },
    prepare: prepareReplay,
  },
  {
    name: 'journal-recovery',
    what: `ms to restore a form from a journal of ${session} events`,
    peer: 'XState from a persisted snapshot',
    unit: 'ms',
    better: 'less',
    rounds: 9,
    limit: { atMost: 300 },
    prepare: prepareRecovery,
  },
  {
    name: 'session-recovery',
    what: `ms to restore the whole application, every flow running, from ${session} events without a checkpoint`,
    peer: 'the same when it has just begun',
    unit: 'ms',
    better: 'less',
    rounds: 9,
    limit: { atMost: 300 },
    prepare: prepareSession,
  },
]

const machine = flow.machine.provide({
  actors: { load: answer(formPorts(stream).load, async () => ok({ Version: 1, values: {} })) },
})
const input = { id: 'nordsken' }
const show = { type: 'form.show', page: 'CompanySettings', today: '2026-11-21', key: 'shown' } as const
const typed = (count: number) => ({ type: 'form.type', field: 'Telefon', text: `0470-${count}` }) as const

const journalOf = (): Journal => ({
  store: createMemoryStore(),
  clock: { now: Date.now },
  flows: describedFlows,
  log: { note: () => {} },
})

async function keysPerSecond(isRecorded: boolean): Promise<number> {
  const actor = createActor(machine, {
    id: stream,
    systemId: stream,
    input,
    ...(isRecorded && { inspect: record(journalOf()) }),
  }).start()
  actor.send(show)
  await new Promise(setImmediate)
  for (const name of layout.model.names) {
    const select = fieldState(layout, name, { reveal: () => undefined })
    actor.subscribe(snapshot => void select(snapshot))
  }
  const begun = performance.now()
  for (let count = 0; count < keys; count += 1) actor.send(typed(count))
  const seconds = (performance.now() - begun) / 1_000
  actor.stop()
  return keys / seconds
}

/** Returns a journal in which a form is shown and typed in. */
function entriesOf(count: number): readonly Entry[] {
  const events: readonly JournalEvent[] = [
    { type: 'xstate.init', input },
    show,
    { type: 'xstate.done.actor.load', output: ok({ Version: 1, values: {} }), actorId: 'load' },
  ]
  return Array.from({ length: count }, (_, place) => ({
    seq: place + 1,
    at: place,
    stream,
    machine: flow.id,
    version: flow.version,
    event: events[place] ?? typed(place),
  }))
}

async function prepareReplay(): Promise<Contest> {
  const entries = entriesOf(replayed)
  const secondsOf = async (fold: () => unknown) => {
    const begun = performance.now()
    const hashes = [fold(), fold()].map(state => createHash('sha256').update(JSON.stringify(state)).digest('hex'))
    if (hashes[0] !== hashes[1]) throw new Error('Two replays of a journal differ.')
    return (performance.now() - begun) / 1_000
  }
  const ours = () => {
    const result = replay(flow, entries)
    if (result.tag === 'failure') throw new Error(result.failure)
    return flow.machine.getPersistedSnapshot(result.value.snapshot)
  }
  const peer = () => {
    let [snapshot] = initialTransition(flow.machine, input)
    for (const { event } of entries.slice(1)) [snapshot] = transition(flow.machine, snapshot, event as never)
    return flow.machine.getPersistedSnapshot(snapshot)
  }
  return { ours: () => secondsOf(ours), peer: () => secondsOf(peer), close: async () => {} }
}

async function prepareRecovery(): Promise<Contest> {
  const kept = journalOf()
  for (const { seq: _, ...draft } of entriesOf(session)) kept.store.append(() => draft)
  const snapshot = await restore({ ...flow, machine }, stream, kept)
  if (!snapshot) throw new Error('The journal cannot be restored.')
  const msOf = async (act: () => unknown) => {
    const begun = performance.now()
    await act()
    return performance.now() - begun
  }
  const start = (from: typeof snapshot | undefined) =>
    createActor(machine, { id: stream, systemId: stream, input, ...(from && { snapshot: from as never }) }).start()
  return {
    ours: () => msOf(async () => start(await restore({ ...flow, machine }, stream, kept))),
    peer: () => msOf(() => start(snapshot)),
    close: async () => {},
  }
}

const lazyFlows = ['createCompany', 'copies', 'companyPicture', 'salaryYears', 'companySettings']

/** Where a person works: what the screens send, by the flow. */
const work = {
  app: { events: lazyFlows.map(id => ({ type: 'flow.begin', id, asked: { year: 2026, followed: {} } })), answers: {} },
  companySettings: {
    events: [show, ...Array.from({ length: 97 }, (_, count) => typed(count))],
    answers: { load: [ok({ Version: 1, values: {} })], refresh: [ok({ Version: 1, values: {} })] },
  },
  compose: {
    events: [
      { type: 'compose.open' },
      { type: 'compose.keep', draft: { recipients: ['ftg'], subject: 'Semesterlönen', text: 'Stämmer dagarna?' } },
    ],
    answers: { fetchRecipients: [ok([])] },
  },
  dialogs: {
    events: [
      { type: 'dialog.open', id: 'history' },
      { type: 'dialog.write', id: 'bugReportOfHelp', written: 'Listan var tom.' },
      { type: 'dialog.close', id: 'history' },
    ],
    answers: {},
  },
  helpPanel: { events: [{ type: 'help.toggle' }, { type: 'help.widen' }], answers: {} },
  unsavedChanges: {
    events: [
      { type: 'unsaved.register', id: 'companySettings', systemId: 'companySettings' },
      { type: 'unsaved.clear', id: 'companySettings' },
    ],
    answers: {},
  },
}

/** Returns the application with every flow running, after a number of a person's events. */
async function working(count: number): Promise<World> {
  const world = new World(work)
  world.open('everywhere')
  for (let number = 0; (await world.entries()).length < count; number += 1) {
    for (let each = 0; each < 100; each += 1) world.send(number + each, number * 7 + each)
    world.answerTo('companySettings')
  }
  return world
}

async function prepareSession(): Promise<Contest> {
  const [worked, begun] = [await working(session), await working(1)]
  const msOf = async (world: World) => {
    const started = performance.now()
    await world.reload()
    return performance.now() - started
  }
  const close = async () => {
    const faults = [...worked.faults, ...begun.faults]
    if (faults.length > 0) throw new Error(faults.join('; '))
  }
  return { ours: () => msOf(worked), peer: () => msOf(begun), close }
}
