import { companyArchiveMachine } from '#machines/companies/company-archive/company-archive.machine.ts'
import { companyInfoMachine } from '#machines/companies/company-info/company-info.machine.ts'
import { companyInfoPorts } from '#machines/companies/company-info/company-info.ports.ts'
import { companySelectionMachine } from '#machines/companies/company-selection/company-selection.machine.ts'
import { companySelectionPorts } from '#machines/companies/company-selection/company-selection.ports.ts'
import type { FetchedCompany } from '#machines/companies/company-selection/company-selection.types.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { type Api, asResult } from '../api.ts'
import type { Outside } from '../outside.ts'
import { storage } from '../storage.ts'
import { withCalls } from '../with-calls.ts'
import { withoutAccount } from './private.ts'
import { liveSmsVerification } from './sms-ports.ts'

/** Fetches a company without its settings, which the session does not use. */
const fetchCompany =
  (api: Api) =>
  async ({ input, signal }: { readonly input: { readonly FtgId: string }; readonly signal: AbortSignal }) =>
    mapResult(await asResult(api.companies.info.query({ params: input }, { signal })), ({ data }): FetchedCompany => {
      if (data.requireSMSVerification) return { requireSMSVerification: true }
      const { requireSMSVerification: _, Settings: _settings, ...company } = { Settings: undefined, ...data }
      return { requireSMSVerification: false, company: withoutAccount(company) }
    })

/** Provides the session's company over the adapter. */
const liveCompanyInfo = (api: Api) =>
  companyInfoMachine.provide({ actors: { fetchCompany: answer(companyInfoPorts.fetchCompany, fetchCompany(api)) } })

/** Provides the archiving of companies over the adapter. */
export const liveCompanyArchive = (api: Api) => withCalls(companyArchiveMachine, api)

/** Provides company selection over the adapter. */
const liveCompanySelection = ({ api, vault, goToInfopanel, goToSettings }: Outside) =>
  withCalls(companySelectionMachine, api).provide({
    actors: {
      smsVerification: liveSmsVerification(api, vault),
      fetchCompany: answer(companySelectionPorts.fetchCompany, fetchCompany(api)),
    },
    actions: {
      storeFavourites: (_, { favourites }) => storage.favourites.write(favourites),
      goToInfopanel,
      goToSettings,
    },
  })

/** The flows of companies, by their ids. */
export const companyFlows = (outside: Outside) => ({
  companySelection: liveCompanySelection(outside),
  companyArchive: liveCompanyArchive(outside.api),
  companyInfo: liveCompanyInfo(outside.api),
})
