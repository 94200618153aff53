import type { Role } from '../code-lists/roles.ts'
import type { Problems } from '../forms/form-model.ts'
import { allows, allRights, type Right, type Rights } from '../rights/catalogue.ts'
import { outranks } from '../rights/role-ranks.ts'

/**
 * The rules of who may do what with an account. The backend enforces them, and the screens offer
 * only what they allow.
 */

/** The companies of an account by their ids, or all of the licence. */
export type Reach = 'all' | readonly string[]

/** The role, the rights and the companies of an account. */
export interface Standing {
  readonly Login: string
  readonly Roll: Role
  readonly rights: Rights
  readonly companies: Reach
}

/**
 * A right that the standard group for reading has, and the one for standard users lacks (third
 * document §4). It only shows what groups contain, and sets no account above another.
 */
const unranked: Right = 'Settings.UserRightsGroups.Read'

/** True when every right of `given` is among `own`. */
export const coversRights = (own: Rights, given: Rights): boolean =>
  allRights.every(right => !allows(given, right) || allows(own, right) || right === unranked)

/** True when every company of `given` is among `own`. */
export const coversCompanies = (own: Reach, given: Reach): boolean =>
  own === 'all' || (given !== 'all' && given.every(each => own.includes(each)))

/**
 * Why an account cannot be changed by another: it is the own one (EGET), it has a higher role or
 * more rights (HOGRE), or it has companies that the other lacks, in which case only the common ones
 * can be given and taken (FORETAG).
 */
export const hindrances = ['EGET', 'HOGRE', 'FORETAG'] as const
export type Hindrance = (typeof hindrances)[number]

/** Returns why an account cannot be changed by another, or null when it can. */
export function hindranceOf(actor: Standing, subject: Standing): Hindrance | null {
  if (actor.Login === subject.Login) return 'EGET'
  const isAbove =
    outranks(subject.Roll, actor.Roll) ||
    !coversRights(actor.rights, subject.rights) ||
    (subject.companies === 'all' && actor.companies !== 'all')
  if (isAbove) return 'HOGRE'
  return coversCompanies(actor.companies, subject.companies) ? null : 'FORETAG'
}

/** The message of each hindrance. */
export const hindranceTexts: Readonly<Record<Hindrance, string>> = {
  EGET: 'Det här är ditt eget konto. Ditt namn och din inloggning ändrar du i Mina inställningar. Övrigt ändrar en annan administratör.',
  HOGRE: 'Användaren har högre roll eller fler rättigheter än du. Du kan läsa, men inte ändra.',
  FORETAG:
    'Användaren har även företag som du inte har. Du kan ändra vilka av dina företag som ingår, men inget annat.',
}

/** The access that a change would give. */
export interface Grant {
  readonly Roll: Role
  readonly rights: Rights
  readonly companies: Reach
}

/**
 * Returns the messages, by field, of what the actor may not give: nobody raises themselves or
 * anyone above themselves. The companies are those that the actor sees.
 */
export function grantProblems(actor: Standing, { Roll, rights, companies }: Grant): Problems {
  const problems: Record<string, string> = {}
  if (outranks(Roll, actor.Roll)) problems.Roll = 'Du kan inte ge en högre roll än din egen.'
  else if (!coversRights(actor.rights, rights))
    problems.Behorighetsgrupp = 'Gruppen ger fler rättigheter än du själv har.'
  if (companies === 'all' && actor.companies !== 'all') problems.AllaForetag = 'Du har själv inte alla företag.'
  else if (!coversCompanies(actor.companies, companies))
    problems.FtgIdAccessList = 'Du kan bara ge företag som du själv har.'
  return problems
}

/** Returns a personal number with its last four digits hidden, as lists show it. */
export const maskedNumber = (number: string): string => (number === '' ? '' : `${number.slice(0, 8)}-****`)
