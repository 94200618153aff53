import { useSelector } from '@xstate/react'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { pageSizes } from '#contracts/rules/page-size.ts'
import type { FlowId, FlowRef, LazyId, ListId, ListValueOf, MachineOf } from '#machines/app/app.flows.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import { isOpen as isDialogOpen, written as writtenIn } from '#machines/frame/dialogs/dialogs.select.ts'
import { countdown, keptTime } from '#machines/frame/snackbar/snackbar.select.ts'
import type { ReferenceList } from '#machines/kit/reference-list/reference-list.machine.ts'
import { type Shown, shown } from '#machines/kit/reference-list/reference-list.select.ts'
import { post } from '#machines/kit/shared/letter.ts'
import type { ApiFailure } from '#machines/kit/shared/result.ts'
import { sessionEndIn } from '#machines/kit/shared/tell.ts'
import type { LazyFlow } from './lazy-flow.ts'
import type { ListPages } from './list-pages.ts'
import type { Runtime } from './runtime.ts'
import type { ColourMode } from './storage.ts'

const RuntimeContext = createContext<Runtime | null>(null)

export const RuntimeProvider = ({ runtime, children }: { runtime: Runtime; children: ReactNode }) => (
  <RuntimeContext value={runtime}>{children}</RuntimeContext>
)

/** Returns the runtime. @throws outside a RuntimeProvider */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext)
  if (!runtime) throw new Error('useRuntime needs a RuntimeProvider above it')
  return runtime
}

/** Returns the services that a table needs: its stored settings, messages, and error reports. */
export function useTableHost() {
  const { app, storage, networkReturn, localFlows, listPlaces } = useRuntime()
  return useMemo(
    () => ({
      journal: localFlows,
      place: listPlaces.of,
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
        post(app.system, 'snackbar', { type: 'snackbar.show', kind, text }),
      report: (failure: ApiFailure | null) => {
        const end = sessionEndIn(failure)
        if (end) post(app.system, 'session', end)
        else if (failure) post(app.system, 'connectivity', { type: 'failure.reported', failure })
      },
      networkReturn,
    }),
    [app, storage, networkReturn, localFlows, listPlaces],
  )
}

/** Returns the reader of a company's list, page by page, for a table. */
export const useListPages = <Name extends keyof ListPages>(name: Name): ListPages[Name] => useRuntime().pages[name]
/** Returns the staff register of the chosen company, for a field or a filter of employees. */
export const useEmployees = () => useRuntime().employees

/** Returns the page's brand. */
export const useBrand = () => useRuntime().brand

/** Returns the user's colour mode, or null when the system decides. */
export function useColourMode(): ColourMode | null {
  const { colourMode } = useRuntime()
  return useSyncExternalStore(colourMode.subscribe, colourMode.get)
}

/** The application itself, or one of its flows. */
type ActorId = 'app' | FlowId
type ActorMachine<Id extends ActorId> = Id extends FlowId ? MachineOf<Id> : typeof appMachine

/**
 * Returns the flow with that id, for sending it events. @throws when it is not running: call it in
 * a component below the state that starts it
 */
export function useFlow<Id extends ActorId>(id: Id): ActorRefFrom<ActorMachine<Id>> {
  const { app } = useRuntime()
  const flow = useSelector(app, () => app.system.get(id) as ActorRefFrom<ActorMachine<Id>> | undefined)
  if (!flow) throw new Error(`The flow ${id} is not alive here`)
  return flow
}

/**
 * Returns a flow whose code is loaded with its component, such as the company settings form. Starts
 * it if needed, also after a change of year or company has stopped the previous one. Undefined
 * until it has started.
 */
export function useLazyFlow<Id extends LazyId>(flow: LazyFlow<Id>): FlowRef<Id> | undefined {
  const { app, begin } = useRuntime()
  const actor = useSelector(app, () => app.system.get(flow.id) as FlowRef<Id> | undefined)
  useEffect(() => {
    if (!actor) begin(flow)
  }, [actor, begin, flow])
  return actor
}

/**
 * Returns a selected part of a flow's snapshot. The component renders again only when that part
 * changes.
 */
export function useSelect<Id extends ActorId, Value>(
  id: Id,
  select: (snapshot: SnapshotFrom<ActorMachine<Id>>) => Value,
  isSame?: (a: Value, b: Value) => boolean,
): Value {
  const flow = useFlow(id)
  // The map ties the id to its snapshot; TypeScript does not follow that through a generic id.
  return useSelector(flow as never, select as never, isSame)
}

/** Returns a list of the company, and requests it when the component mounts. */
export function useList<Id extends ListId>(id: Id): Shown<ListValueOf<Id>> & { readonly reload: () => void } {
  const list = useFlow(id) as unknown as ActorRefFrom<ReferenceList<ListValueOf<Id>>>
  useEffect(() => list.send({ type: 'list.show' }), [list])
  const view = useSelector(list, shown<ListValueOf<Id>>)
  return { ...view, reload: () => list.send({ type: 'list.reload' }) }
}

/**
 * Returns whether a dialog that only shows something is open, and a function that opens and closes
 * it. It is open again after a reload, and closes with its component.
 *
 * @param id unique in the application
 */
export function useDialog(id: string): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const flow = useFlow('dialogs')
  const isOpen = useSelector(flow, snapshot => isDialogOpen(snapshot, id))
  const setOpen = useCallback(
    (isOpen: boolean) => flow.send({ type: isOpen ? 'dialog.open' : 'dialog.close', id }),
    [flow, id],
  )
  useEffect(() => () => flow.send({ type: 'dialog.close', id }), [flow, id])
  return [isOpen, setOpen]
}

/**
 * Returns what a person has written or chosen in a dialog or a form whose flow has no place for it,
 * and a function that changes it. It is there again after a reload, and is forgotten with its
 * component. Never for a secret.
 *
 * @param id unique in the application; that of `useDialog` for text that ends with that dialog
 * @param initial the value until something is written: plain JSON, as every later value is
 */
export function useWritten<Written>(
  id: string,
  initial: Written | (() => Written),
): readonly [written: Written, write: (written: Written) => void] {
  const flow = useFlow('dialogs')
  const [first] = useState(initial)
  const kept = useSelector(flow, snapshot => writtenIn(snapshot, id) as Written | undefined)
  const write = useCallback((written: Written) => flow.send({ type: 'dialog.write', id, written }), [flow, id])
  useEffect(() => () => flow.send({ type: 'dialog.close', id }), [flow, id])
  return [kept ?? first, write]
}

/**
 * Registers a form's unsaved changes while there are any, so that leaving the form asks first.
 *
 * @param id of the form, unique among the mounted forms
 * @param systemId of the flow that can save it: on `unsaved.save` it sends `unsavedChanges` either
 * `unsaved.saved` or `unsaved.failed`, each with the id. Without it, the dialog offers no saving.
 */
export function useUnsavedChanges(id: string, isUnsaved: boolean, systemId?: string): void {
  const flow = useFlow('unsavedChanges')
  useEffect(() => {
    if (!isUnsaved) return
    flow.send({ type: 'unsaved.register', id, ...(systemId !== undefined && { systemId }) })
    return () => flow.send({ type: 'unsaved.clear', id })
  }, [flow, id, isUnsaved, systemId])
}

/**
 * Returns the milliseconds that the snackbar has left, every 100 ms. The value stands still while
 * the time is paused.
 */
export function useSnackbarTime(): number {
  const kept = useSelect('snackbar', keptTime)
  const running = useSelect('snackbar', countdown)
  const left = useSelector(running, snapshot => snapshot?.context)
  return left ?? kept
}
