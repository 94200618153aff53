import { kronor } from '../engine/money.ts'
import type { DeductionRules, TaxAges } from '../engine/tax/tax-rules.ts'
import { between, knownUntil, rule, since, toConfirm, years } from './entries.ts'

/**
 * The rules of 2026. Earlier years are not calculated, and are not entered. What they say of
 * holiday, of one-off amounts and of pay after the last regular one is read in edition 27 of SKV
 * 401, pages 15–17.
 */
export const deduction = rule<DeductionRules>(
  'Reglerna för preliminärt skatteavdrag',
  since('2026-01-01', 'SKV 401', {
    sideIncome: 3000,
    supplementDays: 20,
    withoutDecision: 11_000,
    leastPayment: kronor(100),
    leastYear: kronor(1000),
    leastYearPrivate: kronor(10_000),
    leastYearStudent: kronor(25_042),
    leastYearSport: 5000,
  }),
)

export const taxAges = rule<TaxAges>(
  'Åldersgränserna för skatt',
  years(2023, 2023, 'Inkomstskattelagen 63 och 67 kap.', { allowance: 66, workCredit: 65 }),
  years(2024, 2026, 'Inkomstskattelagen 63 och 67 kap.', { allowance: 66, workCredit: 66 }),
)

const sinkLaw = '7 § lagen (1991:586) om särskild inkomstskatt för utomlands bosatta'

export const sink = rule(
  'Skattesatsen för SINK',
  years(1991, 2013, sinkLaw, 2500),
  years(2014, 2017, sinkLaw, 2000),
  years(2018, 2025, sinkLaw, 2500),
  years(2026, 2026, toConfirm(`${sinkLaw}, lag 2025:1355`), 2250),
  years(2027, 2027, toConfirm(`${sinkLaw}, lag 2025:1355`), 2000),
)

export const aSink = rule(
  'Skattesatsen för A-SINK',
  since('1991-01-01', '9 § lagen (1991:591) om särskild inkomstskatt för utomlands bosatta artister m.fl.', 1500),
)

export const seaSink = rule('Skattesatsen för SINK på sjöinkomst', between('1991-01-01', knownUntil, sinkLaw, 1500))
