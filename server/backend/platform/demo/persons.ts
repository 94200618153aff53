import type { EmploymentForm } from '#contracts/code-lists/employment-forms.ts'
import { dayMs } from '#contracts/rules/date.ts'
import { luhnCheckDigit } from '#contracts/rules/luhn.ts'
import { chanceOf } from './chance.ts'
import { familyNames, mensNames, womensNames } from './names.ts'

/**
 * Invented people. Their personal numbers pass the check and have the serials that Skatteverket
 * keeps for tests.
 */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  /** 12 digits. */
  readonly personalNumber: string
}

/**
 * When people of an age group are born: from a day, on one of so many days. No day is of two
 * groups.
 */
const generations = {
  retired: { from: '1950-01-01', days: 3653 },
  working: { from: '1961-01-01', days: 16_421 },
  young: { from: '2006-06-01', days: 1453 },
} as const
export type Generation = keyof typeof generations

/**
 * Different for every index up to thirteen thousand (of working age: a hundred and forty thousand):
 * the day and the serial go round together, and come back to the same pair only after days ×
 * serials. Serial 980 is left to the accounts of the demo data.
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

/** The invented person of a number; the same at every start. */
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
