import { z } from 'zod'
import { allRights, type Right } from '../rights/catalogue.ts'
import { lineShape, linesShape } from '../rules/text-shape.ts'
import { FtgId } from '../wire.ts'
import { maxIntegrationCompanies, maxIntegrationDescription, maxIntegrationName } from './integration.rules.ts'

const Scope = z.enum(allRights as unknown as readonly [Right, ...Right[]])

/** The state of an integration's key. */
export const integrationStatuses = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const

/** A key for another program, without its secret. */
export const Integration = z.object({
  IntegrationID: z.uuid(),
  Namn: z.string(),
  Beskrivning: z.string(),
  Scopes: z.array(z.string()),
  AllCompanies: z.boolean(),
  /** The ids of the chosen companies, in alphabetic order. */
  Companies: z.array(z.string()),
  /** The last day on which the key is valid, in Sweden. */
  ExpiresOn: z.iso.date(),
  Status: z.enum(integrationStatuses),
  /** The beginning of the key, by which it is recognised. */
  Prefix: z.string(),
  /** The time until which the key before also works, in ISO 8601, or null. */
  OldKeyUntil: z.iso.datetime({ offset: true }).nullable(),
  /** The login of the creator. */
  CreatedBy: z.string(),
  CreatedAt: z.iso.datetime({ offset: true }),
  /** The time of the last use, to the minute, or null. */
  LastUsedAt: z.iso.datetime({ offset: true }).nullable(),
  /** The network address of the last use, or null. */
  LastUsedFrom: z.string().nullable(),
  Version: z.int(),
})
export type Integration = z.infer<typeof Integration>

/**
 * A new key's part that is stored. The program that creates the key draws it: `avl_` and 43
 * characters of base64url, of 256 random bits. Only the hash is sent, so that the key itself is in
 * no request, stored answer or log.
 */
export const NewSecret = z.strictObject({
  /** The key's first twelve characters. */
  Prefix: z.string().regex(/^avl_[\w-]{8}$/),
  /** SHA-256 of the whole key, in hexadecimal. */
  Hash: z.string().regex(/^[0-9a-f]{64}$/),
})
export type NewSecret = z.infer<typeof NewSecret>

const IntegrationBody = z.strictObject({
  Namn: lineShape({ least: 1, most: maxIntegrationName }),
  Beskrivning: linesShape({ most: maxIntegrationDescription }),
  Scopes: z.array(Scope).min(1).max(allRights.length),
  AllCompanies: z.boolean(),
  Companies: z.array(FtgId).max(maxIntegrationCompanies),
  ExpiresOn: z.iso.date(),
})

/** A request to create an integration. */
export const NewIntegration = IntegrationBody.extend({ Secret: NewSecret })
export type NewIntegration = z.infer<typeof NewIntegration>

/** A request to change an integration. */
export const IntegrationChange = IntegrationBody.extend({
  /** The version that was edited. */
  Version: z.int(),
})
export type IntegrationChange = z.infer<typeof IntegrationChange>

/** A request to replace an integration's key. */
export const Rotation = z.strictObject({
  Secret: NewSecret,
  /** True to end the key before at once; otherwise it works for 24 hours more. */
  EndsAtOnce: z.boolean(),
})
export type Rotation = z.infer<typeof Rotation>
