import { commonErrors } from '../common-errors.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import type { licenceCalls } from './calls.ts'
import { exampleLicenceInfo } from './examples.ts'
import { licenceStates } from './states.ts'

const { LicNr, Namn, Orgnr, LicDate, GiltigTom } = exampleLicenceInfo

export const licenceOutcomes: OutcomesOf<typeof licenceCalls> = {
  information: [
    {
      name: 'the licence',
      given: [callerStates.signedIn('lic'), licenceStates.licence('lic', { LicNr, Namn, Orgnr, LicDate, GiltigTom })],
      request: {},
      answer: { data: exampleLicenceInfo },
    },
    {
      name: 'an account that is no licence user',
      given: [callerStates.signedIn('ftg2')],
      request: {},
      answer: { error: commonErrors.rightMissing },
    },
  ],
}
