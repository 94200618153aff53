import { maxCompanyId } from '../rules/limits.ts'

/**
 * The rules of company ids (FtgId). Each dialog normalises what the user types in its own way
 * (first and third document §5).
 */

const plainLetters = (typed: string): string =>
  typed.normalize('NFC').toLowerCase().replace(/[åä]/g, 'a').replaceAll('ö', 'o')

/** Returns the id of a new company from what was typed: lower-case a–z and digits, at most 15. */
export const newCompanyId = (typed: string): string =>
  plainLetters(typed)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, maxCompanyId)

/**
 * Returns the id of a company restored from a copy from what was typed: trimmed and in lower case.
 */
export const restoredCompanyId = (typed: string): string => typed.trim().toLowerCase()

/** Returns the error message of the id of a restored company, or undefined. */
export const restoredCompanyIdMessage = (id: string): string | undefined =>
  /^[a-z0-9]+$/.test(id) && id.length <= maxCompanyId
    ? undefined
    : 'Företagsid får endast bestå av A-Z, 0-9, och vara max 15 tecken långt.'

/**
 * Returns the id of a cloned company from what was typed: digits, plus signs and lower-case a–z.
 */
export const copiedCompanyId = (typed: string): string => plainLetters(typed).replace(/[^a-z0-9+]/g, '')

/** The message for an id that another company already has. */
export const copiedCompanyIdTaken = 'Det finns redan ett företag med samma id.'

/**
 * Returns the error message of the id of a cloned company, or undefined.
 *
 * @param existing the ids of the existing companies
 */
export const copiedCompanyIdMessage = (id: string, existing: readonly string[]): string | undefined => {
  if (id === '') return 'Du måste ange ett nytt företags-id.'
  if (existing.includes(id)) return copiedCompanyIdTaken
  if (id !== copiedCompanyId(id)) return 'Företags-id får endast bestå av a–z, 0–9 och plustecken.'
  return id.length > maxCompanyId ? `Företags-id får inte vara längre än ${maxCompanyId} tecken.` : undefined
}

/**
 * Returns the proposed id of a clone: the id with its final number one higher, or with a 2 added.
 * When that is too long, the id's last character is dropped first.
 */
export function proposedCopyId(id: string): string {
  const proposed = /\d$/.test(id)
    ? id.replace(/\d+$/, digits => String(BigInt(digits) + 1n).padStart(digits.length, '0'))
    : `${id}2`
  return proposed.length > maxCompanyId ? proposedCopyId(id.slice(0, maxCompanyId - 1)) : proposed
}
