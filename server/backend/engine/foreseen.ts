import { MissingRule } from './law.ts'
import { WrongBasis } from './reading.ts'
import { MissingTaxTable } from './tax/tax-facts.ts'

/**
 * Returns why a person's pay cannot be calculated, in Swedish: a fact that is wrong, or law that is
 * not entered. Undefined for an error that nobody has foreseen.
 */
export const foreseenIn = (error: unknown): string | undefined =>
  error instanceof WrongBasis || error instanceof MissingRule || error instanceof MissingTaxTable
    ? error.message
    : undefined
