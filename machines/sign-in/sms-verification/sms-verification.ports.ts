import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import type { SmsPurpose } from './sms-verification.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const smsVerificationPorts = {
  /** `POST /authenticate/requestSMSVerificationCode`. */
  requestCode: port<SmsPurpose, Result<null>>('smsVerification.requestCode'),
  /**
   * `POST /authenticate/validateSMSVerificationCode`. Puts the token into the vault and returns its
   * reference, or null for a company.
   */
  validateCode: port<{ purpose: SmsPurpose; code: SecretRef }, Result<SecretRef | null>>(
    'smsVerification.validateCode',
  ),
}
