import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { exampleListItem } from '#contracts/companies/examples.ts'
import type { EmployeeSummary, PayrollToday } from '#contracts/infopanel/shapes.ts'
import { exampleNotification } from '#contracts/portal/examples.ts'
import type { PayrollDate } from '#contracts/salary-years/payroll-date.ts'
import { exampleCompany } from '#contracts/sign-in/examples.ts'
import { companyInfoMachine } from '../companies/company-info/company-info.machine.ts'
import { companyInfoPorts } from '../companies/company-info/company-info.ports.ts'
import { companyPictureMachine } from '../companies/company-picture/company-picture.machine.ts'
import { companySelectionMachine } from '../companies/company-selection/company-selection.machine.ts'
import { companySelectionPorts } from '../companies/company-selection/company-selection.ports.ts'
import { createCompanyMachine } from '../companies/create-company/create-company.machine.ts'
import { copiesMachine } from '../copies/copies/copies.machine.ts'
import { commandPaletteMachine } from '../frame/command-palette/command-palette.machine.ts'
import { confirmMachine } from '../frame/confirm/confirm.machine.ts'
import { question } from '../frame/confirm/confirm.select.ts'
import { connectivityMachine } from '../frame/connectivity/connectivity.machine.ts'
import { connectivityPorts } from '../frame/connectivity/connectivity.ports.ts'
import { liveConnectionMachine } from '../frame/live-connection/live-connection.machine.ts'
import { liveConnectionPorts } from '../frame/live-connection/live-connection.ports.ts'
import { snackbarMachine } from '../frame/snackbar/snackbar.machine.ts'
import { unsavedChangesMachine } from '../frame/unsaved-changes/unsaved-changes.machine.ts'
import { isUnsaved } from '../frame/unsaved-changes/unsaved-changes.select.ts'
import { companySettingsForm } from '../kit/form/form.company-settings.ts'
import { referenceList, referenceListPort } from '../kit/reference-list/reference-list.machine.ts'
import { alarmOn } from '../kit/shared/alarm.ts'
import { answer, listen } from '../kit/shared/port.ts'
import type { Answer } from '../kit/shared/question.ts'
import { failure, ok, type Result } from '../kit/shared/result.ts'
import type { SecretRef } from '../kit/shared/secret.ts'
import { companyMissing, inTurn, networkDown, sessionOver } from '../kit/shared/testing/answers.ts'
import { run, type Scenarios, type Stage } from '../kit/shared/testing/scenario.ts'
import { settle, type TestClock } from '../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../kit/shared/testing/verify-flow.ts'
import { messagesMachine } from '../messages/messages/messages.machine.ts'
import { messagesPorts } from '../messages/messages/messages.ports.ts'
import { notificationsMachine } from '../messages/notifications/notifications.machine.ts'
import { notificationsPorts } from '../messages/notifications/notifications.ports.ts'
import { rightsMachine } from '../rights/rights.machine.ts'
import { rightsPorts } from '../rights/rights.ports.ts'
import { salaryYearMachine } from '../salary-years/salary-year/salary-year.machine.ts'
import { salaryYearPorts } from '../salary-years/salary-year/salary-year.ports.ts'
import { salaryYearsMachine } from '../salary-years/salary-years/salary-years.machine.ts'
import { bankIdMachine } from '../sign-in/bankid/bankid.machine.ts'
import { bankIdPorts } from '../sign-in/bankid/bankid.ports.ts'
import { idleLogoutMachine } from '../sign-in/idle-logout/idle-logout.machine.ts'
import { idleLogoutPorts } from '../sign-in/idle-logout/idle-logout.ports.ts'
import { isWarning } from '../sign-in/idle-logout/idle-logout.select.ts'
import { sessionMachine } from '../sign-in/session/session.machine.ts'
import { sessionPorts } from '../sign-in/session/session.ports.ts'
import { isEndedByInactivity } from '../sign-in/session/session.select.ts'
import type { SessionStart, Workplace } from '../sign-in/session/session.types.ts'
import { type EarlyId, type FlowRef, flows, type LazyId, type Machines, type SignedInId } from './app.flows.ts'
import { appFlow, appMachine } from './app.machine.ts'
import { appPorts } from './app.ports.ts'
import { callScope, isSignedIn, isSignedOut, isStarting, isStranded, isWorking, workplace } from './app.select.ts'

const { UserAccount, ...nordsken } = exampleCompany
const { PersNr: _, ...account } = UserAccount
const akvarell = { ...nordsken, FtgId: 'akvarell', Namn: 'Akvarell Måleri AB' }
const inNordsken: Workplace = { company: nordsken, years: [2026, 2025], year: 2025 }
const start: SessionStart = {
  account,
  licence: { HasPlus: true, Supplier: 'AVLONA', HasLicensOption: {}, EnforceBankIDAuth: false },
  workplace: null,
}

const secret = 'secret:1' as SecretRef
const bankIdAccount = { Login: 'ftg2', Namn: 'Frida', Roll: 'FTG', LicNr: 'WEB100200', LicNamn: 'Lindgren' } as const
const asAdm: SessionStart = { ...start, account: { ...account, Login: 'adm' } }

/** Replaces a flow that no scenario uses. */
const idle = createMachine({})
/** The machines of the flows, without their ports. Flows that no scenario uses are idle. */
const bare: Partial<Machines<EarlyId | SignedInId | LazyId>> = {
  ...Object.fromEntries(Object.keys(flows).map(id => [id, idle])),
  session: sessionMachine,
  bankid: bankIdMachine,
  snackbar: snackbarMachine,
  connectivity: connectivityMachine,
  confirm: confirmMachine,
  unsavedChanges: unsavedChangesMachine,
  companySelection: companySelectionMachine,
  rights: rightsMachine,
  idleLogout: idleLogoutMachine,
  commandPalette: commandPaletteMachine,
  notifications: notificationsMachine,
  messages: messagesMachine,
  liveConnection: liveConnectionMachine,
  salaryYear: salaryYearMachine,
  companyInfo: companyInfoMachine,
  employees: referenceList(referenceListPort<EmployeeSummary>('employees')),
  payrollDates: referenceList(referenceListPort<readonly PayrollDate[]>('payrollDates')),
  payrollToday: referenceList(referenceListPort<PayrollToday>('payrollToday')),
  companySettings: companySettingsForm.flow.machine,
  copies: copiesMachine,
  createCompany: createCompanyMachine,
  companyPicture: companyPictureMachine,
  salaryYears: salaryYearsMachine,
}

interface World {
  session?: Result<SessionStart>
  /** The answer to the second check, when it differs from the first. */
  next?: Result<SessionStart>
  company?: Result<{ requireSMSVerification: false; company: typeof akvarell }>
  stored?: (string | null)[]
  forgotten?: string[]
  /** The answer to the check of whose session it is. */
  verified?: Result<{ login: string }>
  /** The results of loading the code of the session's flows, in order. */
  brought?: readonly [Result<null>, ...Result<null>[]]
}

const live =
  ({
    session = sessionOver,
    next,
    company = ok({ requireSMSVerification: false, company: akvarell }),
    stored = [],
    forgotten = [],
    verified = sessionOver,
    brought = [ok(null)],
  }: World = {}) =>
  (clock: TestClock) =>
    appMachine.provide({
      actors: {
        ...bare,
        bringFlows: answer(appPorts.bringFlows, inTurn(...brought)),
        session: sessionMachine.provide({
          actors: {
            fetchSession: answer(sessionPorts.fetchSession, inTurn(session, next ?? session)),
            signIn: answer(sessionPorts.signIn, async () => ok({ requireSMSVerification: false as const, start })),
            signOut: answer(sessionPorts.signOut, async () => ok(null)),
            verifySession: answer(sessionPorts.verifySession, async () => verified),
            tabs: listen(sessionPorts.tabs, () => () => {}),
          },
          actions: {
            rememberLogin: () => {},
            beginSession: () => {},
            forgetSecrets: () => {},
            forgetSession: () => {},
            storeInactivity: () => {},
            tellSignedIn: () => {},
            tellSignedOut: () => {},
          },
        }),
        connectivity: connectivityMachine.provide({
          actors: { network: listen(connectivityPorts.network, () => () => {}) },
        }),
        idleLogout: idleLogoutMachine.provide({
          actors: {
            readIdle: answer(idleLogoutPorts.readIdle, async () => ({
              minutes: 60,
              lastActivity: 0,
              now: clock.now(),
            })),
            activity: listen(idleLogoutPorts.activity, () => () => {}),
            alarm: alarmOn(clock),
          },
        }),
        bankid: bankIdMachine.provide({
          actors: {
            recallOrder: answer(bankIdPorts.recallOrder, async () => null),
            startOrder: answer(bankIdPorts.startOrder, async () => ok({ order: secret, autoStart: secret })),
            collectOrder: answer(bankIdPorts.collectOrder, async () =>
              ok({ state: 'completed' as const, accounts: [bankIdAccount], token: secret }),
            ),
            selectAccount: answer(bankIdPorts.selectAccount, async () => ok(start)),
          },
          actions: {
            openApp: () => {},
            rememberOrder: () => {},
            forgetOrder: () => void forgotten.push('order'),
          },
        }),
        companySelection: companySelectionMachine.provide({
          actors: {
            fetchCompanies: answer(companySelectionPorts.fetchCompanies, async () => ok([exampleListItem])),
            fetchCompany: answer(companySelectionPorts.fetchCompany, async () => company),
            fetchYears: answer(companySelectionPorts.fetchYears, async () => ok([2026, 2024])),
          },
          actions: { storeFavourites: () => {}, goToInfopanel: () => {} },
        }),
        companyInfo: companyInfoMachine.provide({
          actors: {
            fetchCompany: answer(companyInfoPorts.fetchCompany, async () =>
              ok({ requireSMSVerification: false as const, company: { ...nordsken, UseLSS: true } }),
            ),
          },
        }),
        salaryYear: salaryYearMachine.provide({
          actors: { fetchYears: answer(salaryYearPorts.fetchYears, async () => ok([2026, 2025])) },
        }),
        notifications: notificationsMachine.provide({
          actors: { fetchNotifications: answer(notificationsPorts.fetchNotifications, async () => ok([])) },
        }),
        messages: messagesMachine.provide({
          actors: { countUnread: answer(messagesPorts.countUnread, async () => ok(0)) },
        }),
        liveConnection: liveConnectionMachine.provide({
          actors: { socket: listen(liveConnectionPorts.socket, () => () => {}) },
        }),
        rights: rightsMachine.provide({
          actors: { fetchGroupName: answer(rightsPorts.fetchGroupName, async () => ok('STDUSER')) },
        }),
      },
      actions: {
        storeWorkplace: (_, place) => void stored.push(place && `${place.company.FtgId} ${place.year}`),
      },
    })

type AppStage = Stage<typeof appMachine>
const bankIdOf = ({ actor }: AppStage) => actor.system.get('bankid') as FlowRef<'bankid'> | undefined
const sessionOf = ({ actor }: AppStage) => actor.system.get('session') as FlowRef<'session'>
const companiesOf = ({ actor }: AppStage) => actor.system.get('companySelection') as FlowRef<'companySelection'>
const yearOf = ({ actor }: AppStage) => actor.system.get('salaryYear') as FlowRef<'salaryYear'>
const snackbarOf = ({ actor }: AppStage) => actor.system.get('snackbar') as FlowRef<'snackbar'>
const unsavedOf = ({ actor }: AppStage) => actor.system.get('unsavedChanges') as FlowRef<'unsavedChanges'>
const confirmOf = ({ actor }: AppStage) => actor.system.get('confirm') as FlowRef<'confirm'>

const signIn = async (stage: AppStage) => {
  await settle()
  sessionOf(stage).send({ type: 'signIn.submit', login: 'ftg2', password: secret })
  await settle()
}
const choose = async (stage: AppStage, FtgId: string) => {
  companiesOf(stage).send({ type: 'companies.open' })
  companiesOf(stage).send({ type: 'company.choose', FtgId, routeHasParameters: false })
  await settle()
}

const snackbarText = (stage: AppStage) => snackbarOf(stage).getSnapshot().context.shown?.text

const input = { favourites: ['nordsken'], recentCommands: [] }
const scenarios: Scenarios<typeof appMachine> = {
  'signs in, chooses a company and a year, and signs out': {
    input,
    live: live(),
    async play(stage) {
      const { actor } = stage
      await signIn(stage)
      expect(actor.getSnapshot().matches({ signedIn: 'choosing' })).toBe(true)
      expect(companiesOf(stage).getSnapshot().context.favourites).toEqual(['nordsken'])
      companiesOf(stage).send({ type: 'company.favour', FtgId: 'akvarell' })
      await choose(stage, 'akvarell')
      expect(workplace(actor.getSnapshot())).toEqual({ company: akvarell, years: [2026, 2024], year: 2026 })
      yearOf(stage).send({ type: 'salaryYear.choose', year: '2024' })
      expect(workplace(actor.getSnapshot())?.year).toBe(2024)
      expect(callScope(actor.getSnapshot())).toEqual({ FtgId: 'akvarell', SalaryYear: 2024 })
      sessionOf(stage).send({ type: 'signOut' })
      await settle()
      expect(isSignedOut(actor.getSnapshot())).toBe(true)
      expect(workplace(actor.getSnapshot())).toBeNull()
      expect(callScope(actor.getSnapshot())).toEqual({ FtgId: null, SalaryYear: null })
      expect(actor.system.get('companySelection')).toBeUndefined()
      await signIn(stage)
      expect(companiesOf(stage).getSnapshot().context.favourites).toEqual(['nordsken', 'akvarell'])
    },
  },
  'signs in with BankID': {
    input,
    live: live(),
    async play(stage) {
      await settle()
      bankIdOf(stage)?.send({ type: 'bankid.start', device: 'other' })
      await settle()
      bankIdOf(stage)?.send({ type: 'bankid.selectAccount', login: 'ftg2' })
      await settle()
      expect(stage.actor.getSnapshot().matches({ signedIn: 'choosing' })).toBe(true)
      expect(bankIdOf(stage)).toBeUndefined()
    },
  },
  'discards the data of the first user when another one signs in in another tab': {
    input,
    live: live({ session: ok({ ...start, workplace: inNordsken }), next: ok(asAdm) }),
    async play(stage) {
      await settle()
      const before = companiesOf(stage)
      sessionOf(stage).send({ type: 'tabs.signedIn', login: 'adm' })
      expect(isStarting(stage.actor.getSnapshot())).toBe(true)
      expect(stage.actor.system.get('idleLogout')).toBeUndefined()
      await settle()
      expect(stage.actor.getSnapshot().matches({ signedIn: 'choosing' })).toBe(true)
      expect(stage.actor.getSnapshot().context.session?.account.Login).toBe('adm')
      expect(companiesOf(stage)).not.toBe(before)
      expect(snackbarText(stage)).toMatch(/ett annat användarkonto/)
    },
  },
  'updates the account’s name, and keeps the recent commands of the palette': {
    input,
    live: live({ session: ok({ ...start, workplace: inNordsken }) }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'account.renamed', name: 'Frida Berg' })
      expect(actor.getSnapshot().context.session?.account).toMatchObject({ Login: 'ftg2', Namn: 'Frida Berg' })
      actor.send({ type: 'palette.used', recent: ['screen:/infopanel'] })
      actor.system.get('session').send({ type: 'signOut' })
      await settle()
      actor.system.get('session').send({ type: 'signIn.submit', login: 'ftg2', password: 'secret:1' as SecretRef })
      await settle()
      expect(actor.system.get('commandPalette').getSnapshot().context.recent).toEqual(['screen:/infopanel'])
    },
  },
  'updates a company that another user has changed, and keeps the year': {
    input,
    live: live({ session: ok({ ...start, workplace: inNordsken }) }),
    async play(stage) {
      await settle()
      const year = yearOf(stage)
      stage.actor.system.get('companyInfo').send({ type: 'company.changed', FtgId: 'nordsken' })
      await settle()
      expect(workplace(stage.actor.getSnapshot())).toEqual({ ...inNordsken, company: { ...nordsken, UseLSS: true } })
      expect(yearOf(stage)).toBe(year)
    },
  },
  'fetches the data of the flows again when the page goes on after a reload': {
    input,
    live: live({ session: ok({ ...start, workplace: inNordsken }) }),
    async play(stage) {
      await settle()
      stage.actor.send({ type: 'app.resumed', writtenAt: { companySettings: 1, myAccount: 1 } })
      await settle()
      expect(workplace(stage.actor.getSnapshot())).toEqual({ ...inNordsken, company: { ...nordsken, UseLSS: true } })
    },
  },
  'starts the settings form with its screen, and stops it with the year': {
    input,
    live: live({ session: ok({ ...start, workplace: inNordsken }) }),
    async play(stage) {
      const form = () => stage.actor.system.get('companySettings') as FlowRef<'companySettings'> | undefined
      await settle()
      expect(form()).toBeUndefined()
      stage.actor.send({ type: 'flow.begin', id: 'companySettings' })
      expect(form()?.getSnapshot().context.id).toBe('nordsken')
      yearOf(stage).send({ type: 'salaryYear.choose', year: 2026 })
      expect(form()).toBeUndefined()
    },
  },
  'starts the flow of copies on request, and stops it with the session but not with the company': {
    input,
    live: live({ session: ok({ ...start, workplace: inNordsken }) }),
    async play(stage) {
      const copies = () => stage.actor.system.get('copies') as FlowRef<'copies'> | undefined
      await settle()
      expect(copies()).toBeUndefined()
      stage.actor.send({ type: 'flow.begin', id: 'copies', asked: { followed: {} } })
      const begun = copies()
      expect(begun?.getSnapshot().context.followed).toEqual({})
      await choose(stage, 'akvarell')
      expect(copies()).toBe(begun)
      sessionOf(stage).send({ type: 'signOut' })
      await settle()
      expect(copies()).toBeUndefined()
    },
  },
  'opens the company dialog when the chosen company is removed': {
    input,
    live: live({ session: ok({ ...start, workplace: inNordsken }) }),
    async play(stage) {
      await settle()
      companiesOf(stage).send({ type: 'company.removed', FtgId: 'nordsken' })
      await settle()
      expect(stage.actor.getSnapshot().matches({ signedIn: 'choosing' })).toBe(true)
      expect(workplace(stage.actor.getSnapshot())).toBeNull()
      expect(companiesOf(stage).getSnapshot().matches('open')).toBe(true)
    },
  },
  'starts the form of a new company on request, and stops it with the session': {
    input,
    live: live({ session: ok({ ...start, workplace: inNordsken }) }),
    async play(stage) {
      const form = () => stage.actor.system.get('createCompany') as FlowRef<'createCompany'> | undefined
      await settle()
      stage.actor.send({ type: 'flow.begin', id: 'createCompany', asked: { year: 2026 } })
      expect(form()?.getSnapshot().context).toMatchObject({ currentYear: 2026, LicNr: 'WEB100200' })
      yearOf(stage).send({ type: 'salaryYear.choose', year: 2026 })
      expect(form()).toBeDefined()
      sessionOf(stage).send({ type: 'signOut' })
      await settle()
      expect(form()).toBeUndefined()
    },
  },
  'the flows of the picture and of the years’ dialogs begin when they are wanted, outlive a year, and end with the company':
    {
      input,
      live: live({ session: ok({ ...start, workplace: inNordsken }) }),
      async play(stage) {
        const alive = () => ['companyPicture', 'salaryYears'].filter(id => stage.actor.system.get(id))
        await settle()
        stage.actor.send({ type: 'flow.begin', id: 'companyPicture' })
        stage.actor.send({ type: 'flow.begin', id: 'salaryYears' })
        yearOf(stage).send({ type: 'salaryYear.choose', year: 2026 })
        expect(alive()).toEqual(['companyPicture', 'salaryYears'])
        await choose(stage, 'akvarell')
        expect(alive()).toEqual([])
      },
    },
  'shows the error screen when the code of the session’s flows throws': {
    input,
    live: live({ brought: [failure({ tag: 'network', message: '' })] }),
    async play(stage) {
      await signIn(stage)
      expect(isStranded(stage.actor.getSnapshot())).toBe(true)
      expect(stage.actor.system.get('companySelection')).toBeUndefined()
    },
  },
  'keeps company and year after a reload': {
    input,
    live: live({ session: ok({ ...start, workplace: inNordsken }) }),
    async play(stage) {
      await settle()
      expect(isWorking(stage.actor.getSnapshot())).toBe(true)
      expect(yearOf(stage).getSnapshot().context.year).toBe(2025)
      expect(companiesOf(stage).getSnapshot().matches('closed')).toBe(true)
    },
  },
}

describe('the app', () => {
  verifyFlow(appFlow, { spec: import.meta.url, scenarios })

  it('discards the cached data of a company or a year when another is chosen', async () => {
    await run(appFlow, {
      input,
      live: live({ session: ok({ ...start, workplace: inNordsken }) }),
      async play(stage) {
        const lists = () => stage.actor.system.get('employees')
        await settle()
        const before = lists()
        yearOf(stage).send({ type: 'salaryYear.choose', year: 2026 })
        const ofYear = lists()
        expect(ofYear).not.toBe(before)
        await choose(stage, 'akvarell')
        expect(lists()).not.toBe(ofYear)
        expect(workplace(stage.actor.getSnapshot())?.company.FtgId).toBe('akvarell')
      },
    })
  })

  it('shows notifications of the chosen company in the snackbar, also after a change of company', async () => {
    await run(appFlow, {
      input,
      live: live({ session: ok({ ...start, workplace: inNordsken }) }),
      async play(stage) {
        await settle()
        const notify = (Id: string, FtgId: string) => {
          const notification = { ...exampleNotification, Id, Message: Id, Context: { FtgId } }
          stage.actor.system.get('notifications')?.send({ type: 'notification.arrived', notification })
        }
        const said = () => snackbarOf(stage).getSnapshot().context.shown?.text
        notify('i en annan', 'akvarell')
        expect(said()).toBeUndefined()
        notify('i Nordsken', 'nordsken')
        expect(said()).toBe('i Nordsken')
        await choose(stage, 'akvarell')
        notify('i Nordsken igen', 'nordsken')
        expect(said()).toBe('i Nordsken')
        notify('i Akvarell', 'akvarell')
        expect(said()).toBe('i Akvarell')
      },
    })
  })

  it('stores company and year in the tab at every change', async () => {
    const stored: (string | null)[] = []
    await run(appFlow, {
      input,
      live: live({ stored }),
      play: scenarios['signs in, chooses a company and a year, and signs out']?.play ?? settle,
    })
    // The second sign-in begins without a company.
    expect(stored).toEqual([null, 'akvarell 2026', 'akvarell 2024', null])
  })

  it('discards the BankID order after the sign-in', async () => {
    const forgotten: string[] = []
    const play = scenarios['signs in with BankID']?.play ?? settle
    await run(appFlow, { input, live: live({ forgotten }), play })
    // Once when the login screen opens, and once when it closes.
    expect(forgotten).toEqual(['order', 'order'])
  })

  it('shows a failure in the snackbar, and keeps its state', async () => {
    await run(appFlow, {
      input,
      live: live({ company: companyMissing }),
      async play(stage) {
        await signIn(stage)
        await choose(stage, 'akvarell')
        expect(snackbarOf(stage).getSnapshot().context.shown?.text).toBe('Företaget finns inte.')
        expect(isSignedIn(stage.actor.getSnapshot())).toBe(true)
      },
    })
  })

  describe('with unsaved changes', () => {
    const dirty = async (stage: AppStage) => {
      await settle()
      unsavedOf(stage).send({ type: 'unsaved.register', id: 'form', systemId: 'nobody' })
    }
    const answerWith = (stage: AppStage, answer: Answer) => confirmOf(stage).send({ type: 'confirm.answer', answer })
    const inYear = live({ session: ok({ ...start, workplace: inNordsken }) })

    it.each([
      ['another year', (stage: AppStage) => yearOf(stage).send({ type: 'salaryYear.choose', year: 2026 })],
      ['another company', (stage: AppStage) => choose(stage, 'akvarell')],
      ['signing out', (stage: AppStage) => sessionOf(stage).send({ type: 'signOut' })],
    ])('%s waits for the answer', async (_, leave) => {
      await run(appFlow, {
        input,
        live: inYear,
        async play(stage) {
          await dirty(stage)
          await leave(stage)
          await settle()
          expect(question(confirmOf(stage).getSnapshot())?.title).toBe('Osparade ändringar')
          answerWith(stage, 'cancelled')
          await settle()
          expect(workplace(stage.actor.getSnapshot())).toEqual(inNordsken)
          await leave(stage)
          answerWith(stage, 'alternative')
          await settle()
          expect(workplace(stage.actor.getSnapshot())).not.toEqual(inNordsken)
        },
      })
    })

    it('asks for no confirmation when the chosen company is chosen again', async () => {
      await run(appFlow, {
        input,
        live: inYear,
        async play(stage) {
          await dirty(stage)
          await choose(stage, nordsken.FtgId)
          expect(question(confirmOf(stage).getSnapshot())).toBeUndefined()
          expect(companiesOf(stage).getSnapshot().matches('closed')).toBe(true)
        },
      })
    })

    it('discards them, and the question about them, when the session ends', async () => {
      await run(appFlow, {
        input,
        live: inYear,
        async play(stage) {
          await dirty(stage)
          sessionOf(stage).send({ type: 'signOut' })
          sessionOf(stage).send({ type: 'session.refused' })
          await settle()
          expect(isSignedOut(stage.actor.getSnapshot())).toBe(true)
          expect(isUnsaved(unsavedOf(stage).getSnapshot())).toBe(false)
          expect(question(confirmOf(stage).getSnapshot())).toBeUndefined()
        },
      })
    })
  })

  it('signs out with the message when the session has ended', async () => {
    await run(appFlow, {
      input,
      live: live({ company: sessionOver }),
      async play(stage) {
        await signIn(stage)
        await choose(stage, 'akvarell')
        expect(isSignedOut(stage.actor.getSnapshot())).toBe(true)
        expect(snackbarOf(stage).getSnapshot().context.shown?.text).toBe(
          'Din session i programmet har upphört, vänligen logga in på nytt.',
        )
        await signIn(stage)
        expect(snackbarOf(stage).getSnapshot().context.shown).toBeNull()
      },
    })
  })

  it('signs out after an hour of inactivity, with a warning a minute before', async () => {
    await run(appFlow, {
      input,
      live: live({ session: ok({ ...start, workplace: inNordsken }) }),
      async play(stage) {
        const idle = () => stage.actor.system.get('idleLogout') as FlowRef<'idleLogout'>
        await stage.clock.pass(3_539_999)
        expect(isWarning(idle().getSnapshot())).toBe(false)
        await stage.clock.pass(1)
        expect(isWarning(idle().getSnapshot())).toBe(true)
        await stage.clock.pass(59_999)
        expect(isSignedIn(stage.actor.getSnapshot())).toBe(true)
        await stage.clock.pass(1)
        expect(isSignedOut(stage.actor.getSnapshot())).toBe(true)
        expect(isEndedByInactivity(sessionOf(stage).getSnapshot())).toBe(true)
      },
    })
  })

  it('shows the login screen and the reason when the first check does not reach the server', async () => {
    await run(appFlow, {
      input,
      live: live({ session: networkDown }),
      async play(stage) {
        await settle()
        expect(isSignedOut(stage.actor.getSnapshot())).toBe(true)
        expect(snackbarOf(stage).getSnapshot().context.shown?.text).toBe(
          'Störningar har upptäckts i nätverkskommunikationen. Kontrollera din internetanslutning och försök igen.',
        )
      },
    })
  })
})
