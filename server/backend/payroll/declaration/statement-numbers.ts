import { byText } from './declaration.ts'

/** The statement numbers (field 570) by person, also of persons who are no longer declared. */
export type StatementNumbers = Readonly<Record<string, number>>

/** Returns an employment number as a statement number, when it can be one. */
const asNumber = (person: string): number | null => (/^[1-9]\d{0,8}$/.test(person) ? Number(person) : null)

/**
 * Returns the numbers with those of new persons. A number is kept for good and never given to
 * another person: a correction must have the number of what it corrects. A new person gets the
 * number that somebody has chosen, else the employment number, else the next free one.
 *
 * @param kept the numbers given so far
 */
export function withNewNumbers(
  kept: StatementNumbers,
  persons: readonly { readonly person: string; readonly chosenNumber: number | null }[],
): StatementNumbers {
  const numbers = new Map(Object.entries(kept))
  const taken = new Set(numbers.values())
  const give = (person: string, number: number) => {
    numbers.set(person, number)
    taken.add(number)
  }
  const fresh = persons.filter(({ person }) => !numbers.has(person)).toSorted((a, b) => byText(a.person, b.person))
  // Whoever has a wish comes first, so that the next free number is nobody's.
  for (const wish of [
    (one: (typeof fresh)[number]) => one.chosenNumber,
    (one: (typeof fresh)[number]) => asNumber(one.person),
  ]) {
    for (const one of fresh) {
      const number = wish(one)
      if (number !== null && !numbers.has(one.person) && !taken.has(number)) give(one.person, number)
    }
  }
  for (const { person } of fresh) if (!numbers.has(person)) give(person, Math.max(0, ...taken) + 1)
  return Object.fromEntries([...numbers].toSorted(([a], [b]) => byText(a, b)))
}
