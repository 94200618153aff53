import { eq } from 'drizzle-orm'
import type { voucherCalls } from '#contracts/payroll/vouchers/calls.ts'
import type { MadeVouchers } from '#contracts/payroll/vouchers/shapes.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import { salaryPeriod, voucher } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { changeVoucher, removePosting, reversePosting } from './change-vouchers.ts'
import { fileObstacle } from './files/voucher-file.ts'
import { voucherEvents } from './live-events.ts'
import { companyOf, newPostings, notPosted, periodOf, storePosting } from './make-vouchers.ts'
import { headsOf, periodsOf, proposed, readVoucher } from './read-vouchers.ts'
import { sendVouchers } from './send-vouchers.ts'

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
      ...{ Period: period, Verifikationer: await headsOf(tx, eq(voucher.period, Period)) },
      Hinder: obstacle ? { Installning: obstacle.setting, Text: obstacle.problem } : null,
    }
  },
  async make({ tx, params, body, caller, now }) {
    const { company } = await companyOf(tx)
    const period = await periodOf(tx, params.Period, !body.Forhandsgranska)
    const postings = await newPostings(tx, company, period)
    const answer: MadeVouchers = { Verifikationer: [], Anmarkningar: [...notPosted(company)] }
    for (const posting of postings) {
      answer.Verifikationer.push(...(await proposed(tx, posting)))
      answer.Anmarkningar.push(...(posting.remarks ?? []))
    }
    if (!body.Forhandsgranska && answer.Verifikationer.length > 0) {
      for (const posting of postings)
        await storePosting(tx, posting, { period: period.period, login: caller.account.login, now })
      await tell(tx, 'made', period.period, answer.Verifikationer.length)
    }
    return answer
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

const tell = (tx: Transaction, what: keyof typeof voucherEvents, period: string, count: number) =>
  appendEvent(tx, { type: voucherEvents[what], payload: { period, count } })
