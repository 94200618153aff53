import { describe, expect, it } from 'vitest'
import type { ActorRefFrom } from 'xstate'
import { exampleCompany, exampleListItem } from '#contracts/examples.ts'
import { companySelectionMachine } from '../company-selection/company-selection.machine.ts'
import { companySelectionPorts } from '../company-selection/company-selection.ports.ts'
import { liveConnectionMachine } from '../live-connection/live-connection.machine.ts'
import { liveConnectionPorts } from '../live-connection/live-connection.ports.ts'
import { rightsMachine } from '../rights/rights.machine.ts'
import { rightsPorts } from '../rights/rights.ports.ts'
import type { salaryYearMachine } from '../salary-year/salary-year.machine.ts'
import { sessionMachine } from '../session/session.machine.ts'
import { sessionPorts } from '../session/session.ports.ts'
import type { SessionStart, Workplace } from '../session/session.types.ts'
import { answer, listen } from '../shared/port.ts'
import { ok, type Result } from '../shared/result.ts'
import type { SecretRef } from '../shared/secret.ts'
import { companyMissing, networkDown, sessionOver, wrongCredentials } from '../shared/testing/answers.ts'
import { run, type Scenarios, type Stage } from '../shared/testing/scenario.ts'
import { settle } from '../shared/testing/test-clock.ts'
import { verifyFlow } from '../shared/testing/verify-flow.ts'
import type { snackbarMachine } from '../snackbar/snackbar.machine.ts'
import { flowList } from './app.flows.ts'
import { appFlow, appMachine } from './app.machine.ts'
import { isSignedIn, isSignedOut, isWorking, workplace } from './app.select.ts'

const { UserAccount, ...nordsken } = exampleCompany
const { PersNr: _, ...account } = UserAccount
const akvarell = { ...nordsken, FtgId: 'akvarell', Namn: 'Akvarell Måleri AB' }
const inNordsken: Workplace = { company: nordsken, years: [2026, 2025], year: 2025 }
const start: SessionStart = {
  account,
  licence: { HasPlus: true, Supplier: 'AVLONA', HasLicensOption: {}, EnforceBankIDAuth: false },
  workplace: null,
}

interface World {
  session?: Result<SessionStart>
  company?: Result<{ requireSMSVerification: false; company: typeof akvarell }>
  stored?: (string | null)[]
}

const live =
  ({
    session = wrongCredentials,
    company = ok({ requireSMSVerification: false, company: akvarell }),
    stored = [],
  }: World = {}) =>
  () =>
    appMachine.provide({
      actors: {
        session: sessionMachine.provide({
          actors: {
            fetchSession: answer(sessionPorts.fetchSession, async () => session),
            signIn: answer(sessionPorts.signIn, async () => ok({ requireSMSVerification: false as const, start })),
            signOut: answer(sessionPorts.signOut, async () => ok(null)),
          },
          actions: { rememberLogin: () => {}, forgetSession: () => {} },
        }),
        companySelection: companySelectionMachine.provide({
          actors: {
            fetchCompanies: answer(companySelectionPorts.fetchCompanies, async () => ok([exampleListItem])),
            fetchCompany: answer(companySelectionPorts.fetchCompany, async () => company),
            fetchYears: answer(companySelectionPorts.fetchYears, async () => ok([2026, 2024])),
          },
          actions: { storeFavourites: () => {}, goToInfopanel: () => {} },
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
const sessionOf = ({ actor }: AppStage) => actor.system.get('session') as ActorRefFrom<typeof sessionMachine>
const companiesOf = ({ actor }: AppStage) =>
  actor.system.get('companySelection') as ActorRefFrom<typeof companySelectionMachine>
const yearOf = ({ actor }: AppStage) => actor.system.get('salaryYear') as ActorRefFrom<typeof salaryYearMachine>
const snackbarOf = ({ actor }: AppStage) => actor.system.get('snackbar') as ActorRefFrom<typeof snackbarMachine>

const signIn = async (stage: AppStage) => {
  await settle()
  sessionOf(stage).send({ type: 'signIn.submit', login: 'ftg2', password: 'secret:1' as SecretRef })
  await settle()
}
const choose = async (stage: AppStage, FtgId: string) => {
  companiesOf(stage).send({ type: 'companies.open' })
  companiesOf(stage).send({ type: 'company.choose', FtgId, routeHasParameters: false })
  await settle()
}

const input = { favourites: ['nordsken'] }
const scenarios: Scenarios<typeof appMachine> = {
  'sign in, choose a company and a year, sign out': {
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
      sessionOf(stage).send({ type: 'signOut' })
      await settle()
      expect(isSignedOut(actor.getSnapshot())).toBe(true)
      expect(workplace(actor.getSnapshot())).toBeNull()
      expect(actor.system.get('companySelection')).toBeUndefined()
      await signIn(stage)
      expect(companiesOf(stage).getSnapshot().context.favourites).toEqual(['nordsken', 'akvarell'])
    },
  },
  'a reload keeps company and year': {
    input,
    live: live({ session: ok({ ...start, workplace: inNordsken }) }),
    async play(stage) {
      await settle()
      expect(isWorking(stage.actor.getSnapshot())).toBe(true)
      expect(yearOf(stage).getSnapshot().context.year).toBe(2025)
      expect(companiesOf(stage).getSnapshot().value).toBe('closed')
    },
  },
}

const others = flowList.filter(flow => flow !== appFlow)

describe('the app', () => {
  verifyFlow(appFlow, { spec: import.meta.url, scenarios, children: others })

  it('forgets what was cached of a company or a year when another is chosen', async () => {
    await run(
      appFlow,
      {
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
      },
      others,
    )
  })

  it('keeps company and year in the tab at every change', async () => {
    const stored: (string | null)[] = []
    await run(
      appFlow,
      {
        input,
        live: live({ stored }),
        play: scenarios['sign in, choose a company and a year, sign out']?.play ?? settle,
      },
      others,
    )
    expect(stored).toEqual(['akvarell 2026', 'akvarell 2024'])
  })

  it('says what failed in a snackbar, and stays', async () => {
    await run(
      appFlow,
      {
        input,
        live: live({ company: companyMissing }),
        async play(stage) {
          await signIn(stage)
          await choose(stage, 'akvarell')
          expect(snackbarOf(stage).getSnapshot().context.shown?.text).toBe('Företaget finns inte.')
          expect(isSignedIn(stage.actor.getSnapshot())).toBe(true)
        },
      },
      others,
    )
  })

  it('signs out with the message when the session is over', async () => {
    await run(
      appFlow,
      {
        input,
        live: live({ company: sessionOver }),
        async play(stage) {
          await signIn(stage)
          await choose(stage, 'akvarell')
          expect(isSignedOut(stage.actor.getSnapshot())).toBe(true)
          expect(snackbarOf(stage).getSnapshot().context.shown?.text).toBe(
            'Din session i programmet har upphört, vänligen logga in på nytt.',
          )
        },
      },
      others,
    )
  })

  it('shows the login screen, and why, when the first check does not reach the server', async () => {
    await run(
      appFlow,
      {
        input,
        live: live({ session: networkDown }),
        async play(stage) {
          await settle()
          expect(isSignedOut(stage.actor.getSnapshot())).toBe(true)
          expect(snackbarOf(stage).getSnapshot().context.shown?.text).toBe(
            'Störningar har upptäckts i nätverkskommunikationen. Kontrollera din internetanslutning och försök igen.',
          )
        },
      },
      others,
    )
  })
})
