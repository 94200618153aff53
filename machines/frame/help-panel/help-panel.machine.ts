import { assign, setup } from 'xstate'
import { fieldHelpKeyOf } from '#contracts/help/help-key.ts'
import type { HelpText } from '#contracts/help/shapes.ts'
import { opens } from '#contracts/rights/access.ts'
import { openings } from '#contracts/rights/openings.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import { isSessionOver } from '../../kit/shared/result.ts'
import { reportFailure, tell } from '../../kit/shared/tell.ts'
import { helpPanelPorts } from './help-panel.ports.ts'
import type {
  HelpDraft,
  HelpField,
  HelpPanelContext,
  HelpPanelEvent,
  HelpPanelInput,
  PanelSettings,
} from './help-panel.types.ts'

/** The initial width, in CSS pixels. */
export const firstWidth = 400
const widerBy = 1.4
export const widest = 1000

/**
 * The help panel on the right (first document §2): the help text of the screen on display, and the
 * toggle that allows support to sign in.
 */
export const helpPanelMachine = setup({
  types: { input: {} as HelpPanelInput, context: {} as HelpPanelContext, events: {} as HelpPanelEvent },
  actors: { ...helpPanelPorts, networkReturn },
  actions: {
    widen: assign(({ context }) => ({ width: context.width > widest ? firstWidth : context.width * widerBy })),
    setScreen: assign((_, screenKey: string) => ({ screenKey })),
    setDialog: assign((_, dialogKey: string) => ({ dialogKey })),
    forgetDialog: assign({ dialogKey: null }),
    setText: assign((_, text: HelpText) => ({ text, draft: null })),
    beginTopic: assign(({ context }) => ({ topic: topicOf(context), text: null })),
    setDraft: assign((_, draft: HelpDraft) => ({ draft })),
    setField: assign((_, field: HelpField) => ({ field, fieldText: null })),
    setFieldText: assign((_, fieldText: HelpText) => ({ fieldText })),
    forgetField: assign({ field: null, fieldText: null }),
    setPortal: assign((_, portal: PanelSettings) => ({ portal })),
    reportFailure: reportFailure(),
    /**
     * Reports a failure only when it ends the session. A text that cannot be fetched needs no
     * message, because the panel says so itself.
     */
    reportSessionEnd: reportFailure(failure => (isSessionOver(failure) ? failure : null)),
    tellSaved: tell('SUCCESS', 'Hjälptexten sparades.'),
    tellAllowed: tell('SUCCESS', 'Supportinloggning är nu tillåtet.'),
    tellForbidden: tell('SUCCESS', 'Supportinloggning är nu inte tillåtet.'),
  },
  guards: {
    isAllowed: (_, { EnableDVSupport }: PanelSettings) => EnableDVSupport,
    isAnotherScreen: ({ context }, key: string) => key !== context.screenKey,
    isAnotherField: ({ context }, { name }: HelpField) => name !== context.field?.name,
    isElsewhere: ({ context }) => context.topic !== topicOf(context),
    mayEdit: ({ context }) => mayEdit(context),
    mayDecideSupport: ({ context }) => context.portal !== null && administers(context),
  },
  delays: { settling: 100 },
}).createMachine({
  id: 'helpPanel',
  context: ({ input }) => ({
    ...input,
    width: firstWidth,
    screenKey: '',
    dialogKey: null,
    topic: '',
    text: null,
    field: null,
    fieldText: null,
    portal: null,
    draft: null,
  }),
  initial: 'closed',
  on: { 'help.widen': { actions: 'widen' } },
  states: {
    closed: {
      description: 'The panel is closed. It still keeps the key of the current screen.',
      initial: 'arriving',
      entry: 'forgetDialog',
      on: {
        'help.toggle': 'open',
        'help.open': { target: 'open', actions: { type: 'setDialog', params: ({ event }) => event.dialogKey } },
        'help.routeChanged': { actions: { type: 'setScreen', params: ({ event }) => event.key } },
      },
      states: {
        arriving: {
          description:
            'The session has begun: calls GET /portalInfo, so that the panel opens with what it says (third document §4).',
          invoke: {
            id: 'fetchPortalFirst',
            src: 'fetchPortal',
            onDone: answered({
              ok: { target: 'resting', actions: 'setPortal' },
              failed: { target: 'resting', actions: 'reportSessionEnd' },
            }),
          },
        },
        resting: { description: 'Nothing is fetched until the panel is opened.' },
      },
    },
    open: {
      description: 'The panel is open, as a drawer where there is no room for it.',
      type: 'parallel',
      on: {
        'help.toggle': 'closed.resting',
        'help.close': 'closed.resting',
        'help.open': {
          target: '.text.settling',
          actions: { type: 'setDialog', params: ({ event }) => event.dialogKey },
        },
        'help.routeChanged': {
          guard: { type: 'isAnotherScreen', params: ({ event }) => event.key },
          target: ['.text.settling', '.field.none'],
          actions: { type: 'setScreen', params: ({ event }) => event.key },
        },
      },
      states: {
        text: {
          description: 'The help text of the screen or the dialog.',
          initial: 'settling',
          states: {
            settling: {
              description:
                'Waits for the route to settle, so that a route that is only passed through is not looked up.',
              entry: 'beginTopic',
              after: { settling: 'lookingUp' },
            },
            lookingUp: {
              description: 'Calls GET /helptexts/{key}.',
              invoke: {
                id: 'fetchText',
                src: 'fetchText',
                input: ({ context }) => ({ key: context.topic }),
                onDone: answered({
                  ok: { target: 'shown', actions: 'setText' },
                  failed: { target: 'missing', actions: 'reportSessionEnd' },
                }),
              },
            },
            shown: {
              description: 'The text is on display.',
              on: { 'help.edit': { guard: 'mayEdit', target: 'writing' } },
            },
            missing: {
              description:
                'There is no text, or it could not be fetched. The fallback is shown. The text is looked up again when the connection is back.',
              invoke: { id: 'textNetworkReturn', src: 'networkReturn', onDone: 'lookingUp' },
              on: { 'help.edit': { guard: 'mayEdit', target: 'writing' } },
            },
            writing: {
              description:
                'The user edits the text. Editing ends when the text is saved, when the user cancels, or when the user goes to another screen after a confirmation.',
              initial: 'editing',
              on: {
                'help.toggle': {},
                'help.close': {},
                'help.open': {},
              },
              states: {
                editing: {
                  description: 'The form holds the edited text.',
                  on: {
                    'help.save': {
                      target: 'saving',
                      actions: { type: 'setDraft', params: ({ event }) => event.draft },
                    },
                    'help.cancel': '#helpPanel.open.text.settling',
                  },
                },
                saving: {
                  description:
                    'Calls PUT /helptexts/{key}. The edited text stays on display, also when the call fails.',
                  on: { 'help.routeChanged': { actions: { type: 'setScreen', params: ({ event }) => event.key } } },
                  invoke: {
                    id: 'saveText',
                    src: 'saveText',
                    input: ({ context }) => savedOf(context),
                    onDone: answered({
                      ok: { target: 'saved', actions: ['setText', 'tellSaved'] },
                      failed: { target: 'editing', actions: 'reportFailure' },
                    }),
                  },
                },
                saved: {
                  description: 'The saved text is shown, unless another screen is on display by now.',
                  always: [
                    { guard: 'isElsewhere', target: '#helpPanel.open.text.settling' },
                    { target: '#helpPanel.open.text.shown' },
                  ],
                },
              },
            },
          },
        },
        field: {
          description: 'The help of the last focused field.',
          initial: 'none',
          on: {
            'help.fieldFocused': {
              guard: { type: 'isAnotherField', params: ({ event }) => event.field },
              target: '.lookingUp',
              actions: { type: 'setField', params: ({ event }) => event.field },
            },
          },
          states: {
            none: { description: 'No field has been focused.', entry: 'forgetField' },
            lookingUp: {
              description: 'Calls GET /helptexts/{key} for the field.',
              invoke: {
                id: 'fetchFieldText',
                src: 'fetchText',
                input: ({ context }) => ({ key: fieldHelpKeyOf(context.screenKey, context.field?.name ?? '') }),
                onDone: answered({
                  ok: { target: 'shown', actions: 'setFieldText' },
                  failed: { target: 'missing', actions: 'reportSessionEnd' },
                }),
              },
            },
            shown: { description: "The field's text is on display." },
            missing: {
              description:
                'The field has no text, or it could not be fetched. It is looked up again when the connection is back.',
              invoke: { id: 'fieldNetworkReturn', src: 'networkReturn', onDone: 'lookingUp' },
            },
          },
        },
        portal: {
          description: 'The licence’s settings: whether support may sign in, and whether help texts can be edited.',
          initial: 'fetching',
          // What is known since the session began is shown, and can be pressed, also while it is
          // fetched anew.
          on: { 'support.toggle': { guard: 'mayDecideSupport', target: '.changing' } },
          states: {
            fetching: {
              description:
                'Calls GET /portalInfo each time the panel opens, because another user may have changed the settings.',
              invoke: {
                id: 'fetchPortal',
                src: 'fetchPortal',
                onDone: answered({
                  ok: { target: 'known', actions: 'setPortal' },
                  failed: { target: 'unknown', actions: 'reportSessionEnd' },
                }),
              },
            },
            unknown: {
              description: 'The settings could not be fetched. They are fetched again when the connection is back.',
              invoke: { id: 'portalNetworkReturn', src: 'networkReturn', onDone: 'fetching' },
            },
            known: { description: 'The toggle is shown to administrators.' },
            changing: {
              description: 'Calls PUT /portalInfo. The toggle cannot be pressed meanwhile.',
              on: { 'support.toggle': {} },
              invoke: {
                id: 'changeSupport',
                src: 'changeSupport',
                input: ({ context }) => ({ isAllowed: !context.portal?.EnableDVSupport }),
                onDone: answered({
                  ok: [
                    { guard: 'isAllowed', target: 'known', actions: ['setPortal', 'tellAllowed'] },
                    { target: 'known', actions: ['setPortal', 'tellForbidden'] },
                  ],
                  failed: { target: 'known', actions: 'reportFailure' },
                }),
              },
            },
          },
        },
      },
    },
  },
})

/**
 * True when the user may edit help texts: an administrator of the licence, where the provider has
 * enabled editing.
 */
export const mayEdit = ({ Roll, portal }: HelpPanelContext): boolean =>
  administers({ Roll }) && portal?.EditHelpTexts === true

/** True for those who manage the licence itself. */
export const administers = ({ Roll }: HelpPanelInput): boolean => opens(openings.licence, { Roll })

/** Returns the key of the text that the panel should show. */
const topicOf = ({ dialogKey, screenKey }: HelpPanelContext): string => dialogKey ?? screenKey

const savedOf = (context: HelpPanelContext): HelpText => {
  if (!context.draft) throw new Error('A help text is saved only once it is written')
  return { id: context.topic, ...context.draft }
}

/** The registration of the flow in the journal. */
export const helpPanelFlow = describeFlow({
  machine: helpPanelMachine,
  version: 3,
  keeps: {
    Roll: kept,
    width: kept,
    screenKey: kept,
    dialogKey: kept,
    topic: kept,
    text: kept,
    field: kept,
    fieldText: kept,
    portal: kept,
    draft: kept,
  },
  calls: { fetchText: true, saveText: true, fetchFieldText: true, changeSupport: true },
})
