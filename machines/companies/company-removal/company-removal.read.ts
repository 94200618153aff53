import { currentPasswordFailureCodes } from '#contracts/errors.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

/** Whether what was typed is the company's id. */
export const isTyped = (FtgId: string | undefined, typed: string): boolean =>
  FtgId !== undefined && typed.trim().toLowerCase() === FtgId

/** Whether a failure is about the password. */
export const isPasswordRefused = ({ dvCode = '' }: ApiFailure): boolean => currentPasswordFailureCodes.includes(dvCode)
