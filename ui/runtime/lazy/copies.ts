import type { CompanyJob, CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import { companyRemovalMachine } from '#machines/companies/company-removal/company-removal.machine.ts'
import { companyRemovalPorts } from '#machines/companies/company-removal/company-removal.ports.ts'
import { copiesMachine } from '#machines/copies/copies/copies.machine.ts'
import { restoreCopyMachine } from '#machines/copies/restore-copy/restore-copy.machine.ts'
import { restoreCopyPorts } from '#machines/copies/restore-copy/restore-copy.ports.ts'
import { jobMachine } from '#machines/jobs/job/job.machine.ts'
import { jobPorts } from '#machines/jobs/job/job.ports.ts'
import type { JobStart } from '#machines/jobs/job/job.types.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { type Api, asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { newKey } from '../new-key.ts'
import { storage } from '../storage.ts'
import type { Vault } from '../vault.ts'

type Answer<Data> = Promise<{ readonly data: Data }>
interface Options {
  readonly signal: AbortSignal
}

function start(api: Api, { request, key }: JobStart, options: Options): Answer<{ readonly Id: string }> {
  const idempotencyKey = key
  if (request.kind === 'RESTORE') return api.copies.restore.mutate({ body: request.body, idempotencyKey }, options)
  if (request.kind === 'CLONE') return api.copies.clone.mutate({ body: request.body, idempotencyKey }, options)
  if (request.kind === 'REMOVE')
    return api.removedCompanies.remove.mutate({ params: request.body, idempotencyKey }, options)
  return api.copies.send.mutate({ body: request.body, idempotencyKey }, options)
}

function ask(api: Api, kind: CompanyJobKind, job: string, options: Options): Answer<CompanyJob> {
  if (kind === 'RESTORE') return api.copies.restoreStatus.query({ params: { Id: job } }, options)
  if (kind === 'CLONE') return api.copies.cloneStatus.query({ params: { jobId: job } }, options)
  if (kind === 'FILE' || kind === 'PROPOSAL' || kind === 'VOUCHERS')
    return api.fileJobs.status.query({ params: { Id: job } }, options)
  if (kind === 'REMOVE') return api.removedCompanies.removeStatus.query({ params: { Id: job } }, options)
  return api.copies.sendStatus.query({ params: { id: job } }, options)
}

const liveJob = (api: Api) =>
  jobMachine.provide({
    actors: {
      findJob: answer(jobPorts.findJob, async ({ input: { kind }, signal }) =>
        mapResult(
          await asResult(api.copies.jobs.query({}, { signal })),
          ({ data }) => data.Jobs.find(({ Kind }) => Kind === kind) ?? null,
        ),
      ),
      startJob: answer(jobPorts.startJob, async ({ input, signal }) =>
        mapResult(await asResult(start(api, input, { signal })), ({ data }) => data.Id),
      ),
      askStatus: answer(jobPorts.askStatus, async ({ input: { kind, job }, signal }) =>
        mapResult(await asResult(ask(api, kind, job, { signal })), ({ data }) => data),
      ),
      cancelJob: answer(jobPorts.cancelJob, async ({ input: { job }, signal }) =>
        mapResult(
          await asResult(api.copies.cancel.mutate({ params: { Id: job }, idempotencyKey: newKey() }, { signal })),
          ({ data }) => data,
        ),
      ),
    },
    actions: {
      setFollowed: (_, { kind, job }) => {
        const { [kind]: _before, ...others } = storage.followedJobs.read()
        storage.followedJobs.write(job === null ? others : { ...others, [kind]: job })
      },
    },
  })

const liveRestoreCopy = (api: Api) =>
  restoreCopyMachine.provide({
    actors: {
      deleteCopy: answer(restoreCopyPorts.deleteCopy, async ({ input, signal }) =>
        mapResult(
          await asResult(api.copies.deleteCopy.mutate({ body: input, idempotencyKey: newKey() }, { signal })),
          ({ data }) => data,
        ),
      ),
    },
  })

const liveCompanyRemoval = (api: Api, vault: Vault) =>
  companyRemovalMachine.provide({
    actors: {
      countEmployees: answer(companyRemovalPorts.countEmployees, async ({ input, signal }) => {
        const page = { pagination: { perPage: 1, pageNum: 1 }, scope: input }
        const result = await asResult(api.employees.list.query(page, { signal }))
        return mapResult(result, ({ data, pagination }) => pagination?.totalRows ?? data.length)
      }),
      findOrigin: answer(companyRemovalPorts.findOrigin, async ({ input: { FtgId }, signal }) =>
        mapResult(await asResult(api.companies.list.query({}, { signal })), ({ data }) =>
          data.some(each => each.FtgId === FtgId && each.RestoreInfo !== null),
        ),
      ),
      confirmPerson: answer(companyRemovalPorts.confirmPerson, async ({ input: { password }, signal }) => {
        const body = { CurrentPassword: vault.reveal(password) ?? '' }
        const confirmed = await asResult(api.account.confirm.mutate({ body }, { signal }))
        vault.forget(password)
        return mapResult(confirmed, () => null)
      }),
      removeCompany: answer(companyRemovalPorts.removeCompany, async ({ input: { FtgId, key }, signal }) =>
        mapResult(
          await asResult(api.removedCompanies.remove.mutate({ params: { FtgId }, idempotencyKey: key }, { signal })),
          ({ data }) => data.Id,
        ),
      ),
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
        restoreCopy: liveRestoreCopy(api),
        companyRemoval: liveCompanyRemoval(api, vault),
      },
    }),
}
