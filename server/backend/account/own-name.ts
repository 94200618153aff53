import { and, eq, inArray, ne, not, sql } from 'drizzle-orm'
import unhomoglyph from 'unhomoglyph'
import { brands } from '#contracts/brands.ts'
import { errors } from '#contracts/errors.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { userAccount } from '../tables/schema.ts'

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
const isSamePerson = (tx: Transaction, login: string, personalNumber: string | undefined) =>
  and(
    ne(userAccount.personalNumber, ''),
    personalNumber === undefined
      ? inArray(
          userAccount.personalNumber,
          tx
            .select({ personalNumber: userAccount.personalNumber })
            .from(userAccount)
            .where(eq(userAccount.login, login)),
        )
      : eq(userAccount.personalNumber, personalNumber),
  ) ?? sql`false`

/**
 * Serialises changes of names: of two concurrent changes to the same name, the second finds it
 * taken.
 */
export const waitForNames = (tx: Transaction, licNr: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`avlona.names:${licNr}`}, 0))`)

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
  {
    login,
    licNr,
    name,
    personalNumber,
  }: Record<'login' | 'licNr' | 'name', string> & {
    /** The person's number, when the account is not stored with it yet. */
    readonly personalNumber?: string
  },
) {
  const skeleton = nameSkeleton(name)
  const others = await tx
    .select({ login: userAccount.login, name: userAccount.name })
    .from(userAccount)
    .where(
      and(eq(userAccount.licNr, licNr), ne(userAccount.login, login), not(isSamePerson(tx, login, personalNumber))),
    )
  const isSystem = reserved.has(skeleton) || brandNames.some(each => skeleton.includes(each))
  const isOther = others.some(each => [each.name, each.login].map(nameSkeleton).includes(skeleton))
  if (skeleton === '' || isSystem || isOther) {
    throw new Refusal(errors.nameTaken, undefined, { Namn: errors.nameTaken.message })
  }
}
