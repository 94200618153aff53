import { bornOn } from '#contracts/employees/birthday.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { DeclaredPayee } from '../../engine/contributions/declared.ts'
import { kronor } from '../../engine/money.ts'
import type { Statement } from '../../tables/declared.ts'
import { amountOf, byText, type DeclaredPerson, fieldValue } from './declaration.ts'

/**
 * Returns the base of contributions of a statement: pay and benefits less what the person has paid
 * or may deduct. Fuel is declared at 1.2 times its value, and contributions are paid on the value.
 * Field 010 changes nothing: 011 contains what it settles.
 */
export function baseOf(statement: Pick<Statement, 'fields'>): number {
  const of = (box: string) => amountOf(statement, box)
  const base = of('011') + of('012') + of('013') + Math.floor((of('018') * 10) / 12) - of('098') - of('019')
  return Math.max(0, base)
}

/** Returns the bases by payee: two statements of one payee share the limits of reduced rates. */
function basesOf(
  statements: readonly Statement[],
  who: (statement: Statement) => Pick<DeclaredPayee, 'birthDate' | 'type'>,
): readonly DeclaredPayee[] {
  const payees = new Map<string, DeclaredPayee>()
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
): readonly DeclaredPayee[] {
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
): readonly DeclaredPayee[] =>
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
