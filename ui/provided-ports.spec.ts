import { describe, expect, it, vi } from 'vitest'
import type { AnyActorLogic, AnyStateMachine } from 'xstate'
import { isMachine } from '#machines/kit/shared/logic.ts'
import { isUnprovided } from '#machines/kit/shared/port.ts'
import { lazyFlows } from './lazy-flows.ts'
import type { Outside } from './runtime/outside.ts'
import { signedInFlows } from './runtime/signed-in-flows.ts'
import { createVault } from './runtime/vault.ts'

const api = new Proxy(() => {}, { get: (_, name) => (name === 'then' ? undefined : api) }) as unknown as Outside['api']
const outside = {
  api,
  vault: createVault(),
  scope: () => ({}),
  goToInfopanel: () => {},
  goToSettings: () => {},
} as unknown as Outside
const store = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
vi.stubGlobal('window', { localStorage: store, sessionStorage: store, addEventListener: () => {} })

/** Returns the ports and channels of a machine, and of those that it invokes, without provider. */
const unprovidedIn = (name: string, machine: AnyStateMachine): readonly string[] =>
  Object.entries(machine.implementations.actors as Readonly<Record<string, AnyActorLogic>>).flatMap(([src, logic]) =>
    isMachine(logic) ? unprovidedIn(`${name}.${src}`, logic) : isUnprovided(logic) ? [`${name}.${src}`] : [],
  )

describe('every port of a flow is provided', () => {
  it('that runs from the sign-in on', () => {
    const flows = Object.entries(signedInFlows(outside) as Readonly<Record<string, AnyStateMachine>>)
    expect(flows.flatMap(([id, machine]) => unprovidedIn(id, machine))).toEqual([])
  })

  it('that comes with its screen', async () => {
    const flows = await Promise.all(Object.values(lazyFlows).map(load => load()))
    expect(flows.flatMap(({ id, join }) => unprovidedIn(id, join(outside) as AnyStateMachine))).toEqual([])
  })
})
