import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { EmployeeSummary, PayrollDate } from '#contracts/shapes/infopanel.ts'
import type { Notification } from '#contracts/shapes/portal.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { companySelectionMachine } from '#machines/company-selection/company-selection.machine.ts'
import type { referenceList } from '#machines/reference-list/reference-list.machine.ts'
import { type Shown, shown } from '#machines/reference-list/reference-list.select.ts'
import type { rightsMachine } from '#machines/rights/rights.machine.ts'
import type { salaryYearMachine } from '#machines/salary-year/salary-year.machine.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { smsVerificationMachine } from '#machines/sms-verification/sms-verification.machine.ts'
import type { snackbarMachine } from '#machines/snackbar/snackbar.machine.ts'
import type { versionCountdownMachine } from '#machines/version-countdown/version-countdown.machine.ts'
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

/** The person's choice of light or dark, or null when the system decides. */
export function useColourMode(): ColourMode | null {
  const { colourMode } = useRuntime()
  return useSyncExternalStore(colourMode.subscribe, colourMode.get)
}

type ListMachine<Value> = ReturnType<typeof referenceList<Value>>

/** The flows by their systemId. */
interface Lists {
  notifications: ListMachine<readonly Notification[]>
  employees: ListMachine<EmployeeSummary>
  payrollDates: ListMachine<readonly PayrollDate[]>
}
interface Flows extends Lists {
  app: typeof appMachine
  session: typeof sessionMachine
  smsVerification: typeof smsVerificationMachine
  snackbar: typeof snackbarMachine
  companySelection: typeof companySelectionMachine
  rights: typeof rightsMachine
  salaryYear: typeof salaryYearMachine
  versionCountdown: typeof versionCountdownMachine
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
  const face = useSelector(list as unknown as ActorRefFrom<ListMachine<ValueOf<Id>>>, shown<ValueOf<Id>>)
  return { ...face, reload: () => list.send({ type: 'list.reload' }) }
}
