import { companySelectionMachine } from '#machines/company-selection/company-selection.machine.ts'
import { companySelectionPorts } from '#machines/company-selection/company-selection.ports.ts'
import type { FetchedCompany } from '#machines/company-selection/company-selection.types.ts'
import { answer } from '#machines/shared/port.ts'
import { mapResult } from '#machines/shared/result.ts'
import { type Api, asResult } from '../api.ts'
import { storage } from '../storage.ts'
import type { Vault } from '../vault.ts'
import { withoutAccount } from './private.ts'
import { liveNetworkReturn } from './root-ports.ts'
import { liveSmsVerification } from './sms-ports.ts'

/** Company selection over the adapter. */
export const liveCompanySelection = (api: Api, vault: Vault, goToInfopanel: () => void) =>
  companySelectionMachine.provide({
    actors: {
      networkReturn: liveNetworkReturn,
      smsVerification: liveSmsVerification(api, vault),
      fetchCompanies: answer(companySelectionPorts.fetchCompanies, async ({ signal }) =>
        mapResult(await asResult(api.companies.list.query({}, { signal })), ({ data }) => data),
      ),
      fetchCompany: answer(companySelectionPorts.fetchCompany, async ({ input, signal }) =>
        mapResult(
          await asResult(api.companies.info.query({ params: input }, { signal })),
          ({ data }): FetchedCompany => {
            if (data.requireSMSVerification) return { requireSMSVerification: true }
            const { requireSMSVerification: _, ...company } = data
            return { requireSMSVerification: false, company: withoutAccount(company) }
          },
        ),
      ),
      fetchYears: answer(companySelectionPorts.fetchYears, async ({ input, signal }) =>
        mapResult(await asResult(api.companies.salaryYears.query({ scope: input }, { signal })), ({ data }) => data),
      ),
    },
    actions: {
      storeFavourites: (_, { favourites }) => storage.favourites.write(favourites),
      goToInfopanel,
    },
  })
