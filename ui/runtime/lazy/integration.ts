import { errors } from '#contracts/errors.ts'
import type { NewSecret } from '#contracts/integrations/shapes.ts'
import { integrationMachine } from '#machines/integrations/integration/integration.machine.ts'
import { integrationPorts } from '#machines/integrations/integration/integration.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { failure, mapResult } from '#machines/kit/shared/result.ts'
import type { SecretRef } from '#machines/kit/shared/secret.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import type { Vault } from '../vault.ts'
import { withCalls } from '../with-calls.ts'

/** Returns a new key for a program: `avl_` and 256 random bits in base64url. */
export function drawKey(): string {
  const bits = crypto.getRandomValues(new Uint8Array(32))
  return `avl_${btoa(String.fromCharCode(...bits))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`
}

/** Returns the part of a key that is sent, or undefined when a reload has lost the key. */
async function sentOf(vault: Vault, ref: SecretRef): Promise<NewSecret | undefined> {
  const key = vault.reveal(ref)
  if (key === undefined) return undefined
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)))
  return { Prefix: key.slice(0, 12), Hash: [...hash].map(byte => byte.toString(16).padStart(2, '0')).join('') }
}

/** The failure of a write whose key was lost: the next attempt draws another. */
const lost = failure({
  tag: 'backend' as const,
  status: errors.invalidRequest.status,
  dvCode: errors.invalidRequest.dvCode,
  message: 'Nyckeln gick förlorad när sidan laddades om. Försök igen.',
})

/** Provides the form of an integration over the adapter. */
export const integration: LazyFlow<'integration'> = {
  id: 'integration',
  join: ({ api, vault }) =>
    withCalls(integrationMachine, api).provide({
      actors: {
        create: answer(integrationPorts.create, async ({ input: { form, key, secret }, signal }) => {
          const Secret = await sentOf(vault, secret)
          if (!Secret) return lost
          const body = { ...form, Scopes: [...form.Scopes], Companies: [...form.Companies], Secret }
          const created = await asResult(api.integrations.create.mutate({ body, idempotencyKey: key }, { signal }))
          return mapResult(created, () => null)
        }),
        rotate: answer(
          integrationPorts.rotate,
          async ({ input: { IntegrationID, secret, endsAtOnce, key }, signal }) => {
            const Secret = await sentOf(vault, secret)
            if (!Secret) return lost
            const request = { params: { IntegrationID }, body: { Secret, EndsAtOnce: endsAtOnce }, idempotencyKey: key }
            return mapResult(await asResult(api.integrations.rotate.mutate(request, { signal })), () => null)
          },
        ),
      },
    }),
}
