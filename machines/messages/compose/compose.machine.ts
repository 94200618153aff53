import { assign, setup } from 'xstate'
import type { Draft } from '#contracts/messages/rules.ts'
import { describeFlow, forgotten, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { letter } from '../../kit/shared/letter.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { reportFailure, tell } from '../../kit/shared/tell.ts'
import { composePorts } from './compose.ports.ts'
import type { ComposeContext, ComposeEvent } from './compose.types.ts'

type Opening = Extract<ComposeEvent, { type: 'compose.open' }>

const emptyDraft: Draft = { recipients: [], subject: '', text: '' }

/**
 * Writes and sends a message. The draft is kept when the sending fails, and when the dialog closes.
 */
export const composeMachine = setup({
  types: { context: {} as ComposeContext, events: {} as ComposeEvent },
  actors: { ...composePorts, networkReturn },
  actions: {
    reportFailure: reportFailure(),
    tellSent: tell('SUCCESS', 'Meddelandet är skickat.'),
    refreshInbox: letter('inbox', { type: 'inbox.refresh' }),
    begin: assign(({ context: { drafts } }, { about, draft = emptyDraft }: Opening) => ({
      about,
      drafts: { ...drafts, [about]: drafts[about] ?? draft },
    })),
    setDraft: assign(({ context: { drafts, about } }, draft: Draft) => ({ drafts: { ...drafts, [about]: draft } })),
    setRecipients: assign((_, recipients: NonNullable<ComposeContext['recipients']>) => ({
      recipients,
      recipientsFailure: null,
    })),
    setRecipientsFailure: assign((_, recipientsFailure: ApiFailure) => ({ recipientsFailure })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    beginIntent: assign(({ context }, key: string) => ({
      intent: intentFor(context.intent, JSON.stringify([context.about, draftOf(context)]), key),
    })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endIntent: assign({ intent: null }),
    forgetFailure: assign({ failure: null }),
    forgetDraft: assign(({ context: { drafts, about } }) => ({
      drafts: without(drafts, about),
      failure: null,
    })),
  },
}).createMachine({
  id: 'compose',
  context: { drafts: {}, about: 'new', recipients: null, recipientsFailure: null, failure: null, intent: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed. Drafts are kept.',
      entry: 'endIntent',
      on: {
        'compose.open': {
          target: 'writing',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    writing: {
      description: 'The user writes the message.',
      initial: 'fetchingRecipients',
      on: {
        'compose.keep': { actions: { type: 'setDraft', params: ({ event }) => event.draft } },
        'compose.retry': '.fetchingRecipients',
        'compose.close': { target: 'closed', actions: 'forgetFailure' },
        'compose.discard': { target: 'closed', actions: 'forgetDraft' },
        'compose.send': {
          target: 'sending',
          actions: [
            { type: 'setDraft', params: ({ event }) => event.draft },
            'forgetFailure',
            { type: 'beginIntent', params: ({ event }) => event.key },
          ],
        },
      },
      states: {
        fetchingRecipients: {
          description: 'Fetches the possible recipients, each time that the dialog opens.',
          invoke: {
            id: 'fetchRecipients',
            src: 'fetchRecipients',
            onDone: answered({
              ok: { target: 'ready', actions: 'setRecipients' },
              failed: { target: 'failed', actions: ['setRecipientsFailure', 'reportFailure'] },
            }),
          },
        },
        ready: { description: 'The recipients are known. After a reload they are fetched again.' },
        failed: {
          description:
            'The recipients could not be fetched. They are fetched again on request, or when the connection is back.',
          invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'fetchingRecipients' },
        },
      },
    },
    sending: {
      description: 'Sends the message, which cannot be changed meanwhile.',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => ({ draft: draftOf(context), key: context.intent?.key ?? '' }),
        onDone: answered({
          ok: { target: 'closed', actions: ['forgetDraft', 'tellSent', 'refreshInbox'] },
          failed: { target: 'writing.ready', actions: ['settleIntent', 'setFailure', 'reportFailure'] },
        }),
      },
    },
  },
})

const without = (drafts: ComposeContext['drafts'], about: string): ComposeContext['drafts'] =>
  Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== about))

const draftOf = ({ drafts, about }: ComposeContext): Draft => {
  const draft = drafts[about]
  if (!draft) throw new Error('Nothing is sent before it is written')
  return draft
}

/** The registration of the flow in the journal. */
export const composeFlow = describeFlow({
  machine: composeMachine,
  version: 3,
  keeps: {
    drafts: kept,
    about: kept,
    recipients: forgotten(null),
    recipientsFailure: kept,
    failure: kept,
    intent: kept,
  },
  calls: { sendMessage: true },
})
