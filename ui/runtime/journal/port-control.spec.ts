import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { answer, channel, port } from '#machines/kit/shared/port.ts'
import { ok, type Result } from '#machines/kit/shared/result.ts'
import { createPortControl, openPortController, type PortRules } from './port-control.ts'

const fetchIt = port<undefined, Result<string>>('shop.fetchIt')

/** Counts the questions that reached the outside. */
const asked = vi.fn()

/** A machine that asks a port, and shows what it answered. */
const shop = () =>
  setup({
    types: { context: {} as { answer: unknown }, events: {} as { type: 'leave' } },
    actors: {
      fetchIt: answer(fetchIt, async () => {
        asked()
        return ok('bread')
      }),
      listen: channel<undefined, { type: 'leave' }>('shop.listen'),
    },
  }).createMachine({
    id: 'shop',
    context: { answer: null },
    initial: 'asking',
    states: {
      asking: {
        invoke: {
          id: 'fetchIt',
          src: 'fetchIt',
          onDone: { target: 'told', actions: assign(({ event }) => ({ answer: event.output })) },
        },
        on: { leave: 'left' },
      },
      told: {},
      left: {},
    },
  })

/** Opens a page of a journal, whose machine begins when `begin` is called. */
function page(journal: string, mayObey = true) {
  const control = createPortControl()
  const { machine } = control.wrap({ machine: shop() })
  const stop = control.obey(journal, () => mayObey)
  const begin = () => createActor(machine).start()
  return { begin, stop }
}

const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

/** The inspector's window. Closing it releases its lock, as a browser does. */
function inspector() {
  const controller = openPortController()
  if (!controller) throw new Error('this Node has no locks')
  opened.push(controller.close)
  return controller
}

const settled = (actor: ReturnType<ReturnType<typeof page>['begin']>) =>
  vi.waitFor(() => expect(actor.getSnapshot().value).toBe('told'))

/**
 * Gives the rules, and waits until a channel that was opened after the pages' channels has heard
 * them.
 */
async function give(controller: ReturnType<typeof inspector>, journal: string, rules: PortRules): Promise<void> {
  const witness = new BroadcastChannel('avlona.ports')
  const heard = new Promise(resolve => {
    witness.onmessage = resolve
  })
  controller.rule(journal, rules)
  await heard
  witness.close()
}

/** Lets everything that is due happen. */
const turn = () => new Promise(resolve => setImmediate(resolve))

describe('the control of ports', () => {
  let journal = ''
  beforeEach(() => {
    journal = crypto.randomUUID()
    asked.mockClear()
  })

  async function ruled(rules: PortRules, mayObey = true) {
    const own = page(journal, mayObey)
    opened.push(own.stop)
    const controller = inspector()
    await give(controller, journal, rules)
    return { ...own, controller }
  }

  it('lets a port answer as usual without a rule', async () => {
    const { begin } = await ruled({ 'shop.other': { kind: 'silent' } })
    const actor = begin()
    await settled(actor)
    expect(actor.getSnapshot().context.answer).toEqual(ok('bread'))
  })

  it('makes a port fail as it does without network', async () => {
    const { begin } = await ruled({ 'shop.fetchIt': { kind: 'fails' } })
    const actor = begin()
    await settled(actor)
    expect(actor.getSnapshot().context.answer).toMatchObject({ tag: 'failure', failure: { tag: 'network' } })
  })

  it('holds a silent port until the rule ends, which then answers', async () => {
    const { begin, controller } = await ruled({ 'shop.fetchIt': { kind: 'silent' } })
    const actor = begin()
    await turn()
    expect(actor.getSnapshot().value).toBe('asking')
    controller.rule(journal, {})
    await settled(actor)
    expect(actor.getSnapshot().context.answer).toEqual(ok('bread'))
  })

  it('ends its rules with the window of the inspector', async () => {
    const { begin, controller } = await ruled({ 'shop.fetchIt': { kind: 'silent' } })
    const actor = begin()
    await turn()
    expect(actor.getSnapshot().value).toBe('asking')
    controller.close()
    await settled(actor)
  })

  it('obeys the last inspector, also when an earlier one is closed', async () => {
    const { begin, controller } = await ruled({})
    await give(inspector(), journal, { 'shop.fetchIt': { kind: 'silent' } })
    controller.close()
    await turn()
    const actor = begin()
    await turn()
    expect(actor.getSnapshot().value).toBe('asking')
  })

  it('wraps a port once, though its machine is given twice', () => {
    const { wrap } = createPortControl()
    const { machine } = wrap({ machine: shop() })
    const before = machine.implementations.actors.fetchIt
    expect(wrap({ machine }).machine.implementations.actors.fetchIt).toBe(before)
  })

  it('makes a port slow', async () => {
    const { begin } = await ruled({ 'shop.fetchIt': { kind: 'slow', ms: 120 } })
    const began = performance.now()
    await settled(begin())
    expect(performance.now() - began).toBeGreaterThanOrEqual(115)
  })

  it('asks nothing for a flow that has left the state', async () => {
    const { begin, controller } = await ruled({ 'shop.fetchIt': { kind: 'silent' } })
    const actor = begin()
    actor.send({ type: 'leave' })
    await give(controller, journal, {})
    await turn()
    expect(actor.getSnapshot()).toMatchObject({ value: 'left', context: { answer: null } })
    expect(asked).not.toHaveBeenCalled()
  })

  it('obeys neither for another journal nor when it may not', async () => {
    const { begin, controller } = await ruled({ 'shop.fetchIt': { kind: 'silent' } }, false)
    await settled(begin())
    const other = page(crypto.randomUUID())
    opened.push(other.stop)
    await give(controller, journal, { 'shop.fetchIt': { kind: 'silent' } })
    await settled(other.begin())
  })

  it('tells the inspector of a page that begins, without rules', async () => {
    const heard = vi.fn()
    opened.push(inspector().onBegin(heard))
    opened.push(page(journal).stop)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(journal))
  })
})
