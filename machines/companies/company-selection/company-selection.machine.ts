import { assign, setup } from 'xstate'
import { withoutUsers } from '#contracts/companies/without-users.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered, withOutput } from '../../kit/shared/answered.ts'
import { askToLeave } from '../../kit/shared/leave.ts'
import { letter, letters } from '../../kit/shared/letter.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { reportFailure, tell } from '../../kit/shared/tell.ts'
import { mayChangeCompany } from '../../rights/may-change-company.ts'
import { smsVerificationMachine } from '../../sign-in/sms-verification/sms-verification.machine.ts'
import { whyNot } from '../../sign-in/sms-verification/sms-verification.read.ts'
import type { SmsPurpose, SmsVerificationOutput } from '../../sign-in/sms-verification/sms-verification.types.ts'
import type { CompanyArchiveFact } from '../company-archive/company-archive.types.ts'
import { companySelectionEffects, companySelectionPorts } from './company-selection.ports.ts'
import { choiceOf, newChoice, onlyChoice, pendingId } from './company-selection.read.ts'
import type {
  CompanyChoice,
  CompanySelectionContext,
  CompanySelectionEvent,
  CompanySelectionInput,
  FetchedCompany,
} from './company-selection.types.ts'

/** Lets the user choose a company, after the sign-in and later (first document §4). */
export const companySelectionMachine = setup({
  types: {
    input: {} as CompanySelectionInput,
    context: {} as CompanySelectionContext,
    events: {} as CompanySelectionEvent,
  },
  actors: { ...companySelectionPorts, networkReturn, smsVerification: smsVerificationMachine },
  actions: {
    ...companySelectionEffects,
    reportFailure: reportFailure(),
    forgetSearch: letters(() =>
      ['companyTab', 'companySearch', 'archiveSearch'].map(id => ['dialogs', { type: 'dialog.close', id }]),
    ),
    askToLeave: askToLeave('companySelection'),
    askToLeaveLost: askToLeave('companySelection', { title: 'Du kan inte längre arbeta i företaget', isTooLate: true }),
    setLost: assign(({ context: { current } }) => ({
      lost: current && { FtgId: current.FtgId, Namn: current.Namn },
    })),
    forgetLost: assign({ lost: null }),
    setCompanies: assign((_, companies: NonNullable<CompanySelectionContext['companies']>) => ({
      companies,
      listFailure: null,
    })),
    setAccess: assign(({ context: { account } }, companies: NonNullable<CompanySelectionContext['companies']>) => ({
      account: { ...account, FtgIdAccessList: companies.map(({ FtgId }) => FtgId) },
    })),
    setListFailure: assign((_, listFailure: ApiFailure) => ({ listFailure })),
    forgetCompanies: assign({ companies: null }),
    setChoice: assign((_, pending: CompanyChoice) => ({ pending })),
    forgetChoice: assign({ pending: null, fetched: null }),
    setFetched: assign((_, outcome: FetchedCompany) => ({
      fetched: outcome.requireSMSVerification ? null : outcome.company,
    })),
    setYears: assign((_, years: readonly number[]) => ({ years })),
    setArchived: assign(({ context }, { FtgId, Archived }: CompanyArchiveFact) => ({
      companies: context.companies?.map(each => (each.FtgId === FtgId ? { ...each, Archived } : each)) ?? null,
    })),
    refetchCurrent: letter('companyInfo', { type: 'company.refetch' }),
    /**
     * Ends the intent of a creation, if the `createCompany` flow runs. That flow is loaded with its
     * form.
     */
    leaveCreation: letter('createCompany', { type: 'create.leave' }),
    tellCreated: tell(
      'SUCCESS',
      'Företaget skapades. Vi rekommenderar att du börjar med att fylla på med uppgifter i företagsinställningarna.',
    ),
    becomeCurrent: assign(({ context }) => ({ current: context.fetched, pending: null, fetched: null, lost: null })),
    turnFavourite: assign(({ context }, FtgId: string) => ({
      favourites: context.favourites.includes(FtgId)
        ? context.favourites.filter(id => id !== FtgId)
        : [...context.favourites, FtgId],
    })),
    leaveCompany: assign({ current: null, companies: null, years: [] }),
    reportLeft: letter('app', { type: 'company.left' }),
    reportFavourites: letter('app', ({ context }) => ({ type: 'company.favoured', favourites: context.favourites })),
    reportChosen: letter('app', ({ context }) => {
      if (!context.current) throw new Error('A company is chosen only once it is fetched')
      return { type: 'company.chosen', company: context.current, years: context.years }
    }),
  },
  guards: {
    hasCompany: ({ context }) => context.current !== null,
    hasOnlyOne: ({ context }) => !mayChangeCompany(context.account) && context.account.FtgIdAccessList.length === 1,
    mayChange: ({ context }) => mayChangeCompany(context.account),
    mayChangeTo: ({ context }, FtgId: string) => mayChangeCompany(context.account) && context.current?.FtgId !== FtgId,
    isSame: ({ context }, FtgId: string) => context.current?.FtgId === FtgId,
    isLost: ({ context }, FtgId: string) => context.lost?.FtgId === FtgId,
    requiresSms: (_, { requireSMSVerification }: FetchedCompany) => requireSMSVerification,
    isVerified: (_, { tag }: SmsVerificationOutput) => tag === 'verified',
    isNew: ({ context }) => context.pending?.isNew === true,
    routeHasParameters: ({ context }) => context.pending?.routeHasParameters === true,
  },
}).createMachine({
  id: 'companySelection',
  context: ({ input }) => ({
    ...input,
    companies: null,
    listFailure: null,
    pending: null,
    fetched: null,
    years: [],
    lost: null,
  }),
  initial: 'deciding',
  on: {
    'company.removed': [
      {
        guard: { type: 'isSame', params: ({ event }) => event.FtgId },
        target: '.open',
        actions: ['leaveCompany', 'goToInfopanel', 'reportLeft'],
      },
      // A live event reported the removal before the call was answered.
      { guard: { type: 'isLost', params: ({ event }) => event.FtgId }, actions: 'forgetLost' },
    ],
    'company.lost': {
      guard: { type: 'isSame', params: ({ event }) => event.FtgId },
      actions: { type: 'askToLeaveLost', params: ({ event }) => ({ ...event, type: 'company.leave' }) },
    },
    'company.leave': {
      guard: { type: 'isSame', params: ({ event }) => event.FtgId },
      target: '.open',
      actions: ['setLost', 'leaveCompany', 'goToInfopanel', 'reportLeft'],
    },
    'company.archived': [
      {
        guard: { type: 'isSame', params: ({ event }) => event.FtgId },
        actions: [{ type: 'setArchived', params: ({ event }) => event }, 'refetchCurrent'],
      },
      { actions: { type: 'setArchived', params: ({ event }) => event } },
    ],
    'company.created': { actions: { type: 'askToLeave', params: ({ event }) => newChoice(event.FtgId) } },
  },
  states: {
    deciding: {
      description:
        'A reloaded page keeps its company. A user with one company, who may not have others, gets it without the dialog.',
      always: [
        { guard: 'hasCompany', target: 'closed' },
        {
          guard: 'hasOnlyOne',
          target: 'choosing',
          actions: { type: 'setChoice', params: ({ context }) => onlyChoice(context) },
        },
        { target: 'open' },
      ],
    },
    closed: {
      description:
        'A company is chosen and the dialog is closed. The command palette can choose another company without the dialog.',
      entry: 'forgetSearch',
      initial: 'current',
      states: {
        current: {
          description: 'The companies that the account may choose are those that the flow knows.',
          on: { 'companies.changed': 'refreshing' },
        },
        refreshing: {
          description: 'Fetches which companies the account may choose. They decide whether it may change company.',
          on: { 'companies.changed': { target: 'refreshing', reenter: true } },
          invoke: {
            id: 'refreshCompanies',
            src: 'fetchCompanies',
            onDone: answered({
              ok: { target: 'current', actions: 'setAccess' },
              failed: { target: 'current' },
            }),
          },
        },
      },
      on: {
        'companies.open': { guard: 'mayChange', target: 'open' },
        'company.choose': {
          guard: { type: 'mayChangeTo', params: ({ event }) => event.FtgId },
          actions: { type: 'askToLeave', params: ({ event }) => ({ ...event, type: 'company.enter' }) },
        },
        'company.enter': {
          guard: { type: 'mayChangeTo', params: ({ event }) => event.FtgId },
          target: 'choosing',
          // Clears the list, because the dialog must not appear while a company chosen elsewhere is
          // fetched.
          actions: ['forgetCompanies', { type: 'setChoice', params: ({ event }) => choiceOf(event) }],
        },
      },
    },
    open: {
      description: 'The dialog is open. Without a company it cannot be closed.',
      exit: 'leaveCreation',
      initial: 'listing',
      on: {
        'companies.close': { guard: 'hasCompany', target: 'closed' },
        'company.choose': [
          { guard: { type: 'isSame', params: ({ event }) => event.FtgId }, target: 'closed' },
          { actions: { type: 'askToLeave', params: ({ event }) => ({ ...event, type: 'company.enter' }) } },
        ],
        'company.enter': {
          target: 'choosing',
          actions: { type: 'setChoice', params: ({ event }) => choiceOf(event) },
        },
        'companies.changed': '.listing',
        'company.favour': {
          actions: [
            { type: 'turnFavourite', params: ({ event }) => event.FtgId },
            { type: 'storeFavourites', params: ({ context }) => ({ favourites: context.favourites }) },
            'reportFavourites',
          ],
        },
      },
      states: {
        listing: {
          description: 'Fetches the companies. An earlier list stays on display.',
          invoke: {
            id: 'fetchCompanies',
            src: 'fetchCompanies',
            onDone: answered({
              ok: { target: 'listed', actions: 'setCompanies' },
              failed: { target: 'failed', actions: ['setListFailure', 'reportFailure'] },
            }),
          },
        },
        listed: { description: 'The list is on display.' },
        failed: {
          description: 'The list could not be fetched. It is fetched again on request, or when the connection is back.',
          invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'listing' },
          on: { 'companies.retry': 'listing' },
        },
      },
    },
    choosing: {
      description:
        'Fetches the chosen company, then its salary years. Opening the dialog meanwhile leaves the current company in use.',
      initial: 'fetchingCompany',
      on: { 'companies.open': { guard: 'mayChange', target: 'open', actions: 'forgetChoice' } },
      states: {
        fetchingCompany: {
          description: 'Calls GET /companyInfo/{FtgId}.',
          invoke: {
            id: 'fetchCompany',
            src: 'fetchCompany',
            input: ({ context }) => ({ FtgId: pendingId(context) }),
            onDone: answered({
              ok: [
                { guard: 'requiresSms', target: 'verifyingSms' },
                { target: 'fetchingYears', actions: 'setFetched' },
              ],
              failed: { target: '#companySelection.open', actions: ['forgetChoice', 'reportFailure'] },
            }),
          },
        },
        verifyingSms: {
          description: 'The company requires an SMS code. Once the code is verified, the company is fetched again.',
          invoke: {
            id: 'smsVerification',
            systemId: 'smsVerification',
            src: 'smsVerification',
            input: ({ context }): SmsPurpose => ({ tag: 'company', FtgId: pendingId(context) }),
            onDone: withOutput([
              { guard: 'isVerified', target: 'fetchingCompany' },
              {
                target: '#companySelection.open',
                actions: ['forgetChoice', { type: 'reportFailure', of: whyNot }],
              },
            ]),
          },
        },
        fetchingYears: {
          description: 'Calls GET /salaryyears for the chosen company.',
          invoke: {
            id: 'fetchYears',
            src: 'fetchYears',
            input: ({ context }) => ({ FtgId: pendingId(context) }),
            onDone: answered({
              ok: { target: 'arriving', actions: 'setYears' },
              failed: { target: '#companySelection.open', actions: ['forgetChoice', 'reportFailure'] },
            }),
          },
        },
        arriving: {
          description:
            'Navigates before the choice is reported: to the settings of a new company, or to Infopanel when the current route has parameters, because they belong to the previous company.',
          always: [
            {
              guard: 'isNew',
              target: '#companySelection.closed',
              actions: ['goToSettings', 'becomeCurrent', 'reportChosen', 'tellCreated'],
            },
            {
              guard: 'routeHasParameters',
              target: '#companySelection.closed',
              actions: ['goToInfopanel', 'becomeCurrent', 'reportChosen'],
            },
            { target: '#companySelection.closed', actions: ['becomeCurrent', 'reportChosen'] },
          ],
        },
      },
    },
  },
})

/** The registration of the flow in the journal. */
export const companySelectionFlow = describeFlow({
  machine: companySelectionMachine,
  version: 7,
  keeps: {
    account: kept,
    current: kept,
    favourites: kept,
    companies: withoutUsers,
    listFailure: kept,
    pending: kept,
    fetched: kept,
    years: kept,
    lost: kept,
  },
  calls: { fetchCompany: true, smsVerification: true, fetchYears: true },

  // Version 6 fetches the companies also while the dialog is closed. In version 7 the dialog opens
  // also while a company is fetched.
  upcasters: { 5: event => event, 6: event => event },
})
