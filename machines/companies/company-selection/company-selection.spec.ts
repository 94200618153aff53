import { describe, expect, it } from 'vitest'
import type { Actor, ActorRefFrom } from 'xstate'
import { exampleListItem } from '#contracts/companies/examples.ts'
import { exampleCompany } from '#contracts/sign-in/examples.ts'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { companyMissing, inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import type { Company } from '../../sign-in/session/session.types.ts'
import { smsVerificationMachine } from '../../sign-in/sms-verification/sms-verification.machine.ts'
import { smsVerificationPorts } from '../../sign-in/sms-verification/sms-verification.ports.ts'
import { companySelectionFlow, companySelectionMachine } from './company-selection.machine.ts'
import { companySelectionPorts } from './company-selection.ports.ts'
import {
  companiesByTab,
  findable,
  isDialogClosable,
  isDialogOpen,
  isListing,
  listsOf,
  lostName,
  mayChange,
} from './company-selection.select.ts'
import type { CompanySelectionInput, FetchedCompany } from './company-selection.types.ts'

const { UserAccount: _, ...nordsken } = exampleCompany
const akvarell: Company = { ...nordsken, FtgId: 'akvarell', Namn: 'Akvarell Måleri AB' }

const accountOf = (Roll: 'FTG' | 'ADM', ...FtgIdAccessList: string[]): CompanySelectionInput => ({
  account: { Login: 'x', Namn: 'X', Roll, LicNr: 'WEB100200', FtgId: '', FtgIdAccessList },
  current: null,
  favourites: [],
})
const two = accountOf('FTG', 'nordsken', 'akvarell')
const one = accountOf('FTG', 'nordsken')
const working = { ...two, current: nordsken }

const fetched = (company: Company): Result<FetchedCompany> => ok({ requireSMSVerification: false, company })
const smsRequired = ok<FetchedCompany>({ requireSMSVerification: true })
const choose = (FtgId: string, routeHasParameters = false) =>
  ({ type: 'company.choose', FtgId, routeHasParameters }) as const

interface World {
  list?: readonly Result<readonly (typeof exampleListItem)[]>[]
  company?: readonly Result<FetchedCompany>[]
  years?: Result<readonly number[]>
  /** Whether a code could be sent. */
  smsSent?: Result<null>
  done?: string[]
}

const live =
  ({
    list = [ok([exampleListItem])],
    company = [fetched(akvarell)],
    years = ok([2026, 2025]),
    smsSent = ok(null),
    done = [],
  }: World = {}) =>
  () =>
    companySelectionMachine.provide({
      actors: {
        fetchCompanies: answer(companySelectionPorts.fetchCompanies, inTurn(...list)),
        fetchCompany: answer(companySelectionPorts.fetchCompany, inTurn(...company)),
        fetchYears: answer(companySelectionPorts.fetchYears, async () => years),
        smsVerification: smsVerificationMachine.provide({
          actors: {
            requestCode: answer(smsVerificationPorts.requestCode, async () => smsSent),
            validateCode: answer(smsVerificationPorts.validateCode, async () => ok(null)),
          },
        }),
      },
      actions: {
        storeFavourites: (_, { favourites }) => void done.push(`favourites ${favourites}`),
        goToInfopanel: () => void done.push('infopanel'),
        goToSettings: () => void done.push('settings'),
        refetchCurrent: () => void done.push('refetch'),
        tellCreated: () => void done.push('created'),
        reportChosen: ({ context }) => void done.push(`chosen ${context.current?.FtgId} ${context.years}`),
      },
    })

const smsOf = ({ system }: Actor<typeof companySelectionMachine>) =>
  system.get('smsVerification') as ActorRefFrom<typeof smsVerificationMachine>

const scenarios: Scenarios<typeof companySelectionMachine> = {
  'a company is chosen from the dialog': {
    input: two,
    live: live(),
    async play({ actor }) {
      expect(actor.getSnapshot().matches({ open: 'listing' })).toBe(true)
      expect(isDialogClosable(actor.getSnapshot())).toBe(false)
      actor.send({ type: 'companies.close' })
      expect(isDialogOpen(actor.getSnapshot())).toBe(true)
      await settle()
      actor.send(choose('akvarell'))
      expect(isDialogOpen(actor.getSnapshot())).toBe(true)
      await settle()
      expect(actor.getSnapshot().matches('closed')).toBe(true)
      expect(actor.getSnapshot().context.current?.FtgId).toBe('akvarell')
    },
  },
  'a company administrator with one company needs no dialog': {
    input: one,
    live: live({ company: [fetched(nordsken)] }),
    async play({ actor }) {
      expect(isDialogOpen(actor.getSnapshot())).toBe(false)
      await settle()
      expect(actor.getSnapshot().context.current?.FtgId).toBe('nordsken')
      actor.send({ type: 'companies.open' })
      expect(isDialogOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'the same company again closes the dialog': {
    input: working,
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'companies.open' })
      actor.send(choose('nordsken'))
      expect(actor.getSnapshot().matches('closed')).toBe(true)
      actor.send({ type: 'companies.open' })
      actor.send({ type: 'companies.close' })
      expect(actor.getSnapshot().matches('closed')).toBe(true)
    },
  },
  'another is chosen without the dialog, which does not appear': {
    input: working,
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'companies.open' })
      await settle()
      actor.send({ type: 'companies.close' })
      actor.send(choose('nordsken'))
      expect(actor.getSnapshot().matches('closed')).toBe(true)
      actor.send(choose('akvarell'))
      expect(actor.getSnapshot().matches('choosing')).toBe(true)
      expect(isDialogOpen(actor.getSnapshot())).toBe(false)
      await settle()
      expect(actor.getSnapshot().context.current?.FtgId).toBe('akvarell')
    },
  },
  'the dialog opens also while a company chosen elsewhere is fetched, which is then not entered': {
    input: working,
    live: live(),
    async play({ actor }) {
      actor.send({ ...choose('akvarell'), type: 'company.enter' })
      expect(isDialogOpen(actor.getSnapshot())).toBe(false)
      actor.send({ type: 'companies.open' })
      expect(isDialogOpen(actor.getSnapshot())).toBe(true)
      await settle()
      expect([isDialogOpen(actor.getSnapshot()), actor.getSnapshot().context.current?.FtgId]).toEqual([
        true,
        'nordsken',
      ])
    },
  },
  'from a route with parameters the way goes over Infopanel': {
    input: working,
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'companies.open' })
      actor.send(choose('akvarell', true))
      await settle()
      expect(actor.getSnapshot().context.current?.FtgId).toBe('akvarell')
    },
  },
  'an SMS code is demanded, and the selection tried again': {
    input: two,
    live: live({ company: [smsRequired, smsRequired, fetched(akvarell)] }),
    async play({ actor }) {
      actor.send(choose('akvarell'))
      await settle()
      smsOf(actor).send({ type: 'sms.cancel' })
      expect(actor.getSnapshot().matches('open')).toBe(true)
      actor.send(choose('akvarell'))
      await settle()
      expect(actor.getSnapshot().matches({ choosing: 'verifyingSms' })).toBe(true)
      smsOf(actor).send({ type: 'sms.submit', code: 'secret:1' as SecretRef })
      await settle()
      expect(actor.getSnapshot().matches('closed')).toBe(true)
    },
  },
  'a code that cannot be sent leaves the choice open': {
    input: two,
    live: live({ company: [smsRequired], smsSent: networkDown }),
    async play({ actor }) {
      actor.send(choose('akvarell'))
      await settle()
      expect(actor.getSnapshot().matches('open')).toBe(true)
      expect(actor.getSnapshot().context.pending).toBeNull()
    },
  },
  'a company that cannot be fetched leaves the choice open': {
    input: two,
    live: live({ company: [companyMissing] }),
    async play({ actor }) {
      actor.send(choose('akvarell'))
      await settle()
      expect(actor.getSnapshot().matches('open')).toBe(true)
      expect(actor.getSnapshot().context.pending).toBeNull()
    },
  },
  'years that cannot be fetched leave the choice open': {
    input: two,
    live: live({ years: networkDown }),
    async play({ actor }) {
      actor.send(choose('akvarell'))
      await settle()
      expect(actor.getSnapshot().matches('open')).toBe(true)
      expect(actor.getSnapshot().context.fetched).toBeNull()
    },
  },
  'a list that cannot be fetched is tried again': {
    input: two,
    live: live({ list: [networkDown, ok([exampleListItem])] }),
    async play({ actor }) {
      await settle()
      expect(actor.getSnapshot().matches({ open: 'failed' })).toBe(true)
      actor.send({ type: 'companies.retry' })
      await settle()
      expect(actor.getSnapshot().context.companies).toEqual([exampleListItem])
    },
  },
  'a list that cannot be fetched is tried again when the connection is back': {
    input: two,
    live: () => live({ list: [networkDown, ok([exampleListItem])] })().provide({ actors: networkBack }),
    async play({ actor }) {
      await settle()
      expect(actor.getSnapshot().context.companies).toEqual([exampleListItem])
    },
  },
  'a removed company is chosen no more; another one’s removal changes nothing here': {
    input: working,
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'company.removed', FtgId: 'akvarell' })
      expect(actor.getSnapshot().matches('closed')).toBe(true)
      actor.send({ type: 'company.removed', FtgId: 'nordsken' })
      expect(actor.getSnapshot().matches({ open: 'listing' })).toBe(true)
      expect(isDialogClosable(actor.getSnapshot())).toBe(false)
      await settle()
      expect(actor.getSnapshot().context.companies).toEqual([exampleListItem])
    },
  },
  'a company that somebody else has removed is left, and said to be, until another is chosen': {
    input: working,
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'company.lost', FtgId: 'akvarell' })
      expect(actor.getSnapshot().matches('closed')).toBe(true)
      actor.send({ type: 'company.lost', FtgId: 'nordsken' })
      actor.send({ type: 'company.leave', FtgId: 'nordsken' })
      expect(actor.getSnapshot().matches({ open: 'listing' })).toBe(true)
      expect(isDialogClosable(actor.getSnapshot())).toBe(false)
      expect(lostName(actor.getSnapshot())).toBe(nordsken.Namn)
      await settle()
      actor.send(choose('akvarell'))
      await settle()
      expect(actor.getSnapshot().matches('closed')).toBe(true)
      expect(lostName(actor.getSnapshot())).toBeUndefined()
    },
  },
  'the person’s own removal says nothing of a loss, whichever was heard first': {
    input: working,
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'company.lost', FtgId: 'nordsken' })
      actor.send({ type: 'company.removed', FtgId: 'akvarell' })
      expect(lostName(actor.getSnapshot())).toBe(nordsken.Namn)
      actor.send({ type: 'company.removed', FtgId: 'nordsken' })
      expect(lostName(actor.getSnapshot())).toBeUndefined()
      expect(actor.getSnapshot().matches('open')).toBe(true)
      await settle()
    },
  },
  'a new company is chosen, and its settings come first': {
    input: two,
    live: live(),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'company.created', FtgId: 'akvarell' })
      expect(isDialogOpen(actor.getSnapshot())).toBe(true)
      await settle()
      expect(actor.getSnapshot().matches('closed')).toBe(true)
      expect(actor.getSnapshot().context.current?.FtgId).toBe('akvarell')
    },
  },
  'a company that was created while the dialog was closed is chosen': {
    input: working,
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'company.created', FtgId: 'akvarell' })
      await settle()
      expect(actor.getSnapshot().context.current?.FtgId).toBe('akvarell')
    },
  },
  'a company is archived in its place, the current one too': {
    input: working,
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'company.archived', FtgId: 'nordsken', Archived: true })
      actor.send({ type: 'companies.open' })
      await settle()
      actor.send({ type: 'company.archived', FtgId: 'nordsken', Archived: true })
      expect(actor.getSnapshot().context.companies).toEqual([{ ...exampleListItem, Archived: true }])
      actor.send({ type: 'company.archived', FtgId: 'annat', Archived: true })
      expect(actor.getSnapshot().matches({ open: 'listed' })).toBe(true)
    },
  },
  'what others have changed is fetched while the dialog is open': {
    input: two,
    live: live({ list: [ok([]), ok([exampleListItem])] }),
    async play({ actor }) {
      await settle()
      expect(actor.getSnapshot().context.companies).toEqual([])
      actor.send({ type: 'companies.changed' })
      expect(isListing(actor.getSnapshot())).toBe(true)
      await settle()
      expect(actor.getSnapshot().context.companies).toEqual([exampleListItem])
    },
  },
  'who gets a second company may change company at once, and who loses it may not': {
    input: { ...one, current: nordsken },
    live: live({
      list: [
        ok([exampleListItem, { ...exampleListItem, FtgId: 'akvarell' }]),
        networkDown,
        ok([]),
        ok([exampleListItem]),
      ],
    }),
    async play({ actor }) {
      const changed = { type: 'companies.changed' } as const
      expect(mayChange(actor.getSnapshot())).toBe(false)
      actor.send(changed)
      await settle()
      expect(mayChange(actor.getSnapshot())).toBe(true)
      actor.send(changed)
      await settle()
      // The list could not be fetched, and what was known stays.
      expect(mayChange(actor.getSnapshot())).toBe(true)
      actor.send(changed)
      actor.send(changed)
      await settle()
      expect(mayChange(actor.getSnapshot())).toBe(false)
    },
  },
  'a favourite is turned on and off': {
    input: two,
    live: live(),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'company.favour', FtgId: 'akvarell' })
      expect(actor.getSnapshot().context.favourites).toEqual(['akvarell'])
      actor.send({ type: 'company.favour', FtgId: 'akvarell' })
      expect(actor.getSnapshot().context.favourites).toEqual([])
    },
  },
}

const played = async (name: keyof typeof scenarios & string, world: World = {}) => {
  const scenario = scenarios[name]
  if (!scenario) throw new Error(`no scenario ${name}`)
  return run(companySelectionFlow, { ...scenario, live: live(world) })
}

describe('company selection', () => {
  verifyFlow(companySelectionFlow, {
    spec: import.meta.url,
    scenarios,
    deaf: {
      'companySelection.choosing.fetchingCompany': 'No other company can be chosen while one is entered.',
      'companySelection.choosing.fetchingYears': 'No other company can be chosen while one is entered.',
    },
  })

  it('goes to Infopanel before it tells of the company, and only from a route with parameters', async () => {
    const done: string[] = []
    await played('from a route with parameters the way goes over Infopanel', { done })
    expect(done).toEqual(['infopanel', 'chosen akvarell 2026,2025'])
    done.length = 0
    await played('a company is chosen from the dialog', { done })
    expect(done).toEqual(['chosen akvarell 2026,2025'])
  })

  it('goes to the settings of a new company, and says that it was created', async () => {
    const done: string[] = []
    await played('a new company is chosen, and its settings come first', { done })
    expect(done).toEqual(['settings', 'chosen akvarell 2026,2025', 'created'])
  })

  it('has the company that is worked in fetched anew when it is archived, and no other', async () => {
    const done: string[] = []
    await played('a company is archived in its place, the current one too', { done })
    expect(done).toEqual(['refetch', 'refetch'])
  })

  it('keeps the favourites in the browser', async () => {
    const done: string[] = []
    await played('a favourite is turned on and off', { done })
    expect(done).toEqual(['favourites akvarell', 'favourites '])
  })
})

describe('the lists of the dialog', () => {
  const named = (FtgId: string, Namn: string, Orgnr: string, Archived = false) =>
    ({ ...exampleListItem, FtgId, Namn, Orgnr, Archived }) as const
  const companies = [
    named('akvarell', 'Akvarell Måleri AB', '165567890123'),
    named('arkivet', 'Gamla Verkstaden AB', '165562345677', true),
    named('nordsken', 'Nordsken Handel AB', '165566778899'),
  ]
  const ids = (term: string, favourites: string[] = []) => {
    const lists = listsOf(findable(companies), favourites, term)
    return [lists.favourites.map(c => c.FtgId), lists.others.map(c => c.FtgId)]
  }

  it('puts favourites first', () =>
    expect(ids('', ['nordsken', 'arkivet'])).toEqual([['arkivet', 'nordsken'], ['akvarell']]))
  it('has the archived ones in a tab of their own, or among the others for whoever has none', () => {
    const archived = companies.filter(({ Archived }) => Archived)
    expect(companiesByTab(companies, true)).toEqual({
      choose: companies.filter(({ Archived }) => !Archived),
      archive: archived,
    })
    expect(companiesByTab(companies, false)).toEqual({ choose: companies, archive: [] })
  })
  it.each([
    ['MÅLERI', 'akvarell'],
    ['nordsk', 'nordsken'],
    ['556677-8899', 'nordsken'],
    [' akvarell ', 'akvarell'],
  ])('finds %j', (term, id) => expect(ids(term)[1]).toEqual([id]))
  it('finds nothing for what is not there', () => expect(ids('zebra')).toEqual([[], []]))
})
