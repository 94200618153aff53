import { assign, setup } from 'xstate'
import type { EmployeeSummary, PayrollDate } from '#contracts/shapes/infopanel.ts'
import type { Notification } from '#contracts/shapes/portal.ts'
import { companySelectionMachine } from '../company-selection/company-selection.machine.ts'
import { describeFlow } from '../journal/registry.ts'
import { liveConnectionMachine } from '../live-connection/live-connection.machine.ts'
import { referenceList } from '../reference-list/reference-list.machine.ts'
import { rightsMachine } from '../rights/rights.machine.ts'
import { salaryYearMachine } from '../salary-year/salary-year.machine.ts'
import { sessionMachine } from '../session/session.machine.ts'
import type { SessionStart, Workplace } from '../session/session.types.ts'
import { effectPort } from '../shared/port.ts'
import { snackbarMachine } from '../snackbar/snackbar.machine.ts'
import { versionCountdownMachine } from '../version-countdown/version-countdown.machine.ts'
import type { AppContext, AppEvent, AppInput } from './app.types.ts'

/**
 * The whole application: which flows live when. Where a flow lives is when it is forgotten: signing out ends everything below
 * `signedIn`, another company everything below `working`, another year everything below `inYear`.
 */
export const appMachine = setup({
  types: { input: {} as AppInput, context: {} as AppContext, events: {} as AppEvent },
  actors: {
    session: sessionMachine,
    snackbar: snackbarMachine,
    versionCountdown: versionCountdownMachine,
    liveConnection: liveConnectionMachine,
    companySelection: companySelectionMachine,
    rights: rightsMachine,
    salaryYear: salaryYearMachine,
    employees: referenceList<EmployeeSummary>('infopanel.fetchEmployees'),
    payrollDates: referenceList<readonly PayrollDate[]>('infopanel.fetchPayrollDates'),
    notifications: referenceList<readonly Notification[]>('portal.fetchNotifications'),
  },
  actions: {
    /** Keeps company and year in this tab, for a reload and for the headers of every call. */
    storeWorkplace: effectPort<Workplace | null>('app.storeWorkplace'),
    keepSession: assign((_, { account, licence, workplace }: SessionStart) => ({
      session: { account, licence },
      workplace,
    })),
    keepWorkplace: assign((_, workplace: Workplace) => ({ workplace })),
    keepYear: assign(({ context }, change: Pick<Workplace, 'year' | 'years'>) => ({
      workplace: context.workplace && { ...context.workplace, ...change },
    })),
    keepFavourites: assign((_, favourites: readonly string[]) => ({ favourites })),
    forgetSession: assign({ session: null, workplace: null }),
  },
  guards: { hasWorkplace: (_, start: SessionStart) => start.workplace !== null },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({ ...input, session: null, workplace: null }),
  invoke: [
    { id: 'session', systemId: 'session', src: 'session' },
    { id: 'snackbar', systemId: 'snackbar', src: 'snackbar' },
    { id: 'versionCountdown', systemId: 'versionCountdown', src: 'versionCountdown' },
  ],
  initial: 'starting',
  states: {
    starting: {
      description: 'Until the first session check has run, only that it loads is shown.',
      on: { 'session.missing': 'signedOut' },
    },
    signedOut: { description: 'The login screen.' },
    signedIn: {
      description: 'Somebody is signed in: their rights, their companies and what awaits them.',
      invoke: [
        {
          id: 'companySelection',
          systemId: 'companySelection',
          src: 'companySelection',
          input: ({ context }) => ({
            account: sessionOf(context).account,
            current: context.workplace?.company ?? null,
            favourites: context.favourites,
          }),
        },
        { id: 'rights', systemId: 'rights', src: 'rights', input: ({ context }) => sessionOf(context) },
        { id: 'notifications', systemId: 'notifications', src: 'notifications' },
        { id: 'liveConnection', systemId: 'liveConnection', src: 'liveConnection' },
      ],
      initial: 'choosing',
      on: {
        'session.closed': { target: 'signedOut', actions: 'forgetSession' },
        'company.favoured': {
          actions: { type: 'keepFavourites', params: ({ event }) => event.favourites },
        },
        'company.chosen': {
          target: '.working',
          actions: [
            { type: 'keepWorkplace', params: ({ event }) => workplaceOf(event) },
            { type: 'storeWorkplace', params: ({ context }) => context.workplace },
          ],
        },
      },
      states: {
        choosing: { description: 'No company is chosen yet: the dialog, and nothing behind it.' },
        working: {
          description:
            'A company is chosen. Another one begins this anew, and all that was cached of the old is forgotten.',
          invoke: {
            id: 'salaryYear',
            systemId: 'salaryYear',
            src: 'salaryYear',
            input: ({ context }) => ({ years: context.workplace?.years ?? [], year: context.workplace?.year ?? null }),
          },
          initial: 'inYear',
          on: {
            'salaryYear.changed': {
              target: '.inYear',
              actions: [
                { type: 'keepYear', params: ({ event: { year, years } }) => ({ year, years }) },
                { type: 'storeWorkplace', params: ({ context }) => context.workplace },
              ],
            },
          },
          states: {
            inYear: {
              description: 'A salary year is in use. Another one begins this anew.',
              invoke: [
                { id: 'employees', systemId: 'employees', src: 'employees' },
                { id: 'payrollDates', systemId: 'payrollDates', src: 'payrollDates' },
              ],
            },
          },
        },
      },
    },
  },
  on: {
    'session.started': [
      {
        guard: { type: 'hasWorkplace', params: ({ event }) => event.start },
        target: '.signedIn.working',
        actions: [
          { type: 'keepSession', params: ({ event }) => event.start },
          { type: 'storeWorkplace', params: ({ context }) => context.workplace },
        ],
      },
      { target: '.signedIn', actions: { type: 'keepSession', params: ({ event }) => event.start } },
    ],
  },
})

const sessionOf = ({ session }: AppContext): NonNullable<AppContext['session']> => {
  if (!session) throw new Error('A flow of the signed-in began without a session')
  return session
}

/** A company is entered in its latest year. */
const workplaceOf = ({ company, years }: Pick<Workplace, 'company' | 'years'>): Workplace => ({
  company,
  years,
  year: years[0] ?? null,
})

/** How the journal knows it. */
export const appFlow = describeFlow({ machine: appMachine, version: 1 })
