/**
 * The owner of rows: a licence (`a`), a company (`a1`), or an account's mail (`post.a.adm`). Every
 * text and amount of a row that nobody else may know bears its owner's name.
 */
export type Owner = string

/** Returns a text that bears its owner's name. */
export const canaryText = (owner: Owner, about: string): string => `kanarie-${owner}-${about}`

/** The first digits of every amount of a company. The last two are the company's. */
const digits = '77310'

/** Returns an amount that bears the company's name, or 1 when the column is too narrow for it. */
export function canaryAmount(owner: Owner, largest: number): number {
  const amount = Number(`${digits}${owner.charCodeAt(0) - 96}${owner.slice(1) || 0}`)
  return amount <= largest ? amount : 1
}

/** Returns the owners whose texts or amounts occur in a text. */
export function ownersIn(text: string): Owner[] {
  const texts = [...text.matchAll(/kanarie-([a-z0-9.]+)-/gi)].map(match => String(match[1]).toLowerCase())
  const amounts = [...text.matchAll(new RegExp(`${digits}([12])([0-9])(?![0-9a-f-])`, 'g'))].map(
    ([, letter, number]) => String.fromCharCode(96 + Number(letter)) + (number === '0' ? '' : number),
  )
  return [...new Set([...texts, ...amounts])]
}
