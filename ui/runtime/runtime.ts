import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import { brandOf } from '#contracts/brands.ts'
import { flows as firstFlows } from '#machines/app/app.flows.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts'
import type { StaffRegister } from '#machines/employee-count/employee-count.types.ts'
import type { FormMachine } from '#machines/form/form.machine.ts'
import { createMemoryStore } from '#machines/journal/memory-store.ts'
import { record } from '#machines/journal/record.ts'
import type { Flow } from '#machines/journal/registry.ts'
import type { unsavedChangesMachine } from '#machines/unsaved-changes/unsaved-changes.machine.ts'
import { isUnsaved } from '#machines/unsaved-changes/unsaved-changes.select.ts'
import { asResult, createApi } from './api.ts'
import { clock } from './clock.ts'
import { type ColourModeChoice, createColourMode } from './colour-mode.ts'
import { createErrorLog, noteDefect, noteDefectsIn } from './error-log.ts'
import { createLaterFlows } from './later-flows.ts'
import { log } from './log.ts'
import { liveApp } from './ports/app-ports.ts'
import { liveCompanySettings } from './ports/company-settings-ports.ts'
import { liveEmployees } from './ports/employee-ports.ts'
import { storage } from './storage.ts'
import { createVault, type Vault } from './vault.ts'

export type App = ActorRefFrom<typeof appMachine>

export interface Runtime {
  /** The brand of the host that served the page, which the server has written on `<html>`. It holds as long as the page does. */
  readonly brand: ReturnType<typeof brandOf>
  readonly app: App
  /** Keeps a secret out of every event. */
  readonly vault: Vault
  /** What this browser remembers. */
  readonly storage: typeof storage
  readonly colourMode: ColourModeChoice
  /** The staff register of the chosen company. */
  readonly employees: StaffRegister
  /** The screens of the settings have come, and with them the form's flow: it begins, unless it has. */
  readonly beginSettings: (flow: Flow<FormMachine>) => void
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
  const later = createLaterFlows()
  const flows = { find: (id: string) => firstFlows.find(id) ?? later.registry.find(id) }
  const journal = record({ store, clock: { now: Date.now }, flows, log })
  const api = createApi({
    onSessionEnd: event => app.system.get('session')?.send(event),
    onBuildId: buildId => app.system.get('versionCountdown')?.send({ type: 'version.seen', buildId }),
  })
  noteDefectsIn(
    createErrorLog({ clock, where: () => location.href, send: body => asResult(api.frontend.log.mutate({ body })) }),
  )
  const machine = liveApp({ api, vault, goToInfopanel, forgetJournal: () => void store.clear(), later })
  const app: App = createActor(machine, {
    id: 'app',
    systemId: 'app',
    input: { favourites: storage.favourites.read(), recentCommands: storage.recentCommands.read() },
    inspect: event => {
      journal(event)
      watch?.(event)
    },
  })
  app.start()
  guardTab(app)
  hearDefects(app)
  return {
    brand: brandOf(document.documentElement.dataset.brand),
    app,
    vault,
    storage,
    colourMode: createColourMode(),
    employees: liveEmployees(api),
    beginSettings: flow => {
      if (app.system.get('companySettings')) return
      later.add(flow, liveCompanySettings(api, flow.machine))
      app.send({ type: 'settings.begin' })
    },
  }
}

/** Closing the tab, or loading it again, asks first when something would be lost; the words are the browser's own. */
function guardTab({ system }: App): void {
  window.addEventListener('beforeunload', event => {
    const unsaved: ActorRefFrom<typeof unsavedChangesMachine> = system.get('unsavedChanges')
    if (isUnsaved(unsaved.getSnapshot())) event.preventDefault()
  })
}

/** Layouts that settle late are no defect. */
const isNoise = (message: string) => message.startsWith('ResizeObserver loop')

/** What nobody has caught is logged, and said in calm words (first document §8: any other error). */
function hearDefects({ system }: App): void {
  const connectivity: ActorRefFrom<typeof connectivityMachine> = system.get('connectivity')
  const hear = (error: unknown, context: string) => {
    noteDefect(error, context)
    connectivity.send({ type: 'failure.reported', failure: { tag: 'unexpected', message: '' } })
  }
  window.addEventListener('error', ({ error, message }) => {
    if (!isNoise(message)) hear(error ?? message, 'window')
  })
  window.addEventListener('unhandledrejection', ({ reason }) => hear(reason, 'promise'))
}
