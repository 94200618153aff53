import { bornOn } from '#contracts/employees/birthday.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import {
  amountOf,
  byText,
  type ContributionGroup,
  type DeclaredPerson,
  fieldValue,
  type Period,
  type Statement,
} from './declaration.ts'

/** A payee's base of contributions in a month, in whole kronor. */
export interface PayeeBase {
  readonly birthDate: IsoDate
  /** ArbAvgTyp. */
  readonly contributionType: string
  readonly base: number
}

/**
 * Returns the contributions by rate: the bases of a rate are added, multiplied, and öre dropped
 * (SKV 401). A rate of nobody is left out.
 */
export type ContributionsOf = (period: Period, payees: readonly PayeeBase[]) => readonly ContributionGroup[]

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
  who: (statement: Statement) => Pick<PayeeBase, 'birthDate' | 'contributionType'>,
): readonly PayeeBase[] {
  const payees = new Map<string, PayeeBase>()
  for (const statement of statements) {
    const { birthDate, contributionType } = who(statement)
    const key = `${statement.payee.id} ${birthDate} ${contributionType}`
    const base = (payees.get(key)?.base ?? 0) + baseOf(statement)
    payees.set(key, { birthDate, contributionType, base })
  }
  return [...payees].toSorted(([a], [b]) => byText(a, b)).map(([, payee]) => payee)
}

/** Returns the bases of the payees by what the register knows of them. */
export function basesByRegister(
  statements: readonly Statement[],
  persons: ReadonlyMap<string, DeclaredPerson>,
): readonly PayeeBase[] {
  return basesOf(statements, ({ person }) => ({
    birthDate: persons.get(person)?.birthDate ?? '',
    contributionType: persons.get(person)?.contributionType ?? '99',
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
    contributionType:
      hasNoPermanentEstablishment || fieldValue(statement, '303') !== undefined
        ? '65'
        : fieldValue(statement, '091') !== undefined
          ? '69'
          : '99',
  }))

/** Returns the day of birth in a payee's identity, or an empty text. */
function birthDateOf({ payee: { box, id } }: Statement): IsoDate {
  if (box === '215') return bornOn(id)
  return box === '222' ? `${id.slice(0, 4)}-${id.slice(4, 6)}-${id.slice(6, 8)}` : ''
}
