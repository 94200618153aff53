import { type ActionArgs, type AnyActorRef, type EventObject, type MachineContext, sendTo } from 'xstate'
import type { Compulsion, UnsavedChangesEvent } from '../../frame/unsaved-changes/unsaved-changes.types.ts'

/**
 * What would leave unsaved changes is asked about first. The flow gives the event that it is to be
 * sent when nothing is lost by it, or the person says that it may be; when they stay, it is not
 * sent. Where no `unsavedChanges` lives it is sent at once.
 *
 * @param systemId of the flow itself
 * @param compulsion why it must be left, where nobody has wanted to
 */
export const askToLeave = <Context extends MachineContext, Event extends EventObject, Held extends EventObject>(
  systemId: string,
  compulsion?: Compulsion,
) =>
  sendTo<Context, Event, Held, AnyActorRef, Event, never>(
    ({ system, self }) => system.get('unsavedChanges') ?? self,
    ({ system }: ActionArgs<Context, Event, Event>, event: Held): UnsavedChangesEvent | Held =>
      system.get('unsavedChanges')
        ? { type: 'leave.request', leave: { tag: 'flow', to: systemId, event, ...(compulsion && { compulsion }) } }
        : event,
  )
