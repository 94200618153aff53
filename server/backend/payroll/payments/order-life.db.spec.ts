import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { mayBeDone, reachable, refusalOf } from '#contracts/life/life.ts'
import { type OrderAction, type OrderState, orderLife } from '#contracts/payroll/payments/order-life.ts'
import { paymentOrder, salaryPeriod } from '../../tables/schema.ts'
import type { Browser } from '../../testing.ts'
import { company, type LifeStage, Period, startLifeStage, wholeCompany } from '../testing/life-stage.ts'

const done = new Date('2026-11-25T09:00:00Z')
let stage: LifeStage

beforeAll(async () => {
  stage = await startLifeStage()
})
afterAll(() => stage.close())

const open: OrderState = { status: 'CREATED', file: 'made', period: 'open' }
const states = reachable(orderLife, [open, { ...open, file: 'none' }])
const all = (['open', 'locked'] as const).flatMap(period => states.map(state => ({ ...state, period })))

/** Stores an order in each state. The first has number 1. */
const stored = () =>
  stage.within(async tx => {
    await wholeCompany(tx)
    await tx.delete(paymentOrder)
    await tx.insert(paymentOrder).values(
      states.map(({ status, file }, place) => ({
        period: Period,
        number: place + 1,
        messageId: `LON-202611-000${place + 1}`,
        total: 0,
        format: file === 'made' ? 'ISO' : '',
        createdBy: 'adm',
        status,
        ...(file === 'made' && { file: Buffer.from('<xml/>'), fileName: 'LON.xml' }),
        ...(status === 'PAID' && { paidAt: done, paidBy: 'adm' }),
        ...(status === 'CANCELLED' && { cancelledAt: done, cancelledBy: 'adm', reason: 'Avvisad.' }),
      })),
    )
  })
const lock = (isLocked: boolean) =>
  stage.within(tx => tx.update(salaryPeriod).set({ isLocked }).where(eq(salaryPeriod.period, Period)))

/** Takes an action with an order, and returns why it was refused, or undefined. */
async function refused(action: OrderAction, number: number, by: Browser): Promise<string | undefined> {
  const paths = {
    fetch: `/file/payments/${Period}/${number}`,
    print: `/print/payments/${Period}/${number}`,
    settle: `/payments/${Period}/${number}/paid`,
    cancel: `/payments/${Period}/${number}/cancel`,
  }
  const isRead = action === 'fetch' || action === 'print'
  const response = await fetch(`${stage.backend.url}${isRead ? '' : '/api'}${paths[action]}`, {
    method: isRead ? 'GET' : 'POST',
    headers: {
      [header.marker]: markerValue,
      [header.company]: company,
      cookie: by.cookie ?? '',
      'x-forwarded-for': '203.0.113.1',
      ...(!isRead && { [header.idempotencyKey]: crypto.randomUUID() }),
      ...(action === 'cancel' && { 'content-type': 'application/json' }),
    },
    ...(action === 'cancel' && { body: JSON.stringify({ Orsak: 'Avvisad.' }) }),
  })
  const text = await response.text()
  return response.ok ? undefined : (JSON.parse(text) as { message: string }).message
}

describe.each(['fetch', 'print', 'settle', 'cancel'] as const)('%s', action => {
  it('is answered in every state as the life says', async () => {
    for (const [place, state] of all.entries()) {
      await stored()
      await lock(state.period === 'locked')
      const refusal = refusalOf(orderLife, state, action)
      const expected = refusal === errors.salaryPeriodLocked.message ? `Löneperioden ${Period} är låst.` : refusal
      const isFirst = state.period === 'locked' && action === 'settle'
      expect([state, await refused(action, (place % states.length) + 1, stage.adm)]).toEqual([
        state,
        // Of a locked period that is said before what the order says.
        isFirst ? `Löneperioden ${Period} är låst.` : expected,
      ])
    }
    await lock(false)
  })

  it('is not open without its right', async () => {
    const las = await stage.signedIn('las')
    await stored()
    expect(await refused(action, 1, las)).toBe(errors.rightMissing.message)
  })
})

it('the database keeps an order as the life does', async () => {
  await stored()
  const ends = {
    settle: { status: 'PAID', paidAt: done, paidBy: 'adm' },
    cancel: { status: 'CANCELLED', cancelledAt: done, cancelledBy: 'adm' },
  } as const
  for (const [place, state] of states.entries())
    for (const action of ['settle', 'cancel'] as const) {
      const attempt = stage.within(async tx => {
        await tx
          .update(paymentOrder)
          .set({ paidAt: null, paidBy: null, cancelledAt: null, cancelledBy: null, ...ends[action] })
          .where(eq(paymentOrder.number, place + 1))
        throw new Error('undone')
      })
      const message = await attempt.catch(error => String((error as Error).message))
      const isSame = state.status === ends[action].status
      expect([state, action, message === 'undone']).toEqual([
        state,
        action,
        isSame || mayBeDone(orderLife, state, action),
      ])
    }
})
