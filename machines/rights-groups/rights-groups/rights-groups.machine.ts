import { and, assign, emit, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { withoutRights, withRights } from '#contracts/rights/grants.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { discardQuestion, isDiscarded } from '../../kit/shared/discard-question.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { askToLeave } from '../../kit/shared/leave.ts'
import { letter, letters } from '../../kit/shared/letter.ts'
import type { SnackbarEvent } from '../../kit/shared/message.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import { rightsGroupsPorts } from './rights-groups.ports.ts'
import * as read from './rights-groups.read.ts'
import type {
  GroupDraft,
  Opening,
  RightsGroupsContext,
  RightsGroupsEmitted,
  RightsGroupsEvent,
  RightsGroupsOutcome,
  StoredGroup,
} from './rights-groups.types.ts'

const removal = 'removeGroup'

/**
 * The licence's rights groups: the list, and the group that is shown, edited, created, copied or
 * removed.
 */
export const rightsGroupsMachine = setup({
  types: {
    context: {} as RightsGroupsContext,
    events: {} as RightsGroupsEvent,
    emitted: {} as RightsGroupsEmitted,
  },
  actors: { ...rightsGroupsPorts, networkReturn },
  actions: {
    setKeys: assign((_, keys: string) => ({ keys })),
    merge: assign(({ context }, groups: readonly StoredGroup[]) => read.mergedWith(context, groups)),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    forgetGroup: assign(read.noGroup),
    open: assign(({ context }, opening: Opening) => ({ ...read.noGroup, ...openedIn(context, opening) })),
    setWish: assign((_, wish: Opening) => ({ wish })),
    openWish: assign(({ context: { wish = null, ...context } }) => ({
      ...read.noGroup,
      ...openedIn(context, wish),
      wish: undefined,
    })),
    forgetWish: assign({ wish: undefined }),
    rename: assign(({ context }, BenText: string) => edited(context, { BenText })),
    setNameLeft: assign({ isNameLeft: true }),
    turn: assign(({ context }, { rights, isOn }: { readonly rights: readonly Right[]; readonly isOn: boolean }) =>
      edited(context, { granted: (isOn ? withRights : withoutRights)(context.draft?.granted ?? [], rights) }),
    ),
    undo: assign(({ context: { past, draft } }) => ({ draft: past.at(-1) ?? draft, past: past.slice(0, -1) })),
    discard: assign(({ context: { chosen, base } }) =>
      chosen === null ? read.noGroup : { draft: base, past: [], isNameLeft: false, refusals: {}, intent: null },
    ),
    beginSave: assign(({ context }) => {
      const draft = context.draft && { ...context.draft, BenText: read.normalName(context.draft.BenText) }
      return { draft, ...begun(context, JSON.stringify([context.chosen, context.version, draft])) }
    }),
    beginRemoval: assign(({ context }) => begun(context, `remove ${context.chosen}`)),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    setSaved: assign(({ context }, saved: StoredGroup) => {
      const groups = read.groupsWith(context.groups ?? [], saved)
      return { ...read.noGroup, groups, ...openedIn({ groups }, saved) }
    }),
    forgetRemoved: assign(({ context: { groups, chosen } }) => ({
      ...read.noGroup,
      groups: groups?.filter(({ Id }) => Id !== chosen) ?? null,
    })),
    setRefusals: assign((_, { fields = {} }: ApiFailure) => ({ refusals: fields })),
    reportFailure: reportFailure(),
    askForName: emit({ type: 'group.unfit' }),
    askToDiscard: askFirst('rightsGroups', ({ context }) => {
      const labels = read.changedLabels(context)
      return discardQuestion(labels.length > 0 ? labels : ['den nya gruppen'])
    }),
    askToRemove: askFirst('rightsGroups', ({ context: { base } }) => ({
      id: removal,
      title: `Ta bort ${base?.BenText ?? ''}?`,
      text: 'Gruppen tas bort för gott. Ingen användare har den.',
      confirm: 'Ta bort',
      isDestructive: true,
      isLasting: true,
    })),
    askToLeave: askToLeave('rightsGroups'),
    tellSaved: tell('SUCCESS', (_, { BenText, users }: StoredGroup) => savedText(BenText, users)),
    tellRemoved: tell('SUCCESS', ({ context: { base } }) => `${base?.BenText ?? 'Gruppen'} är borttagen.`),
    tellNews: letters(({ context }, groups: readonly StoredGroup[]) => {
      const text = read.newsOf(context, groups)
      const news: SnackbarEvent = { type: 'snackbar.show', kind: 'INFO', text: text ?? '' }
      return text === undefined ? [] : [['snackbar', news]]
    }),
    tellOutcome: letter('unsavedChanges', (_, type: RightsGroupsOutcome['type']) => ({ type, id: 'rightsGroups' })),
  },
  guards: {
    isOpen: ({ context }) => context.draft !== null && isOwn(context),
    isChanged: ({ context }) => read.isChanged(context),
    hasWish: ({ context: { wish } }) => wish !== undefined,
    isNameWrong: ({ context }) => read.nameProblem(context) !== undefined,
    hasPast: ({ context }) => context.past.length > 0,
    isRemovable: ({ context }) => context.chosen !== null && isOwn(context),
    isDiscarded: (_, answer: ConfirmFact) => isDiscarded(answer),
    isRemoval: (_, { id, answer }: ConfirmFact) => id === removal && answer === 'confirmed',
    isOutdated: (_, { dvCode }: ApiFailure) =>
      dvCode === errors.versionConflict.dvCode || dvCode === errors.rightsGroupMissing.dvCode,
    isOfField: (_, { dvCode }: ApiFailure) => dvCode === errors.fieldsRefused.dvCode,
  },
}).createMachine({
  id: 'rightsGroups',
  context: { ...read.noGroup, groups: null, failure: null, keys: '', writes: 0 },
  initial: 'idle',
  on: {
    // A group that is chosen while the flow waits for the server is opened afterwards.
    'groups.open': { actions: { type: 'setWish', params: ({ event }) => event.opening } },
    'groups.leave': { target: '.idle', actions: ['forgetGroup', 'forgetWish'] },
    'groups.opened': { target: '.settling', actions: { type: 'open', params: ({ event }) => event.opening } },
  },
  states: {
    idle: {
      description: 'The screen is not on display.',
      on: {
        'groups.show': { target: 'loading', actions: { type: 'setKeys', params: ({ event }) => event.key } },
        'groups.open': {},
        'groups.opened': {},
      },
    },
    loading: {
      description:
        'Fetches the groups. Those that were fetched before stay on display. What is edited meanwhile becomes a draft.',
      on: {
        'groups.opened': {},
        'groups.show': {
          target: 'loading',
          reenter: true,
          actions: { type: 'setKeys', params: ({ event }) => event.key },
        },
        'group.rename': {
          guard: 'isOpen',
          target: 'refreshing',
          actions: { type: 'rename', params: ({ event }) => event.BenText },
        },
        'group.turn': {
          guard: 'isOpen',
          target: 'refreshing',
          actions: { type: 'turn', params: ({ event }) => event },
        },
        'group.remove': { guard: 'isRemovable', target: 'asking', actions: 'askToRemove' },
      },
      invoke: {
        id: 'fetchGroups',
        src: 'fetchGroups',
        onDone: answered({
          ok: { target: 'settling', actions: 'merge' },
          failed: { target: 'failed', actions: ['setFailure', 'reportFailure'] },
        }),
      },
    },
    failed: {
      description:
        'The groups could not be fetched. They are fetched again on request, or when the connection is back.',
      invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' },
      on: { 'groups.retry': 'loading', 'groups.opened': {} },
    },
    settling: {
      description: 'Decides whether the group on display differs from what is stored.',
      always: [
        {
          guard: and(['hasWish', 'isChanged']),
          target: 'changed',
          actions: { type: 'askToLeave', params: ({ context }) => wishedOf(context) },
        },
        { guard: 'hasWish', actions: 'openWish' },
        { guard: 'isChanged', target: 'changed' },
        { target: 'unchanged' },
      ],
    },
    unchanged: {
      description: 'The list, and a group as it is stored, or none.',
      on: {
        'groups.show': { target: 'loading', actions: { type: 'setKeys', params: ({ event }) => event.key } },
        'groups.open': { target: 'settling', actions: { type: 'open', params: ({ event }) => event.opening } },
        'group.rename': {
          guard: 'isOpen',
          target: 'settling',
          actions: { type: 'rename', params: ({ event }) => event.BenText },
        },
        'group.turn': {
          guard: 'isOpen',
          target: 'settling',
          actions: { type: 'turn', params: ({ event }) => event },
        },
        'group.remove': { guard: 'isRemovable', target: 'asking', actions: 'askToRemove' },
      },
    },
    changed: {
      description:
        'The group differs from what is stored. The draft exists until it is saved or discarded, or the screen is closed.',
      entry: 'forgetWish',
      on: {
        'groups.show': { target: 'refreshing', actions: { type: 'setKeys', params: ({ event }) => event.key } },
        'groups.open': {
          actions: { type: 'askToLeave', params: ({ event }) => ({ type: 'groups.opened', opening: event.opening }) },
        },
        'group.rename': { target: 'settling', actions: { type: 'rename', params: ({ event }) => event.BenText } },
        'group.named': { actions: 'setNameLeft' },
        'group.turn': { target: 'settling', actions: { type: 'turn', params: ({ event }) => event } },
        'group.undo': { guard: 'hasPast', target: 'settling', actions: 'undo' },
        'group.discard': { actions: 'askToDiscard' },
        'confirm.answered': {
          guard: { type: 'isDiscarded', params: ({ event }) => event },
          target: 'settling',
          actions: 'discard',
        },
        'group.save': 'checking',
        'unsaved.save': 'checking',
      },
    },
    refreshing: {
      description: 'The group may have been changed elsewhere while it is edited here. It is fetched again and merged.',
      invoke: {
        id: 'refreshGroups',
        src: 'fetchGroups',
        onDone: answered({
          ok: { target: 'settling', actions: ['tellNews', 'merge'] },
          failed: { target: 'settling', actions: 'reportFailure' },
        }),
      },
      on: {
        'groups.show': {
          target: 'refreshing',
          reenter: true,
          actions: { type: 'setKeys', params: ({ event }) => event.key },
        },
        'group.named': { actions: 'setNameLeft' },
        'group.undo': { guard: 'hasPast', actions: 'undo' },
        'group.discard': { actions: 'askToDiscard' },
        'confirm.answered': { guard: { type: 'isDiscarded', params: ({ event }) => event }, actions: 'discard' },
        'group.rename': { actions: { type: 'rename', params: ({ event }) => event.BenText } },
        'group.turn': { actions: { type: 'turn', params: ({ event }) => event } },
        'group.save': 'checking',
        'unsaved.save': 'checking',
      },
    },
    checking: {
      description: 'Nothing is sent while the name is wrong. The view is told.',
      always: [
        {
          guard: 'isNameWrong',
          target: 'changed',
          actions: ['setNameLeft', 'askForName', { type: 'tellOutcome', params: 'unsaved.failed' }],
        },
        { target: 'saving', actions: 'beginSave' },
      ],
    },
    saving: {
      description: 'Saves the group, once. The draft is kept when the save fails.',
      on: { 'groups.leave': {}, 'groups.opened': {} },
      invoke: {
        id: 'saveGroup',
        src: 'saveGroup',
        input: ({ context: { chosen, version, draft, intent } }) => ({
          Id: chosen,
          version,
          draft: draft ?? read.nothing,
          key: intent?.key ?? '',
        }),
        onDone: answered({
          ok: {
            target: 'settling',
            actions: ['setSaved', 'tellSaved', { type: 'tellOutcome', params: 'unsaved.saved' }],
          },
          failed: [
            {
              guard: 'isOutdated',
              target: 'refreshing',
              actions: ['settleIntent', { type: 'tellOutcome', params: 'unsaved.failed' }],
            },
            {
              guard: 'isOfField',
              target: 'changed',
              actions: ['settleIntent', 'setRefusals', 'askForName', { type: 'tellOutcome', params: 'unsaved.failed' }],
            },
            {
              target: 'changed',
              actions: ['settleIntent', 'reportFailure', { type: 'tellOutcome', params: 'unsaved.failed' }],
            },
          ],
        }),
      },
    },
    asking: {
      description: 'A dialog asks first, because a removal cannot be undone.',
      on: {
        'confirm.answered': [
          { guard: { type: 'isRemoval', params: ({ event }) => event }, target: 'removing', actions: 'beginRemoval' },
          // The question may have cut a fetch short.
          { target: 'loading' },
        ],
      },
    },
    removing: {
      description: 'Removes the group. A group that somebody has got meanwhile is kept, and the list is fetched again.',
      on: { 'groups.leave': {}, 'groups.opened': {} },
      invoke: {
        id: 'removeGroup',
        src: 'removeGroup',
        input: ({ context: { chosen, intent } }) => ({ Id: chosen ?? '', key: intent?.key ?? '' }),
        onDone: answered({
          ok: { target: 'settling', actions: ['tellRemoved', 'forgetRemoved'] },
          failed: { target: 'loading', actions: ['settleIntent', 'reportFailure'] },
        }),
      },
    },
  },
})

/** True when the group on display may be changed: a new one, or one of the licence's own. */
const isOwn = ({ groups, chosen }: RightsGroupsContext): boolean =>
  chosen === null || read.chosenIn(groups, chosen)?.isStandard === false

const wishedOf = ({ wish = null }: RightsGroupsContext): RightsGroupsEvent => ({ type: 'groups.opened', opening: wish })

function openedIn({ groups }: Pick<RightsGroupsContext, 'groups'>, opening: Opening): Partial<RightsGroupsContext> {
  if (!opening) return {}
  if ('draft' in opening) return { base: read.nothing, draft: opening.draft }
  const found = read.chosenIn(groups, opening.Id)
  if (!found) return {}
  const stored = read.draftOf(found)
  return { chosen: found.Id, base: stored, draft: stored, version: found.version }
}

/** The most edits that can be taken back. */
const maxPast = 100

function edited(
  { draft, past, refusals }: RightsGroupsContext,
  edit: Partial<GroupDraft>,
): Partial<RightsGroupsContext> {
  if (!draft) return {}
  // The letters of a name are taken back together.
  const isTyping = edit.BenText !== undefined && past.at(-1)?.granted === draft.granted && past.length > 0
  const { BenText: _, ...others } = refusals
  return {
    draft: { ...draft, ...edit },
    past: isTyping ? past : [...past, draft].slice(-maxPast),
    refusals: edit.BenText === undefined ? refusals : others,
  }
}

function begun({ intent, keys, writes }: RightsGroupsContext, what: string): Partial<RightsGroupsContext> {
  return { writes: writes + 1, intent: intentFor(intent, what, `${keys}.${writes + 1}`), refusals: {} }
}

function savedText(name: string, users: number): string {
  if (users === 0) return `${name} är sparad.`
  return `${name} är sparad och gäller nu för ${users === 1 ? '1 användare' : `${users} användare`}.`
}

/**
 * The registration of the flow in the journal. Version 2 takes what is pressed while the groups are
 * fetched again.
 */
export const rightsGroupsFlow = describeFlow({
  machine: rightsGroupsMachine,
  version: 2,
  keeps: {
    groups: kept,
    failure: kept,
    chosen: kept,
    base: kept,
    draft: kept,
    version: kept,
    past: kept,
    isNameLeft: kept,
    refusals: kept,
    keys: kept,
    writes: kept,
    wish: kept,
    intent: kept,
  },
  calls: { saveGroup: true, removeGroup: true },
})
