import {
  type ActionArgs,
  type ActorSystem,
  type ActorSystemInfo,
  type AnyActorRef,
  type EventObject,
  type MachineContext,
  sendTo,
} from 'xstate'
import type { Address, Mailboxes } from './letter.ts'
import type { Compulsion, Leave, UnsavedChangesEvent } from './unsaved.ts'

/**
 * Returns the action that asks the user before unsaved changes are lost. The flow names an event to
 * be sent back to it. The event is sent when no changes are lost or the user agrees to lose them,
 * and not when the user stays. Without a running `unsavedChanges` flow, the event is sent at once.
 *
 * @param systemId of the flow itself
 * @param compulsion the reason, when the user is forced to leave
 */
export const askToLeave = <Context extends MachineContext, Event extends EventObject, Own extends Address>(
  systemId: Own,
  compulsion?: Compulsion,
) =>
  sendTo<Context, Event, Mailboxes[Own], AnyActorRef, Event, never>(
    ({ system, self }) => system.get('unsavedChanges') ?? self,
    ({ system }: ActionArgs<Context, Event, Event>, event: Mailboxes[Own]): UnsavedChangesEvent | Mailboxes[Own] =>
      system.get('unsavedChanges')
        ? { type: 'leave.request', leave: { tag: 'flow', to: systemId, event, ...(compulsion && { compulsion }) } }
        : event,
  )

/** Sends the held event back to the flow that named it, if that flow runs. */
export function deliver(
  enqueue: { readonly sendTo: (to: AnyActorRef, event: EventObject) => void },
  system: ActorSystem<ActorSystemInfo>,
  { to, event }: Extract<Leave, { tag: 'flow' }>,
): void {
  const flow: AnyActorRef | undefined = system.get(to)
  if (flow) enqueue.sendTo(flow, event)
}
