import { errors } from '../errors.ts'
import { exampleIntegration, exampleNewIntegration } from '../examples.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import type { integrationCalls } from './calls.ts'

const { IntegrationID, Namn, Scopes, Companies, ExpiresOn } = exampleIntegration
const stored = { IntegrationID, Namn, Scopes, Companies, ExpiresOn, Version: 3 }
const params = { IntegrationID }
const scope = { FtgId: 'nordsken' }
const { Secret, ...form } = exampleNewIntegration
const body = { ...form, Version: 3 }

/** Returns the states of a licence that has exactly these integrations. */
const given = (...integrations: Parameters<typeof states.integrations>[1]) => [
  states.signedIn('adm'),
  states.company('nordsken', 'adm'),
  states.integrations('adm', integrations),
]
const one = given(stored)
const revoked = given({ ...stored, IsRevoked: true })
const none = given()

export const integrationOutcomes: OutcomesOf<typeof integrationCalls> = {
  list: [
    { name: 'the integrations of the licence', given: one, request: { scope }, answer: { data: [exampleIntegration] } },
    { name: 'no integrations', given: none, request: { scope }, answer: { data: [], pins: ['*'] } },
  ],
  create: [
    {
      name: 'an integration made',
      given: none,
      request: { scope, body: exampleNewIntegration },
      answer: { data: exampleIntegration, pins: ['Status', 'Version', 'Prefix', 'CreatedBy', 'LastUsedAt'] },
    },
    {
      name: 'a company that the account may not choose',
      given: none,
      request: { scope, body: { ...exampleNewIntegration, Companies: ['finnsinte'] } },
      answer: { error: errors.fieldsRefused, fields: { Companies: 'Du har inte tillgång till alla valda företag.' } },
    },
  ],
  change: [
    {
      name: 'an integration changed',
      given: one,
      request: { scope, params, body: { ...body, Namn: 'Tid och närvaro' } },
      answer: { data: { ...exampleIntegration, Namn: 'Tid och närvaro', Version: 4 } },
    },
    {
      name: 'an expiry more than two years ahead',
      given: one,
      request: { scope, params, body: { ...body, ExpiresOn: '2090-01-01' } },
      answer: {
        error: errors.fieldsRefused,
        fields: { ExpiresOn: 'Nyckeln kan gälla längst till 2028-11-21, två år framåt.' },
      },
    },
    {
      name: 'a version that is not the latest',
      given: one,
      request: { scope, params, body: { ...body, Version: 2 } },
      answer: { error: errors.versionConflict },
    },
    {
      name: 'a revoked integration',
      given: revoked,
      request: { scope, params, body },
      answer: { error: errors.integrationRevoked },
    },
    {
      name: 'no such integration',
      given: none,
      request: { scope, params, body },
      answer: { error: errors.integrationMissing },
    },
  ],
  rotate: [
    {
      name: 'a key replaced',
      given: one,
      request: { scope, params, body: { Secret, EndsAtOnce: true } },
      answer: { data: exampleIntegration, pins: ['Prefix', 'OldKeyUntil'] },
    },
    {
      name: 'a key that is used already',
      given: one,
      request: { scope, params, body: { Secret: { ...Secret, Hash: '0'.repeat(64) }, EndsAtOnce: false } },
      answer: { error: errors.fieldsRefused, fields: { Secret: 'Nyckeln används redan. Skapa en ny.' } },
    },
    {
      name: 'a revoked integration',
      given: revoked,
      request: { scope, params, body: { Secret, EndsAtOnce: true } },
      answer: { error: errors.integrationRevoked },
    },
    {
      name: 'no such integration',
      given: none,
      request: { scope, params, body: { Secret, EndsAtOnce: true } },
      answer: { error: errors.integrationMissing },
    },
  ],
  revoke: [
    {
      name: 'an integration revoked',
      given: one,
      request: { scope, params },
      answer: { data: { ...exampleIntegration, Status: 'REVOKED', Version: 4 }, pins: ['Status'] },
    },
    {
      name: 'no such integration',
      given: none,
      request: { scope, params },
      answer: { error: errors.integrationMissing },
    },
  ],
}
