import type { CompanyJobs } from '#contracts/copies/company-job.shapes.ts'
import type { EmployeeSummary, PayrollDate } from '#contracts/infopanel/shapes.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { referenceList, referenceListPort } from '#machines/kit/reference-list/reference-list.machine.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { rightsMachine } from '#machines/rights/rights.machine.ts'
import { rightsPorts } from '#machines/rights/rights.ports.ts'
import { type Api, asResult } from '../api.ts'
import type { LazyFlows } from '../lazy-flows.ts'
import { storage } from '../storage.ts'
import type { Vault } from '../vault.ts'
import { liveChangePassword, liveMyAccount } from './account-ports.ts'
import { liveBankId } from './bankid-ports.ts'
import { liveCommandPalette } from './command-palette-ports.ts'
import { liveCompanyArchive, liveCompanyInfo, liveCompanySelection } from './company-ports.ts'
import { liveDemoRequest } from './demo-ports.ts'
import { liveDownload } from './download-ports.ts'
import { liveHelpPanel } from './help-ports.ts'
import { liveIdleLogout } from './idle-ports.ts'
import { liveLicenceInfo } from './licence-ports.ts'
import { liveLiveConnection } from './live-ports.ts'
import { liveCompose, liveInbox, liveMessages, liveNotifications } from './mail-ports.ts'
import { liveConnectivity, liveNetworkReturn, liveSnackbar } from './root-ports.ts'
import { liveSalaryYear } from './salary-year-ports.ts'
import { liveSession } from './session-ports.ts'
import { liveVersionCountdown } from './version-ports.ts'

/** The world outside the machines. */
export interface Outside {
  readonly api: Api
  readonly vault: Vault
  readonly goToInfopanel: () => void
  readonly goToSettings: () => void
  readonly forgetJournal: () => void
  readonly lazy: LazyFlows
}

/** The whole application, joined to the world outside. */
export const liveApp = ({ api, vault, goToInfopanel, goToSettings, forgetJournal, lazy }: Outside) =>
  appMachine.provide({
    actors: {
      snackbar: liveSnackbar(),
      connectivity: liveConnectivity(),
      download: liveDownload(),
      session: liveSession(api, vault, forgetJournal),
      bankid: liveBankId(api, vault),
      companySelection: liveCompanySelection(api, vault, { goToInfopanel, goToSettings }),
      companyArchive: liveCompanyArchive(api),
      companyInfo: liveCompanyInfo(api),
      ...lazy.machines,
      salaryYear: liveSalaryYear(api),
      rights: liveRights(api),
      idleLogout: liveIdleLogout(),
      myAccount: liveMyAccount(api, vault),
      changePassword: liveChangePassword(api, vault),
      commandPalette: liveCommandPalette(api),
      notifications: liveNotifications(api),
      messages: liveMessages(api),
      inbox: liveInbox(api),
      compose: liveCompose(api),
      helpPanel: liveHelpPanel(api),
      licenceInfo: liveLicenceInfo(api),
      demoRequest: liveDemoRequest(api, vault),
      liveConnection: liveLiveConnection(),
      versionCountdown: liveVersionCountdown(),
      employees: liveList<EmployeeSummary>('infopanel.fetchEmployees', signal =>
        api.infopanel.employees.query({}, { signal }),
      ),
      payrollDates: liveList<readonly PayrollDate[]>('infopanel.fetchPayrollDates', signal =>
        api.infopanel.payrollDates.query({}, { signal }),
      ),
      companyJobs: liveList<CompanyJobs>('copies.fetchJobs', signal => api.copies.jobs.query({}, { signal })),
      copySources: liveList<readonly string[]>('copies.fetchSources', signal =>
        api.copies.sources.query({}, { signal }),
      ),
    },
    actions: {
      storeWorkplace: (_, workplace) => {
        storage.companyId.write(workplace?.company.FtgId ?? null)
        storage.salaryYear.write(workplace?.year ?? null)
      },
    },
  })

const liveRights = (api: Api) =>
  rightsMachine.provide({
    actors: {
      fetchGroupName: answer(rightsPorts.fetchGroupName, async ({ signal }) =>
        mapResult(await asResult(api.rightsGroups.current.query({}, { signal })), ({ data }) => data),
      ),
      fetchGroup: answer(rightsPorts.fetchGroup, async ({ input, signal }) =>
        mapResult(
          await asResult(api.rightsGroups.byName.query({ params: input }, { signal })),
          ({ data }) => data.Rights,
        ),
      ),
    },
  })

const liveList = <Value>(name: string, call: (signal: AbortSignal) => Promise<{ readonly data: Value }>) =>
  referenceList<Value>(name).provide({
    actors: {
      networkReturn: liveNetworkReturn,
      fetchList: answer(referenceListPort<Value>(name), async ({ signal }) =>
        mapResult(await asResult(call(signal)), ({ data }) => data),
      ),
    },
  })
