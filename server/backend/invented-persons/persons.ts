import type { EmploymentForm } from '#contracts/code-lists/employment-forms.ts'
import { dayMs } from '#contracts/rules/date.ts'
import { luhnCheckDigit } from '#contracts/rules/luhn.ts'
import { chanceOf } from './chance.ts'
import { familyNames, mensNames, womensNames } from './names.ts'

/**
 * An invented person. The personal number has a valid check digit and a serial that Skatteverket
 * reserves for tests.
 */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  /** 12 digits. */
  readonly personalNumber: string
}

/**
 * The birth dates of each age group: the first day and the number of days. The groups do not
 * overlap.
 */
const generations = {
  retired: { from: '1950-01-01', days: 3653 },
  working: { from: '1961-01-01', days: 16_421 },
  young: { from: '2006-06-01', days: 1453 },
} as const
export type Generation = keyof typeof generations

/**
 * Returns the personal number of an index, unique up to thirteen thousand (a hundred and forty
 * thousand of working age). Day and serial advance together, so a pair recurs only after days ×
 * serials. Serial 980 is reserved for the demo accounts.
 */
function personalNumber(index: number, generation: Generation): string {
  const { from, days } = generations[generation]
  const born = new Date(Date.parse(from) + ((index * 7919) % days) * dayMs)
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '')
  const before = `${born}${981 + (index % 9)}`
  return before + luhnCheckDigit(before.slice(2))
}

/** Returns the invented person of a number, the same at every start. */
export function personOf(index: number, generation: Generation = 'working'): Person {
  const number = personalNumber(index, generation)
  const chance = chanceOf(`person ${index}`)
  // The last digit of the serial is odd for men.
  const isMan = Number(number[10]) % 2 === 1
  return {
    firstName: chance.pick(isMan ? mensNames : womensNames),
    lastName: chance.pick(familyNames),
    personalNumber: number,
  }
}

export const generationOf = (form: EmploymentForm): Generation =>
  form === 'PEN' ? 'retired' : form === 'FER' || form === 'PRA' ? 'young' : 'working'
