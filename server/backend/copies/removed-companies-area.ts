import type { removedCompanyCalls } from '#contracts/calls/removed-companies.ts'
import { errors } from '#contracts/errors.ts'
import type { Handlers } from '../http/ask.ts'
import { Refusal } from '../http/refusal.ts'

/** Until the next commit of this branch: only the contracts are ready. */
const soon = () => Promise.reject(new Refusal(errors.unavailable))

export const removedCompaniesArea: Handlers<typeof removedCompanyCalls> = { remove: soon, log: soon }
