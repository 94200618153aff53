import { companyRemovalMachine } from '#machines/companies/company-removal/company-removal.machine.ts'
import { companyRemovalPorts } from '#machines/companies/company-removal/company-removal.ports.ts'
import { copiesMachine } from '#machines/copies/copies/copies.machine.ts'
import { restoreCopyMachine } from '#machines/copies/restore-copy/restore-copy.machine.ts'
import { jobMachine } from '#machines/jobs/job/job.machine.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { type Api, asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { storage } from '../storage.ts'
import type { Vault } from '../vault.ts'
import { withCalls } from '../with-calls.ts'

const liveJob = (api: Api) =>
  withCalls(jobMachine, api).provide({
    actions: {
      setFollowed: (_, { kind, job }) => {
        const { [kind]: _before, ...others } = storage.followedJobs.read()
        storage.followedJobs.write(job === null ? others : { ...others, [kind]: job })
      },
    },
  })

const liveCompanyRemoval = (api: Api, vault: Vault) =>
  withCalls(companyRemovalMachine, api).provide({
    actors: {
      countEmployees: answer(companyRemovalPorts.countEmployees, async ({ input, signal }) => {
        const page = { pagination: { perPage: 1, pageNum: 1 }, scope: input }
        const result = await asResult(api.employees.list.query(page, { signal }))
        return mapResult(result, ({ data, pagination }) => pagination?.totalRows ?? data.length)
      }),
      confirmPerson: answer(companyRemovalPorts.confirmPerson, async ({ input: { password }, signal }) => {
        const body = { CurrentPassword: vault.reveal(password) ?? '' }
        const confirmed = await asResult(api.account.confirm.mutate({ body }, { signal }))
        vault.forget(password)
        return mapResult(confirmed, () => null)
      }),
    },
  })

/** Provides the copy, restore and removal of whole companies over the adapter. */
export const copies: LazyFlow<'copies'> = {
  id: 'copies',
  ask: () => ({ followed: storage.followedJobs.read() }),
  join: ({ api, vault }) =>
    copiesMachine.provide({
      actors: {
        job: liveJob(api),
        restoreCopy: withCalls(restoreCopyMachine, api),
        companyRemoval: liveCompanyRemoval(api, vault),
      },
    }),
}
