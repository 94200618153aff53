import { assign, sendTo, setup, spawnChild, stopChild } from 'xstate'
import { isAdministrator } from '#contracts/code-lists/roles.ts'
import type { CompanyJobs } from '#contracts/copies/company-job.shapes.ts'
import type { EmployeeSummary, PayrollDate } from '#contracts/infopanel/shapes.ts'
import { myAccountMachine } from '../account/my-account/my-account.machine.ts'
import { companyArchiveMachine } from '../companies/company-archive/company-archive.machine.ts'
import { companyInfoMachine } from '../companies/company-info/company-info.machine.ts'
import type { companyPictureMachine } from '../companies/company-picture/company-picture.machine.ts'
import { companySelectionMachine } from '../companies/company-selection/company-selection.machine.ts'
import { mayChangeCompany } from '../companies/company-selection/company-selection.read.ts'
import type { CreateCompanyMachine } from '../companies/create-company/create-company.machine.ts'
import type { CreateCompanyInput } from '../companies/create-company/create-company.types.ts'
import type { copiesMachine } from '../copies/copies/copies.machine.ts'
import { commandPaletteMachine } from '../frame/command-palette/command-palette.machine.ts'
import { confirmMachine } from '../frame/confirm/confirm.machine.ts'
import { connectivityMachine } from '../frame/connectivity/connectivity.machine.ts'
import { downloadMachine } from '../frame/download/download.machine.ts'
import { helpPanelMachine } from '../frame/help-panel/help-panel.machine.ts'
import { liveConnectionMachine } from '../frame/live-connection/live-connection.machine.ts'
import { snackbarMachine } from '../frame/snackbar/snackbar.machine.ts'
import { unsavedChangesMachine } from '../frame/unsaved-changes/unsaved-changes.machine.ts'
import { versionCountdownMachine } from '../frame/version-countdown/version-countdown.machine.ts'
import type { FormMachine } from '../kit/form/form.machine.ts'
import { describeFlow } from '../kit/journal/registry.ts'
import { referenceList } from '../kit/reference-list/reference-list.machine.ts'
import { effectPort, place } from '../kit/shared/port.ts'
import { demoRequestMachine } from '../licence/demo-request/demo-request.machine.ts'
import { licenceInfoMachine } from '../licence/licence-info/licence-info.machine.ts'
import { composeMachine } from '../messages/compose/compose.machine.ts'
import { inboxMachine } from '../messages/inbox/inbox.machine.ts'
import { messagesMachine } from '../messages/messages/messages.machine.ts'
import { notificationsMachine } from '../messages/notifications/notifications.machine.ts'
import type { NotificationsEvent } from '../messages/notifications/notifications.types.ts'
import { rightsMachine } from '../rights/rights.machine.ts'
import { salaryYearMachine } from '../salary-years/salary-year/salary-year.machine.ts'
import type { salaryYearsMachine } from '../salary-years/salary-years/salary-years.machine.ts'
import { bankIdMachine } from '../sign-in/bankid/bankid.machine.ts'
import { changePasswordMachine } from '../sign-in/change-password/change-password.machine.ts'
import { idleLogoutMachine } from '../sign-in/idle-logout/idle-logout.machine.ts'
import { sessionMachine } from '../sign-in/session/session.machine.ts'
import type { SessionStart, Workplace } from '../sign-in/session/session.types.ts'
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
    companyArchive: companyArchiveMachine,
    /** Comes with the form of a new company. */
    createCompany: place<CreateCompanyMachine>('createCompany'),
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
    /** Comes with the dialogs of copies, or that of removing a company. */
    copies: place<typeof copiesMachine>('copies'),
    companyJobs: referenceList<CompanyJobs>('copies.fetchJobs'),
    copySources: referenceList<readonly string[]>('copies.fetchSources'),
    companyPicture: place<typeof companyPictureMachine>('companyPicture'),
    /** Comes with its dialogs. */
    salaryYears: place<typeof salaryYearsMachine>('salaryYears'),
    employees: referenceList<EmployeeSummary>('infopanel.fetchEmployees'),
    payrollDates: referenceList<readonly PayrollDate[]>('infopanel.fetchPayrollDates'),
    notifications: notificationsMachine,
    messages: messagesMachine,
    inbox: inboxMachine,
    compose: composeMachine,
  },
  actions: {
    /** Keeps company and year in this tab, for a reload and for the headers of every call. */
    storeWorkplace: effectPort<Workplace | null>('app.storeWorkplace'),
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
    beginCopies: spawnChild('copies', {
      id: 'copies',
      systemId: 'copies',
      input: ({ event }: { event: AppEvent }) => ({ followed: event.type === 'copies.begin' ? event.followed : {} }),
    }),
    endCopies: stopChild('copies'),
    forgetWorkplace: assign({ workplace: null }),
    beginCreateCompany: spawnChild('createCompany', {
      id: 'createCompany',
      systemId: 'createCompany',
      input: ({ context, event }: { context: AppContext; event: AppEvent }) => newCompanyOf(context, event),
    }),
    endCreateCompany: stopChild('createCompany'),
    beginPicture: spawnChild('companyPicture', { id: 'companyPicture', systemId: 'companyPicture' }),
    endPicture: stopChild('companyPicture'),
    beginYears: spawnChild('salaryYears', { id: 'salaryYears', systemId: 'salaryYears' }),
    endYears: stopChild('salaryYears'),
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
        { id: 'companyArchive', systemId: 'companyArchive', src: 'companyArchive' },
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
        { id: 'companyJobs', systemId: 'companyJobs', src: 'companyJobs' },
        { id: 'copySources', systemId: 'copySources', src: 'copySources' },
        { id: 'download', systemId: 'download', src: 'download' },
        { id: 'liveConnection', systemId: 'liveConnection', src: 'liveConnection' },
      ],
      initial: 'choosing',
      on: {
        'session.closed': { target: 'signedOut', actions: ['forgetSession', 'forgetUnsaved', 'forgetQuestions'] },
        'session.unknown': { target: 'starting', actions: ['forgetSession', 'forgetUnsaved', 'forgetQuestions'] },
        'account.renamed': { actions: { type: 'setName', params: ({ event }) => event.name } },
        'palette.used': { actions: { type: 'setRecentCommands', params: ({ event }) => event.recent } },
        'copies.begin': { actions: 'beginCopies' },
        'company.left': {
          target: '.choosing',
          actions: ['forgetWorkplace', { type: 'storeWorkplace', params: null }],
        },
        'createCompany.begin': { actions: 'beginCreateCompany' },
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
      exit: ['endCreateCompany', 'endCopies'],
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
              input: ({ context: { workplace } }) => ({
                FtgId: workplace?.company.FtgId ?? '',
                years: workplace?.years ?? [],
                year: workplace?.year ?? null,
              }),
            },
            {
              id: 'companyInfo',
              systemId: 'companyInfo',
              src: 'companyInfo',
              input: ({ context }) => ({ FtgId: context.workplace?.company.FtgId ?? '' }),
            },
          ],
          initial: 'inYear',
          exit: ['endPicture', 'endYears'],
          on: {
            'picture.begin': { actions: 'beginPicture' },
            'years.begin': { actions: 'beginYears' },
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
              invoke: [
                { id: 'employees', systemId: 'employees', src: 'employees' },
                { id: 'payrollDates', systemId: 'payrollDates', src: 'payrollDates' },
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
          { type: 'setSession', params: ({ event }) => event.start },
          { type: 'storeWorkplace', params: ({ context }) => context.workplace },
        ],
      },
      {
        target: '.signedIn',
        actions: [
          { type: 'setSession', params: ({ event }) => event.start },
          { type: 'storeWorkplace', params: null },
        ],
      },
    ],
  },
})

const newCompanyOf = (context: AppContext, event: AppEvent): CreateCompanyInput => {
  const { account, licence } = sessionOf(context)
  return {
    currentYear: event.type === 'createCompany.begin' ? event.year : 0,
    LicNr: account.LicNr,
    HasLicensOption: licence.HasLicensOption,
  }
}

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
export const appFlow = describeFlow({ machine: appMachine, version: 4 })
