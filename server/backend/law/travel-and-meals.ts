import type { BenefitLimits, DailyAllowance, MealBenefit, MealReductions, Mileage } from '../engine/law-amounts.ts'
import { kronor } from '../engine/money.ts'
import { rule, since, toConfirm, years } from './entries.ts'

const mileageLaw = 'Inkomstskattelagen 12 kap. 27 § och Skatteverkets belopp'
/** The electric rate until 2022 is that of other company cars. */
export const mileage = rule<Mileage>(
  'Milersättningen',
  years(2008, 2022, mileageLaw, { own: 1850, companyDiesel: 650, companyOther: 950, companyElectric: 950 }),
  years(2023, 2026, mileageLaw, { own: 2500, companyDiesel: 1200, companyOther: 1200, companyElectric: 950 }),
)

const allowanceOf = (full: number): DailyAllowance => ({
  full: kronor(full),
  half: kronor(full) / 2,
  night: kronor(full) / 2,
  afterThreeMonths: 7000,
  afterTwoYears: 5000,
})
const allowanceLaw = 'Inkomstskattelagen 12 kap. 11–12 §§ och Skatteverkets belopp'
export const allowance = rule<DailyAllowance>(
  'Traktamentet',
  years(2018, 2019, allowanceLaw, allowanceOf(230)),
  years(2020, 2022, allowanceLaw, allowanceOf(240)),
  years(2023, 2023, allowanceLaw, allowanceOf(260)),
  years(2024, 2025, allowanceLaw, allowanceOf(290)),
  years(2026, 2026, allowanceLaw, allowanceOf(300)),
)

const reductionLaw = 'Inkomstskattelagen 12 kap. 17 §'
export const mealsAtHome = rule<MealReductions>(
  'Måltidsavdraget i Sverige',
  since('2018-01-01', reductionLaw, { breakfast: 2000, meal: 3500, lunchAndDinner: 7000, all: 9000 }),
)
export const mealsAbroad = rule<MealReductions>(
  'Måltidsavdraget utomlands',
  since('2018-01-01', reductionLaw, { breakfast: 1500, meal: 3500, lunchAndDinner: 7000, all: 8500 }),
)

const meals = (year: number, day: number, meal: number, breakfast: number, source = mealLaw) =>
  years(year, year, source, { day: kronor(day), meal: kronor(meal), breakfast: kronor(breakfast) })
const mealLaw = 'Inkomstskattelagen 61 kap. 3 § och Skatteverkets belopp'
export const mealBenefit = rule<MealBenefit>(
  'Kostförmånens värde',
  meals(2017, 225, 90, 45),
  meals(2018, 235, 94, 47),
  meals(2019, 245, 98, 49),
  meals(2020, 245, 98, 49),
  meals(2021, 250, 100, 50),
  meals(2022, 250, 100, 50),
  meals(2023, 275, 110, 55),
  meals(2024, 300, 120, 60, toConfirm(mealLaw)),
  meals(2025, 305, 122, 61),
  meals(2026, 310, 124, 62),
)

export const benefitLimits = rule<BenefitLimits>(
  'Gränserna för skattefria förmåner',
  since('2024-01-01', toConfirm('Skatteverket: friskvård, och Inkomstskattelagen 61 kap. 19 a §: cykel'), {
    wellness: kronor(5000),
    bicycle: kronor(3000),
  }),
)
