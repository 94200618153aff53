import type { Law } from '../engine/law-rules.ts'
import { holiday, qualifyingAbsence, sickPay, workingTime } from './absence.ts'
import {
  borrowingRate,
  incomeBaseAmount,
  incomeLimits,
  priceBaseAmount,
  raisedPriceBaseAmount,
} from './base-amounts.ts'
import { carBenefit, carFormula, environmentalReduction, priceReduction } from './cars.ts'
import {
  contributionFees,
  payrollTax,
  profitShareTax,
  regionalReduction,
  researchReduction,
  startUp,
} from './contributions.ts'
import { declarationDueDates } from './declaration-dates.ts'
import { garnishment } from './garnishment.ts'
import { oneOffTax } from './one-off-tax.ts'
import { aSink, deduction, seaSink, sink, taxAges } from './tax-rates.ts'
import { taxTables } from './tax-tables.ts'
import { allowance, benefitLimits, mealBenefit, mealsAbroad, mealsAtHome, mileage } from './travel-and-meals.ts'

/** The law of payroll as it is known: the one home of its figures. */
export const law: Law = {
  tax: { tables: taxTables, oneOff: oneOffTax, deduction, ages: taxAges, sink, aSink, seaSink },
  contributions: {
    fees: contributionFees,
    startUp,
    research: researchReduction,
    regional: regionalReduction,
    payrollTax,
    profitShareTax,
  },
  amounts: {
    priceBaseAmount,
    raisedPriceBaseAmount,
    incomeBaseAmount,
    borrowingRate,
    incomeLimits,
    mileage,
    allowance,
    mealsAtHome,
    mealsAbroad,
    mealBenefit,
    benefitLimits,
  },
  cars: { formula: carFormula, priceReduction, benefit: carBenefit, environmental: environmentalReduction },
  absence: { sickPay, holiday, qualifying: qualifyingAbsence, workingTime },
  garnishment,
  declarationDueDates,
}
