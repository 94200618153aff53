import { monthsBetween } from '#contracts/formulas/facts.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { EnteredRow } from '../../engine/basis/pay-type-facts.ts'
import { type Span, shared } from '../../engine/dates.ts'
import type { Unnumbered } from '../../registers/unnumbered.ts'

/** The facts of a person by which an assignment chooses. */
export const chosenBy = ['department', 'agreement', 'salaryForm', 'personType', 'properties'] as const

/** Whom an assignment is for. A null lets all through; all that are not null must hold. */
export type Whom = Readonly<Record<(typeof chosenBy)[number] | 'numbers', readonly string[] | null>>

/** A row for many persons (contracts/registers/pay-assignments.ts). */
export interface PayAssignment
  extends Pick<EnteredRow, 'id' | 'payType' | 'text' | 'quantity' | 'price' | 'amount' | 'units' | 'distribution'> {
  /** Null without an order number. */
  readonly order: number | null
  readonly isActive: boolean
  readonly from: IsoDate
  readonly to: IsoDate | null
  /** 3 for every third month from the first. */
  readonly interval: number
  /** How many payslips of a person have the row. Null without a limit. */
  readonly times: number | null
  readonly whom: Whom
}

/** What holds of a person on the day of the payout. */
export interface AssignedPerson {
  /** AnstNr. */
  readonly number: string
  readonly employedFrom: IsoDate
  readonly employedTo: IsoDate | null
  readonly facts: Readonly<Record<(typeof chosenBy)[number], readonly string[]>>
}

/** Returns how many earlier payslips of a person have an assignment's row. */
export type PaidBefore = (assignment: string, person: string) => number

/** The id of an assignment's row among what was entered on a payslip. */
export const entryIdOf = (assignment: string): string => `uppdrag.${assignment}`

const isFor = ({ numbers, ...whom }: Whom, { number, facts }: AssignedPerson): boolean =>
  (numbers === null || numbers.includes(number)) &&
  chosenBy.every(by => whom[by] === null || whom[by].some(code => facts[by].includes(code)))

/** True when an assignment gives rows in the month in which the days end. */
const isDue = ({ isActive, from, interval }: PayAssignment, { to }: Span): boolean =>
  isActive && monthsBetween(`${from.slice(0, 7)}-01`, `${to.slice(0, 7)}-01`) % Math.max(1, interval) === 0

const placeOf = ({ order }: PayAssignment, unnumbered: Unnumbered): number =>
  order ?? (unnumbered === 'BEFORE' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY)

/** Returns assignments by their numbers, and by their codes where those are the same. */
const inTurn = (assignments: readonly PayAssignment[], unnumbered: Unnumbered): readonly PayAssignment[] =>
  assignments.toSorted((a, b) => {
    const [first, second] = [placeOf(a, unnumbered), placeOf(b, unnumbered)]
    return first < second ? -1 : first > second ? 1 : a.id < b.id ? -1 : 1
  })

/**
 * Returns the rows that assignments give persons, by their numbers: those of a person in their
 * order. An assignment gives a person one row in a payout: for the days of the payout on which both
 * the assignment and the employment hold.
 *
 * @param pay the days of fixed pay of the payout
 */
export function rowsOfAssignments(
  assignments: readonly PayAssignment[],
  persons: readonly AssignedPerson[],
  pay: Span,
  paidBefore: PaidBefore,
  unnumbered: Unnumbered,
): ReadonlyMap<string, readonly EnteredRow[]> {
  const due = inTurn(assignments, unnumbered).flatMap((assignment, at) => {
    const days = shared(pay, { from: assignment.from, to: assignment.to ?? pay.to })
    return days && isDue(assignment, pay) ? [{ assignment, days, order: at + 1 }] : []
  })
  const rowsOf = (person: AssignedPerson): readonly EnteredRow[] =>
    due.flatMap(({ assignment, days, order }) => {
      const { id, payType, text, quantity, price, amount, units, distribution, times, whom } = assignment
      const span = shared(days, { from: person.employedFrom, to: person.employedTo ?? pay.to })
      if (!span || !isFor(whom, person) || (times !== null && paidBefore(id, person.number) >= times)) return []
      const said = { payType, text, quantity, price, amount, units, distribution }
      return [{ ...said, ...span, id: entryIdOf(id), order, replaces: '' }]
    })
  return new Map(persons.map(person => [person.number, rowsOf(person)]))
}
