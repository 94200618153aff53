import type { CardNumbers } from '#contracts/card-numbers/shapes.ts'
import type { CompanyJobs } from '#contracts/copies/company-job.shapes.ts'
import type { EmployeeSummary, PayrollDate, PayrollToday } from '#contracts/infopanel/shapes.ts'
import type { Integration } from '#contracts/integrations/shapes.ts'
import type { UserChoices } from '#contracts/users/shapes.ts'
import { referenceList, referenceListPort } from '#machines/kit/reference-list/reference-list.machine.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { asResult } from '../api.ts'
import type { Outside } from '../outside.ts'
import { liveNetworkReturn } from './root-ports.ts'

/** The cached lists over the adapter, by their ids. */
export const listFlows = ({ api }: Outside) => ({
  employees: liveList<EmployeeSummary>('infopanel.fetchEmployees', signal =>
    api.infopanel.employees.query({}, { signal }),
  ),
  payrollDates: liveList<readonly PayrollDate[]>('infopanel.fetchPayrollDates', signal =>
    api.infopanel.payrollDates.query({}, { signal }),
  ),
  payrollToday: liveList<PayrollToday>('infopanel.fetchPayroll', signal => api.infopanel.payroll.query({}, { signal })),
  companyJobs: liveList<CompanyJobs>('copies.fetchJobs', signal => api.copies.jobs.query({}, { signal })),
  userChoices: liveList<UserChoices>('users.fetchChoices', signal => api.users.choices.query({}, { signal })),
  integrations: liveList<readonly Integration[]>('integrations.fetch', signal =>
    api.integrations.list.query({}, { signal }),
  ),
  cardNumbers: liveList<CardNumbers>('cardNumbers.fetch', signal => api.cardNumbers.list.query({}, { signal })),
  copySources: liveList<readonly string[]>('copies.fetchSources', signal => api.copies.sources.query({}, { signal })),
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
