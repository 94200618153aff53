import { eq } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { formulaCalls } from '#contracts/formula-names/calls.ts'
import { formulaFacts } from '#contracts/formulas/facts.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { employee } from '../tables/schema.ts'
import { formulaNames } from './formula-names.ts'

/** Returns the day of birth in a personal or coordination number of 12 digits, or null. */
const bornOn = (number: string): string | null => {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})\d{4}$/.exec(number) ?? []
  // A coordination number has 60 added to its day.
  return day === undefined ? null : `${year}-${month}-${String(Number(day) % 60).padStart(2, '0')}`
}

export const formulasArea: Handlers<typeof formulaCalls> = {
  variables: async ({ tx }) => [...(await formulaNames(tx))],
  async values({ tx, params, now }) {
    const [found] = await tx.select().from(employee).where(eq(employee.employmentNumber, params.AnstNr))
    if (!found) throw new Refusal(errors.employeeMissing)
    const person = { ...found, birthDate: found.birthDate ?? bornOn(found.personalNumber) }
    const today = swedishDate(now)
    return Object.entries(formulaFacts).map(([Kod, { of }]) => ({ Kod, Varde: of(person, today) }))
  },
}
