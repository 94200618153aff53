import { errors } from '#contracts/errors.ts'
import { Refusal } from '../platform/http/refusal.ts'

/** Returns the refusal of a whole file, with the reason in Swedish. */
export const fileRefusal = (message: string): Refusal => new Refusal(errors.importFileRefused, message)
