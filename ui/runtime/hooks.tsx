import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { CompanyJobs } from '#contracts/copies/company-job.shapes.ts'
import type { EmployeeSummary, PayrollDate } from '#contracts/infopanel/shapes.ts'
import { pageSizes } from '#contracts/rules/page-size.ts'
import type { myAccountMachine } from '#machines/account/my-account/my-account.machine.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { companyArchiveMachine } from '#machines/companies/company-archive/company-archive.machine.ts'
import type { companyRemovalMachine } from '#machines/companies/company-removal/company-removal.machine.ts'
import type { companySelectionMachine } from '#machines/companies/company-selection/company-selection.machine.ts'
import type { CopiesEvent } from '#machines/copies/copies/copies.types.ts'
import type { restoreCopyMachine } from '#machines/copies/restore-copy/restore-copy.machine.ts'
import type { commandPaletteMachine } from '#machines/frame/command-palette/command-palette.machine.ts'
import type { confirmMachine } from '#machines/frame/confirm/confirm.machine.ts'
import type { connectivityMachine } from '#machines/frame/connectivity/connectivity.machine.ts'
import type { downloadMachine } from '#machines/frame/download/download.machine.ts'
import type { helpPanelMachine } from '#machines/frame/help-panel/help-panel.machine.ts'
import type { snackbarMachine } from '#machines/frame/snackbar/snackbar.machine.ts'
import { countdown, keptTime } from '#machines/frame/snackbar/snackbar.select.ts'
import type { unsavedChangesMachine } from '#machines/frame/unsaved-changes/unsaved-changes.machine.ts'
import type { versionCountdownMachine } from '#machines/frame/version-countdown/version-countdown.machine.ts'
import type { jobMachine } from '#machines/jobs/job/job.machine.ts'
import type { referenceList } from '#machines/kit/reference-list/reference-list.machine.ts'
import { type Shown, shown } from '#machines/kit/reference-list/reference-list.select.ts'
import type { ApiFailure } from '#machines/kit/shared/result.ts'
import { sessionEndIn } from '#machines/kit/shared/tell.ts'
import type { demoRequestMachine } from '#machines/licence/demo-request/demo-request.machine.ts'
import type { licenceInfoMachine } from '#machines/licence/licence-info/licence-info.machine.ts'
import type { composeMachine } from '#machines/messages/compose/compose.machine.ts'
import type { inboxMachine } from '#machines/messages/inbox/inbox.machine.ts'
import type { messagesMachine } from '#machines/messages/messages/messages.machine.ts'
import type { notificationsMachine } from '#machines/messages/notifications/notifications.machine.ts'
import type { rightsMachine } from '#machines/rights/rights.machine.ts'
import type { salaryYearMachine } from '#machines/salary-years/salary-year/salary-year.machine.ts'
import type { bankIdMachine } from '#machines/sign-in/bankid/bankid.machine.ts'
import type { changePasswordMachine } from '#machines/sign-in/change-password/change-password.machine.ts'
import type { idleLogoutMachine } from '#machines/sign-in/idle-logout/idle-logout.machine.ts'
import type { sessionMachine } from '#machines/sign-in/session/session.machine.ts'
import type { smsVerificationMachine } from '#machines/sign-in/sms-verification/sms-verification.machine.ts'
import type { LazyFlow, LazyId, LazyMachines } from './lazy-flows.ts'
import type { ListPages } from './list-pages.ts'
import type { Runtime } from './runtime.ts'
import type { ColourMode } from './storage.ts'

const RuntimeContext = createContext<Runtime | null>(null)

export const RuntimeProvider = ({ runtime, children }: { runtime: Runtime; children: ReactNode }) => (
  <RuntimeContext value={runtime}>{children}</RuntimeContext>
)

/** The runtime above. @throws outside a RuntimeProvider */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext)
  if (!runtime) throw new Error('useRuntime needs a RuntimeProvider above it')
  return runtime
}

/** What a table needs of the application around it: what it remembers, what it tells, and what failed. */
export function useTableHost() {
  const { app, storage, networkReturn } = useRuntime()
  return useMemo(
    () => ({
      rowsPerPage: {
        read: storage.rowsPerPage.read,
        write: (rows: number) => {
          const size = pageSizes.find(each => each === rows)
          if (size !== undefined) storage.rowsPerPage.write(size)
        },
      },
      columns: storage.tableColumns,
      sort: storage.tableSort,
      tell: (kind: 'ERROR' | 'SUCCESS' | 'INFO', text: string) =>
        app.system.get('snackbar')?.send({ type: 'snackbar.show', kind, text }),
      report: (failure: ApiFailure | null) => {
        const end = sessionEndIn(failure)
        if (end) app.system.get('session')?.send(end)
        else if (failure) app.system.get('connectivity')?.send({ type: 'failure.reported', failure })
      },
      networkReturn,
    }),
    [app, storage, networkReturn],
  )
}

/** Reads a list of the company page by page, for a table. */
export const useListPages = <Name extends keyof ListPages>(name: Name): ListPages[Name] => useRuntime().pages[name]
/** The staff register of the chosen company, for a field of employees or a filter of them. */
export const useEmployees = () => useRuntime().employees

/** The brand that the page is in the name of. */
export const useBrand = () => useRuntime().brand

/** The person's choice of light or dark, or null when the system decides. */
export function useColourMode(): ColourMode | null {
  const { colourMode } = useRuntime()
  return useSyncExternalStore(colourMode.subscribe, colourMode.get)
}

type ListMachine<Value> = ReturnType<typeof referenceList<Value>>

/** The flows by their systemId. */
interface Lists {
  employees: ListMachine<EmployeeSummary>
  payrollDates: ListMachine<readonly PayrollDate[]>
  companyJobs: ListMachine<CompanyJobs>
  copySources: ListMachine<readonly string[]>
}
interface Flows extends Lists {
  notifications: typeof notificationsMachine
  messages: typeof messagesMachine
  inbox: typeof inboxMachine
  compose: typeof composeMachine
  app: typeof appMachine
  session: typeof sessionMachine
  smsVerification: typeof smsVerificationMachine
  bankid: typeof bankIdMachine
  snackbar: typeof snackbarMachine
  companySelection: typeof companySelectionMachine
  companyArchive: typeof companyArchiveMachine
  rights: typeof rightsMachine
  idleLogout: typeof idleLogoutMachine
  salaryYear: typeof salaryYearMachine
  myAccount: typeof myAccountMachine
  changePassword: typeof changePasswordMachine
  commandPalette: typeof commandPaletteMachine
  helpPanel: typeof helpPanelMachine
  licenceInfo: typeof licenceInfoMachine
  demoRequest: typeof demoRequestMachine
  connectivity: typeof connectivityMachine
  confirm: typeof confirmMachine
  unsavedChanges: typeof unsavedChangesMachine
  download: typeof downloadMachine
  versionCountdown: typeof versionCountdownMachine
  restoreCopy: typeof restoreCopyMachine
  companyRemoval: typeof companyRemovalMachine
  restoreJob: typeof jobMachine
  cloneJob: typeof jobMachine
  sendJob: typeof jobMachine
}
type FlowId = keyof Flows
type FlowRef<Id extends FlowId> = ActorRefFrom<Flows[Id]>

/**
 * The flow of that name, to send it events. @throws when it is not alive: a component belongs below the state that starts it
 */
export function useFlow<Id extends FlowId>(id: Id): FlowRef<Id> {
  const { app } = useRuntime()
  const flow = useSelector(app, () => app.system.get(id) as FlowRef<Id> | undefined)
  if (!flow) throw new Error(`The flow ${id} is not alive here`)
  return flow
}

/** A flow whose code comes with what shows it, to send it events and to select from. */
export type LazyRef<Id extends LazyId> = ActorRefFrom<LazyMachines[Id]>

/**
 * A flow whose code comes with what shows it, such as the form of the company's settings. Undefined until it has begun, which is at
 * once: also when another year, or another company, has ended the one before.
 */
export function useLazyFlow<Id extends LazyId>(flow: LazyFlow<Id>): LazyRef<Id> | undefined {
  const { app, begin } = useRuntime()
  const actor = useSelector(app, () => app.system.get(flow.id) as LazyRef<Id> | undefined)
  useEffect(() => {
    if (!actor) begin(flow)
  }, [actor, begin, flow])
  return actor
}

/** Whether the flows of what is done with whole companies have come. */
export function useHasCopies(): boolean {
  const { app } = useRuntime()
  return useSelector(app, () => app.system.get('copies') !== undefined)
}

/** Opens the dialogs of what is done with whole companies, whose code comes with the first of them. */
export function useCopies(): (event: CopiesEvent) => Promise<void> {
  const { app, beginCopies } = useRuntime()
  return useCallback(
    async event => {
      await beginCopies()
      app.system.get('copies')?.send(event)
    },
    [app, beginCopies],
  )
}

/** What a component needs to know of a flow; it is rendered again only when that changes. */
export function useSelect<Id extends FlowId, Value>(
  id: Id,
  select: (snapshot: SnapshotFrom<Flows[Id]>) => Value,
  isSame?: (a: Value, b: Value) => boolean,
): Value {
  const flow = useFlow(id)
  // The map ties the id to its snapshot; TypeScript does not follow that through a generic id.
  return useSelector(flow as never, select as never, isSame)
}

type ValueOf<Id extends keyof Lists> = Lists[Id] extends ListMachine<infer Value> ? Value : never

/** A list of the company, asked for when the component appears. */
export function useList<Id extends keyof Lists>(id: Id): Shown<ValueOf<Id>> & { readonly reload: () => void } {
  const list = useFlow<keyof Lists>(id)
  useEffect(() => list.send({ type: 'list.show' }), [list])
  const view = useSelector(list as unknown as ActorRefFrom<ListMachine<ValueOf<Id>>>, shown<ValueOf<Id>>)
  return { ...view, reload: () => list.send({ type: 'list.reload' }) }
}

/**
 * Tells that what a form holds is changed and not saved, for as long as it is, so that leaving it asks first.
 *
 * @param id of the form, unique among those on display
 * @param systemId of the flow that can save it: told `unsaved.save`, it sends `unsavedChanges` either `unsaved.saved` or
 * `unsaved.failed`, each with the id. Without it, the form can only be left or stayed with.
 */
export function useUnsavedChanges(id: string, isUnsaved: boolean, systemId?: string): void {
  const flow = useFlow('unsavedChanges')
  useEffect(() => {
    if (!isUnsaved) return
    flow.send({ type: 'unsaved.register', id, ...(systemId !== undefined && { systemId }) })
    return () => flow.send({ type: 'unsaved.clear', id })
  }, [flow, id, isUnsaved, systemId])
}

/** Milliseconds that the snackbar has left, renewed every 100 ms; what it had when its time was stopped while it is. */
export function useSnackbarTime(): number {
  const kept = useSelect('snackbar', keptTime)
  const running = useSelect('snackbar', countdown)
  const left = useSelector(running, snapshot => snapshot?.context)
  return left ?? kept
}
