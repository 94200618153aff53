import { commonErrors } from '../common-errors.ts'
import { companyStates } from '../companies/states.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import { earlier } from '../outcomes/earlier.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { integrationCalls } from './calls.ts'
import { integrationErrors } from './errors.ts'
import { exampleIntegration, exampleNewIntegration } from './examples.ts'
import { integrationStates } from './states.ts'

const { IntegrationID, Namn, Scopes, Companies, ExpiresOn } = exampleIntegration
const unused = { LastUsedAt: null, LastUsedFrom: null, OldKeyUntil: null }
const stored = { IntegrationID, Namn, Scopes, Companies, ExpiresOn, ...unused, Version: 3 }
const used = {
  LastUsedAt: '2026-11-20T08:15:00.000Z',
  LastUsedFrom: '203.0.113.9',
  OldKeyUntil: '2090-01-01T00:00:00.000Z',
}
const params = { IntegrationID }
const scope = { FtgId: 'nordsken' }
const { Secret, ...form } = exampleNewIntegration
const body = { ...form, Version: 3 }

/** Returns the states of a licence that has exactly these integrations. */
const given = (...integrations: Parameters<typeof integrationStates.integrations>[1]) => [
  callerStates.signedIn('adm'),
  companyStates.company('nordsken', 'adm'),
  integrationStates.integrations('adm', integrations),
]
const one = given(stored)
const revoked = given({ ...stored, IsRevoked: true })
const none = given()

export const integrationOutcomes: OutcomesOf<typeof integrationCalls> = {
  list: [
    {
      name: 'the integrations of the licence',
      given: one,
      request: { scope },
      answer: { data: [{ ...exampleIntegration, Version: 3 }] },
    },
    {
      name: 'an integration whose key is used, and has been replaced',
      given: given({ ...stored, ...used }),
      request: { scope },
      answer: { data: [{ ...exampleIntegration, ...used, Version: 3 }] },
    },
    {
      name: 'an integration that was made',
      given: [...none, earlier(integrationCalls.create, { scope, body: exampleNewIntegration })],
      request: { scope },
      answer: {
        data: [exampleIntegration],
        pins: ['Namn', 'Scopes', 'Companies', 'ExpiresOn', 'Prefix', 'Status', 'CreatedBy', 'LastUsedAt'],
      },
    },
    {
      name: 'an integration that was revoked',
      given: [...one, earlier(integrationCalls.revoke, { scope, params })],
      request: { scope },
      answer: { data: [{ ...exampleIntegration, Status: 'REVOKED', Version: 4 }], pins: ['Status'] },
    },
    { name: 'no integrations', given: none, request: { scope }, answer: { data: [], pins: ['*'] } },
  ],
  create: [
    {
      name: 'an integration made',
      given: none,
      request: { scope, body: exampleNewIntegration },
      answer: { data: { IntegrationID } },
    },
    {
      name: 'a company beyond the reach of the account',
      given: none,
      request: { scope, body: { ...exampleNewIntegration, Companies: ['finnsinte'] } },
      answer: {
        error: commonErrors.fieldsRefused,
        fields: { Companies: 'Du har inte tillgång till alla valda företag.' },
      },
    },
  ],
  change: [
    {
      name: 'an integration changed',
      given: one,
      request: { scope, params, body: { ...body, Namn: 'Tid och närvaro' } },
      answer: { data: { Version: 4 }, pins: ['Version'] },
    },
    {
      name: 'an expiry more than two years ahead',
      given: one,
      request: { scope, params, body: { ...body, ExpiresOn: '2090-01-01' } },
      answer: {
        error: commonErrors.fieldsRefused,
        fields: { ExpiresOn: 'Nyckeln kan gälla längst till 2028-11-21, två år framåt.' },
      },
    },
    {
      name: 'a revoked integration',
      given: revoked,
      request: { scope, params, body },
      answer: { error: integrationErrors.integrationRevoked },
    },
  ],
  rotate: [
    {
      name: 'a key replaced',
      given: one,
      request: { scope, params, body: { Secret, EndsAtOnce: true } },
      answer: { data: null },
    },
    {
      name: 'a key that is used already',
      given: one,
      request: { scope, params, body: { Secret: { ...Secret, Hash: '0'.repeat(64) }, EndsAtOnce: false } },
      answer: { error: commonErrors.fieldsRefused, fields: { Secret: 'Nyckeln används redan. Skapa en ny.' } },
    },
    {
      name: 'a revoked integration',
      given: revoked,
      request: { scope, params, body: { Secret, EndsAtOnce: true } },
      answer: { error: integrationErrors.integrationRevoked },
    },
  ],
  revoke: [
    {
      name: 'an integration revoked',
      given: one,
      request: { scope, params },
      answer: { data: null },
    },
  ],
}
