import { type AnyActorLogic, assign, enqueueActions, setup } from 'xstate'
import { describeFlow } from '../kit/journal/registry.ts'
import { answered } from '../kit/shared/answered.ts'
import { letter } from '../kit/shared/letter.ts'
import { place } from '../kit/shared/port.ts'
import type { SessionStart, Workplace } from '../sign-in/session/session.types.ts'
import { type FlowId, flows, flowsOf } from './app.flows.ts'
import { appEffects, appPorts } from './app.ports.ts'
import type { Lifetime, SignedIn } from './app.registration.ts'
import type { AppContext, AppEvent, AppInput, FlowRequest } from './app.types.ts'

/** The flows of a lifetime, as what a state runs. */
const running = (until: Lifetime) =>
  flowsOf(until)
    .filter(([, { isLazy }]) => !isLazy)
    .map(([id, { input }]) => ({
      id,
      systemId: id,
      src: id,
      input: ({ context }: { readonly context: AppContext }) => input(scopeOf(context) as never, undefined as never),
    }))

/** Begins a flow that a component asks for, in the state whose end is its end. */
const beginning = (until: Lifetime) => ({
  guard: { type: 'endsWith', params: ({ event }: { event: FlowRequest }) => ({ id: event.id, until }) } as const,
  actions: { type: 'begin', params: ({ event }: { event: FlowRequest }) => event } as const,
})

/**
 * Any actor under any name, since the flows come from a map. What the runtime puts in their places
 * is typed by the map.
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
 * The whole application: which flows live when. Where a flow lives is when it is forgotten: signing
 * out ends everything below `signedIn`, another company everything below `working`, another year
 * everything below `inYear`. Which flows live where is said in `app.flows.ts`.
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
    /** Whose notifications are said aloud depends on it. */
    tellCompany: letter('notifications', (_, FtgId: string) => ({ type: 'company.entered', FtgId })),
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
      description: 'Until the first session check has run, only that it loads is shown.',
      on: { 'session.missing': 'signedOut' },
    },
    signedOut: {
      description: 'The login screen. An order to BankID lives no longer than it.',
      invoke: running('login'),
    },
    arriving: {
      description: 'Somebody is signed in, and the code of their flows is on its way.',
      invoke: {
        id: 'bringFlows',
        src: 'bringFlows',
        onDone: answered({
          ok: [{ guard: 'hasWorkplace', target: 'signedIn.working' }, 'signedIn'],
          failed: 'stranded',
        }),
      },
    },
    stranded: { description: 'The code did not come. The page says so, and offers to be loaded anew.' },
    signedIn: {
      description: 'Somebody is signed in: their rights, their companies and what awaits them.',
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
        choosing: { description: 'No company is chosen yet: the dialog, and nothing behind it.' },
        working: {
          description:
            'A company is chosen. Another one begins this anew, and all that was cached of the old is forgotten.',
          invoke: running('company'),
          initial: 'inYear',
          exit: { type: 'endBegun', params: 'company' },
          on: {
            'flow.begin': beginning('company'),
            'company.updated': { actions: { type: 'setCompany', params: ({ event }) => event.company } },
            'salaryYear.changed': {
              target: '.inYear',
              actions: [
                { type: 'setYear', params: ({ event: { year, years } }) => ({ year, years }) },
                { type: 'storeWorkplace', params: ({ context }) => context.workplace },
              ],
            },
          },
          states: {
            inYear: {
              description: 'A salary year is in use. Another one begins this anew.',
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
 * What the flows may begin with. Those that live before somebody has signed in read no more than
 * the input.
 */
const scopeOf = ({ session, workplace, favourites, recentCommands }: AppContext): Partial<SignedIn> => ({
  ...session,
  workplace,
  favourites,
  recentCommands,
})

/** A company is entered in its latest year. */
const workplaceOf = ({ company, years }: Pick<Workplace, 'company' | 'years'>): Workplace => ({
  company,
  years,
  year: years[0] ?? null,
})

/** How the journal knows it. */
export const appFlow = describeFlow({ machine: appMachine, version: 5 })
