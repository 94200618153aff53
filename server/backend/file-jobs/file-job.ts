import { brandOf } from '#contracts/brands.ts'
import { downloads } from '#contracts/downloads.ts'
import { errors } from '#contracts/errors.ts'
import { fileAt } from '#contracts/file-jobs/job-files.ts'
import { ownerOfKeys } from '../platform/http/caller.ts'
import type { FileHandler } from '../platform/http/download-route.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { requireAccess } from '../platform/http/route.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import { keptAlive } from '../platform/jobs/kept-alive.ts'
import { seesProtected } from '../platform/privacy/protected-person.ts'
import { factsOf, type GrantedLicences } from '../rights/facts.ts'
import { callerOfJob } from './caller-of-job.ts'
import { fileJobKind } from './file-job-kind.ts'
import { storeFile } from './stored-file.ts'

/**
 * Defines the job that makes a file: what its download answers, whoever waits for it. What the
 * download does besides, such as marking payslips as printed, is done in the job's transaction.
 */
export const fileJob = (granted: GrantedLicences, files: Readonly<Record<keyof typeof downloads, FileHandler>>) =>
  defineJob({
    ...fileJobKind,
    async run({ tx, payload, job: { id, login, ftgKey }, progress, now }) {
      const wanted = fileAt(payload.path)
      if (ftgKey === null || !wanted) throw new Refusal(errors.companyMissing)
      const caller = await callerOfJob(tx, { login, ftgKey, integration: payload.integration })
      const download = downloads[wanted.name]
      const opens = await requireAccess(download, caller, () => factsOf(tx, caller, granted))
      const { company } = caller
      const scope = { FtgId: company.ftgId, ...(payload.year !== null && { SalaryYear: payload.year }) }
      // No browser waits for it, and no file of many names the brand.
      const brand = brandOf(undefined)
      const ask = { tx, caller, company, opens, scope, params: wanted.params, brand, now, progress }
      const { name, content, type = download.type } = await keptAlive(tx, () => files[wanted.name](ask))
      const stored = { id, owner: ownerOfKeys(caller), path: payload.path, name, type }
      const showsProtected = await seesProtected(opens, 'Registry.PerReg')
      await storeFile(tx, { ...stored, showsProtected }, Buffer.from(content))
      return { result: { ftgKey } }
    },
  })
