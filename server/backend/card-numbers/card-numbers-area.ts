import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { cardNumberCalls } from '#contracts/card-numbers/calls.ts'
import { type CardNumberForm, cardNumberFields, cardNumberProblem } from '#contracts/card-numbers/card-number.rules.ts'
import type { CardNumber, CardNumberChange } from '#contracts/card-numbers/shapes.ts'
import { errors } from '#contracts/errors.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { fieldsRefused, Refusal, requireFields } from '../platform/http/refusal.ts'
import { settingsOf } from '../settings/company-settings.ts'
import type { EventType } from '../tables/event-types.ts'
import { cardNumber, company, employee } from '../tables/schema.ts'

/** The events of card numbers. Payload: `id`, `AnstNr`, `KortNr` and the dates; never the PIN. */
const cardNumberEvents = {
  created: 'card-number.created',
  changed: 'card-number.changed',
  removed: 'card-number.removed',
} as const

export const cardNumbersArea: Handlers<typeof cardNumberCalls> = {
  list: async ({ tx }) => ({ UsesPIN: await usesPin(tx), Cards: await cardNumbersOf(tx) }),
  async pin({ tx, params }) {
    const [found] = await tx.select({ PIN: cardNumber.pin }).from(cardNumber).where(eq(cardNumber.id, params.Id))
    if (!found) throw new Refusal(errors.cardNumberMissing)
    return found
  },
  async create({ tx, body }) {
    await requireFit(tx, body)
    await requireFree(tx, body.KortNr)
    const [made] = await tx
      .insert(cardNumber)
      .values({ ...columnsOf(body), pin: body.PIN })
      .returning({ id: cardNumber.id })
    const Id = made?.id ?? ''
    await tell(tx, cardNumberEvents.created, Id, body)
    return { Id }
  },
  async change({ tx, params, body }) {
    const before = await one(tx, params.Id)
    if (before.Version !== body.Version) throw new Refusal(errors.versionConflict)
    await requireFit(tx, body)
    await requireFree(tx, body.KortNr, params.Id)
    const [changed] = await tx
      .update(cardNumber)
      .set({
        ...columnsOf(body),
        ...(body.PIN !== undefined && { pin: body.PIN }),
        version: sql`${cardNumber.version} + 1`,
      })
      .where(and(eq(cardNumber.id, params.Id), eq(cardNumber.version, body.Version)))
      .returning({ Version: cardNumber.version })
    if (!changed) throw new Refusal(errors.versionConflict)
    await tell(tx, cardNumberEvents.changed, params.Id, body)
    return changed
  },
  async remove({ tx, params }) {
    const [gone] = await tx.delete(cardNumber).where(eq(cardNumber.id, params.Id)).returning()
    if (!gone) throw new Refusal(errors.cardNumberMissing)
    await appendEvent(tx, {
      type: cardNumberEvents.removed,
      payload: { id: gone.id, AnstNr: gone.employmentNumber, KortNr: gone.number },
    })
    return null
  },
}

/** Returns the card numbers of the transaction's company. */
async function cardNumbersOf(tx: Transaction, id?: string): Promise<CardNumber[]> {
  return tx
    .select({
      Id: cardNumber.id,
      AnstNr: cardNumber.employmentNumber,
      Namn: sql<string>`${employee.firstName} || ' ' || ${employee.lastName}`,
      KortNr: cardNumber.number,
      HasPIN: sql<boolean>`${cardNumber.pin} <> ''`,
      FromDatum: cardNumber.validFrom,
      TomDatum: cardNumber.validTo,
      Version: cardNumber.version,
    })
    .from(cardNumber)
    .innerJoin(
      employee,
      and(eq(employee.ftgKey, cardNumber.ftgKey), eq(employee.employmentNumber, cardNumber.employmentNumber)),
    )
    .where(id === undefined ? undefined : eq(cardNumber.id, id))
    .orderBy(asc(cardNumber.employmentNumber), asc(cardNumber.number))
}

/** @throws Refusal cardNumberMissing */
async function one(tx: Transaction, id: string): Promise<CardNumber> {
  const [found] = await cardNumbersOf(tx, id)
  if (!found) throw new Refusal(errors.cardNumberMissing)
  return found
}

type Wanted = Omit<CardNumberChange, 'Version'>

/** @throws Refusal fieldsRefused */
async function requireFit(tx: Transaction, { PIN, TomDatum, ...rest }: Wanted): Promise<void> {
  const form: CardNumberForm = { ...rest, TomDatum: TomDatum ?? '' }
  const wrong: Record<string, string> = {}
  for (const field of cardNumberFields) {
    const problem = cardNumberProblem(form, field)
    if (problem !== undefined) wrong[field] = problem
  }
  if ((await tx.$count(employee, eq(employee.employmentNumber, form.AnstNr))) === 0) {
    wrong.AnstNr = 'Det finns ingen anställd med det numret.'
  }
  if (PIN && !(await usesPin(tx))) wrong.PIN = 'Företaget använder inte PIN-kod till kortnummer.'
  requireFields(wrong)
}

async function usesPin(tx: Transaction): Promise<boolean> {
  const [row] = await tx.select().from(company).where(sql`${company.ftgKey} = tenancy.company()`)
  return row !== undefined && settingsOf(row, ['UseKortNrPIN']).UseKortNrPIN === true
}

/**
 * Checks that no other card has the number. Others who take it meanwhile wait for the lock.
 *
 * @throws Refusal fieldsRefused
 */
async function requireFree(tx: Transaction, number: string, id?: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('card-number:' || tenancy.company()::text, 0))`)
  const others = and(
    sql`lower(${cardNumber.number}) = lower(${number})`,
    id === undefined ? undefined : ne(cardNumber.id, id),
  )
  if ((await tx.$count(cardNumber, others)) > 0) {
    throw fieldsRefused({
      KortNr: 'Kortnumret används redan i företaget. Ange ett annat.',
    })
  }
}

const columnsOf = ({ AnstNr, KortNr, FromDatum, TomDatum }: Wanted) => ({
  employmentNumber: AnstNr,
  number: KortNr,
  validFrom: FromDatum,
  validTo: TomDatum,
})

const tell = (tx: Transaction, type: EventType, id: string, { AnstNr, KortNr, FromDatum, TomDatum }: Wanted) =>
  appendEvent(tx, { type, payload: { id, AnstNr, KortNr, FromDatum, TomDatum } })
