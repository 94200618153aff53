import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import { brandOf } from '#contracts/brands.ts'
import { reportLimits } from '#contracts/portal/bug-report.rules.ts'
import type { FlowId, LazyId, Machines } from '#machines/app/app.flows.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { appPorts } from '#machines/app/app.ports.ts'
import { callScope, isSignedIn, workplace } from '#machines/app/app.select.ts'
import type { StaffRegister } from '#machines/employees/employee-count/employee-count.types.ts'
import type { unsavedChangesMachine } from '#machines/frame/unsaved-changes/unsaved-changes.machine.ts'
import { isUnsaved } from '#machines/frame/unsaved-changes/unsaved-changes.select.ts'
import { type Journal, record } from '#machines/kit/journal/record.ts'
import { describedFlows } from '#machines/kit/journal/registry.ts'
import { post } from '#machines/kit/shared/letter.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { failure, ok, type Result } from '#machines/kit/shared/result.ts'
import type { SessionStart, Workplace } from '#machines/sign-in/session/session.types.ts'
import { requireChunk } from '#ui/chunks/chunk.ts'
import { loadChunk } from '#ui/chunks/load-chunk.ts'
import { asResult, type CallScope, createApi } from './api.ts'
import { type BugReports, createBugReports } from './bug-report.ts'
import { clock } from './clock.ts'
import { type ColourModeChoice, createColourMode } from './colour-mode.ts'
import { earlyFlows } from './early-flows.ts'
import { createErrorLog, noteDefect, noteDefectsIn } from './error-log.ts'
import type { ReportLimits } from './journal/circumstances.ts'
import { type BrowserStore, createBrowserStore } from './journal/journal-store.ts'
import { createLocalFlows, type LocalFlows } from './journal/local-flows.ts'
import { createPortControl } from './journal/port-control.ts'
import { beginJournal, forgetLeftJournals, keepJournal, pageBuild, type TabJournal } from './journal/tab-journal.ts'
import type { LazyFlow } from './lazy-flow.ts'
import { leaving } from './leaving.ts'
import { createListPages, type ListPages } from './list-pages.ts'
import { createListPlaces, type ListPlaces } from './list-places.ts'
import { log } from './log.ts'
import { hasDevPages, mayInspect } from './may-inspect.ts'
import { newKey } from './new-key.ts'
import type { Outside } from './outside.ts'
import { liveEmployees } from './ports/employee-ports.ts'
import { online } from './ports/root-ports.ts'
import { askStart, lastScope } from './ports/session-ports.ts'
import { countPresses } from './presses.ts'
import type { LazyFlows, Recovery } from './recovery.ts'
import { sendReport } from './send-report.ts'
import { sessionMark } from './session-mark.ts'
import { storage } from './storage.ts'
import { createUsage } from './usage.ts'
import { createVault, type Vault } from './vault.ts'

export type App = ActorRefFrom<typeof appMachine>

export interface Runtime {
  /**
   * The brand of the page's host, which the server writes on `<html>`. It never changes while the
   * page is open.
   */
  readonly brand: ReturnType<typeof brandOf>
  readonly app: App
  /** Stores secrets, so that events hold references only. */
  readonly vault: Vault
  /** The stored values of this browser. */
  readonly storage: typeof storage
  readonly colourMode: ColourModeChoice
  /** The staff register of the chosen company. */
  readonly employees: StaffRegister
  /** The readers for tables. */
  readonly pages: ListPages
  /** The flows that components run for themselves. */
  readonly localFlows: LocalFlows
  /** Where lists were left, for when they are returned to. */
  readonly listPlaces: ListPlaces
  /** Counts a use of the application. */
  readonly count: ReturnType<typeof createUsage>
  /** Returns how often the person has pressed a key or a button in this document. */
  readonly presses: () => number
  /** Downloads and sends a person's bug reports. */
  readonly bugReports: BugReports
  /** Resolves when the browser is online again. */
  readonly networkReturn: (signal: AbortSignal) => Promise<void>
  /** Starts a loaded flow, unless it is running. */
  readonly begin: <Id extends LazyId>(flow: LazyFlow<Id>) => void
}

export interface RuntimeOptions {
  /** Navigates to the start page and to the company settings. */
  readonly goToInfopanel: () => void
  readonly goToSettings: () => void
  /** Prefetches the signed-in screens together with the flows. */
  readonly prefetchScreens: () => void
  readonly lazyFlows: LazyFlows
  /** Receives every inspection event besides the journal; the inspector in development. */
  readonly watch?: (event: InspectionEvent) => void
}

/**
 * Provides the machines with their ports and starts them. This is done outside React, because a
 * hook that restarts the root actor would record two beginnings in the journal.
 */
export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { goToInfopanel, goToSettings, prefetchScreens, lazyFlows, watch } = options
  const presses = countPresses(window)
  const vault = createVault()
  const ports = createPortControl()
  // Without a session, there is nothing to go on with, and the login screen waits for nothing.
  const hasSession = sessionMark.isSet() && !storage.logoutOwed.read()
  const past = hasSession ? await requireChunk(() => import('./recovery.ts')) : undefined
  const found = past ? await past.findJournal() : beginJournal()
  const forgetOthers = () => void found.database.then(forgetLeftJournals).catch(() => {})
  if (!hasSession) forgetOthers()
  let store = storeOf(found)
  let known: Result<SessionStart> | undefined
  const scope = () => callScope(app.getSnapshot())
  const listPlaces = createListPlaces(scope)
  const api = createApi({
    scope,
    onSessionEnd: event => post(app.system, 'session', event),
    onCompanyMissing: () => post(app.system, 'companyInfo', { type: 'company.doubted' }),
    onBuildId: buildId => post(app.system, 'versionCountdown', { type: 'version.seen', buildId }),
  })
  const circumstances = async (most: ReportLimits) => {
    const { circumstancesOf } = await loadChunk(() => import('./journal/circumstances.ts'))
    return circumstancesOf({ latest: most => store.latest(most), buildId: pageBuild }, most)
  }
  const reporting = {
    where: () => location.href,
    send: sendReport(body => asResult(api.frontend.log.mutate({ body }))),
  }
  noteDefectsIn(
    createErrorLog({
      clock,
      ...reporting,
      circumstances: () => circumstances(reportLimits.defect),
    }),
  )
  const bringFlows = onceDone(async () => {
    prefetchScreens()
    const { signedInFlows } = await requireChunk(() => import('./signed-in-flows.ts'))
    put(signedInFlows(outside))
  })
  const outside: Outside = {
    api,
    scope,
    vault,
    goToInfopanel,
    goToSettings,
    takeSession: () => {
      const start = known
      known = undefined
      return start
    },
    forgetPast: () => {
      listPlaces.forget()
      void store.clear()
      forgetOthers()
    },
    prefetchFlows: () => void bringFlows().catch(() => {}),
  }
  const machine = appMachine.provide({
    actors: {
      ...ports.wrap(earlyFlows(outside)),
      bringFlows: answer(appPorts.bringFlows, () =>
        bringFlows().then(
          () => ok(null),
          why => {
            noteDefect(why, 'flows')
            return failure({ tag: 'network', message: '' })
          },
        ),
      ),
    },
    actions: { storeWorkplace: (_, workplace) => storeWorkplace(workplace) },
  })
  /**
   * Adds machines whose code has been loaded. XState looks up a flow's machine by name when the
   * flow starts, so machines that are added by then are found.
   */
  const put = (machines: Partial<Machines<FlowId>>) =>
    void Object.assign(machine.implementations.actors ?? {}, ports.wrap(machines))
  const journalOf = (store: BrowserStore): Journal => ({
    store,
    clock: { now: Date.now },
    flows: describedFlows,
    log,
    isOfOtherBuild: found.isOfOtherBuild,
  })
  const recovery: Recovery =
    !past || found.entries.length === 0
      ? { tag: 'nothing' }
      : await past.recover({
          lazyFlows,
          entries: found.entries,
          journal: journalOf(store),
          machine,
          bringFlows,
          provide: flow => put({ [flow.id]: flow.join(outside) }),
          isAdopted: found.isAdopted,
          ownScope: lastScope,
          askStart: scope => askStart(silent(scope), AbortSignal.timeout(longestCheck), scope),
        })
  if (recovery.tag !== 'recovered') known = recovery.start
  // Another journal then takes the events of this page, and the next reload tries again.
  const current = recovery.tag === 'unanswered' ? beginJournal(found.database) : found
  if (recovery.tag === 'unanswered') store = storeOf(current)
  const observe = record(journalOf(store))
  const app: App = createActor(machine, {
    id: 'app',
    systemId: 'app',
    input: { favourites: storage.favourites.read(), recentCommands: storage.recentCommands.read() },
    ...(recovery.tag === 'recovered' && { snapshot: recovery.snapshot }),
    inspect: event => {
      observe(event)
      watch?.(event)
    },
  })
  ports.obey(current.id, () => mayInspect(app.getSnapshot().context.session?.account))
  const localFlows = createLocalFlows(journalOf(store), recovery.tag === 'recovered' ? found.states : [])
  isRunning = stream => app.system.get(stream as FlowId) !== undefined || localFlows.isRunning(stream)
  whenKept(app, recovery, () => keepJournal(current))
  window.addEventListener('beforeunload', () => {
    window.dispatchEvent(new Event(leaving))
    store.leave()
  })
  window.addEventListener('pagehide', () => store.end())
  document.addEventListener('visibilitychange', () => void store.flush())
  app.start()
  if (recovery.tag === 'recovered') {
    storeWorkplace(workplace(app.getSnapshot()))
    recovery.resume(app)
  }
  const begin: Runtime['begin'] = flow => {
    if (app.system.get(flow.id)) return
    put({ [flow.id]: flow.join(outside) })
    app.send({ type: 'flow.begin', id: flow.id, ...('ask' in flow && { asked: flow.ask() }) })
  }
  if ('dev' in document.documentElement.dataset)
    Object.assign(window, {
      avlonaJournal: async () => (await loadChunk(() => import('./journal/shown-journal.ts'))).shownJournal(app, store),
    })
  guardTab(app)
  const count = createUsage({
    clock,
    send: body => asResult(api.frontend.track.mutate({ body, idempotencyKey: newKey() })),
  })
  countCompanies(app, count)
  hearDefects(app)
  return {
    brand: brandOf(document.documentElement.dataset.brand),
    app,
    vault,
    storage,
    colourMode: createColourMode(),
    employees: liveEmployees(api),
    localFlows,
    listPlaces,
    pages: createListPages(api),
    count,
    presses,
    bugReports: createBugReports({ ...reporting, circumstances: () => circumstances(reportLimits.report) }),
    networkReturn: online,
    begin,
  }
}

/** Stores where the tab works, for its next start. */
function storeWorkplace(workplace: Workplace | null): void {
  storage.companyId.write(workplace?.company.FtgId ?? null)
  storage.salaryYear.write(workplace?.year ?? null)
}

/** Returns the API for a call before any flow runs. */
const silent = (scope: CallScope) => createApi({ scope: () => scope, onSessionEnd: () => {}, onBuildId: () => {} })

/** Milliseconds to wait for the server before the page starts without its journal. */
const longestCheck = 15_000

/** Returns whether the actor of a stream is running. None is before the application has started. */
let isRunning: (stream: string) => boolean = () => false

/** Returns the store of a journal. */
const storeOf = ({ id, database, beganAt, entries, states }: TabJournal): BrowserStore =>
  createBrowserStore({
    database,
    journal: { id, buildId: pageBuild, beganAt },
    entries,
    states,
    isWhole: hasDevPages(),
    flows: describedFlows,
    now: Date.now,
    isAlive: stream => isRunning(stream),
    keepTail: storage.journalTail.write,
    onFailure: why => log.trouble('the journal is not stored', why),
  })

/**
 * Calls back when the tab may go on with this page's journal: at once, or after a recovery without
 * an answer when somebody has signed in.
 */
function whenKept(app: App, { tag }: Recovery, keep: () => void): void {
  if (tag !== 'unanswered') {
    keep()
    return
  }
  const { unsubscribe } = app.subscribe(snapshot => {
    if (!isSignedIn(snapshot)) return
    unsubscribe()
    keep()
  })
}

/** Returns a function that runs `act` once. After a failure it runs again at the next call. */
function onceDone(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= act().catch((why: unknown) => {
      done = undefined
      throw why
    })
    return done
  }
}

/** Counts each company when work in it begins, also after a reload. */
function countCompanies(app: App, count: Runtime['count']): void {
  let current: string | undefined
  app.subscribe(snapshot => {
    const chosen = workplace(snapshot)?.company.FtgKey
    if (chosen !== undefined && chosen !== current) count('company-chosen', '')
    current = chosen
  })
}

/**
 * Makes the browser ask before the tab closes or reloads with unsaved changes. The text is the
 * browser's own.
 */
function guardTab({ system }: App): void {
  window.addEventListener('beforeunload', event => {
    const unsaved: ActorRefFrom<typeof unsavedChangesMachine> = system.get('unsavedChanges')
    if (isUnsaved(unsaved.getSnapshot())) event.preventDefault()
  })
}

/** A ResizeObserver loop warning is not a defect. */
const isNoise = (message: string) => message.startsWith('ResizeObserver loop')

/** Logs uncaught errors and shows a general message (first document §8: any other error). */
function hearDefects({ system }: App): void {
  const hear = (error: unknown, context: string) => {
    noteDefect(error, context)
    post(system, 'connectivity', { type: 'failure.reported', failure: { tag: 'unexpected', message: '' } })
  }
  window.addEventListener('error', ({ error, message }) => {
    if (!isNoise(message)) hear(error ?? message, 'window')
  })
  window.addEventListener('unhandledrejection', ({ reason }) => hear(reason, 'promise'))
}
