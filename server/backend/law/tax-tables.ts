import type { Segment, TaxTableRules } from '../engine/tax/tax-rules.ts'
import { rule, years } from './entries.ts'

/** A line as SKV 433 writes it, in price base amounts: at most `upTo`, then its three terms. */
const line = (upTo: number | null, baseAmounts: number, rate = 0, over = 0): Segment => ({
  upTo: upTo === null ? null : scale(upTo),
  baseAmounts: scale(baseAmounts),
  rate: scale(rate),
  over: scale(over),
})
const scale = (value: number) => Math.round(value * 10_000)

const workCreditBase = [line(0.91, 0, 1), line(3.24, 0.91, 0.3874, 0.91)]

/**
 * The tables of 2026. The spec compares all 47,796 cells with Skatteverket's file. The income that
 * ends the percentages is read from it: the last row of all begins at 1,726,001.
 */
const tables2026: TaxTableRules = {
  first: 29,
  last: 42,
  priceBaseAmount: 59_200,
  allowance: [
    line(0.99, 0.423),
    line(2.72, 0.423, 0.2, 0.99),
    line(3.11, 0.77),
    line(7.88, 0.77, -0.1, 3.11),
    line(null, 0.293),
  ],
  olderAllowance: [
    line(0.91, 0.687),
    line(1.11, 0.885, -0.2),
    line(1.965, 0.6, 0.057),
    line(2.72, 0.333, 0.1949),
    line(3.11, -0.212, 0.3949),
    line(3.24, -0.523, 0.4949),
    line(5, -0.073, 0.356),
    line(7.88, 0.017, 0.338),
    line(8.08, 0.703, 0.251),
    line(11.16, 2.732),
    line(12.84, 9.651, -0.62),
    line(null, 1.691),
  ],
  stateTax: { rate: 2000, over: 643_000, from: 643_200 },
  burialAndChurch: 116,
  publicService: { rate: 100, most: 1184 },
  pensionFee: { rate: 700, from: 25_042, upTo: 673_038 },
  workCredit: [...workCreditBase, line(8.08, 1.813, 0.251, 3.24), line(null, 3.027)],
  olderWorkCredit: [line(1.75, 0, 0.22), line(5.24, 0.2635, 0.07), line(null, 0.6293)],
  sicknessCredit: [...workCreditBase, line(null, 1.813, 0.251, 3.24)],
  leastSicknessCredit: 450,
  earnedIncomeCredit: { rate: 75, over: 40_000, most: 1500 },
  rows: {
    first: 2000,
    narrow: 100,
    narrowTo: 20_000,
    wide: 200,
    amountsTo: 80_000,
    percentagesTo: 2_000_000,
  },
}

export const taxTables = rule('Skattetabellerna', years(2026, 2026, 'SKV 433 utgåva 36, inkomståret 2026', tables2026))
