import type { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { defineJob, type JobNotice } from '../../platform/jobs/define-job.ts'
import { keptAlive } from '../../platform/jobs/kept-alive.ts'
import { proposalKind, VouchersPayload, type VouchersResult, vouchersKind } from './vouchers-job-kind.ts'
import { makeVouchers } from './vouchers-of-period.ts'

/** Defines a job that answers as the call that makes vouchers does, in one transaction. */
const jobOf = (kind: string, isPreview: boolean, words: Pick<JobNotice, 'done' | 'failed'>) =>
  defineJob({
    kind,
    payload: VouchersPayload,
    async run({ tx, payload: { period }, job: { login, ftgKey }, progress, now }) {
      if (ftgKey === null) throw new Refusal(errors.companyMissing)
      const made = await keptAlive(tx, () => makeVouchers(tx, period, { isPreview, login, now, progress }))
      return { result: { ftgKey, made } satisfies z.infer<typeof VouchersResult> }
    },
    notice: ({ period, ftgId }) => ({
      ...words,
      about: `Löneperiod ${period}.`,
      context: { FtgId: ftgId, Period: period },
    }),
  })

/** Shows what vouchers would be made of a period. Stores no voucher. */
export const proposalJob = jobOf(proposalKind.kind, true, {
  done: 'Förslaget till verifikationer är klart',
  failed: 'Förslaget till verifikationer kunde inte tas fram',
})

/** Makes the vouchers of a period. */
export const vouchersJob = jobOf(vouchersKind.kind, false, {
  done: 'Verifikationerna är skapade',
  failed: 'Verifikationerna kunde inte skapas',
})
