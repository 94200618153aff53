import { and, eq, inArray, ne, not, sql } from 'drizzle-orm'
import unhomoglyph from 'unhomoglyph'
import { brands } from '#contracts/brands.ts'
import { errors } from '#contracts/errors.ts'
import { userAccount } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'

/**
 * Returns the skeleton of a name: names with the same skeleton look alike. Confusable characters
 * follow Unicode's UTS #39. Case, spaces, punctuation and invisible characters are ignored.
 */
export function nameSkeleton(name: string): string {
  const seen = name.normalize('NFKD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  const folded = unhomoglyph([...seen].map(lookAlike).join('').toLowerCase())
    .normalize('NFKD')
    .toLowerCase()
  // Capital i, small L and the digit one look alike, and case is ignored.
  return folded.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').replaceAll('i', 'l')
}

/**
 * Returns the Latin letter that a character, or its capital, is confusable with, or else the
 * character itself.
 */
function lookAlike(character: string): string {
  const small = unhomoglyph(character)
  return isLatin(small) ? small : unhomoglyph(character.toUpperCase())
}
const isLatin = (text: string): boolean => /^[\x20-\x7e]+$/.test(text)

/**
 * The condition of a query on accounts: another account of the same person, which may have the same
 * name.
 */
const isSamePerson = (tx: Transaction, login: string) =>
  and(
    ne(userAccount.personalNumber, ''),
    inArray(
      userAccount.personalNumber,
      tx.select({ personalNumber: userAccount.personalNumber }).from(userAccount).where(eq(userAccount.login, login)),
    ),
  ) ?? sql`false`

/** The names that the system and the provider use. */
const systemNames = ['System', 'Systemet', 'Support', 'Supporten', 'Administratör', 'Administratören']
const reserved = new Set(systemNames.map(nameSkeleton))
const brandNames = brands.map(({ softwareName }) => nameSkeleton(softwareName))

/**
 * Checks that a name cannot be confused with the system's, or with the name or login of another
 * account in the licence.
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
