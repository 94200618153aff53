import type { EventObject, MachineContext, ParameterizedObject } from 'xstate'
import type { ConfirmEvent, ConfirmFact } from '../../frame/confirm/confirm.types.ts'
import type { SessionEvent } from '../../sign-in/session/session.types.ts'
import { type AddressFor, letters } from './letter.ts'
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
  letters<Context, Event, Params>((args, params) => [
    ['snackbar', { type: 'snackbar.show', kind, text: typeof text === 'string' ? text : text(args, params) }],
  ])

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
  replyTo: AddressFor<ConfirmFact>,
  question: Texts<Context, Params, Question>,
) =>
  letters<Context, Event, Params>((args, params) => [
    ['confirm', { type: 'confirm.ask', replyTo, cancel: 'Avbryt', ...question(args, params) }],
  ])

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
  return letters<Context, Event, ApiFailure | null>((_, failure) => {
    const said = failure && worthSaying(failure)
    const end = sessionEndIn(said)
    return [end ? ['session', end] : ['connectivity', { type: 'failure.reported', failure: said ?? nothing }]]
  })
}
