import { bornOn } from '#contracts/employees/birthday.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { kronor, type Ore } from '../engine/money.ts'
import type { Explained } from '../engine/step.ts'
import {
  amountOf,
  byText,
  type ContributionGroup,
  type DeclaredPerson,
  fieldValue,
  type Statement,
} from './declaration.ts'

/** A payee's month: the base of the contributions of all its payments. */
export interface PayeeBase {
  /** AnstNr, the first of a payee with several. */
  readonly person: string
  /** Null when the payee's identity does not say it. */
  readonly birthDate: IsoDate | null
  /** ArbAvgTyp. */
  readonly type: string
  /** Whole kronor, as öre. */
  readonly base: Ore
}

/** The contributions of a month by rate, and their sum before reductions of the whole company. */
export interface ContributionSums {
  readonly rates: readonly ContributionGroup[]
  readonly total: Ore
}

/**
 * Returns the contributions as the declaration has them: the bases of a rate are added, multiplied,
 * and öre dropped by rate (SKV 401).
 *
 * @param payDate a day of the period
 */
export type ContributionsOf = (payDate: IsoDate, payees: readonly PayeeBase[]) => Explained<ContributionSums>

/**
 * Returns the base of contributions of a statement: pay and benefits less what the person has paid
 * or may deduct. Fuel is declared at 1.2 times its value, and contributions are paid on the value.
 * Field 010 changes nothing: 011 contains what it settles.
 */
export function baseOf(statement: Statement): number {
  const of = (box: string) => amountOf(statement, box)
  const base = of('011') + of('012') + of('013') + Math.floor((of('018') * 10) / 12) - of('098') - of('019')
  return Math.max(0, base)
}

/** Returns the bases by payee: two statements of one payee share the limits of reduced rates. */
function basesOf(
  statements: readonly Statement[],
  who: (statement: Statement) => Pick<PayeeBase, 'birthDate' | 'type'>,
): readonly PayeeBase[] {
  const payees = new Map<string, PayeeBase>()
  for (const statement of statements) {
    const { birthDate, type } = who(statement)
    const key = `${statement.payee.id} ${birthDate} ${type}`
    const earlier = payees.get(key)
    const [person = ''] = [statement.person, ...(earlier ? [earlier.person] : [])].toSorted(byText)
    payees.set(key, { person, birthDate, type, base: (earlier?.base ?? 0) + kronor(baseOf(statement)) })
  }
  return [...payees].toSorted(([a], [b]) => byText(a, b)).map(([, payee]) => payee)
}

/** Returns the bases of the payees by what the register knows of them. */
export function basesByRegister(
  statements: readonly Statement[],
  persons: ReadonlyMap<string, DeclaredPerson>,
): readonly PayeeBase[] {
  return basesOf(statements, ({ person }) => ({
    birthDate: persons.get(person)?.birthDate || null,
    type: persons.get(person)?.contributionType ?? '99',
  }))
}

/**
 * Returns the bases by what the statements alone say, as Skatteverket knows the payees: the age by
 * the number, no permanent establishment by its tick, posting by field 091.
 */
export const basesAsSent = (
  statements: readonly Statement[],
  hasNoPermanentEstablishment: boolean,
): readonly PayeeBase[] =>
  basesOf(statements, statement => ({
    birthDate: birthDateOf(statement),
    type:
      hasNoPermanentEstablishment || fieldValue(statement, '303') !== undefined
        ? '65'
        : fieldValue(statement, '091') !== undefined
          ? '69'
          : '99',
  }))

/** Returns the day of birth in a payee's identity, or null. */
function birthDateOf({ payee: { box, id } }: Statement): IsoDate | null {
  if (box === '215') return bornOn(id) || null
  return box === '222' ? `${id.slice(0, 4)}-${id.slice(4, 6)}-${id.slice(6, 8)}` : null
}
