import { addDays } from '#contracts/rules/date.ts'
import type { AbsenceDay } from '../pay-level.ts'

/** Days of absence that are one absence: nothing but days off is between them. */
export type Spell = readonly AbsenceDay[]

/**
 * Returns the spells of days in any order. Days off between two days of absence belong to the
 * spell, also when they were not entered as absence.
 *
 * @param days the days of absence, and the days off around them
 */
export function spells(days: readonly AbsenceDay[]): readonly Spell[] {
  const found: AbsenceDay[][] = []
  let off: AbsenceDay[] = []
  let last = ''
  for (const day of days.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const spell = found.at(-1)
    const follows = last !== '' && addDays(last, 1) === day.date
    last = day.date
    if (day.extent > 0) {
      if (spell && follows) spell.push(...off, day)
      else found.push([day])
      off = []
    } else if (day.scheduled === 0 && follows && spell) {
      off.push({ ...day, extent: spell.at(-1)?.extent ?? 0 })
    } else {
      // Somebody who is at work ends the spell.
      last = ''
      off = []
    }
  }
  return found
}

/** The days of a spell on which work is lost. */
export const workdaysOf = (spell: Spell): readonly AbsenceDay[] => spell.filter(({ absent }) => absent > 0)
