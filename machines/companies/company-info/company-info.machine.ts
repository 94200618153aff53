import { setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { letter } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { Company } from '../../sign-in/session/session.types.ts'
import type { FetchedCompany } from '../company-selection/company-selection.types.ts'
import { companyInfoPorts } from './company-info.ports.ts'
import type { CompanyInfoContext, CompanyInfoEvent, CompanyInfoInput } from './company-info.types.ts'

/**
 * Keeps the session's company as its settings are, also when somebody else changes them: "Updated
 * company info rebuilds the navigation" (first document §4). A load that fails leaves the company
 * as it was, silently; one that finds it closed to the account (removed, out of reach, or behind an
 * SMS code) has another chosen.
 */
export const companyInfoMachine = setup({
  types: { input: {} as CompanyInfoInput, context: {} as CompanyInfoContext, events: {} as CompanyInfoEvent },
  actors: companyInfoPorts,
  actions: {
    /**
     * The form of the settings, where it is alive: unless it has that version, it takes over what
     * others have changed.
     */
    tellForm: letter('companySettings', (_, Version: number | null) => ({ type: 'form.changedElsewhere', Version })),
    reportUpdated: letter('app', (_, fetched: FetchedCompany) => ({
      type: 'company.updated',
      company: companyIn(fetched),
    })),
    reportLost: letter('companySelection', ({ context: { FtgId } }) => ({ type: 'company.lost', FtgId })),
  },
  guards: {
    isOwn: ({ context }, FtgId: string) => FtgId === context.FtgId,
    requiresSms: (_, { requireSMSVerification }: FetchedCompany) => requireSMSVerification,
    isClosed: (_, { dvCode }: ApiFailure) => dvCode === errors.companyMissing.dvCode,
  },
}).createMachine({
  id: 'companyInfo',
  context: ({ input }) => input,
  initial: 'current',
  on: {
    // What was changed while it was being fetched may not be in the answer.
    'company.changed': {
      guard: { type: 'isOwn', params: ({ event }) => event.FtgId },
      target: '.fetching',
      actions: { type: 'tellForm', params: ({ event }) => event.Version },
    },
    'company.refetch': '.fetching',
    'company.reload': { target: '.fetching', actions: { type: 'tellForm', params: null } },
  },
  states: {
    current: {
      description: 'As far as is known, the company is as the session has it.',
      // Not while it is being fetched: the answer to that may be what raised the doubt.
      on: { 'company.doubted': 'fetching' },
    },
    fetching: {
      description: 'It was changed, or may have been: it is fetched anew. Meanwhile the old holds.',
      invoke: {
        id: 'fetchCompany',
        src: 'fetchCompany',
        input: ({ context }) => context,
        onDone: answered({
          ok: [
            { guard: 'requiresSms', target: 'current', actions: 'reportLost' },
            { target: 'current', actions: 'reportUpdated' },
          ],
          failed: [{ guard: 'isClosed', target: 'current', actions: 'reportLost' }, 'current'],
        }),
      },
    },
  },
})

const companyIn = (fetched: FetchedCompany): Company => {
  if (fetched.requireSMSVerification) throw new Error('A company that waits for an SMS code has not been fetched')
  return fetched.company
}

/** The registration of the flow in the journal. */
export const companyInfoFlow = describeFlow({ machine: companyInfoMachine, version: 1 })
