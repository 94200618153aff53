import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SmsVerificationOutput } from './sms-verification.types.ts'

/** Returns why a verification failed, or null when the user cancelled it. */
export const whyNot = (report: SmsVerificationOutput): ApiFailure | null =>
  report.tag === 'failed' ? report.failure : null
