import type { EventObject, MachineContext, ParameterizedObject } from 'xstate'
import { type AddressFor, letters } from './letter.ts'
import type { ConfirmEvent, ConfirmFact } from './question.ts'
import { type ApiFailure, isSessionOver } from './result.ts'

/** A function that returns texts from the context and the action's params. */
type Texts<Context, Params, Result> = (args: { readonly context: Context }, params: Params) => Result

/** Returns the action that shows a snackbar, for any flow. */
export const tell = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] = undefined,
>(
  kind: 'ERROR' | 'SUCCESS' | 'INFO',
  text: string | Texts<Context, Params, string>,
) =>
  letters<Context, Event, Params>((args, params) => [
    ['snackbar', { type: 'snackbar.show', kind, text: typeof text === 'string' ? text : text(args, params) }],
  ])

/** A question to the user, without the flow that asks. */
export type Question = Omit<Extract<ConfirmEvent, { type: 'confirm.ask' }>, 'type' | 'replyTo'>

/**
 * Returns the action that asks the user before something is done. The cancel button says 'Avbryt'
 * unless the question says otherwise. The answer arrives as `confirm.answered`.
 *
 * @param replyTo systemId of the flow itself
 */
export const askFirst = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] = undefined,
>(
  replyTo: AddressFor<ConfirmFact>,
  question: Texts<Context, Params, Question>,
) =>
  letters<Context, Event, Params>((args, params) => [
    ['confirm', { type: 'confirm.ask', replyTo, cancel: 'Avbryt', ...question(args, params) }],
  ])

/** The texts of failures that have no text from the backend (first document §8). */
export const failureTexts = {
  offline: 'Störningar har upptäckts i din internetanslutning. Kontrollera anslutningen och försök igen.',
  network: 'Störningar har upptäckts i nätverkskommunikationen. Kontrollera din internetanslutning och försök igen.',
  timeout: 'Svaret dröjer. Försök igen om en stund.',
  unexpected: 'Något gick fel. Försök igen om en stund.',
} as const

/** Returns the text of a failure for the user. Empty for a call that was cancelled. */
export const failureText = ({ tag, message }: ApiFailure): string =>
  tag === 'aborted' ? '' : tag === 'backend' ? message : failureTexts[tag]

/** The events by which a failed call ends the session. */
type SessionEnd = { readonly type: 'session.ended' } | { readonly type: 'session.refused' }

/**
 * Returns the event that a failed call sends to the session, or null when it does not concern the
 * session. After a 401 the session is checked, because the call may have had a cookie that was
 * renewed meanwhile. A 403 whose code does not begin with 403 is final.
 */
export const sessionEndIn = (failure: ApiFailure | null): SessionEnd | null =>
  isSessionOver(failure) ? { type: failure?.status === 401 ? 'session.ended' : 'session.refused' } : null

/** Reported when no failure is to be shown. Like a cancelled call, it shows no message. */
const nothing: ApiFailure = { tag: 'aborted', message: '' }

/**
 * Returns the action for a failed call of a signed-in user (first document §8). A failure that ends
 * the session goes to `session`. Any other goes to `connectivity`, which decides what to show.
 *
 * @param worthSaying returns the failure to report, or null for none
 */
export const reportFailure = <Context extends MachineContext, Event extends EventObject>(
  worthSaying: (failure: ApiFailure, args: { readonly context: Context }) => ApiFailure | null = failure => failure,
) => {
  return letters<Context, Event, ApiFailure | null>((args, failure) => {
    const said = failure && worthSaying(failure, args)
    const end = sessionEndIn(said)
    return [end ? ['session', end] : ['connectivity', { type: 'failure.reported', failure: said ?? nothing }]]
  })
}
