import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayBeDone, reachable, refusalOf, stateAfter } from '#contracts/life/life.ts'
import type { Attest } from '#contracts/payroll/run/attest.ts'
import { begun, type PayslipState, payslipLife, payslipRights } from '#contracts/payroll/run/payslip-life.ts'
import { type PayslipAction, payslipActions } from '#contracts/payroll/run/shapes.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { employee, paymentOrder, paymentPayslip, payslip, payslipRow, salaryPeriod } from '../../tables/schema.ts'
import { type Browser, browserOf } from '../../testing.ts'
import { isOrdered } from '../payments/is-ordered.ts'
import {
  company,
  type LifeStage,
  type OnlyPayslip,
  onlyPayslip,
  Period,
  startLifeStage,
  wholeCompany,
} from '../testing/life-stage.ts'
import { payslipsFor, stateColumns, stateOf } from './status.ts'

const done = new Date('2026-11-20T09:00:00Z')
const attests: readonly Attest[] = ['none', 'optional', 'required']
let stage: LifeStage
let person: OnlyPayslip['person']
let template: OnlyPayslip['template']
let rows: OnlyPayslip['rows']

beforeAll(async () => {
  stage = await startLifeStage()
  const only = await onlyPayslip(stage, { readyAt: null })
  ;({ person, rows } = only)
  template = { ...only.template, warnings: [], steps: [], balances: [] }
})
afterAll(() => stage.close())

const attesting = (attest: Attest) =>
  stage.set({ UseAttestWebLonHuv: attest !== 'none', RequireAttestWebLonHuv: attest === 'required' })

/** The states that a payslip of an open period comes into. */
const statesOf = (attest: Attest): readonly PayslipState[] =>
  reachable(payslipLife(attest), [begun, { ...begun, origin: 'correction', approval: 'ready' }])

const at = (is: boolean) => (is ? done : null)
const rowsOf = (number: number) => rows.map(row => ({ ...row, number }))
/** Stores a payslip in each state, by its place: the first has number 1. */
const stored = (states: readonly PayslipState[]) =>
  stage.within(async tx => {
    await wholeCompany(tx)
    await tx.delete(paymentOrder)
    await tx.delete(payslip)
    const [order] = await tx
      .insert(paymentOrder)
      .values({ period: Period, number: 1, messageId: 'LON-202611-0001', total: 0, format: '', createdBy: 'adm' })
      .returning({ id: paymentOrder.id })
    await tx.insert(payslip).values(
      states.map((state, place) => ({
        ...template,
        number: place + 1,
        version: 1,
        corrects: state.origin === 'correction' ? 1 : null,
        correctsPeriod: state.origin === 'correction' ? Period : null,
        readyAt: at(state.approval !== 'created'),
        attestedAt: at(state.approval === 'attested'),
        printedAt: at(state.paper === 'printed'),
        publishedAt: at(state.publication === 'published'),
        paidAt: at(state.payment === 'paid'),
        reversedAt: at(state.standing === 'takenBack'),
      })),
    )
    await tx.insert(payslipRow).values(states.flatMap((_, place) => rowsOf(place + 1)))
    const ordered = states.flatMap(({ payment }, place) =>
      payment === 'ordered' && order
        ? [{ order: order.id, period: Period, employmentNumber: person, number: place + 1, net: template.net }]
        : [],
    )
    if (ordered.length > 0) await tx.insert(paymentPayslip).values(ordered)
  })
/** Returns the state of each stored payslip, by its number. */
const found = (attest: Attest) =>
  stage.within(async tx => {
    const slips = await tx
      .select({ ...stateColumns, isOrdered })
      .from(payslip)
      .orderBy(asc(payslip.number))
    return slips.map(slip => stateOf({ ...slip, isLocked: false }, attest))
  })
const act = (by: Browser, action: PayslipAction, count: number, headers?: Record<string, string>) =>
  by.ask(`/payslips/${Period}/@/${action}`, {
    company,
    method: 'PUT',
    body: Array.from({ length: count }, (_, place) => ({ AnstNr: person, Nummer: place + 1, Version: 1 })),
    ...(headers && { headers }),
  })

describe.each(attests)('where attest is %s', attest => {
  const life = payslipLife(attest)
  const states = statesOf(attest)

  it.each(payslipActions)('the server answers %s in every state as the life says', async action => {
    await attesting(attest)
    await stored(states)
    const { body } = await act(stage.adm, action, states.length)
    const told = new Map(
      (body.data as { errors: { index: number; message: string }[] }).errors.map(each => [each.index, each.message]),
    )
    expect(states.map((_, place) => told.get(place))).toEqual(states.map(state => refusalOf(life, state, action)))
    expect(await found(attest)).toEqual(
      states.map(state => (mayBeDone(life, state, action) ? stateAfter(life, state, action) : state)),
    )
  })

  it('the database finds what may be done as the life says', async () => {
    await stored(states)
    for (const action of Object.keys(payslipRights) as (keyof typeof payslipRights)[]) {
      const numbers = await stage.within(tx =>
        tx.select({ number: payslip.number }).from(payslip).where(payslipsFor(action, attest)).orderBy(payslip.number),
      )
      expect([action, ...numbers.map(({ number }) => number)]).toEqual([
        action,
        ...states.flatMap((state, place) => (mayBeDone(life, state, action) ? [place + 1] : [])),
      ])
    }
  })
})

describe('the triggers of the database', () => {
  const life = payslipLife('none')
  const states = statesOf('none')
  const writes: Partial<Record<keyof typeof payslipRights, Partial<typeof payslip.$inferInsert>>> = {
    change: { basisHash: 'another' },
    paid: { paidAt: done },
    ready: { readyAt: done },
    unready: { readyAt: null },
    publish: { publishedAt: done },
    unpublish: { publishedAt: null },
    print: { printedAt: done },
  }
  /** What they refuse besides the life: a mistake in the program, and not of a person. */
  const guarded = new Set(['change', 'paid', 'unready'])

  it.each(Object.entries(writes) as [keyof typeof payslipRights, object][])(
    'let %s through where the life does, and stop what would lose money',
    async (action, values) => {
      await stored(states)
      for (const [place, state] of states.entries()) {
        const attempt = stage.within(async tx => {
          await tx
            .update(payslip)
            .set(values)
            .where(eq(payslip.number, place + 1))
          throw new Error('undone')
        })
        const message = await attempt.catch(error => String((error as Error).cause ?? (error as Error).message))
        const isThrough = message.includes('undone')
        if (mayBeDone(life, state, action)) expect([state, message]).toEqual([state, 'undone'])
        else if (
          guarded.has(action) &&
          (state.payment === 'ordered' || (state.payment === 'paid' && action !== 'paid'))
        )
          expect([state, isThrough]).toEqual([state, false])
      }
    },
  )
})

it('each action is open by its right, and by no other', async () => {
  await attesting('optional')
  const rights = [...new Set<Right>(payslipActions.map(action => payslipRights[action]))]
  for (const right of rights) {
    const headers = await stage.keyOf(right)
    for (const action of payslipActions) {
      await stored([begun])
      const { status } = await act(browserOf(stage.backend), action, 1, headers)
      expect([right, action, status]).toEqual([right, action, payslipRights[action] === right ? 200 : 403])
    }
  }
})

it('a locked period refuses everything, as the life says', async () => {
  await stored([begun])
  await stage.within(tx => tx.update(salaryPeriod).set({ isLocked: true }).where(eq(salaryPeriod.period, Period)))
  for (const action of payslipActions) {
    const { status } = await act(stage.adm, action, 1)
    expect([action, status]).toEqual([action, 409])
    expect(refusalOf(payslipLife('none'), { ...begun, period: 'locked' }, action)).toBe('Löneperioden är låst.')
  }
  await stage.within(tx => tx.update(salaryPeriod).set({ isLocked: false }).where(eq(salaryPeriod.period, Period)))
})

describe('a payslip and its orders', () => {
  const path = `/payments/${Period}`
  let orders = 0
  type Step = 'ready' | 'unready' | 'paid' | 'publish' | 'unpublish' | 'order' | 'settle' | 'free'
  const version = () =>
    stage.within(async tx => (await tx.select({ version: payslip.version }).from(payslip))[0]?.version ?? 0)
  /** Takes a step over HTTP, and returns whether it was taken. */
  async function taken(step: Step): Promise<boolean> {
    const Version = await version()
    const chosen = [{ AnstNr: person, Nummer: 1, Version }]
    switch (step) {
      case 'order': {
        const body = { Forhandsgranska: false, Version: '03', Lonebesked: chosen }
        const { status } = await stage.adm.ask(path, { company, method: 'POST', body })
        if (status === 200) orders += 1
        return status === 200
      }
      case 'settle':
        return (await stage.adm.ask(`${path}/${Math.max(orders, 1)}/paid`, { company, method: 'POST' })).status === 200
      case 'free': {
        const body = { Orsak: 'Banken avvisade filen.' }
        const { status } = await stage.adm.ask(`${path}/${Math.max(orders, 1)}/cancel`, {
          company,
          method: 'POST',
          body,
        })
        return status === 200
      }
      default: {
        const { body } = await stage.adm.ask(`/payslips/${Period}/@/${step}`, { company, method: 'PUT', body: chosen })
        return (body.data as { errors: unknown[] }).errors.length === 0
      }
    }
  }
  const sequences: readonly (readonly Step[])[] = [
    // Marked in an open order, whose file the bank then refuses: it is paid by the next one.
    ['ready', 'order', 'paid', 'free', 'order', 'settle', 'paid', 'free'],
    ['ready', 'order', 'free', 'paid', 'order', 'free', 'unready'],
    ['order', 'ready', 'publish', 'order', 'unready', 'unpublish', 'unready', 'free', 'unready', 'paid'],
    ['ready', 'paid', 'order', 'settle', 'free', 'publish', 'unpublish'],
    ['ready', 'order', 'order', 'settle', 'settle', 'order', 'paid'],
    ['settle', 'free', 'ready', 'unready', 'order', 'ready', 'order', 'free', 'free', 'settle', 'paid', 'unready'],
  ]

  it.each(sequences)('are taken step by step as the life says: %s, %s, %s, %s, …', async (...steps) => {
    await attesting('none')
    await stage.set({ KopplaBank: false })
    await stage.within(tx =>
      tx
        .update(employee)
        .set({ details: sql`${employee.details} || '{"UtbetSatt": "KON"}'` })
        .where(eq(employee.employmentNumber, person)),
    )
    await stage.within(async tx => {
      await wholeCompany(tx)
      await tx.delete(paymentOrder)
      await tx.delete(payslip)
      await tx.insert(payslip).values({ ...template, version: 1 })
      await tx.insert(payslipRow).values(rowsOf(1))
    })
    orders = 0
    const life = payslipLife('none')
    let state = begun
    for (const [place, step] of (steps as readonly Step[]).entries()) {
      const may = mayBeDone(life, state, step)
      expect([place, step, await taken(step)]).toEqual([place, step, may])
      if (may) state = stateAfter(life, state, step)
      expect(await found('none')).toEqual([state])
    }
  })
})
