import { expect, it } from 'vitest'
import type { JournalEvent } from '#machines/kit/journal/journal.types.ts'
import { letterOf, outside, ports, time } from './letters.ts'
import type { Step } from './story.ts'

const step = (event: JournalEvent, from?: string): Step => ({
  index: 0,
  entry: { seq: 1, at: 0, stream: 'app', machine: 'app', version: 1, event, ...(from !== undefined && { from }) },
  before: undefined,
  after: undefined,
  taken: [],
})
const way = (of: Step) => {
  const { from, to, text } = letterOf(of, name => name === 'session')
  return [from, to, text]
}

it.each([
  ['a flow', step({ type: 'session.started' }, 'session'), ['session', 'app', 'session.started']],
  ['a component', step({ type: 'company.chosen' }), [outside, 'app', 'company.chosen']],
  ['its port', step({ type: 'xstate.done.actor.bringFlows' }), [ports, 'app', 'bringFlows svarar']],
  ['its port, failing', step({ type: 'xstate.error.actor.bringFlows' }), [ports, 'app', 'bringFlows fallerar']],
  ['a child that ends', step({ type: 'xstate.done.actor.session' }), ['session', 'app', 'session svarar']],
  ['time', step({ type: 'xstate.after.1000.app.signedIn' }), [time, 'app', '1000 ms har gått']],
  ['a named delay', step({ type: 'xstate.after.pollInterval.app.x' }), [time, 'app', 'pollInterval har gått']],
  ['the journal itself', step({ type: 'journal.checkpoint' }), ['app', 'app', 'kontrollpunkt']],
  ['its parent', step({ type: 'xstate.init' }, 'session'), ['session', 'app', 'startar']],
])('an event comes from %s', (_, of, expected) => expect(way(of)).toEqual(expected))
