import type { PromiseActorLogic } from 'xstate'
import { referenceList } from '#machines/kit/reference-list/reference-list.machine.ts'
import { ofCall, reading } from '#machines/kit/shared/of-call.ts'
import type { Result } from '#machines/kit/shared/result.ts'
import type { Outside } from '../outside.ts'
import { withCalls } from '../with-calls.ts'

/** The cached lists over the adapter, by their ids. */
export const listFlows = ({ api }: Outside) => {
  const live = <Value>(fetchList: PromiseActorLogic<Result<Value>, undefined>) =>
    withCalls(referenceList<Value>(fetchList), api)
  return {
    employees: live(ofCall('employees.fetch', () => reading('infopanel', 'employees', {}))),
    payrollDates: live(ofCall('payrollDates.fetch', () => reading('infopanel', 'payrollDates', {}))),
    payrollToday: live(ofCall('payrollToday.fetch', () => reading('infopanel', 'payroll', {}))),
    companyJobs: live(ofCall('companyJobs.fetch', () => reading('copies', 'jobs', {}))),
    userChoices: live(ofCall('userChoices.fetch', () => reading('users', 'choices', {}))),
    integrations: live(ofCall('integrations.fetch', () => reading('integrations', 'list', {}))),
    cardNumbers: live(ofCall('cardNumbers.fetch', () => reading('cardNumbers', 'list', {}))),
    copySources: live(ofCall('copySources.fetch', () => reading('copies', 'sources', {}))),
  }
}
