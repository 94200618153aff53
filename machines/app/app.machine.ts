import { type AnyActorLogic, assign, enqueueActions, setup } from 'xstate'
import { needsMet } from '#contracts/reference-data/needs.ts'
import { forgotten, reloads } from '../frame/live-connection/live-connection.reloads.ts'
import { describeFlow, kept } from '../kit/journal/registry.ts'
import { answered } from '../kit/shared/answered.ts'
import { draftLetter } from '../kit/shared/draft.ts'
import { letter, letters } from '../kit/shared/letter.ts'
import { place } from '../kit/shared/port.ts'
import type { SessionStart, Workplace } from '../sign-in/session/session.types.ts'
import { type FlowId, flows, flowsOf } from './app.flows.ts'
import { appEffects, appPorts } from './app.ports.ts'
import type { Lifetime, SignedIn } from './app.registration.ts'
import type { AppContext, AppEvent, AppInput, FlowRequest } from './app.types.ts'

/** Returns the flows of a lifetime, as the `invoke` of a state. */
const running = (until: Lifetime) =>
  flowsOf(until)
    .filter(([, { isLazy }]) => !isLazy)
    .map(([id, { input }]) => ({
      id,
      systemId: id,
      src: id,
      input: ({ context }: { readonly context: AppContext }) => input(scopeOf(context) as never, undefined as never),
    }))

/** Returns the transition that starts a lazy flow, in the state that has the flow's lifetime. */
const beginning = (until: Lifetime) => ({
  guard: { type: 'endsWith', params: ({ event }: { event: FlowRequest }) => ({ id: event.id, until }) } as const,
  actions: { type: 'begin', params: ({ event }: { event: FlowRequest }) => event } as const,
})

/**
 * The actors by any name, since the flows come from a map. The runtime provides their
 * implementations, which the map types.
 */
const actors: Record<string, AnyActorLogic> = {
  ...Object.fromEntries(Object.keys(flows).map(id => [id, place(id)])),
  ...appPorts,
}
interface AnyActor {
  readonly src: string
  readonly logic: AnyActorLogic
  readonly id: string | undefined
}

/**
 * The root machine of the application. It starts and stops the flows with its states: signing out
 * stops the flows of `signedIn`, choosing another company those of `working`, and choosing another
 * year those of `inYear`. `app.flows.ts` declares the lifetime of each flow.
 */
export const appMachine = setup({
  types: { input: {} as AppInput, context: {} as AppContext, events: {} as AppEvent },
  actors,
  actions: {
    ...appEffects,
    setSession: assign((_, { account, licence, workplace }: SessionStart) => ({
      session: { account, licence },
      workplace,
    })),
    setWorkplace: assign((_, workplace: Workplace) => ({ workplace })),
    setCompany: assign(({ context }, company: Workplace['company']) => ({
      workplace: context.workplace && { ...context.workplace, company },
    })),
    setYear: assign(({ context }, change: Pick<Workplace, 'year' | 'years'>) => ({
      workplace: context.workplace && { ...context.workplace, ...change },
    })),
    setFavourites: assign((_, favourites: readonly string[]) => ({ favourites })),
    setName: assign(({ context }, Namn: string) => ({
      session: context.session && { ...context.session, account: { ...context.session.account, Namn } },
    })),
    setRecentCommands: assign((_, recentCommands: readonly string[]) => ({ recentCommands })),
    /**
     * Sends the company's id to `notifications`, which shows no snackbar for notifications of other
     * companies.
     */
    tellCompany: letter('notifications', (_, FtgId: string) => ({ type: 'company.entered', FtgId })),
    /** Tells the cached lists what the company has: which of them may have items. */
    tellNeeds: letters(({ context: { session, workplace } }) =>
      session && workplace
        ? [
            ['referenceData', { type: 'reference.companyChanged', has: needsMet(session.licence, workplace.company) }],
            ['formulaTrial', { type: 'formula.namesChanged' }],
          ]
        : [],
    ),
    tellYear: letter('viewFilters', { type: 'view.invalidated' }),
    reloadAll: letters(() => reloads),
    /** Has the flows fetch what the journal does not hold. */
    fetchForgotten: letters(() => forgotten),
    /** Tells the flows when their drafts were written. */
    tellForms: letters((_, writtenAt: Readonly<Record<string, number>>) =>
      Object.entries(writtenAt).map(([to, at]) => draftLetter(to, { type: 'draft.resumed', at })),
    ),
    forgetSession: assign({ session: null, workplace: null }),
    forgetWorkplace: assign({ workplace: null }),
    forgetUnsaved: letter('unsavedChanges', { type: 'unsaved.forget' }),
    forgetQuestions: letter('confirm', { type: 'confirm.forget' }),
    begin: enqueueActions<AppContext, AppEvent, FlowRequest, AppEvent, AnyActor, never, never, never, never>(
      ({ context, enqueue }, { id, asked }: FlowRequest) => {
        const flow = flows[id as FlowId]
        enqueue.spawnChild(id, { id, systemId: id, input: flow.input(scopeOf(context) as never, asked as never) })
      },
    ),
    endBegun: enqueueActions<AppContext, AppEvent, Lifetime, AppEvent, AnyActor, never, never, never, never>(
      ({ enqueue }, until: Lifetime) => {
        for (const [id, { isLazy }] of flowsOf(until)) if (isLazy) enqueue.stopChild(id)
      },
    ),
  },
  guards: {
    endsWith: (_, { id, until }: { id: string; until: Lifetime }) => flowsOf(until).some(([each]) => each === id),
    hasWorkplace: ({ context }) => context.workplace !== null,
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({ ...input, session: null, workplace: null }),
  invoke: running('page'),
  initial: 'starting',
  states: {
    starting: {
      description: 'The first check of the session is running. The page shows that it is loading.',
      on: { 'session.missing': 'signedOut' },
    },
    signedOut: {
      description: 'Nobody is signed in. The page shows the login screen. A BankID order ends with this state.',
      invoke: running('login'),
    },
    arriving: {
      description: 'A user is signed in, and the code of the session’s flows is being loaded.',
      invoke: {
        id: 'bringFlows',
        src: 'bringFlows',
        onDone: answered({
          ok: [{ guard: 'hasWorkplace', target: 'signedIn.working' }, 'signedIn'],
          failed: 'stranded',
        }),
      },
    },
    stranded: {
      description:
        'The code of the session’s flows threw an error of its own. The page shows the error screen, with a button to reload.',
    },
    signedIn: {
      description: 'A user is signed in. The flows of the session run: rights, companies, messages and more.',
      invoke: running('session'),
      initial: 'choosing',
      on: {
        'account.renamed': { actions: { type: 'setName', params: ({ event }) => event.name } },
        'palette.used': { actions: { type: 'setRecentCommands', params: ({ event }) => event.recent } },
        'company.left': {
          target: '.choosing',
          actions: ['forgetWorkplace', { type: 'storeWorkplace', params: null }],
        },
        'flow.begin': beginning('session'),
        'app.resumed': {
          actions: ['reloadAll', 'fetchForgotten', { type: 'tellForms', params: ({ event }) => event.writtenAt }],
        },
        'company.favoured': {
          actions: { type: 'setFavourites', params: ({ event }) => event.favourites },
        },
        'company.chosen': {
          target: '.working',
          actions: [
            { type: 'setWorkplace', params: ({ event }) => workplaceOf(event) },
            { type: 'storeWorkplace', params: ({ context }) => context.workplace },
            { type: 'tellCompany', params: ({ event }) => event.company.FtgId },
          ],
        },
      },
      exit: { type: 'endBegun', params: 'session' },
      states: {
        choosing: { description: 'No company is chosen. Only the company dialog is shown.' },
        working: {
          description:
            'A company is chosen. Choosing another company enters this state again, and discards the cached data of the first.',
          invoke: running('company'),
          initial: 'inYear',
          exit: { type: 'endBegun', params: 'company' },
          on: {
            'flow.begin': beginning('company'),
            'company.updated': {
              actions: [{ type: 'setCompany', params: ({ event }) => event.company }, 'tellNeeds'],
            },
            'salaryYear.changed': {
              target: '.inYear',
              actions: [
                { type: 'setYear', params: ({ event: { year, years } }) => ({ year, years }) },
                'tellYear',
                { type: 'storeWorkplace', params: ({ context }) => context.workplace },
              ],
            },
          },
          states: {
            inYear: {
              description: 'A salary year is chosen. Choosing another year enters this state again.',
              invoke: running('year'),
              on: { 'flow.begin': beginning('year') },
              exit: { type: 'endBegun', params: 'year' },
            },
          },
        },
      },
    },
  },
  on: {
    'session.started': {
      target: '.arriving',
      actions: [
        { type: 'setSession', params: ({ event }) => event.start },
        { type: 'storeWorkplace', params: ({ context }) => context.workplace },
      ],
    },
    'session.closed': { target: '.signedOut', actions: ['forgetSession', 'forgetUnsaved', 'forgetQuestions'] },
    'session.unknown': { target: '.starting', actions: ['forgetSession', 'forgetUnsaved', 'forgetQuestions'] },
  },
})

/**
 * Returns the data for the inputs of the flows. A flow that runs before the sign-in reads only the
 * app's own input.
 */
const scopeOf = ({ session, workplace, favourites, recentCommands }: AppContext): Partial<SignedIn> => ({
  ...session,
  workplace,
  favourites,
  recentCommands,
})

/** Returns the workplace of a chosen company, in its latest year. */
const workplaceOf = ({ company, years }: Pick<Workplace, 'company' | 'years'>): Workplace => ({
  company,
  years,
  year: years[0] ?? null,
})

/** The registration of the flow in the journal. */
export const appFlow = describeFlow({
  machine: appMachine,
  version: 5,
  keeps: { favourites: kept, recentCommands: kept, session: kept, workplace: kept },
  // The inputs of all flows: what they are of, as the session and the company say.
  calls: Object.fromEntries(Object.keys(flows).map(id => [id, true])),
})
