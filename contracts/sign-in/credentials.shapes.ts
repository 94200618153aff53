import { z } from 'zod'
import { trimmed } from '../rules/text.ts'
import { ruled } from '../rules/text-shape.ts'
import { maxLoginLength, maxPasswordLength, minPasswordLength } from './rules.ts'

/** A login that is sent. It is compared without regard to case. */
export const SentLogin = z.string().min(1).max(maxLoginLength).superRefine(ruled(trimmed))

/** A password that is sent to be checked. */
export const SentPassword = z.string().min(1).max(maxPasswordLength)

/** A password that is chosen. The rules of `new-password.rules.ts` apply besides. */
export const ChosenPassword = z.string().min(minPasswordLength).max(maxPasswordLength)
