import { z } from 'zod'
import {
  emailMessage,
  internationalPhone,
  maxEmailLength,
  maxNameLength,
  mobileMessage,
  nameMessage,
  normaliseName,
} from './contact.ts'
import type { Rule } from './rule.ts'
import { trimmed } from './text.ts'
import { ruled } from './text-shape.ts'

const singleSpaced: Rule = (name, { label }) =>
  name === normaliseName(name) ? undefined : `${label} får inte ha dubbla mellanslag.`

/** The name of a person that is sent. Clients make it by `normaliseName`. */
export const SentName = z
  .string()
  .max(maxNameLength)
  .superRefine(ruled(trimmed))
  .superRefine(ruled(singleSpaced))
  .superRefine(ruled(nameMessage))

/** An e-mail address that is sent, or an empty text. */
export const SentEmail = z.string().max(maxEmailLength).superRefine(ruled(trimmed)).superRefine(ruled(emailMessage))

/** A mobile number that is sent, or an empty text. Clients make it by `normalisePhone`. */
export const SentMobile = z.string().max(40).superRefine(ruled(internationalPhone)).superRefine(ruled(mobileMessage))
