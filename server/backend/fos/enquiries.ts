import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { maxInEnquiry } from '#contracts/fos/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { EventType } from '../tables/event-types.ts'
import { employee, event } from '../tables/schema.ts'

/**
 * The events of enquiries. Payload of an enquiry: its number, the year, the Swedish day and the
 * numbers of the employees; of an answer: the file's name and how many employees it changed.
 */
export const fosEvents = { asked: 'fos.asked', answered: 'fos.answered' } as const satisfies Record<string, EventType>

/** An enquiry as it was made. The event history remembers it. */
export interface MadeEnquiry {
  readonly number: number
  readonly year: number
  /** The Swedish date on which it was made. */
  readonly day: IsoDate
  /** The employment numbers. */
  readonly employees: readonly string[]
}

const ofCompany = and(eq(event.type, fosEvents.asked), sql`${event.ftgKey} = tenancy.company()`)

/** Notes an enquiry with the next number of the company. Others that ask wait meanwhile. */
export async function noteEnquiry(tx: Transaction, enquiry: Omit<MadeEnquiry, 'number'>): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('fos:' || tenancy.company()::text, 0))`)
  const number = (await tx.$count(event, ofCompany)) + 1
  await appendEvent(tx, { type: fosEvents.asked, payload: { number, ...enquiry } })
  return number
}

/** Returns an enquiry by its number, or undefined. */
export async function enquiryOf(tx: Transaction, number: number): Promise<MadeEnquiry | undefined> {
  const [row] = await tx
    .select({ payload: event.payload })
    .from(event)
    .where(and(ofCompany, sql`${event.payload} ->> 'number' = ${String(number)}`))
    .orderBy(desc(event.seq))
    .limit(1)
  return row?.payload as MadeEnquiry | undefined
}

/** Returns the Swedish dates on which employees were last asked about, by their numbers. */
export async function lastAsked(tx: Transaction, numbers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await tx.execute<{ number: string; day: IsoDate }>(
    sql`select asked.number, max(${event.payload} ->> 'day') as day from ${event},
          lateral jsonb_array_elements_text(${event.payload} -> 'employees') asked (number)
        where ${ofCompany} group by asked.number`,
  )
  const wanted = new Set(numbers)
  return new Map(rows.flatMap(({ number, day }) => (wanted.has(number) ? [[number, day] as const] : [])))
}

/** Returns the employees with these numbers, in their order. */
export const askedEmployees = (tx: Transaction, numbers: readonly string[]) =>
  tx
    .select()
    .from(employee)
    .where(inArray(employee.employmentNumber, [...numbers]))
    .orderBy(employee.employmentNumber)
    .limit(maxInEnquiry)
