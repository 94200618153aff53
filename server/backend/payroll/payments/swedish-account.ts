import { luhnCheckDigit } from '#contracts/rules/luhn.ts'
import { ibanRanges } from './iban-ranges.ts'

/** A Swedish bank account as files write it: digits only. */
export interface SwedishAccount {
  /** Four digits, or five for Swedbank's numbers that begin with 8. */
  readonly clearing: string
  /** Without the clearing number. */
  readonly account: string
  /** Null where it cannot be computed with certainty. */
  readonly iban: string | null
  /** The bank's BIC, or empty. */
  readonly bic: string
}

const digits = (text: string): string => text.replace(/\D/g, '')

/** Returns an account by its numbers as they are typed. They have passed the rules of the forms. */
export function swedishAccount(typedClearing: string, typedAccount: string): SwedishAccount {
  const clearing = withFifth(digits(typedClearing))
  const account = digits(typedAccount)
  const four = Number(clearing.slice(0, 4))
  const range = ibanRanges.find(([from, to]) => from <= four && four <= to)
  const [, , bank = '', bic = '', method = null] = range ?? []
  const number = method === null ? undefined : fillings[method](clearing, account)
  return { clearing, account, bic, iban: number === undefined ? null : ibanOf(bank, number) }
}

/** Returns a clearing number with its check digit: Swedbank's that begin with 8 have a fifth. */
const withFifth = (clearing: string): string =>
  clearing.startsWith('8') && clearing.length === 4 ? clearing + luhnCheckDigit(clearing) : clearing

const fillings: Readonly<Record<1 | 2 | 3 | 4, (clearing: string, account: string) => string>> = {
  1: (clearing, account) => clearing.slice(0, 4) + account,
  2: (_, account) => account,
  3: (clearing, account) => clearing + account.padStart(10, '0'),
  4: (clearing, account) => clearing.slice(0, 4) + account.padStart(10, '0'),
}

/**
 * Returns the Swedish IBAN of a bank's digits and an account's, with the check digits (ISO 13616).
 */
function ibanOf(bank: string, account: string): string {
  const body = bank + account.padStart(17, '0')
  const check = 98n - (BigInt(`${body}281400`) % 97n)
  return `SE${String(check).padStart(2, '0')}${body}`
}

/**
 * Returns the account number of SEB's guide, as a public module cites it: banks whose accounts are
 * unique without the clearing number have the account alone. Others have both.
 */
export function sebNumber({ clearing, account }: SwedishAccount): string {
  const four = Number(clearing.slice(0, 4))
  if (clearing.startsWith('6')) return account.padStart(9, '0')
  if (four === 3300 || four === 3782 || (four >= 9180 && four <= 9189)) return account.padStart(10, '0')
  if (clearing.startsWith('8')) return clearing + account.padStart(10, '0')
  return four >= 9570 && four <= 9579 ? clearing + account.padStart(10, '0') : clearing + account
}

/** Returns the bank of a Swedish IBAN by its BIC, or empty. */
export const bicOfIban = (iban: string): string =>
  iban.startsWith('SE') ? (ibanRanges.find(([, , bank]) => bank === iban.slice(4, 7))?.[3] ?? '') : ''
