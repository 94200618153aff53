import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sizeOf } from '#tests/harness/thorough.ts'
import type { EnteredRow } from '../../engine/basis/pay-type-facts.ts'
import { calculate } from '../../engine/calculate.ts'
import type { Payslip } from '../../engine/payslip.ts'
import { law } from '../../law/law.ts'
import { fieldsOfRows } from '../declaration/sums.ts'
import { paymentsOf } from '../payments/payments-of.ts'
import { basisOf } from '../testing/given.ts'
import { basisWith, companyWith, personWith } from '../vouchers/testing.ts'
import { reversalOf } from '../vouchers/voucher.ts'
import { vouchersOf } from '../vouchers/vouchers-of.ts'
import { differenceOf, emptied, isNothing, togetherOf } from './difference.ts'

/** What is typed on a payslip of 40 000 kr, and what the month's pay was. */
interface Typed {
  readonly pay: number
  readonly table: number
  readonly rows: readonly { readonly payType: string; readonly amount: number }[]
}

/** Returns the payslip that the real engine makes. */
function payslipOf({ pay, table, rows }: Typed): Payslip {
  const given = basisOf('2026-10')
  const entered = rows.map(
    ({ payType, amount }, at): EnteredRow => ({
      id: `egen.${at + 1}`,
      payType,
      text: '',
      from: '2026-10-01',
      to: '2026-10-31',
      amount,
      quantity: null,
      price: null,
      units: [],
      distribution: '',
      replaces: '',
    }),
  )
  const employment = given.employment.map(each => ({ ...each, pay }))
  return calculate({ ...given, employment, entered, tax: { ...given.tax, table } }, law)
}

const payTypes = basisOf('2026-10').payTypes.filter(({ kind }) => kind === 'BRUTTO' || kind === 'NETTO')
const anyTyped: fc.Arbitrary<Typed> = fc.record({
  pay: fc.integer({ min: 2_000_000, max: 6_000_000 }),
  table: fc.constantFrom(32, 33, 34),
  rows: fc.array(
    fc.record({
      payType: fc.constantFrom(...payTypes.map(({ number }) => number).slice(0, 12)),
      amount: fc.integer({ min: -300_000, max: 900_000 }),
    }),
    { maxLength: 4 },
  ),
})
/** A payslip as it was first, and one that each correction makes it. */
const anyHistory = fc.array(anyTyped, { minLength: 2, maxLength: 5 })

/** Corrects a payslip again and again: the first one, and the differences. */
function corrected(history: readonly Payslip[]): readonly Payslip[] {
  const slips: Payslip[] = []
  for (const right of history) slips.push(slips.length === 0 ? right : differenceOf(right, slips))
  return slips
}

/** Returns the sums of a payslip's rows by everything that reads them. */
const sumsBy = (slips: readonly Payslip[], of: (row: Payslip['rows'][number]) => string) => {
  const sums = new Map<string, number>()
  for (const row of slips.flatMap(({ rows }) => rows)) sums.set(of(row), (sums.get(of(row)) ?? 0) + row.amount)
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0))
}
const declaredFields = (slips: readonly Payslip[]) =>
  Object.fromEntries(
    fieldsOfRows(
      slips.map((slip, at) => ({ ...slip, id: String(at) })),
      false,
    ).map(({ box, value }) => [box, value]),
  )
const company = companyWith({ KtoNettolon: '2821', KtoLoneskuld: '1610', KtoKassa: '1910', KonteraBerArbAvg: true })
const postedBy = (slip: Payslip) =>
  vouchersOf(
    basisWith({
      company,
      people: [personWith('101')],
      payslips: [{ ...slip, id: '101-1' }],
      contributions: [{ payslip: '101-1', kind: 'full', amount: slip.totals.contributions }],
    }),
  )
const byAccount = (vouchers: ReturnType<typeof postedBy>) => {
  const sums = new Map<string, number>()
  for (const { account, amount } of vouchers.flatMap(({ rows }) => rows))
    sums.set(account, (sums.get(account) ?? 0) + amount)
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0))
}

describe('a correction of a correction equals having been right at once', () => {
  it('in every sum, in each field of the declaration and by each account of the rows', () => {
    fc.assert(
      fc.property(anyHistory, history => {
        const all = history.map(payslipOf)
        const right = all.at(-1) as Payslip
        const slips = corrected(all)
        for (const name of Object.keys(right.totals) as (keyof Payslip['totals'])[])
          expect([name, slips.reduce((sum, { totals }) => sum + totals[name], 0)]).toEqual([name, right.totals[name]])
        expect(declaredFields(slips)).toEqual(declaredFields([right]))
        expect(sumsBy(slips, row => `${row.kind} ${row.account}`)).toEqual(
          sumsBy([right], row => `${row.kind} ${row.account}`),
        )
      }),
    )
  })

  it('in the books, where each voucher is zero', () => {
    fc.assert(
      fc.property(anyHistory, history => {
        const all = history.map(payslipOf)
        const right = all.at(-1) as Payslip
        const slips = corrected(all)
        const vouchers = slips.flatMap((_, at) => {
          if (at === 0) return postedBy(all[0] as Payslip)
          const before = togetherOf(slips.slice(0, at) as [Payslip, ...Payslip[]])
          return [...postedBy(before).map(each => reversalOf(each, '2026-11-25')), ...postedBy(all[at] as Payslip)]
        })
        for (const { rows } of vouchers) expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
        expect(byAccount(vouchers)).toEqual(byAccount(postedBy(right)))
      }),
      { numRuns: sizeOf({ small: 15, whole: 40 }) },
    )
  })

  it('in money: what is paid and claimed is the net pay that is right', () => {
    fc.assert(
      fc.property(anyHistory, history => {
        const all = history.map(payslipOf)
        const slips = corrected(all).map((slip, at) => ({ ...slip, id: `202610-101-${at + 1}` }))
        const payee = {
          person: '101',
          name: 'Anna Ek',
          UtbetSatt: 'KON' as const,
          ClearNr: '',
          KontoNr: '',
          ClearNr2: '',
          KontoNr2: '',
          Andel2: 0,
          ClearNr3: '',
          KontoNr3: '',
          Andel3: 0,
          UtlIBAN: '',
          UtlBIC: '',
        }
        const { cash, problems } = paymentsOf({
          company,
          payees: [payee],
          payslips: slips,
          advances: [],
          garnishments: [],
          earlier: [],
        })
        expect([...cash, ...problems].reduce((sum, { amount }) => sum + amount, 0)).toBe(all.at(-1)?.totals.net)
        // A claim is drawn from the rest: nobody is paid and claimed at the same time.
        expect(cash.length > 0 && problems.length > 0).toBe(false)
      }),
    )
  })

  it('whatever the order of the corrections: those between leave no trace', () => {
    fc.assert(
      fc.property(anyTyped, fc.shuffledSubarray([1, 2, 3], { minLength: 3 }), anyTyped, (first, order, last) => {
        const between = order.map(n => payslipOf({ ...first, pay: first.pay + n * 100_000 }))
        const [one, other] = [between, between.toReversed()].map(each =>
          togetherOf(corrected([payslipOf(first), ...each, payslipOf(last)]) as [Payslip, ...Payslip[]]),
        )
        const plain = (slip: Payslip | undefined) => [
          slip?.totals,
          slip?.rows.map(({ id, amount, quantity, account }) => [id, amount, quantity, account]).toSorted(),
        ]
        expect(plain(one)).toEqual(plain(other))
      }),
      { numRuns: sizeOf({ small: 15, whole: 40 }) },
    )
  })
})

describe('a difference', () => {
  const first = payslipOf({ pay: 4_000_000, table: 33, rows: [] })
  const right = payslipOf({ pay: 4_000_000, table: 33, rows: [{ payType: '1010', amount: 100_000 }] })

  it('is nothing when nothing was wrong', () => {
    expect(isNothing(differenceOf(first, [first]))).toBe(true)
    expect(isNothing(differenceOf(right, [first]))).toBe(false)
  })

  it('has the rows that differ only, and each says how', () => {
    const { rows, steps, totals } = differenceOf(right, [first])
    expect(totals.gross).toBe(100_000)
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['BRUTTO', 'SKATT'])
    for (const row of rows) {
      const step = steps.find(({ id }) => id === row.steps.at(-1))
      expect(step?.value).toBe(row.kind === 'SKATT' ? -row.amount : row.amount)
    }
    const ids = steps.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { inputs } of steps) for (const { step } of inputs) if (step !== undefined) expect(ids).toContain(step)
    const fee = steps.find(({ id }) => id === 'avgift')
    expect(fee?.value).toBe(totals.contributions)
  })

  it('of a row on another account takes the old one back and gives a new one', () => {
    const moved = {
      ...right,
      rows: right.rows.map(row => ({ ...row, account: row.kind === 'BRUTTO' ? '7999' : row.account })),
    }
    const { rows } = differenceOf(moved, [right])
    const ids = rows.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    const plain = (slip: Payslip) => slip.rows.map(({ id, amount, account }) => [id, amount, account]).toSorted()
    expect(plain(togetherOf([right, differenceOf(moved, [right])]))).toEqual(plain(moved))
  })

  it('of a payslip that is taken back takes all of it', () => {
    const back = differenceOf(emptied(right), [right])
    expect(back.totals).toEqual(
      Object.fromEntries(Object.entries(right.totals).map(([name, amount]) => [name, 0 - amount])),
    )
    expect(togetherOf([right, back]).rows).toEqual([])
  })
})
