import { z } from 'zod'
import { call } from '../../call.ts'
import { commonErrors } from '../../common-errors.ts'
import { payrollErrors } from '../errors.ts'
import { PeriodCode } from '../run/shapes.ts'
import { Correction, CorrectionRequest, Corrections, CorrectionsRequest, TakeBackRequest } from './shapes.ts'

/** It moves money: a correction pays a difference, or claims it back. */
const access = { right: 'Payslips.Payout' } as const
const params = z.strictObject({ Period: PeriodCode, AnstNr: z.string().min(1).max(30) })
const refusals = [
  payrollErrors.payslipMissing,
  payrollErrors.payslipNotCorrectable,
  commonErrors.versionConflict,
  payrollErrors.salaryPeriodMissing,
  payrollErrors.salaryPeriodLocked,
] as const

/** The calls that correct finished payslips. */
export const payslipCorrectionCalls = {
  correct: call('POST', '/payslips/{Period}/{AnstNr}/correction', {
    summary:
      'Corrects a finished payslip by a new one with the difference, and makes at once what follows from it: the vouchers that take back what is posted and post what is right, and the payment of the difference. The declaration of the pay day’s month has the difference under the same statement number. Makes all of it or nothing. A preview answers the same and stores nothing.',
    access,
    params,
    body: CorrectionRequest,
    data: Correction,
    errors: [
      ...refusals,
      commonErrors.fieldsRefused,
      payrollErrors.payslipUnchanged,
      payrollErrors.postingIncomplete,
      payrollErrors.paymentRefused,
    ],
  }),
  correctMany: call('POST', '/payslips/{Period}/@/correction', {
    summary:
      'Corrects finished payslips of many persons by one change: of their typed rows of a pay type, or of what the registers now say. Makes the new payslips, and together their vouchers, declarations and payments: all of it or nothing. Persons whose payslips do not change are named, and left. A preview answers the same and stores nothing.',
    access,
    params: params.pick({ Period: true }),
    body: CorrectionsRequest,
    data: Corrections,
    errors: [
      ...refusals,
      commonErrors.fieldsRefused,
      payrollErrors.payslipUnchanged,
      payrollErrors.postingIncomplete,
      payrollErrors.paymentRefused,
    ],
  }),
  takeBack: call('POST', '/payslips/{Period}/{AnstNr}/takeBack', {
    summary:
      'Takes a finished payslip back, with all that correct it, by a new one with the opposite amounts and a voucher that takes back what is posted. The declarations of their months are as if they had not been. A preview answers the same and stores nothing.',
    access,
    params,
    body: TakeBackRequest,
    data: Correction,
    errors: [...refusals, payrollErrors.postingIncomplete],
  }),
}
