import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { mayBeDone, refusalOf, stateAfter } from '#contracts/life/life.ts'
import type { Voucher, VoucherHead, VoucherList } from '#contracts/payroll/vouchers/shapes.ts'
import {
  type VoucherAction,
  type VoucherState,
  voucherLife,
  voucherState,
} from '#contracts/payroll/vouchers/voucher-life.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { testMoment } from '../../platform/database/test-time.ts'
import { voucher } from '../../tables/schema.ts'
import { browserOf } from '../../testing.ts'
import { company, type LifeStage, onlyPayslip, Period, startLifeStage, wholeCompany } from '../testing/life-stage.ts'
import { vouchersFor } from './voucher-conditions.ts'

const listPath = `/bokforingsunderlagList/${Period}`
let stage: LifeStage

beforeAll(async () => {
  stage = await startLifeStage()
  await stage.set({
    KopplaBokf: true,
    BokfProg: 'SIE4',
    BokfdatLon: 'U',
    BokfdatSkatt: 'U',
    KonteraBerArbAvg: false,
    VernrUseNext: false,
  })
  await onlyPayslip(stage, { readyAt: testMoment, paidAt: testMoment })
})
afterAll(() => stage.close())
beforeEach(() => clear())

const clear = () =>
  stage.within(async tx => {
    await wholeCompany(tx)
    await tx.delete(voucher)
  })
const asked = async <Data>(path: string, method = 'GET', body?: unknown): Promise<Data> => {
  const { status, body: said } = await stage.adm.ask(path, { company, method, body })
  expect([path, status, said.message]).toEqual([path, 200, undefined])
  return said.data as Data
}
const list = async () => (await asked<VoucherList>(listPath)).Verifikationer
const one = async (is: (head: VoucherHead) => boolean) => (await list()).find(is)?.VerId ?? ''
const make = () => asked(listPath, 'POST', { Forhandsgranska: false })
const send = () => asked(`${listPath}/send`, 'POST')
const reverse = (id: string) => asked(`/bokforingsunderlag/${id}/reverse`, 'POST', { Datum: '2026-12-01' })
const isPosting = ({ Aterfor }: VoucherHead) => Aterfor === null
const isReversal = ({ Aterfor }: VoucherHead) => Aterfor !== null

/** Each state, and how a voucher comes there. */
const states: readonly (readonly [VoucherState, () => Promise<string>])[] = [
  [
    { status: 'CREATED', kind: 'posting' },
    async () => {
      await make()
      return one(isPosting)
    },
  ],
  [
    { status: 'SENT', kind: 'posting' },
    async () => {
      await make()
      await send()
      return one(isPosting)
    },
  ],
  [{ status: 'REVERSED', kind: 'posting' }, () => reversed().then(() => one(isPosting))],
  [{ status: 'CREATED', kind: 'reversal' }, () => reversed().then(() => one(isReversal))],
  [
    { status: 'SENT', kind: 'reversal' },
    async () => {
      await reversed()
      await send()
      return one(isReversal)
    },
  ],
]
async function reversed() {
  await make()
  await send()
  await reverse(await one(isPosting))
}

type Asked = Exclude<VoucherAction, 'release' | 'fetch'>
/** Takes an action with a voucher, and returns why it was refused, or undefined. */
async function refused(action: Asked, id: string, by = stage.adm, headers?: Record<string, string>) {
  const { Version, Datum, Rader } = await asked<Voucher>(`/bokforingsunderlag/${id}`)
  const rows = Rader.map(({ Rad, Konto, Belopp, Text, ResEnh }) => ({ Rad, Konto, Belopp, Text, ResEnh }))
  const calls = {
    change: ['PUT', `/bokforingsunderlag/${id}`, { Version, Datum, Text: 'Ändrad', Rader: rows }],
    send: ['POST', `${listPath}/send`, undefined],
    remove: ['DELETE', `/bokforingsunderlag/${id}`, undefined],
    reverse: ['POST', `/bokforingsunderlag/${id}/reverse`, { Datum: '2026-12-01' }],
  } as const
  const [method, path, body] = calls[action]
  const { status, body: said } = await by.ask(path, { company, method, body, ...(headers && { headers }) })
  return status === 200 ? undefined : (said.message as string)
}

describe.each(states)('a voucher that is %o', (state, reach) => {
  it.each(['change', 'remove', 'reverse'] as const)('is answered to %s as its life says', async action => {
    const id = await reach()
    expect(await refused(action, id)).toBe(refusalOf(voucherLife, state, action))
    const after = (await list()).find(({ VerId }) => VerId === id)
    const removed = action === 'remove' && mayBeDone(voucherLife, state, action)
    const expected = mayBeDone(voucherLife, state, action) ? stateAfter(voucherLife, state, action) : state
    expect(after && voucherState(after)).toEqual(removed ? undefined : expected)
    // The one that it took back holds again.
    if (removed && state.kind === 'reversal')
      expect((await list()).map(voucherState)).toEqual([
        stateAfter(voucherLife, { status: 'REVERSED', kind: 'posting' }, 'release'),
      ])
  })

  it('is sent with the others of its period, once', async () => {
    const id = await reach()
    const waiting = await stage.within(tx => tx.select({ id: voucher.id }).from(voucher).where(vouchersFor('send')))
    expect(waiting.some(each => each.id === id)).toBe(mayBeDone(voucherLife, state, 'send'))
    const told = await refused('send', id)
    expect(told).toBe(waiting.length > 0 ? undefined : errors.nothingToSend.message)
    const after = (await list()).find(({ VerId }) => VerId === id)
    const expected = mayBeDone(voucherLife, state, 'send') ? stateAfter(voucherLife, state, 'send') : state
    expect(after && voucherState(after)).toEqual(expected)
  })

  it('has a file once it is sent', async () => {
    const id = await reach()
    const { Fil } = await asked<Voucher>(`/bokforingsunderlag/${id}`)
    expect(Fil !== null).toBe(mayBeDone(voucherLife, state, 'fetch'))
    const { status } = await fetch(`${stage.backend.url}/file/bokforingsunderlag/${Period}/${Fil ?? 9}`, {
      headers: { [header.marker]: markerValue, [header.company]: company, cookie: stage.adm.cookie ?? '' },
    })
    expect(status === 200).toBe(Fil !== null)
  })
})

it('each action is open by its right, and by no other', async () => {
  const actions: readonly Asked[] = ['change', 'send', 'reverse', 'remove']
  for (const right of new Set<Right>(actions.map(action => voucherLife.actions[action]))) {
    const headers = await stage.keyOf(right)
    for (const action of actions) {
      await clear()
      await make()
      const id = await one(isPosting)
      const told = await refused(action, id, browserOf(stage.backend), headers)
      expect([right, action, told === errors.rightMissing.message]).toEqual([
        right,
        action,
        voucherLife.actions[action] !== right,
      ])
    }
  }
})
