import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import { flows } from '#machines/app/app.flows.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import { createMemoryStore } from '#machines/journal/memory-store.ts'
import { record } from '#machines/journal/record.ts'
import { createApi } from './api.ts'
import { type ColourModeChoice, createColourMode } from './colour-mode.ts'
import { log } from './log.ts'
import { liveApp } from './ports/app-ports.ts'
import { reporter } from './report.ts'
import { storage } from './storage.ts'
import { createVault, type Vault } from './vault.ts'

export type App = ActorRefFrom<typeof appMachine>

export interface Runtime {
  readonly app: App
  /** Keeps a secret out of every event. */
  readonly vault: Vault
  /** What this browser remembers. */
  readonly storage: typeof storage
  readonly colourMode: ColourModeChoice
  /** Tells the server's log of an error in the browser, with where it was met. */
  readonly report: (error: unknown, context: string) => void
}

export interface RuntimeOptions {
  /** Leaves the route on display for the start page. */
  readonly goToInfopanel: () => void
  /** Sees every inspection event besides the journal: the inspector in development. */
  readonly watch?: (event: InspectionEvent) => void
}

/** Joins the machines to the world and starts them: outside React, for a hook that restarts roots would journal two beginnings. */
export function startRuntime({ goToInfopanel, watch }: RuntimeOptions): Runtime {
  const vault = createVault()
  const store = createMemoryStore()
  const journal = record({ store, clock: { now: Date.now }, flows, log })
  const api = createApi(buildId => app.system.get('versionCountdown')?.send({ type: 'version.seen', buildId }))
  const machine = liveApp({ api, vault, goToInfopanel, forgetJournal: () => void store.clear() })
  const app: App = createActor(machine, {
    id: 'app',
    systemId: 'app',
    input: { favourites: storage.favourites.read() },
    inspect: event => {
      journal(event)
      watch?.(event)
    },
  })
  app.start()
  return { app, vault, storage, colourMode: createColourMode(), report: reporter(api) }
}
