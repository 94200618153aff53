import { currentPasswordFailureCodes } from '#contracts/account/errors.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

/** Returns whether the typed text is the company's id. */
export const isTyped = (FtgId: string | undefined, typed: string): boolean =>
  FtgId !== undefined && typed.trim().toLowerCase() === FtgId

/** Returns whether a failure concerns the password. */
export const isPasswordRefused = ({ dvCode = '' }: ApiFailure): boolean => currentPasswordFailureCodes.includes(dvCode)
