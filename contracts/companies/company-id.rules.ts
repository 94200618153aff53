/**
 * The rules of company ids (FtgId). Each dialog normalises what the user types in its own way
 * (first and third document §5).
 */

const most = 15

const plainLetters = (typed: string): string =>
  typed.normalize('NFC').toLowerCase().replace(/[åä]/g, 'a').replaceAll('ö', 'o')

/** Returns the id of a new company from what was typed: lower-case a–z and digits, at most 15. */
export const newCompanyId = (typed: string): string =>
  plainLetters(typed)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, most)

/**
 * Returns the id of a company restored from a copy from what was typed: trimmed and in lower case.
 */
export const restoredCompanyId = (typed: string): string => typed.trim().toLowerCase()

/** Returns the error message of the id typed for a restored company, or undefined. */
export const restoredCompanyIdMessage = (typed: string): string | undefined =>
  /^[a-z0-9]{1,15}$/.test(restoredCompanyId(typed))
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
  return id.length > most ? `Företags-id får inte vara längre än ${most} tecken.` : undefined
}

/**
 * Returns the proposed id of a clone: the id with its final number one higher, or with a 2 added.
 * When that is too long, the id's last character is dropped first.
 */
export function proposedCopyId(id: string): string {
  const proposed = /\d$/.test(id)
    ? id.replace(/\d+$/, digits => String(BigInt(digits) + 1n).padStart(digits.length, '0'))
    : `${id}2`
  return proposed.length > most ? proposedCopyId(id.slice(0, most - 1)) : proposed
}
