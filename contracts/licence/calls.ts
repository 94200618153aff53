import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { LicenceInfo } from './shapes.ts'

/** The calls about the licence itself (first document §2, §6, §7). */
export const licenceCalls = {
  information: call('GET', '/licenseInformation', {
    summary: 'What the licence is and who has it, for its licence users.',
    access: 'session',
    data: LicenceInfo,
    errors: [errors.rightMissing],
  }),
}
