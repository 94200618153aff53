import { z } from 'zod'
import { call } from '../../call.ts'
import { commonErrors } from '../../common-errors.ts'
import { CompanyJobId } from '../../copies/company-job.shapes.ts'
import { copyErrors } from '../../copies/errors.ts'
import { payrollErrors } from '../errors.ts'
import {
  EditedVoucher,
  MadeVouchers,
  maxPostedAtOnce,
  PeriodCode,
  Voucher,
  VoucherList,
  VoucherPeriod,
} from './shapes.ts'
import { voucherLife } from './voucher-life.ts'

const read = { right: 'Bookkeeping.Read' } as const
const write = { right: voucherLife.actions.change } as const
const ofPeriod = z.strictObject({ Period: PeriodCode })
const one = z.strictObject({ VerId: z.uuid() })

/** The calls about vouchers of payslips. */
export const voucherCalls = {
  periods: call('GET', '/bokforingsunderlag', {
    summary: 'Returns how far the posting of each salary period of a year has come, the latest payout first.',
    access: read,
    filter: z.strictObject({ Year: z.int().min(2000).max(2100) }),
    data: z.array(VoucherPeriod),
  }),
  list: call('GET', '/bokforingsunderlagList/{Period}', {
    summary: 'Returns the vouchers of a salary period, by date.',
    access: read,
    params: ofPeriod,
    data: VoucherList,
    errors: [payrollErrors.voucherPeriodMissing],
  }),
  make: call('POST', '/bokforingsunderlagList/{Period}', {
    summary: `Makes the vouchers of the payslips of a salary period that are paid or locked, and not posted yet. Made again it makes nothing. A preview answers the same and stores nothing. Refuses at the setting when an account is not entered. Of a period with more than ${maxPostedAtOnce} payslips a job does it.`,
    access: write,
    params: ofPeriod,
    body: z.strictObject({ Forhandsgranska: z.boolean() }),
    data: MadeVouchers,
    errors: [payrollErrors.voucherPeriodMissing, payrollErrors.postingIncomplete, payrollErrors.vouchersTakeLong],
  }),
  order: call('POST', '/bokforingsunderlagList/{Period}/jobs', {
    summary:
      'Starts a job that makes the vouchers of a salary period, or shows what would be made: as the call that makes them, for a period of any size. Asked for again while it runs, the same job is answered. GET /fileJobs/{Id} says how far it has come.',
    access: write,
    params: ofPeriod,
    body: z.strictObject({ Forhandsgranska: z.boolean() }),
    data: CompanyJobId,
    errors: [payrollErrors.voucherPeriodMissing, commonErrors.companyBusy],
  }),
  made: call('GET', '/bokforingsunderlagList/{Period}/jobs/{Id}', {
    summary:
      'Returns what a job of the account has made of a salary period, or would make. Refuses as the job was refused, at the same setting.',
    access: write,
    params: ofPeriod.extend({ Id: z.uuid() }),
    data: MadeVouchers,
    errors: [copyErrors.companyJobMissing, payrollErrors.postingIncomplete],
  }),
  send: call('POST', '/bokforingsunderlagList/{Period}/send', {
    summary:
      'Marks the vouchers of a salary period that are not sent as sent, with numbers when the company numbers them here, and returns the number of their file, which `/file/bokforingsunderlag/{Period}/{Fil}` gives.',
    access: { right: voucherLife.actions.send },
    params: ofPeriod,
    data: z.object({ Fil: z.int().min(1), Anmarkningar: z.array(z.string()) }),
    errors: [payrollErrors.voucherPeriodMissing, payrollErrors.voucherFileRefused, payrollErrors.nothingToSend],
  }),
  read: call('GET', '/bokforingsunderlag/{VerId}', {
    summary: 'Returns a voucher with its rows.',
    access: read,
    params: one,
    data: Voucher,
    errors: [payrollErrors.voucherMissing],
  }),
  change: call('PUT', '/bokforingsunderlag/{VerId}', {
    summary:
      'Replaces date, text and rows of a voucher that is not sent, and returns its version. A row keeps what it comes from by its number. Refused at Rader, with the difference, when debit does not equal credit.',
    access: write,
    params: one,
    body: EditedVoucher,
    bodyLimit: 4 * 1024 * 1024,
    data: z.object({ Version: z.int() }),
    errors: [
      commonErrors.fieldsRefused,
      commonErrors.versionConflict,
      payrollErrors.voucherMissing,
      payrollErrors.voucherSent,
    ],
  }),
  remove: call('DELETE', '/bokforingsunderlag/{VerId}', {
    summary:
      'Removes a voucher that is not sent, with those that were made together with it. Their payslips may then be posted again. The removal of one that takes another back lets that one hold again.',
    access: write,
    params: one,
    data: z.null(),
    errors: [payrollErrors.voucherMissing, payrollErrors.voucherSent, payrollErrors.voucherPostedAgain],
  }),
  reverse: call('POST', '/bokforingsunderlag/{VerId}/reverse', {
    summary:
      'Takes a sent voucher back by a new one with the opposite amounts, on a day, with those that were made together with it, and returns the new one. The payslips may then be posted again.',
    access: write,
    params: one,
    body: z.strictObject({ Datum: z.iso.date() }),
    data: z.object({ VerId: z.uuid() }),
    errors: [payrollErrors.voucherMissing, payrollErrors.voucherNotReversible],
  }),
}
