import { eq } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { voucherCalls } from '#contracts/payroll/vouchers/calls.ts'
import { maxPostedAtOnce } from '#contracts/payroll/vouchers/shapes.ts'
import { requireStaying } from '../../copies/company-job.ts'
import { readNotifications } from '../../messages/notifications.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { ownerOfKeys } from '../../platform/http/caller.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findJob } from '../../platform/jobs/jobs.ts'
import { queueOnce } from '../../platform/jobs/queue-once.ts'
import { payslip, salaryPeriod, voucher } from '../../tables/schema.ts'
import { changeVoucher, removePosting, reversePosting } from './change-vouchers.ts'
import { fileObstacle } from './files/voucher-file.ts'
import { companyOf, periodOf } from './make-vouchers.ts'
import { headsOf, periodsOf, readVoucher } from './read-vouchers.ts'
import { sendVouchers } from './send-vouchers.ts'
import { tellVouchers as tell } from './tell-vouchers.ts'
import { proposalKind, RefusedVouchers, VouchersPayload, VouchersResult, vouchersKind } from './vouchers-job-kind.ts'
import { makeVouchers } from './vouchers-of-period.ts'

/** The vouchers of payslips: made, edited, sent and taken back. */
export const vouchersArea: Handlers<typeof voucherCalls> = {
  async periods({ tx, filter, now }) {
    const { company } = await companyOf(tx)
    return periodsOf(tx, company, eq(salaryPeriod.year, filter?.Year ?? now.getUTCFullYear()))
  },
  async list({ tx, params: { Period } }) {
    await periodOf(tx, Period)
    const { company } = await companyOf(tx)
    const [period] = await periodsOf(tx, company, eq(salaryPeriod.period, Period))
    if (!period) throw new Error(`the period ${Period} is gone`)
    const obstacle = fileObstacle(company)
    return {
      Period: period,
      Verifikationer: await headsOf(tx, eq(voucher.period, Period)),
      Hinder: obstacle ? { Installning: obstacle.setting, Text: obstacle.problem } : null,
    }
  },
  async make({ tx, params: { Period }, body, caller, now }) {
    await periodOf(tx, Period)
    if ((await tx.$count(payslip, eq(payslip.period, Period))) > maxPostedAtOnce)
      throw new Refusal(errors.vouchersTakeLong)
    return makeVouchers(tx, Period, { isPreview: body.Forhandsgranska, login: caller.account.login, now })
  },
  async order({ tx, params: { Period }, body, caller, company: { ftgKey, ftgId } }) {
    await periodOf(tx, Period)
    await requireStaying(tx, ftgKey)
    const { kind } = body.Forhandsgranska ? proposalKind : vouchersKind
    const payload = { path: `/bokforingsunderlagList/${Period}`, ftgId, period: Period }
    return queueOnce(tx, { kind, payload: VouchersPayload }, payload, { ftgKey, owner: ownerOfKeys(caller) })
  },
  async made({ tx, params: { Period, Id }, caller, company: { ftgKey } }) {
    const { login } = caller.account
    const found = await findJob(tx, login, Id, [proposalKind.kind, vouchersKind.kind])
    const { status, result, message } = found?.job ?? {}
    const isOf = found?.job.ftgKey === ftgKey && VouchersPayload.parse(found.job.payload).period === Period
    if (isOf && status === 'COMPLETED') {
      await readNotifications(tx, login, Id)
      return VouchersResult.parse(result).made
    }
    if (isOf && status === 'FAILED')
      throw new Refusal(errors.postingIncomplete, message ?? undefined, RefusedVouchers.parse(result ?? {}).fields)
    throw new Refusal(errors.companyJobMissing)
  },
  async send({ tx, params, caller, now }) {
    const { count, file, warnings } = await sendVouchers(tx, params.Period, { login: caller.account.login, now })
    await tell(tx, 'sent', params.Period, count)
    return { Fil: file, Anmarkningar: [...warnings] }
  },
  read: ({ tx, params }) => readVoucher(tx, params.VerId),
  async change({ tx, params, body }) {
    const { period, version, isChanged } = await changeVoucher(tx, params.VerId, body)
    if (isChanged) await tell(tx, 'changed', period, 1)
    return { Version: version }
  },
  async remove({ tx, params }) {
    const { period, count } = await removePosting(tx, params.VerId)
    await tell(tx, 'removed', period, count)
    return null
  },
  async reverse({ tx, params, body, caller, now }) {
    const { id, period, count } = await reversePosting(tx, params.VerId, body.Datum, {
      login: caller.account.login,
      now,
    })
    await tell(tx, 'reversed', period, count)
    return { VerId: id }
  },
}
