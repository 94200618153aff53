import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import { brandOf } from '#contracts/brands.ts'
import { flows as firstFlows } from '#machines/app/app.flows.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import { isSignedIn, isStarting } from '#machines/app/app.select.ts'
import type { StaffRegister } from '#machines/employees/employee-count/employee-count.types.ts'
import type { connectivityMachine } from '#machines/frame/connectivity/connectivity.machine.ts'
import type { unsavedChangesMachine } from '#machines/frame/unsaved-changes/unsaved-changes.machine.ts'
import { isUnsaved } from '#machines/frame/unsaved-changes/unsaved-changes.select.ts'
import { createMemoryStore } from '#machines/kit/journal/memory-store.ts'
import { record } from '#machines/kit/journal/record.ts'
import { requireChunk } from '#ui/chunks/chunk.ts'
import { asResult, createApi } from './api.ts'
import { clock } from './clock.ts'
import { type ColourModeChoice, createColourMode } from './colour-mode.ts'
import { createErrorLog, noteDefect, noteDefectsIn } from './error-log.ts'
import { createLazyFlows, type LazyFlow, type LazyId } from './lazy-flows.ts'
import { createListPages, type ListPages } from './list-pages.ts'
import { log } from './log.ts'
import { liveApp } from './ports/app-ports.ts'
import { liveEmployees } from './ports/employee-ports.ts'
import { online } from './ports/root-ports.ts'
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
  /** What tables read. */
  readonly pages: ListPages
  /** Is done the next time that the browser comes back online. */
  readonly networkReturn: (signal: AbortSignal) => Promise<void>
  /** What shows a flow has come, and the flow with it: it begins, unless it has. */
  readonly begin: <Id extends LazyId>(flow: LazyFlow<Id>) => void
  /** Fetches the flows of what is done with whole companies, whose dialogs are opened from many places, and begins them. */
  readonly beginCopies: () => Promise<void>
}

export interface RuntimeOptions {
  /** Leaves the route on display for the start page, and for the company's settings. */
  readonly goToInfopanel: () => void
  readonly goToSettings: () => void
  /** Sees every inspection event besides the journal: the inspector in development. */
  readonly watch?: (event: InspectionEvent) => void
}

/** Joins the machines to the world and starts them: outside React, for a hook that restarts roots would journal two beginnings. */
export function startRuntime({ goToInfopanel, goToSettings, watch }: RuntimeOptions): Runtime {
  const vault = createVault()
  const store = createMemoryStore()
  const lazy = createLazyFlows()
  const flows = { find: (id: string) => firstFlows.find(id) ?? lazy.registry.find(id) }
  const journal = record({ store, clock: { now: Date.now }, flows, log })
  const api = createApi({
    onSessionEnd: event => app.system.get('session')?.send(event),
    onCompanyMissing: () => app.system.get('companyInfo')?.send({ type: 'company.doubted' }),
    onBuildId: buildId => app.system.get('versionCountdown')?.send({ type: 'version.seen', buildId }),
  })
  noteDefectsIn(
    createErrorLog({
      clock,
      where: () => location.href,
      send: (body, key) => asResult(api.frontend.log.mutate({ body, idempotencyKey: key })),
    }),
  )
  const machine = liveApp({ api, vault, goToInfopanel, goToSettings, forgetJournal: () => void store.clear(), lazy })
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
  const begin: Runtime['begin'] = flow => {
    if (app.system.get(flow.id)) return
    lazy.add(flow, { api, vault })
    app.send(flow.begin())
  }
  const beginCopies = async () => begin((await requireChunk(() => import('./lazy/copies.ts'))).copies)
  followOn(app, beginCopies)
  guardTab(app)
  hearDefects(app)
  return {
    brand: brandOf(document.documentElement.dataset.brand),
    app,
    vault,
    storage,
    colourMode: createColourMode(),
    employees: liveEmployees(api),
    pages: createListPages(api),
    networkReturn: online,
    begin,
    beginCopies,
  }
}

/** A job that was followed when the page was loaded anew is followed on, if its session is still there. */
function followOn(app: App, begin: () => Promise<void>): void {
  if (Object.keys(storage.followedJobs.read()).length === 0) return
  const waiting = app.subscribe(snapshot => {
    if (isStarting(snapshot)) return
    waiting.unsubscribe()
    if (isSignedIn(snapshot)) void begin()
  })
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
