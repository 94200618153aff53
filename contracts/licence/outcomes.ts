import { errors } from '../errors.ts'
import { exampleLicenceInfo } from '../examples.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import type { licenceCalls } from './calls.ts'

const { LicNr, Namn, Orgnr, LicDate, GiltigTom } = exampleLicenceInfo

export const licenceOutcomes: OutcomesOf<typeof licenceCalls> = {
  information: [
    {
      name: 'the licence',
      given: [states.signedIn('lic'), states.licence('lic', { LicNr, Namn, Orgnr, LicDate, GiltigTom })],
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
}
