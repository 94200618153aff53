import type { Entry } from '../engine/law.ts'
import type { IncomeLimits } from '../engine/law-amounts.ts'
import { kronor, type Ore } from '../engine/money.ts'
import { rule, since, toConfirm, years } from './entries.ts'

const byYear = (source: string, first: number, amounts: readonly number[], doubtful: readonly number[] = []) =>
  amounts.map((amount, at): Entry<Ore> => {
    const year = first + at
    return years(year, year, doubtful.includes(year) ? toConfirm(source) : source, kronor(amount))
  })

/** The amount of 2027 is doubtful, and is not entered. */
export const priceBaseAmount = rule(
  'Prisbasbeloppet',
  ...byYear(
    'Socialförsäkringsbalken 2 kap. 7 §, SCB',
    2017,
    [44_800, 45_500, 46_500, 47_300, 47_600, 48_300, 52_500, 57_300, 58_800, 59_200],
  ),
)

export const raisedPriceBaseAmount = rule(
  'Det förhöjda prisbasbeloppet',
  ...byYear(
    'Socialförsäkringsbalken 2 kap. 8 §, SCB',
    2017,
    [45_700, 46_500, 47_400, 48_300, 48_600, 49_300, 53_500, 58_500, 60_000, 60_500],
    [2022, 2024, 2025, 2026],
  ),
)

export const incomeBaseAmount = rule(
  'Inkomstbasbeloppet',
  ...byYear(
    'Socialförsäkringsbalken 58 kap. 26–27 §§',
    2017,
    [61_500, 62_500, 64_400, 66_800, 68_200, 71_000, 74_300, 76_200, 80_600, 83_400],
    [2020, 2021, 2022, 2024, 2025],
  ),
)

/** By income year: the rate of 30 November of the year before. */
const borrowing = (year: number, rate: number, source = 'Riksgälden') =>
  years(year, year, `${source}, statslåneräntan den 30 november ${year - 1}`, rate)
export const borrowingRate = rule(
  'Statslåneräntan',
  ...[65, 27, 49, 51, -9].map((rate, at) => borrowing(2016 + at, rate)),
  borrowing(2021, -10, toConfirm('Riksgälden')),
  ...[23, 194, 262, 196, 255].map((rate, at) => borrowing(2022 + at, rate)),
)

export const incomeLimits = rule<IncomeLimits>(
  'Inkomstgränserna i socialförsäkringen',
  since('2026-01-01', 'Pensionsmyndigheten och Försäkringskassan 2026', {
    leastPensionable: kronor(25_042),
    maxPensionable: kronor(625_500),
    leastSickness: kronor(14_200),
    maxSickness: kronor(592_000),
  }),
)
