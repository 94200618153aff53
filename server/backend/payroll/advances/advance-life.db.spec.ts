import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { mayBeDone, reachable, refusalOf } from '#contracts/life/life.ts'
import { type AdvanceState, advanceLife } from '#contracts/payroll/advances/advance-life.ts'
import type { Advance } from '#contracts/payroll/advances/shapes.ts'
import { advanceRowId } from '../../engine/after-tax/advances.ts'
import { advance, payslip, payslipRow } from '../../tables/schema.ts'
import type { Browser } from '../../testing.ts'
import { firstAdvance } from '../run/payslip-numbers.ts'
import {
  company,
  type LifeStage,
  type OnlyPayslip,
  onlyPayslip,
  Period,
  startLifeStage,
  wholeCompany,
} from '../testing/life-stage.ts'

const path = '/forskottutbetalning'
const done = new Date('2026-11-20T09:00:00Z')
const ForskId = randomUUID()
let stage: LifeStage
let only: OnlyPayslip

beforeAll(async () => {
  stage = await startLifeStage()
  only = await onlyPayslip(stage, { readyAt: done })
})
afterAll(() => stage.close())

const states = reachable(advanceLife, [{ status: 'REGISTERED' }])
const amount = 100_000

/** Stores an advance in a state: with its own payslip, and one that deducts it. */
const stored = ({ status }: AdvanceState) =>
  stage.within(async tx => {
    await wholeCompany(tx)
    await tx.delete(advance)
    await tx.delete(payslip)
    const { person, template, rows } = only
    const [row] = rows
    if (!row) throw new Error('No row.')
    const isOrdered = status !== 'REGISTERED'
    const paidAt = status === 'ORDERED' ? null : done
    const own = { period: Period, number: firstAdvance }
    if (isOrdered) await tx.insert(payslip).values({ ...template, number: firstAdvance, paidAt })
    await tx.insert(advance).values({
      id: ForskId,
      employmentNumber: person,
      payDate: '2026-11-30',
      amount,
      reason: 'Flytt',
      createdBy: 'adm',
      ...(isOrdered && own),
    })
    if (status !== 'SETTLED') return
    await tx.insert(payslip).values({ ...template, paidAt: done })
    await tx.insert(payslipRow).values({ ...row, id: advanceRowId(ForskId), amount: 0 - amount })
  })
const found = async () => ((await stage.adm.ask(path, { company })).body.data as Advance[])[0]
const order = (by: Browser) =>
  by.ask(`${path}/order`, {
    company,
    method: 'POST',
    body: { Forhandsgranska: true, Version: '03', ForskId: [ForskId] },
  })
const takeBack = (by: Browser) => by.ask(`${path}/${ForskId}`, { company, method: 'DELETE' })

it.each(states)('an advance that is %o is answered as its life says', async state => {
  await stored(state)
  expect((await found())?.Status).toBe(state.status)
  // An order may be refused by other rules, such as of the day; those are not about its state.
  const ordered = await order(stage.adm)
  expect(ordered.body.dvCode === errors.advanceSettled.dvCode).toBe(!mayBeDone(advanceLife, state, 'order'))
  const taken = await takeBack(stage.adm)
  expect(taken.status === 200 ? undefined : taken.body.message).toBe(refusalOf(advanceLife, state, 'takeBack'))
  // One that is taken back is no longer listed.
  expect((await found())?.Status).toBe(mayBeDone(advanceLife, state, 'takeBack') ? undefined : state.status)
})

it('nothing is done with it without its right', async () => {
  const las = await stage.signedIn('las')
  await stored({ status: 'REGISTERED' })
  expect([(await order(las)).body.dvCode, (await takeBack(las)).body.dvCode]).toEqual([
    errors.rightMissing.dvCode,
    errors.rightMissing.dvCode,
  ])
  expect((await found())?.Status).toBe('REGISTERED')
})
