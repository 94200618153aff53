import { inArray } from 'drizzle-orm'
import type { FormValues } from '#contracts/forms/field.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { employee } from '../../tables/schema.ts'
import type { ParsedRow } from '../parse-rows.ts'

/** The employees that rows may name. */
export interface People {
  readonly numbers: ReadonlySet<string>
  /** Employment numbers by personal number. */
  readonly people: ReadonlyMap<string, readonly string[]>
}

/** Returns the employees that rows may name: all of them when a row has a personal number only. */
export async function peopleIn(tx: Transaction, rows: readonly ParsedRow[]): Promise<People> {
  const people = await tx
    .select({ number: employee.employmentNumber, person: employee.personalNumber })
    .from(employee)
    .where(
      rows.every(({ values }) => values.AnstNr)
        ? inArray(employee.employmentNumber, [...new Set(rows.map(({ values }) => String(values.AnstNr))), ''])
        : undefined,
    )
  const byPerson = Map.groupBy(people, ({ person }) => person)
  return {
    numbers: new Set(people.map(({ number }) => number)),
    people: new Map([...byPerson].map(([person, all]) => [person, all.map(({ number }) => number)])),
  }
}

/** Returns the employment number of a row, or why it has none. */
export function numberOf({ AnstNr, PersNr }: FormValues, { numbers, people }: People): string | FieldMessages {
  if (AnstNr !== '') {
    return numbers.has(String(AnstNr)) ? String(AnstNr) : { AnstNr: `Det finns ingen anställd med nummer ${AnstNr}.` }
  }
  if (PersNr === '') return {}
  const [first, second] = people.get(String(PersNr)) ?? []
  if (first === undefined) return { PersNr: 'Det finns ingen anställd med personnumret.' }
  return second === undefined ? first : { PersNr: 'Personen har flera anställningar. Ange anställningsnummer.' }
}
