import { assign, sendTo, setup, spawnChild, stopChild } from 'xstate'
import { isAdministrator } from '#contracts/code-lists/roles.ts'
import type { CompanyHistoryItem } from '#contracts/shapes/company.ts'
import type { EmployeeSummary, PayrollDate } from '#contracts/shapes/infopanel.ts'
import { bankIdMachine } from '../bankid/bankid.machine.ts'
import { changePasswordMachine } from '../change-password/change-password.machine.ts'
import { commandPaletteMachine } from '../command-palette/command-palette.machine.ts'
import { companyInfoMachine } from '../company-info/company-info.machine.ts'
import { companySelectionMachine, mayChangeCompany } from '../company-selection/company-selection.machine.ts'
import { composeMachine } from '../compose/compose.machine.ts'
import { confirmMachine } from '../confirm/confirm.machine.ts'
import { connectivityMachine } from '../connectivity/connectivity.machine.ts'
import { demoRequestMachine } from '../demo-request/demo-request.machine.ts'
import { downloadMachine } from '../download/download.machine.ts'
import type { FormMachine } from '../form/form.machine.ts'
import { helpPanelMachine } from '../help-panel/help-panel.machine.ts'
import { idleLogoutMachine } from '../idle-logout/idle-logout.machine.ts'
import { inboxMachine } from '../inbox/inbox.machine.ts'
import { describeFlow } from '../journal/registry.ts'
import { licenceInfoMachine } from '../licence-info/licence-info.machine.ts'
import { liveConnectionMachine } from '../live-connection/live-connection.machine.ts'
import { messagesMachine } from '../messages/messages.machine.ts'
import { myAccountMachine } from '../my-account/my-account.machine.ts'
import { notificationsMachine } from '../notifications/notifications.machine.ts'
import type { NotificationsEvent } from '../notifications/notifications.types.ts'
import { referenceList } from '../reference-list/reference-list.machine.ts'
import { rightsMachine } from '../rights/rights.machine.ts'
import { salaryYearMachine } from '../salary-year/salary-year.machine.ts'
import { sessionMachine } from '../session/session.machine.ts'
import type { SessionStart, Workplace } from '../session/session.types.ts'
import { effectPort, place } from '../shared/port.ts'
import { snackbarMachine } from '../snackbar/snackbar.machine.ts'
import { unsavedChangesMachine } from '../unsaved-changes/unsaved-changes.machine.ts'
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
    bankid: bankIdMachine,
    snackbar: snackbarMachine,
    demoRequest: demoRequestMachine,
    connectivity: connectivityMachine,
    confirm: confirmMachine,
    unsavedChanges: unsavedChangesMachine,
    download: downloadMachine,
    versionCountdown: versionCountdownMachine,
    liveConnection: liveConnectionMachine,
    companySelection: companySelectionMachine,
    companyInfo: companyInfoMachine,
    rights: rightsMachine,
    idleLogout: idleLogoutMachine,
    myAccount: myAccountMachine,
    changePassword: changePasswordMachine,
    commandPalette: commandPaletteMachine,
    helpPanel: helpPanelMachine,
    licenceInfo: licenceInfoMachine,
    salaryYear: salaryYearMachine,
    /** Comes with the screens of the settings, for it is as large as they are. */
    companySettings: place<FormMachine>('companySettings'),
    employees: referenceList<EmployeeSummary>('infopanel.fetchEmployees'),
    payrollDates: referenceList<readonly PayrollDate[]>('infopanel.fetchPayrollDates'),
    companyHistory: referenceList<readonly CompanyHistoryItem[]>('companySettings.fetchHistory'),
    notifications: notificationsMachine,
    messages: messagesMachine,
    inbox: inboxMachine,
    compose: composeMachine,
  },
  actions: {
    /** Keeps company and year in this tab, for a reload and for the headers of every call. */
    storeWorkplace: effectPort<Workplace | null>('app.storeWorkplace'),
    keepSession: assign((_, { account, licence, workplace }: SessionStart) => ({
      session: { account, licence },
      workplace,
    })),
    keepWorkplace: assign((_, workplace: Workplace) => ({ workplace })),
    keepCompany: assign(({ context }, company: Workplace['company']) => ({
      workplace: context.workplace && { ...context.workplace, company },
    })),
    keepYear: assign(({ context }, change: Pick<Workplace, 'year' | 'years'>) => ({
      workplace: context.workplace && { ...context.workplace, ...change },
    })),
    keepFavourites: assign((_, favourites: readonly string[]) => ({ favourites })),
    keepName: assign(({ context }, Namn: string) => ({
      session: context.session && { ...context.session, account: { ...context.session.account, Namn } },
    })),
    keepRecentCommands: assign((_, recentCommands: readonly string[]) => ({ recentCommands })),
    /** Whose notifications are said aloud depends on it. */
    tellCompany: sendTo(
      'notifications',
      (_, FtgId: string): NotificationsEvent => ({ type: 'company.entered', FtgId }),
    ),
    forgetSession: assign({ session: null, workplace: null }),
    beginSettings: spawnChild('companySettings', {
      id: 'companySettings',
      systemId: 'companySettings',
      input: ({ context }: { context: AppContext }) => ({ id: context.workplace?.company.FtgId ?? '' }),
    }),
    endSettings: stopChild('companySettings'),
    forgetUnsaved: sendTo(({ system }) => system.get('unsavedChanges'), { type: 'unsaved.forget' } as const),
    forgetQuestions: sendTo(({ system }) => system.get('confirm'), { type: 'confirm.forget' } as const),
  },
  guards: { hasWorkplace: (_, start: SessionStart) => start.workplace !== null },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({ ...input, session: null, workplace: null }),
  invoke: [
    { id: 'session', systemId: 'session', src: 'session' },
    { id: 'snackbar', systemId: 'snackbar', src: 'snackbar' },
    { id: 'demoRequest', systemId: 'demoRequest', src: 'demoRequest' },
    { id: 'connectivity', systemId: 'connectivity', src: 'connectivity' },
    { id: 'confirm', systemId: 'confirm', src: 'confirm' },
    { id: 'unsavedChanges', systemId: 'unsavedChanges', src: 'unsavedChanges' },
    { id: 'versionCountdown', systemId: 'versionCountdown', src: 'versionCountdown' },
  ],
  initial: 'starting',
  states: {
    starting: {
      description: 'Until the first session check has run, only that it loads is shown.',
      on: { 'session.missing': 'signedOut' },
    },
    signedOut: {
      description: 'The login screen. An order to BankID lives no longer than it.',
      invoke: { id: 'bankid', systemId: 'bankid', src: 'bankid' },
    },
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
        {
          id: 'idleLogout',
          systemId: 'idleLogout',
          src: 'idleLogout',
          input: ({ context }) => ({ most: sessionOf(context).licence.InactivityMaximum ?? null }),
        },
        { id: 'myAccount', systemId: 'myAccount', src: 'myAccount' },
        {
          id: 'changePassword',
          systemId: 'changePassword',
          src: 'changePassword',
          input: ({ context }) => sessionOf(context).licence,
        },
        {
          id: 'commandPalette',
          systemId: 'commandPalette',
          src: 'commandPalette',
          input: ({ context }) => ({
            findsCompanies: mayChangeCompany(sessionOf(context).account),
            recent: context.recentCommands,
          }),
        },
        {
          id: 'notifications',
          systemId: 'notifications',
          src: 'notifications',
          input: ({ context }) => ({ FtgId: context.workplace?.company.FtgId ?? null }),
        },
        { id: 'messages', systemId: 'messages', src: 'messages' },
        { id: 'inbox', systemId: 'inbox', src: 'inbox' },
        { id: 'compose', systemId: 'compose', src: 'compose' },
        {
          id: 'helpPanel',
          systemId: 'helpPanel',
          src: 'helpPanel',
          input: ({ context }) => ({ isAdministrator: isAdministrator(sessionOf(context).account.Roll) }),
        },
        { id: 'licenceInfo', systemId: 'licenceInfo', src: 'licenceInfo' },
        { id: 'download', systemId: 'download', src: 'download' },
        { id: 'liveConnection', systemId: 'liveConnection', src: 'liveConnection' },
      ],
      initial: 'choosing',
      on: {
        'session.closed': { target: 'signedOut', actions: ['forgetSession', 'forgetUnsaved', 'forgetQuestions'] },
        'session.unknown': { target: 'starting', actions: ['forgetSession', 'forgetUnsaved', 'forgetQuestions'] },
        'account.renamed': { actions: { type: 'keepName', params: ({ event }) => event.name } },
        'palette.used': { actions: { type: 'keepRecentCommands', params: ({ event }) => event.recent } },
        'company.favoured': {
          actions: { type: 'keepFavourites', params: ({ event }) => event.favourites },
        },
        'company.chosen': {
          target: '.working',
          actions: [
            { type: 'keepWorkplace', params: ({ event }) => workplaceOf(event) },
            { type: 'storeWorkplace', params: ({ context }) => context.workplace },
            { type: 'tellCompany', params: ({ event }) => event.company.FtgId },
          ],
        },
      },
      states: {
        choosing: { description: 'No company is chosen yet: the dialog, and nothing behind it.' },
        working: {
          description:
            'A company is chosen. Another one begins this anew, and all that was cached of the old is forgotten.',
          invoke: [
            {
              id: 'salaryYear',
              systemId: 'salaryYear',
              src: 'salaryYear',
              input: ({ context: { workplace } }) => ({ years: workplace?.years ?? [], year: workplace?.year ?? null }),
            },
            {
              id: 'companyInfo',
              systemId: 'companyInfo',
              src: 'companyInfo',
              input: ({ context }) => ({ FtgId: context.workplace?.company.FtgId ?? '' }),
            },
          ],
          initial: 'inYear',
          on: {
            'company.updated': { actions: { type: 'keepCompany', params: ({ event }) => event.company } },
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
                { id: 'companyHistory', systemId: 'companyHistory', src: 'companyHistory' },
              ],
              on: { 'settings.begin': { actions: 'beginSettings' } },
              exit: 'endSettings',
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
      {
        target: '.signedIn',
        actions: [
          { type: 'keepSession', params: ({ event }) => event.start },
          { type: 'storeWorkplace', params: null },
        ],
      },
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
export const appFlow = describeFlow({ machine: appMachine, version: 3 })
