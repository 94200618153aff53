import { fromPromise } from 'xstate'
import { appMachine } from '#machines/app/app.machine.ts'
import { referenceList } from '#machines/reference-list/reference-list.machine.ts'
import { rightsMachine } from '#machines/rights/rights.machine.ts'
import { mapResult, type Result } from '#machines/shared/result.ts'
import { type Api, asResult } from '../api.ts'
import { storage } from '../storage.ts'
import type { Vault } from '../vault.ts'
import { liveCompanySelection } from './company-ports.ts'
import { liveSession } from './session-ports.ts'

export interface Outside {
  readonly api: Api
  readonly vault: Vault
  readonly goToInfopanel: () => void
}

/** The whole application, joined to the world outside the machines. */
export const liveApp = ({ api, vault, goToInfopanel }: Outside) =>
  appMachine.provide({
    actors: {
      session: liveSession(api, vault),
      companySelection: liveCompanySelection(api, goToInfopanel),
      rights: liveRights(api),
      notifications: fetched('portal.fetchNotifications', signal =>
        api.portal.notifications.query({ pagination: newestFive }, { signal }),
      ),
      employees: fetched('infopanel.fetchEmployees', signal => api.infopanel.employees.query({}, { signal })),
      payrollDates: fetched('infopanel.fetchPayrollDates', signal => api.infopanel.payrollDates.query({}, { signal })),
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
      fetchGroupName: fromPromise(async ({ signal }) =>
        mapResult(await asResult(api.rightsGroups.current.query({}, { signal })), ({ data }) => data),
      ),
      fetchGroup: fromPromise(async ({ input, signal }: { input: { name: string }; signal: AbortSignal }) =>
        mapResult(
          await asResult(api.rightsGroups.byName.query({ params: input }, { signal })),
          ({ data }) => data.Rights,
        ),
      ),
    },
  })

const fetched = <Value>(name: string, call: (signal: AbortSignal) => Promise<{ readonly data: Value }>) =>
  referenceList<Value>(name).provide({
    actors: {
      fetchList: fromPromise(
        async ({ signal }): Promise<Result<Value>> => mapResult(await asResult(call(signal)), ({ data }) => data),
      ),
    },
  })
