import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { integrationErrors } from './errors.ts'
import { Integration, IntegrationChange, NewIntegration, Rotation } from './shapes.ts'

const read = { right: 'Settings.Integrations.Read' } as const
const write = { right: 'Settings.Integrations.Write' } as const
/** The version after a change. */
const Stored = z.object({ Version: z.int() })
const params = z.strictObject({ IntegrationID: z.uuid() })

/** The calls about keys for other programs. No key opens them. */
export const integrationCalls = {
  list: call('GET', '/integrations', {
    summary:
      "Returns the licence's integrations, by name. An account without access to all companies gets the ones of its own companies.",
    access: read,
    data: z.array(Integration),
  }),
  create: call('POST', '/integrations', {
    summary:
      'Creates a key for another program, with rights and companies that the account has itself. The caller draws the key and sends its hash.',
    access: write,
    body: NewIntegration,
    data: z.object({ IntegrationID: z.uuid() }),
    errors: [commonErrors.fieldsRefused],
  }),
  change: call('PUT', '/integrations/{IntegrationID}', {
    summary: 'Changes an integration. Takes effect at the next request with its key.',
    access: write,
    params,
    body: IntegrationChange,
    data: Stored,
    errors: [
      commonErrors.fieldsRefused,
      commonErrors.versionConflict,
      integrationErrors.integrationRevoked,
      integrationErrors.integrationMissing,
    ],
  }),
  rotate: call('POST', '/integrations/{IntegrationID}/rotate', {
    summary: 'Replaces the key of an integration. The key before works for 24 hours more, or ends at once.',
    access: write,
    params,
    body: Rotation,
    data: z.null(),
    errors: [commonErrors.fieldsRefused, integrationErrors.integrationRevoked, integrationErrors.integrationMissing],
  }),
  revoke: call('DELETE', '/integrations/{IntegrationID}', {
    summary: 'Revokes an integration for good. Its keys are refused from the next request on.',
    access: write,
    params,
    data: z.null(),
    errors: [integrationErrors.integrationMissing],
  }),
}
