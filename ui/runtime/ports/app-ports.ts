import type { EmployeeSummary, PayrollDate } from '#contracts/shapes/infopanel.ts'
import type { Notification } from '#contracts/shapes/portal.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { referenceList, referenceListPort } from '#machines/reference-list/reference-list.machine.ts'
import { rightsMachine } from '#machines/rights/rights.machine.ts'
import { rightsPorts } from '#machines/rights/rights.ports.ts'
import { answer } from '#machines/shared/port.ts'
import { mapResult } from '#machines/shared/result.ts'
import { type Api, asResult } from '../api.ts'
import { storage } from '../storage.ts'
import type { Vault } from '../vault.ts'
import { liveCompanySelection } from './company-ports.ts'
import { liveLiveConnection } from './live-ports.ts'
import { liveSession } from './session-ports.ts'
import { liveVersionCountdown } from './version-ports.ts'

/** The world outside the machines. */
export interface Outside {
  readonly api: Api
  readonly vault: Vault
  readonly goToInfopanel: () => void
  readonly forgetJournal: () => void
}

/** The whole application, joined to the world outside. */
export const liveApp = ({ api, vault, goToInfopanel, forgetJournal }: Outside) =>
  appMachine.provide({
    actors: {
      session: liveSession(api, vault, forgetJournal),
      companySelection: liveCompanySelection(api, vault, goToInfopanel),
      rights: liveRights(api),
      liveConnection: liveLiveConnection(api),
      versionCountdown: liveVersionCountdown(),
      notifications: liveList<readonly Notification[]>('portal.fetchNotifications', signal =>
        api.portal.notifications.query({ pagination: newestFive }, { signal }),
      ),
      employees: liveList<EmployeeSummary>('infopanel.fetchEmployees', signal =>
        api.infopanel.employees.query({}, { signal }),
      ),
      payrollDates: liveList<readonly PayrollDate[]>('infopanel.fetchPayrollDates', signal =>
        api.infopanel.payrollDates.query({}, { signal }),
      ),
    },
    actions: {
      storeWorkplace: (_, workplace) => {
        storage.companyId.write(workplace?.company.FtgId ?? null)
        storage.salaryYear.write(workplace?.year ?? null)
      },
    },
  })

const newestFive = { sortBy: 'TimeStamp', sortOrder: 'desc', perPage: 5, pageNum: 1 } as const

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
      fetchList: answer(referenceListPort<Value>(name), async ({ signal }) =>
        mapResult(await asResult(call(signal)), ({ data }) => data),
      ),
    },
  })
