import { commonErrors } from '../common-errors.ts'
import { companyStates } from '../companies/states.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { userErrors } from '../users/errors.ts'
import { userStates } from '../users/states.ts'
import { rightsErrors } from './errors.ts'
import type { rightsProofCalls } from './proof.calls.ts'
import type { ProofStep, RightsProof } from './proof.shapes.ts'
import { rightsStates } from './states.ts'

const scope = { FtgId: 'nordsken' }
const signedIn = (Login: string) => [callerStates.signedIn(Login), companyStates.company(scope.FtgId, Login)]
const Id = 'f0d3c1ab-6f1e-4a52-9f3e-2f8d6d6b1c11'
const group = (By: string, ...Granted: string[]) =>
  rightsStates.ownRightsGroups(By, [{ Id, BenText: 'Tidrapportörer', Version: 3, Granted, Logins: ['grupp'] }])
const payslips = { Rule: { right: 'Payslips.Read' } } as const

const step = (fields: Partial<ProofStep>): ProofStep => ({
  Level: 0,
  Kind: 'FACT',
  Text: '',
  IsOpen: true,
  IsDecisive: true,
  Source: '',
  Place: null,
  ...fields,
})
const open: RightsProof = {
  IsOpen: true,
  Subject: 'Lena Lindgren',
  Steps: [
    step({ Kind: 'RIGHT', Text: 'Behörigheten Lönebesked: Läs' }),
    step({ Level: 1, Text: 'Rollen Licensanvändare ger alla behörigheter.', Source: 'Så sedan kontot lades upp.' }),
  ],
  Exceptions: [],
  Administrators: [],
}
const refused: RightsProof = {
  ...open,
  IsOpen: false,
  Subject: 'Gunnar Rupe',
  Steps: [
    step({ Kind: 'RIGHT', Text: 'Behörigheten Lönebesked: Läs', IsOpen: false }),
    step({
      Level: 1,
      Text: 'Lönebesked: Läs är avslaget i gruppen Tidrapportörer.',
      IsOpen: false,
      Source: 'Så sedan gruppen lades upp.',
      Place: { Route: 'UserRightsGroups', Params: {} },
    }),
    step({
      Level: 2,
      Kind: 'NOTE',
      Text: 'Gunnar Rupe har gruppen Tidrapportörer.',
      IsOpen: false,
      IsDecisive: false,
      Source: 'Så sedan kontot lades upp.',
      Place: { Route: 'User', Params: { Login: 'grupp' } },
    }),
  ],
  Administrators: ['Lena Lindgren'],
}
const pins = ['IsOpen', 'Level', 'Kind', 'Subject']

export const rightsProofOutcomes: OutcomesOf<typeof rightsProofCalls> = {
  prove: [
    {
      name: 'what the caller may do, and why',
      given: signedIn('lic'),
      request: { scope, body: { Of: null, What: payslips } },
      answer: { data: open, pins },
    },
    {
      name: 'what the caller may not do, and the facts that refuse it',
      given: [...signedIn('grupp'), group('grupp', 'Tidrapport.Read')],
      request: { scope, body: { Of: null, What: payslips } },
      answer: { data: refused, pins },
    },
    {
      name: 'what another account may not do',
      given: [...signedIn('lic'), companyStates.company(scope.FtgId, 'grupp'), group('lic', 'Tidrapport.Read')],
      request: { scope, body: { Of: { Login: 'grupp' }, What: payslips } },
      answer: { data: refused, pins },
    },
    {
      name: 'what a rights group gives somebody of a role',
      given: [...signedIn('lic'), group('lic', 'Tidrapport.Read')],
      request: { scope, body: { Of: { GroupId: Id, Roll: 'AVD' }, What: payslips } },
      answer: {
        data: { ...refused, Subject: 'Tidrapportörer', Steps: refused.Steps.slice(0, 2) },
        pins,
      },
    },
    {
      name: 'a call, with what may refuse it beside its rule',
      given: signedIn('lic'),
      request: { scope, body: { Of: null, What: { Call: 'rightsGroups.create' } } },
      answer: {
        data: {
          ...open,
          Steps: [
            step({ Kind: 'RIGHT', Text: 'Behörigheten Inställningar › Behörighetsgrupper: Skriv' }),
            step({
              Level: 1,
              Text: 'Rollen Licensanvändare ger alla behörigheter.',
              Source: 'Så sedan kontot lades upp.',
            }),
            step({ Level: 1, Text: 'Licensen är av modellen Plus.', Source: 'Bestäms av licensens avtal.' }),
            step({ Level: 1, Text: 'Det här är ingen supportinloggning.' }),
          ],
          Exceptions: [rightsErrors.rightsGroupExceeds.message],
        },
        pins,
      },
    },
    {
      name: 'another account, asked about without the right to read users',
      given: signedIn('per'),
      request: { scope, body: { Of: { Login: 'lic' }, What: payslips } },
      answer: { error: commonErrors.rightMissing },
    },
    {
      name: 'an account that is not there',
      given: [...signedIn('lic'), userStates.noUser('lic', 'borta')],
      request: { scope, body: { Of: { Login: 'borta' }, What: payslips } },
      answer: { error: userErrors.userMissing },
    },
    {
      name: 'a rights group that is not there',
      given: [...signedIn('lic'), group('lic')],
      request: {
        scope,
        body: { Of: { GroupId: '00000000-0000-4000-8000-000000000000', Roll: 'AVD' }, What: payslips },
      },
      answer: { error: rightsErrors.rightsGroupMissing },
    },
  ],
}
