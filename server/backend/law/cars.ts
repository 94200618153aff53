import { addDays } from '#contracts/rules/date.ts'
import { fixedReductionFrom } from '#contracts/vehicles/vehicle.form.ts'
import type {
  CarBenefitRules,
  CarRules,
  EnvironmentalReduction,
  PriceReductions,
} from '../engine/benefits/car-rules.ts'
import { between, rule, years } from './entries.ts'

/**
 * The law of car benefits (Inkomstskattelagen chapter 61). docs/decisions/0021-salary-years.md says
 * where the figures were looked up. What follows the car's first day of tax never ends for it.
 */
const forGood = '9999-12-31'

export const carFormula = rule<CarRules>(
  'Förmånsbilens beräkning',
  between('0001-01-01', '2018-06-30', '61 kap. 5 § IL i lydelsen före juli 2018', {
    baseShare: 317,
    rateShare: 75,
    rateAdded: 0,
    priceShare: [9, 20],
    limit: 75,
    addsVehicleTax: false,
  }),
  between('2018-07-01', '2021-06-30', '61 kap. 5 § IL i lydelsen före juli 2021', {
    baseShare: 290,
    rateShare: 75,
    rateAdded: 0,
    priceShare: [9, 20],
    limit: 75,
    addsVehicleTax: true,
  }),
  between('2021-07-01', forGood, '61 kap. 5 § IL, prop. 2020/21:156', {
    baseShare: 290,
    rateShare: 70,
    rateAdded: 100,
    priceShare: [13, 13],
    limit: null,
    addsVehicleTax: true,
  }),
)

const reductionLaw = '61 kap. 8 a § IL, prop. 2021/22:173'
export const priceReduction = rule<PriceReductions>(
  'Nedsättningen av priset för en miljöbil',
  between('0001-01-01', addDays(fixedReductionFrom, -1), reductionLaw, {}),
  between(fixedReductionFrom, forGood, reductionLaw, { EL: 350_000, VAT: 350_000, HYB: 140_000, GAS: 100_000 }),
)

export const carBenefit = rule<CarBenefitRules>(
  'Reglerna för bilförmån',
  years(2019, 2026, '61 kap. IL', {
    lowestRate: 50,
    oldCar: { years: 6, baseAmounts: 4, source: '61 kap. 6 § IL' },
    farDriving: { percent: 75, source: '61 kap. 9 § IL' },
  }),
)

/** Third document §4: at most 10,000 SEK for a full year, until the income year 2020. */
export const environmentalReduction = rule<EnvironmentalReduction>(
  'Miljöbilsnedsättningen',
  years(2019, 2020, '61 kap. 8 a § IL i lydelsen till och med 2020', {
    fuels: ['EL', 'HYB', 'GAS'],
    percent: 40,
    most: 10_000,
  }),
  years(2021, 2026, '61 kap. 8 a § IL', { fuels: [], percent: 0, most: 0 }),
)
