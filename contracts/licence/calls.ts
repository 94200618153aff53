import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { openings } from '../rights/openings.ts'
import { LicenceInfo } from './shapes.ts'

/** The calls about the licence itself (first document §2, §6, §7). */
export const licenceCalls = {
  information: call('GET', '/licenseInformation', {
    summary: 'Returns the licence, with its holder, its period of validity and its options. For the role LIC.',
    access: { rule: openings.licenceInfo },
    data: LicenceInfo,
    errors: [commonErrors.rightMissing],
  }),
}
