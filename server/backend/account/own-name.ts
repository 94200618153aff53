import { and, eq, inArray, ne, not, sql } from 'drizzle-orm'
import unhomoglyph from 'unhomoglyph'
import { brands } from '#contracts/brands.ts'
import { errors } from '#contracts/errors.ts'
import { userAccount } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'

/**
 * What a name looks like: two names with the same skeleton are taken for each other. The confusable
 * characters are those of Unicode's UTS #39; case, spaces, signs and what cannot be seen tell no
 * names apart.
 */
export function nameSkeleton(name: string): string {
  const seen = name.normalize('NFKD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  const folded = unhomoglyph([...seen].map(lookAlike).join('').toLowerCase())
    .normalize('NFKD')
    .toLowerCase()
  // A capital i, a small L and the figure one are one stroke, and case is none.
  return folded.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').replaceAll('i', 'l')
}

/**
 * The Latin letter that a character is taken for, as it is or as a capital; itself when it is taken
 * for none.
 */
function lookAlike(character: string): string {
  const small = unhomoglyph(character)
  return isLatin(small) ? small : unhomoglyph(character.toUpperCase())
}
const isLatin = (text: string): boolean => /^[\x20-\x7e]+$/.test(text)

/** In a query over accounts: another account of the same person, who has one name. */
const isSamePerson = (tx: Transaction, login: string) =>
  and(
    ne(userAccount.personalNumber, ''),
    inArray(
      userAccount.personalNumber,
      tx.select({ personalNumber: userAccount.personalNumber }).from(userAccount).where(eq(userAccount.login, login)),
    ),
  ) ?? sql`false`

/** What the system and the provider call themselves. */
const systemNames = ['System', 'Systemet', 'Support', 'Supporten', 'Administratör', 'Administratören']
const reserved = new Set(systemNames.map(nameSkeleton))
const brandNames = brands.map(({ softwareName }) => nameSkeleton(softwareName))

/**
 * Requires that a name cannot be taken for the system's, or for the name or the login of another
 * account of the licence.
 *
 * @param tx acts for the licence
 * @throws Refusal nameTaken
 */
export async function requireOwnName(
  tx: Transaction,
  { login, licNr, name }: Record<'login' | 'licNr' | 'name', string>,
) {
  const skeleton = nameSkeleton(name)
  const others = await tx
    .select({ login: userAccount.login, name: userAccount.name })
    .from(userAccount)
    .where(and(eq(userAccount.licNr, licNr), ne(userAccount.login, login), not(isSamePerson(tx, login))))
  const isSystem = reserved.has(skeleton) || brandNames.some(each => skeleton.includes(each))
  const isOther = others.some(each => [each.name, each.login].map(nameSkeleton).includes(skeleton))
  if (skeleton === '' || isSystem || isOther) {
    throw new Refusal(errors.nameTaken, undefined, { Namn: errors.nameTaken.message })
  }
}
