import { fromPromise } from 'xstate'
import { companySelectionMachine } from '#machines/company-selection/company-selection.machine.ts'
import { mapResult } from '#machines/shared/result.ts'
import { type Api, asResult } from '../api.ts'
import { storage } from '../storage.ts'
import { withoutAccount } from './private.ts'

/** Company selection over the adapter. */
export const liveCompanySelection = (api: Api, goToInfopanel: () => void) =>
  companySelectionMachine.provide({
    actors: {
      fetchCompanies: fromPromise(async ({ signal }) =>
        mapResult(await asResult(api.companies.list.query({}, { signal })), ({ data }) => data),
      ),
      fetchCompany: fromPromise(async ({ input, signal }: { input: { FtgId: string }; signal: AbortSignal }) =>
        mapResult(await asResult(api.companies.info.query({ params: input }, { signal })), ({ data }) => {
          if (data.requireSMSVerification) return { requireSMSVerification: true as const }
          const { requireSMSVerification: _, ...company } = data
          return { requireSMSVerification: false as const, company: withoutAccount(company) }
        }),
      ),
      fetchYears: fromPromise(async ({ input, signal }: { input: { FtgId: string }; signal: AbortSignal }) =>
        mapResult(await asResult(api.companies.salaryYears.query({ scope: input }, { signal })), ({ data }) => data),
      ),
    },
    actions: {
      storeFavourites: (_, { favourites }) => storage.favourites.write(favourites),
      goToInfopanel,
    },
  })
