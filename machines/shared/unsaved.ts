import { type EventObject, enqueueActions, type MachineContext } from 'xstate'

/** What the flow of unsaved changes is told, when there is one. */
export type UnsavedEvent =
  | { readonly type: 'unsaved.register'; readonly id: string; readonly title: string; readonly replyTo: string }
  | { readonly type: 'unsaved.clear'; readonly id: string }

const tellUnsaved = <Context extends MachineContext, Event extends EventObject>(event: UnsavedEvent) =>
  enqueueActions<Context, Event, undefined, Event, never, never, never, never, never>(({ enqueue, system }) => {
    const flow = system.get('unsavedChanges')
    if (flow) enqueue.sendTo(flow, event)
  })

/** Says that a flow holds what is not saved, under its systemId; the title is what the person knows it by. */
export const registerUnsaved = <Context extends MachineContext, Event extends EventObject>(id: string, title: string) =>
  tellUnsaved<Context, Event>({ type: 'unsaved.register', id, title, replyTo: id })

/** Says that it no longer does. */
export const clearUnsaved = <Context extends MachineContext, Event extends EventObject>(id: string) =>
  tellUnsaved<Context, Event>({ type: 'unsaved.clear', id })
