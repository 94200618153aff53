import { and, eq, inArray, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { integrationCalls } from '#contracts/integrations/calls.ts'
import {
  type IntegrationForm,
  integrationFields,
  integrationProblem,
  oldKeyHours,
} from '#contracts/integrations/integration.rules.ts'
import { integrationScopes } from '#contracts/integrations/scopes.ts'
import type { Integration, NewSecret } from '#contracts/integrations/shapes.ts'
import { allows, type Right } from '#contracts/rights/catalogue.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Handlers } from '../platform/http/ask.ts'
import type { SignedIn } from '../platform/http/caller.ts'
import { fieldsRefused, Refusal, requireFields } from '../platform/http/refusal.ts'
import { isOpenTo } from '../rights/company-access.ts'
import { rightsOf } from '../rights/rights.ts'
import type { EventType } from '../tables/event-types.ts'
import { company, integration, integrationCompany, integrationSecret } from '../tables/schema.ts'
import { endKeys, integrationsOf } from './integration-rows.ts'

interface Asking {
  readonly tx: Transaction
  readonly caller: SignedIn
  readonly now: Date
}

/** The events of integrations, of the whole licence. Payload: `id` and the form's values. */
const integrationEvents = {
  created: 'integration.created',
  changed: 'integration.changed',
  rotated: 'integration.rotated',
  revoked: 'integration.revoked',
} as const

export const integrationsArea: Handlers<typeof integrationCalls> = {
  list: ({ tx, caller, now }) => integrationsOf(tx, { account: caller.account, now }),
  async create({ tx, caller, body, now }) {
    const { Secret, ...form } = body
    requireFit(form, now)
    const keys = await requireWithin(tx, caller, form)
    const [made] = await tx
      .insert(integration)
      .values({ ...columnsOf(form), createdBy: caller.account.login, createdAt: now })
      .returning({ id: integration.id })
    const id = made?.id ?? ''
    await addSecret(tx, id, Secret, now)
    await openTo(tx, id, keys)
    await tell(tx, integrationEvents.created, id, form)
    return { IntegrationID: id }
  },
  async change({ tx, caller, params, body, now }) {
    const { Version, ...form } = body
    const before = await open({ tx, caller, now }, params.IntegrationID)
    if (before.Version !== Version) throw new Refusal(errors.versionConflict)
    requireFit(form, now, before.ExpiresOn)
    const keys = await requireWithin(tx, caller, form)
    const id = before.IntegrationID
    const [changed] = await tx
      .update(integration)
      .set({ ...columnsOf(form), version: sql`${integration.version} + 1` })
      .where(and(eq(integration.id, id), eq(integration.version, Version)))
      .returning({ Version: integration.version })
    if (!changed) throw new Refusal(errors.versionConflict)
    await tx.delete(integrationCompany).where(eq(integrationCompany.integrationId, id))
    await openTo(tx, id, keys)
    await tell(tx, integrationEvents.changed, id, form)
    return changed
  },
  async rotate({ tx, caller, params, body, now }) {
    const before = await open({ tx, caller, now }, params.IntegrationID)
    const id = before.IntegrationID
    // The new key is in the hands of who asks for it, and must give them nothing that they lack.
    await requireWithin(tx, caller, before)
    await endKeys(tx, id, new Date(now.getTime() + (body.EndsAtOnce ? 0 : oldKeyHours * 3_600_000)))
    await addSecret(tx, id, body.Secret, now)
    await tell(tx, integrationEvents.rotated, id, { Namn: before.Namn, EndsAtOnce: body.EndsAtOnce })
    return null
  },
  async revoke({ tx, caller, params, now }) {
    const before = await one({ tx, caller, now }, params.IntegrationID)
    if (before.Status === 'REVOKED') return null
    const id = before.IntegrationID
    await tx
      .update(integration)
      .set({ revokedAt: now, version: sql`${integration.version} + 1` })
      .where(eq(integration.id, id))
    await tell(tx, integrationEvents.revoked, id, { Namn: before.Namn })
    return null
  },
}

/** @throws Refusal integrationMissing when the account may not see it */
async function one({ tx, caller, now }: Asking, id: string): Promise<Integration> {
  const [found] = await integrationsOf(tx, { account: caller.account, now, id })
  if (!found) throw new Refusal(errors.integrationMissing)
  return found
}

/** Returns an integration that may be changed, locked until the transaction ends. */
async function open(asking: Asking, id: string): Promise<Integration> {
  await asking.tx.select({ id: integration.id }).from(integration).where(eq(integration.id, id)).for('update')
  const found = await one(asking, id)
  if (found.Status === 'REVOKED') throw new Refusal(errors.integrationRevoked)
  return found
}

/** @throws Refusal fieldsRefused */
function requireFit(form: IntegrationForm, now: Date, kept?: string): void {
  const wrong = integrationFields.flatMap(field => {
    const problem = integrationProblem(form, field, swedishDate(now), kept)
    return problem === undefined ? [] : [[field, problem] as const]
  })
  requireFields(Object.fromEntries(wrong))
}

type Reach = Pick<Integration, 'Scopes' | 'AllCompanies' | 'Companies'>

/**
 * Checks that an integration reaches no further than the account itself. Returns the keys of its
 * companies. A company that requires an SMS code must have been verified in the session.
 *
 * @throws Refusal fieldsRefused
 */
async function requireWithin(
  tx: Transaction,
  { account, verifiedCompanies }: SignedIn,
  { Scopes, AllCompanies, Companies }: Reach,
): Promise<string[]> {
  const rights = await rightsOf(tx, account)
  const isOwn = (scope: string) => integrationScopes.includes(scope as Right) && allows(rights, scope as Right)
  if (!Scopes.every(isOwn)) {
    throw fieldsRefused({
      Scopes: 'Integrationen kan inte få behörigheter som du inte har själv.',
    })
  }
  if (AllCompanies && !account.allCompanies) {
    throw fieldsRefused({ Companies: 'Du har inte tillgång till alla företag.' })
  }
  const wanted = AllCompanies ? [] : [...new Set(Companies)]
  if (wanted.length === 0) return []
  const found = await tx
    .select({ ftgKey: company.ftgKey, requiresSms: company.requiresSms })
    .from(company)
    .where(and(inArray(company.ftgId, wanted), isOpenTo(tx, account)))
  const isVerified = found.every(one => !one.requiresSms || verifiedCompanies.includes(one.ftgKey))
  if (found.length < wanted.length || !isVerified) {
    throw fieldsRefused({
      Companies: isVerified
        ? 'Du har inte tillgång till alla valda företag.'
        : 'Ett av företagen kräver en SMS-kod. Öppna det först, och försök igen.',
    })
  }
  return found.map(({ ftgKey }) => ftgKey)
}

const columnsOf = ({ Namn, Beskrivning, Scopes, AllCompanies, ExpiresOn }: IntegrationForm) => ({
  name: Namn,
  description: Beskrivning,
  scopes: integrationScopes.filter(scope => Scopes.includes(scope)),
  allCompanies: AllCompanies,
  expiresOn: ExpiresOn,
})

/**
 * Stores the hash of a new key.
 *
 * @throws Refusal fieldsRefused when the key is used already
 */
async function addSecret(
  tx: Transaction,
  integrationId: string,
  { Hash, Prefix }: NewSecret,
  now: Date,
): Promise<void> {
  const [added] = await tx
    .insert(integrationSecret)
    .values({ tokenHash: Hash, integrationId, prefix: Prefix, createdAt: now })
    .onConflictDoNothing()
    .returning({ prefix: integrationSecret.prefix })
  if (!added) throw fieldsRefused({ Secret: 'Nyckeln används redan. Skapa en ny.' })
}

async function openTo(tx: Transaction, integrationId: string, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.insert(integrationCompany).values(keys.map(ftgKey => ({ integrationId, ftgKey })))
}

const tell = (tx: Transaction, type: EventType, id: string, facts: object) =>
  appendEvent(tx, { type, ftgKey: null, payload: { id, ...facts } })
