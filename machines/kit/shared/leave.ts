import {
  type ActionArgs,
  type ActorSystem,
  type ActorSystemInfo,
  type AnyActorRef,
  type EventObject,
  type MachineContext,
  sendTo,
} from 'xstate'
import type { Compulsion, Leave, UnsavedChangesEvent } from '../../frame/unsaved-changes/unsaved-changes.types.ts'
import type { Address, Mailboxes } from './letter.ts'

/**
 * What would leave unsaved changes is asked about first. The flow gives the event that it is to be
 * sent when nothing is lost by it, or the person says that it may be; when they stay, it is not
 * sent. Where no `unsavedChanges` lives it is sent at once.
 *
 * @param systemId of the flow itself
 * @param compulsion why it must be left, where nobody has wanted to
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

/** Sends the held event to the flow that has given it, if that is alive. */
export function deliver(
  enqueue: { readonly sendTo: (to: AnyActorRef, event: EventObject) => void },
  system: ActorSystem<ActorSystemInfo>,
  { to, event }: Extract<Leave, { tag: 'flow' }>,
): void {
  const flow: AnyActorRef | undefined = system.get(to)
  if (flow) enqueue.sendTo(flow, event)
}
