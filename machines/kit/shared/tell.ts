import {
  type AnyActorRef,
  type AnyEventObject,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type ParameterizedObject,
  sendTo,
} from 'xstate'
import type { ConfirmEvent } from '../../frame/confirm/confirm.types.ts'
import type { ConnectivityEvent } from '../../frame/connectivity/connectivity.types.ts'
import type { SnackbarEvent } from '../../frame/snackbar/snackbar.types.ts'
import type { SessionEvent } from '../../sign-in/session/session.types.ts'
import { type ApiFailure, isSessionOver } from './result.ts'

/** Words, or how they come of what the flow knows and the action is given. */
type Texts<Context, Params, Result> = (args: { readonly context: Context }, params: Params) => Result

/** Shows a snackbar, from any flow. */
export const tell = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] = undefined,
>(
  kind: 'ERROR' | 'SUCCESS' | 'INFO',
  text: string | Texts<Context, Params, string>,
) =>
  sendTo<Context, Event, Params, AnyActorRef, Event, never>(
    ({ system }) => system.get('snackbar'),
    ({ context }: { readonly context: Context }, params: Params): SnackbarEvent => ({
      type: 'snackbar.show',
      kind,
      text: typeof text === 'string' ? text : text({ context }, params),
    }),
  )

/** Sends an event to a flow whose code comes with what shows it, once it lives. */
export const sendIfAlive = <Context extends MachineContext, Event extends EventObject>(
  systemId: string,
  event: AnyEventObject,
) =>
  enqueueActions<Context, Event, undefined, Event, never, never, never, never, never>(({ enqueue, system }) => {
    const flow: AnyActorRef | undefined = system.get(systemId)
    if (flow) enqueue.sendTo(flow, event)
  })

type Question = Omit<Extract<ConfirmEvent, { type: 'confirm.ask' }>, 'type' | 'replyTo'>

/**
 * Asks the person, who may answer 'Avbryt' unless the question says otherwise, before something is
 * done. The answer comes as `confirm.answered`.
 *
 * @param replyTo systemId of the flow itself
 */
export const askFirst = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] = undefined,
>(
  replyTo: string,
  question: Texts<Context, Params, Question>,
) =>
  sendTo<Context, Event, Params, AnyActorRef, Event, never>(
    ({ system }) => system.get('confirm'),
    ({ context }: { readonly context: Context }, params: Params): ConfirmEvent => ({
      type: 'confirm.ask',
      replyTo,
      cancel: 'Avbryt',
      ...question({ context }, params),
    }),
  )

/** The texts of what fails without the backend's own words (first document §8). */
export const failureTexts = {
  offline: 'Störningar har upptäckts i din internetanslutning. Kontrollera anslutningen och försök igen.',
  network: 'Störningar har upptäckts i nätverkskommunikationen. Kontrollera din internetanslutning och försök igen.',
  timeout: 'Svaret dröjer. Försök igen om en stund.',
  unexpected: 'Något gick fel. Försök igen om en stund.',
} as const

/** What a failure says to the person; nothing when they gave the call up themselves. */
export const failureText = ({ tag, message }: ApiFailure): string =>
  tag === 'aborted' ? '' : tag === 'backend' ? message : failureTexts[tag]

/**
 * What a failed call says of the session; null when nothing. A 401 may be of a cookie that was
 * renewed meanwhile, so it is looked into; a 403 whose code does not begin with 403 is the
 * backend's last word.
 */
export const sessionEndIn = (failure: ApiFailure | null): SessionEvent | null =>
  isSessionOver(failure) ? { type: failure?.status === 401 ? 'session.ended' : 'session.refused' } : null

/** No failure is as good as one that was given up: both say nothing. */
const nothing: ApiFailure = { tag: 'aborted', message: '' }

/**
 * What every failed call of somebody signed in leads to (first document §8): a session that is over
 * ends; of anything else `connectivity` knows what to say.
 *
 * @param worthSaying what is said of the failure, or null when nothing is
 */
export const reportFailure = <Context extends MachineContext, Event extends EventObject>(
  worthSaying: (failure: ApiFailure) => ApiFailure | null = failure => failure,
) => {
  const said = (failure: ApiFailure | null) => failure && worthSaying(failure)
  return sendTo<Context, Event, ApiFailure | null, AnyActorRef, Event, never>(
    ({ system }, failure) => system.get(sessionEndIn(said(failure)) ? 'session' : 'connectivity'),
    (_: unknown, failure: ApiFailure | null): SessionEvent | ConnectivityEvent =>
      sessionEndIn(said(failure)) ?? { type: 'failure.reported', failure: said(failure) ?? nothing },
  )
}
