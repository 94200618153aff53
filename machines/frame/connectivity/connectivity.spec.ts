import { describe, expect, it } from 'vitest'
import { type ActorRefFrom, createActor, setup } from 'xstate'
import { listen } from '../../kit/shared/port.ts'
import { failure } from '../../kit/shared/result.ts'
import { companyMissing, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { snackbarMachine } from '../snackbar/snackbar.machine.ts'
import { connectivityFlow, connectivityMachine } from './connectivity.machine.ts'
import { connectivityPorts } from './connectivity.ports.ts'
import { isOffline } from './connectivity.select.ts'
import type { ConnectivityEvent, NetworkEvent } from './connectivity.types.ts'

const offlineText = 'Störningar har upptäckts i din internetanslutning. Kontrollera anslutningen och försök igen.'
const networkText =
  'Störningar har upptäckts i nätverkskommunikationen. Kontrollera din internetanslutning och försök igen.'
const reported = ({ failure }: typeof networkDown | typeof companyMissing) =>
  ({ type: 'failure.reported', failure }) satisfies ConnectivityEvent
const givenUp = { type: 'failure.reported', failure: { tag: 'aborted', message: '' } } satisfies ConnectivityEvent
const lost = { type: 'network.lost' } satisfies ConnectivityEvent
const returned = { type: 'network.returned' } satisfies ConnectivityEvent

/** Nothing is heard of the network but what the scenario sends. */
const live = () =>
  connectivityMachine.provide({ actors: { network: listen(connectivityPorts.network, () => () => {}) } })

const scenarios: Scenarios<typeof connectivityMachine> = {
  'the flag follows the browser': {
    live,
    play({ actor }) {
      expect(isOffline(actor.getSnapshot())).toBe(false)
      actor.send(reported(networkDown))
      actor.send(lost)
      expect(isOffline(actor.getSnapshot())).toBe(true)
      actor.send(givenUp)
      expect(actor.getSnapshot().value).toEqual({ offline: 'quiet' })
      actor.send(reported(networkDown))
      expect(actor.getSnapshot().value).toEqual({ offline: 'reported' })
      actor.send(returned)
      expect(isOffline(actor.getSnapshot())).toBe(false)
    },
  },
}

/** The flow beside the real snackbar: what the person is told, in order. */
function world() {
  let browser: (event: NetworkEvent) => void = () => {}
  let isHeard = false
  const live = connectivityMachine.provide({
    actors: {
      network: listen(connectivityPorts.network, ({ hear: tell }) => {
        browser = tell
        isHeard = true
        return () => {
          isHeard = false
        }
      }),
    },
  })
  const root = setup({ actors: { connectivity: live, snackbar: snackbarMachine } }).createMachine({
    invoke: (['connectivity', 'snackbar'] as const).map(src => ({ src, systemId: src })),
  })
  const shown: string[] = []
  const actor = createActor(root, {
    inspect: ({ type, ...rest }) => {
      if (type !== '@xstate.event' || !('event' in rest)) return
      const { event } = rest as unknown as { event: { type: string; text?: string } }
      if (event.type === 'snackbar.show' && event.text) shown.push(event.text)
    },
  }).start()
  const connectivity = actor.system.get('connectivity') as ActorRefFrom<typeof connectivityMachine>
  return { shown, connectivity, actor, browser: (event: NetworkEvent) => browser(event), isHeard: () => isHeard }
}

describe('the connection', () => {
  verifyFlow(connectivityFlow, { spec: import.meta.url, scenarios })

  it.each([
    ['the backend’s own words', companyMissing, 'Företaget finns inte.'],
    ['no answer', networkDown, networkText],
    ['a time-out', failure({ tag: 'timeout' as const, message: '' }), 'Svaret dröjer. Försök igen om en stund.'],
    [
      'anything else',
      failure({ tag: 'unexpected' as const, message: 'TypeError' }),
      'Något gick fel. Försök igen om en stund.',
    ],
    ['a browser that knows that it is offline', failure({ tag: 'offline' as const, message: '' }), offlineText],
  ])('online, each failure says why: %s', (_, { failure }, text) => {
    const { shown, connectivity } = world()
    connectivity.send({ type: 'failure.reported', failure })
    expect(shown).toEqual([text])
  })

  it('online, what was given up says nothing', () => {
    const { shown, connectivity } = world()
    connectivity.send(givenUp)
    expect(shown).toEqual([])
  })

  it('offline, only the offline message is shown, and once for all failed calls', () => {
    const { shown, connectivity, browser } = world()
    browser({ type: 'network.lost' })
    expect(shown).toEqual([])
    connectivity.send(reported(companyMissing))
    connectivity.send(reported(networkDown))
    connectivity.send(reported(networkDown))
    expect(shown).toEqual([offlineText])
    browser({ type: 'network.returned' })
    connectivity.send(reported(companyMissing))
    browser({ type: 'network.lost' })
    connectivity.send(reported(networkDown))
    expect(shown).toEqual([offlineText, 'Företaget finns inte.', offlineText])
  })

  it('no longer listens when the page is done with it', () => {
    const { actor, isHeard } = world()
    expect(isHeard()).toBe(true)
    actor.stop()
    expect(isHeard()).toBe(false)
  })
})
