/**
 * A company's id (FtgId): what becomes of what is typed, by the dialog it is typed in (first and
 * third document §5).
 */

const most = 15

const plainLetters = (typed: string): string =>
  typed.normalize('NFC').toLowerCase().replace(/[åä]/g, 'a').replaceAll('ö', 'o')

/** Of a new company: lower-case a–z and digits, at most 15. */
export const newCompanyId = (typed: string): string =>
  plainLetters(typed)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, most)

/** Of a company restored from a copy: trimmed and in lower case. */
export const restoredCompanyId = (typed: string): string => typed.trim().toLowerCase()

/** What is wrong with the id of a restored company, as typed. */
export const restoredCompanyIdMessage = (typed: string): string | undefined =>
  /^[a-z0-9]{1,15}$/.test(restoredCompanyId(typed))
    ? undefined
    : 'Företagsid får endast bestå av A-Z, 0-9, och vara max 15 tecken långt.'

/** Of a copy: digits, plus sign and letters a–z. */
export const copiedCompanyId = (typed: string): string => plainLetters(typed).replace(/[^a-z0-9+]/g, '')

export const copiedCompanyIdTaken = 'Det finns redan ett företag med samma id.'

/** @param existing the ids of the companies that there are */
export const copiedCompanyIdMessage = (id: string, existing: readonly string[]): string | undefined => {
  if (id === '') return 'Du måste ange ett nytt företags-id.'
  if (existing.includes(id)) return copiedCompanyIdTaken
  return id.length > most ? `Företags-id får inte vara längre än ${most} tecken.` : undefined
}

/**
 * What a copy of a company is proposed to be called: its last digit one higher, or a 2 behind it.
 * An id that leaves no room for that gives up its last character.
 */
export function proposedCopyId(id: string): string {
  const proposed = /\d$/.test(id)
    ? id.replace(/\d+$/, digits => String(BigInt(digits) + 1n).padStart(digits.length, '0'))
    : `${id}2`
  return proposed.length > most ? proposedCopyId(id.slice(0, most - 1)) : proposed
}
