import type { GarnishmentAmounts } from '../engine/law-amounts.ts'
import { kronor } from '../engine/money.ts'
import { between, rule, toConfirm, years } from './entries.ts'

/** Children of at most six years, and older ones. */
const two = (single: number, couple: number, small: number, large: number) =>
  amounts(single, couple, [6, small], [null, large])
/** Children by the four age groups since June 2022. */
const four = (single: number, couple: number, ...by: readonly [number, number, number, number]) =>
  amounts(single, couple, [6, by[0]], [10, by[1]], [14, by[2]], [null, by[3]])

const amounts = (
  single: number,
  couple: number,
  ...children: readonly (readonly [toAge: number | null, amount: number])[]
): GarnishmentAmounts => ({
  single: kronor(single),
  couple: kronor(couple),
  children: children.map(([toAge, amount]) => ({ toAge, amount: kronor(amount) })),
})

/** The amounts of 2025 were not found: a decision states the protected amount itself. */
export const garnishment = rule<GarnishmentAmounts>(
  'Normalbeloppen för löneutmätning',
  years(2015, 2015, 'Kronofogden', two(4675, 7723, 2480, 2855)),
  years(2016, 2016, 'Kronofogden', two(4679, 7729, 2482, 2857)),
  years(2017, 2017, 'Kronofogden', two(4734, 7820, 2512, 2891)),
  years(2018, 2018, 'Kronofogden', two(4814, 7952, 2554, 2940)),
  years(2019, 2019, 'Kronofogden', two(4923, 8133, 2612, 3007)),
  years(2020, 2020, 'Kronofogden', two(5002, 8264, 2654, 3055)),
  years(2021, 2021, 'Kronofogden', two(5016, 8287, 2662, 3064)),
  between('2022-01-01', '2022-05-31', 'KFMFS 2021:1', two(5157, 8520, 2736, 3150)),
  between('2022-06-01', '2022-12-31', 'KFMFS 2021:1', four(5158, 8520, 2756, 3308, 3860, 4411)),
  years(2023, 2023, 'KFMFS 2022:1', four(5717, 9445, 3055, 3667, 4279, 4889)),
  years(2024, 2024, 'Kronofogden', four(6090, 10_061, 3255, 3906, 4558, 5208)),
  years(2026, 2026, toConfirm('Kronofogden'), four(6243, 10_314, 3336, 4004, 4672, 5339)),
)
