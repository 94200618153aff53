import { setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { letter, letters } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { Company } from '../../sign-in/session/session.types.ts'
import type { FetchedCompany } from '../company-selection/company-selection.types.ts'
import { companyInfoPorts } from './company-info.ports.ts'
import type { CompanyInfoContext, CompanyInfoEvent, CompanyInfoInput } from './company-info.types.ts'

/**
 * Keeps the session's company up to date, also when another user changes its settings: "Updated
 * company info rebuilds the navigation" (first document §4). A failed fetch leaves the company
 * unchanged, without a message. When the account can no longer enter the company (it was removed,
 * is out of reach, or requires an SMS code), the user must choose another company.
 */
export const companyInfoMachine = setup({
  types: { input: {} as CompanyInfoInput, context: {} as CompanyInfoContext, events: {} as CompanyInfoEvent },
  actors: companyInfoPorts,
  actions: {
    /**
     * Tells the form of the settings, if it runs, which version is stored. A form with an older
     * version fetches and merges the changes of others.
     */
    tellForm: letters((_, Version: number | null) => [
      ['companySettings', { type: 'form.changedElsewhere', Version }],
      ['register', { type: 'register.companyChanged' }],
    ]),
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
  // In milliseconds after the last change of an employee.
  delays: { pause: 500 },
}).createMachine({
  id: 'companyInfo',
  context: ({ input }) => input,
  initial: 'current',
  on: {
    // Restarts a running fetch, because its answer may lack the latest change.
    'company.changed': {
      guard: { type: 'isOwn', params: ({ event }) => event.FtgId },
      target: '.fetching',
      actions: { type: 'tellForm', params: ({ event }) => event.Version },
    },
    'company.refetch': '.fetching',
    'employees.changed': { target: '.settling', reenter: true },
    'company.reload': { target: '.fetching', actions: { type: 'tellForm', params: null } },
  },
  states: {
    settling: {
      description:
        'Employees have changed, and what is open with them. The company is fetched once, after the last change of an import.',
      after: { pause: 'fetching' },
    },
    current: {
      description: 'The session’s company is up to date, as far as is known.',
      // Ignored during a fetch, because the fetch itself may be the call that raised the doubt.
      on: { 'company.doubted': 'fetching' },
    },
    fetching: {
      description:
        'The company has changed, or may have changed, and is fetched again. The session keeps the previous data meanwhile.',
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
export const companyInfoFlow = describeFlow({
  machine: companyInfoMachine,
  version: 2,
  keeps: { FtgId: kept },
  calls: { fetchCompany: true },
})
