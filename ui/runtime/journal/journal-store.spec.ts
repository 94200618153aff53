import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dialogsFlow } from '#machines/frame/dialogs/dialogs.machine.ts'
import type { EntryDraft, JournalEvent } from '#machines/kit/journal/journal.types.ts'
import { registerFlows } from '#machines/kit/journal/registry.ts'
import { replay } from '#machines/kit/journal/replay.ts'
import { type BrowserStore, createBrowserStore, type JournalTail, longestAge } from './journal-store.ts'

/** A browser that refuses IndexedDB: the journal then lasts as long as the page. */
function refused(): Promise<never> {
  const opening = Promise.reject(new DOMException('no', 'InvalidStateError'))
  opening.catch(() => {})
  return opening
}

/** A browser whose database answers too late for a page that ends. */
const tooLate = () => new Promise<never>(() => {})

function world(alive: readonly string[] = ['dialogs'], database: () => Promise<never> = refused, isWhole = true) {
  const clock = { now: 1_000 }
  const failures: unknown[] = []
  const tails: (string | null)[] = []
  const store = createBrowserStore({
    database: database(),
    journal: { id: 'tab', buildId: 'b1', beganAt: 0 },
    entries: [],
    states: [],
    isWhole,
    flows: registerFlows([dialogsFlow]),
    now: () => clock.now,
    isAlive: stream => alive.includes(stream),
    keepTail: tail => void tails.push(tail),
    onFailure: why => void failures.push(why),
  })
  const write = (event: JournalEvent, stream = 'dialogs') => {
    const draft: EntryDraft = { at: clock.now, stream, machine: 'dialogs', version: 1, event }
    store.append(() => draft)
  }
  return { store, write, clock, failures, tails }
}

const init = { type: 'xstate.init' }
const open = (id: string) => ({ type: 'dialog.open', id })
const all = (store: BrowserStore) => store.latest(Number.POSITIVE_INFINITY)

/** The dialogs that the journal says are open. */
async function openIn(store: BrowserStore): Promise<readonly string[]> {
  const replayed = replay(dialogsFlow, await store.read('dialogs'))
  return replayed.tag === 'ok' ? replayed.value.snapshot.context.open : [replayed.failure]
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the journal of a tab', () => {
  it('numbers entries in the order of the calls, and copies them later', async () => {
    const { store } = world()
    const written: string[] = []
    for (const id of ['a', 'b'])
      store.append(() => {
        written.push(id)
        return { at: 0, stream: 'dialogs', machine: 'dialogs', version: 1, event: open(id) }
      })
    expect(written).toEqual([])
    expect(all(store).map(({ seq, event }) => [seq, event.id])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ])
  })

  it('says once that it cannot be stored, and goes on in memory', async () => {
    const { store, write, failures } = world()
    write(init)
    await store.flush()
    write(open('history'))
    await store.flush()
    expect(failures).toHaveLength(1)
    expect(await openIn(store)).toEqual(['history'])
  })

  it('has a checkpoint every 500 entries of a stream, from which its state follows', async () => {
    const { store, write } = world()
    write(init)
    for (let count = 1; count <= 1_200; count += 1) {
      write(open(`dialog ${count % 3}`))
      if (count % 100 === 0) await store.flush()
    }
    const checkpoints = all(store).filter(({ event }) => event.type === 'journal.checkpoint')
    expect(checkpoints).toHaveLength(2)
    expect(await openIn(store)).toEqual(['dialog 1', 'dialog 2', 'dialog 0'])
  })

  it('holds at most 20,000 entries, and still knows the state of what runs', async () => {
    const { store, write } = world()
    write(init)
    write(open('history'))
    write(init, 'ended')
    for (let count = 0; count < 45_000; count += 1) {
      write({ type: 'dialog.close', id: 'unknown' }, 'other')
      if (count % 1_000 === 0) await store.flush()
    }
    await store.flush()
    expect(all(store).length).toBeLessThanOrEqual(20_000)
    expect(await openIn(store)).toEqual(['history'])
    expect(await store.read('ended')).toEqual([])
  })

  it('holds nothing that is older than a day, but the state of what runs', async () => {
    const { store, write, clock } = world()
    write(init)
    write(open('history'))
    await store.flush()
    clock.now += longestAge + 1
    write(open('shortcuts'))
    await store.flush()
    expect(all(store).map(({ event }) => event.type)).toEqual(['dialog.open', 'journal.checkpoint'])
    expect(await openIn(store)).toEqual(['history', 'shortcuts'])
  })

  it('is cleared but for the states of what goes on', async () => {
    const { store, write } = world()
    write(init)
    write(open('history'))
    write(init, 'gone')
    const clearing = store.clear()
    write({ type: 'dialog.close', id: 'history' })
    await vi.runAllTimersAsync()
    await clearing
    expect(all(store).map(({ stream, event }) => [stream, event.type])).toEqual([['dialogs', 'journal.checkpoint']])
    expect(await openIn(store)).toEqual([])
  })

  it('is cleared also of what waits until it is clear that the page stays', async () => {
    const { store, write } = world()
    write(init)
    store.leave()
    write(open('Nordsken'))
    write({ type: 'dialog.close', id: 'Nordsken' })
    const clearing = store.clear()
    await vi.runAllTimersAsync()
    await clearing
    expect(JSON.stringify(all(store))).not.toContain('Nordsken')
  })

  it('takes nothing that a page hears while it ends, unless the page stays', async () => {
    const { store, write } = world()
    write(init)
    write(open('history'))
    store.leave()
    write(open('shortcuts'))
    await store.flush()
    expect(await openIn(store)).toEqual(['history'])
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await openIn(store)).toEqual(['history', 'shortcuts'])
  })

  it('leaves what the database may not get to the next page, and nothing that it hears later', () => {
    const { store, write, tails } = world(['dialogs'], tooLate)
    write(init)
    void store.flush()
    write(open('history'))
    store.leave()
    write(open('shortcuts'))
    store.end()
    const events = tails.map(tail => (JSON.parse(tail ?? '') as JournalTail).entries.map(({ event }) => event.id))
    expect(events).toEqual([
      [undefined, 'history'],
      [undefined, 'history'],
    ])
  })

  it('is stored withheld, and the next page goes on from the state all the same', async () => {
    const { store, write, tails } = world(['dialogs'], tooLate, false)
    write(init)
    write(open('history'))
    write({ type: 'dialog.write', id: 'history', written: 'Nyström Anna' })
    store.end()
    const { entries, states } = JSON.parse(tails[0] ?? '') as JournalTail
    expect(JSON.stringify(entries)).not.toMatch(/history|Nyström/)
    expect(entries.map(({ event }) => event.type)).toEqual(['xstate.init', 'dialog.open', 'dialog.write'])
    // What was written in the dialog is the person's own, and goes on.
    expect(states).toMatchObject([{ stream: 'dialogs', seq: 3, event: { type: 'journal.checkpoint' } }])
    const replayed = replay(dialogsFlow, states)
    expect(replayed).toMatchObject({
      tag: 'ok',
      value: { snapshot: { context: { open: ['history'], written: { history: 'Nyström Anna' } } } },
    })
  })

  it('holds no state of a flow whose component is gone', async () => {
    const { store, write } = world()
    write(init)
    write(open('history'))
    expect(await store.read('dialogs')).toHaveLength(1)
    write({ type: 'journal.ended' })
    expect(await store.read('dialogs')).toEqual([])
  })

  it('leaves nothing where nothing can be stored', async () => {
    const { store, write, tails } = world()
    write(init)
    await store.flush()
    store.leave()
    expect(tails).toEqual([])
  })
})
