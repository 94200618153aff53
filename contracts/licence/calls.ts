import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { exampleLicenceInfo } from '../examples.ts'
import { states } from '../pact/states.ts'
import { LicenceInfo } from './shapes.ts'

/** The licence itself (first document §2, §6, §7). */
export const licenceCalls = {
  information: call('GET', '/licenseInformation', {
    summary: 'What the licence is and who has it, for its licence users.',
    access: 'session',
    data: LicenceInfo,
    errors: [errors.noSession, errors.rightMissing],
    outcomes: [
      {
        name: 'the licence',
        given: [states.signedIn('lic')],
        request: {},
        answer: { data: exampleLicenceInfo },
      },
      {
        name: 'an account that is no licence user',
        given: [states.signedIn('ftg2')],
        request: {},
        answer: { error: errors.rightMissing },
      },
    ],
  }),
}
