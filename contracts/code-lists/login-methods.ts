/**
 * How an account signs in (first document §6): company settings, two-step SMS, BankID, user name and password. Several may
 * be in force at once.
 */
export const loginMethods = ['F', 'S', 'B', 'A'] as const
export type LoginMethod = (typeof loginMethods)[number]
