import type { CarBenefitRules, CarRules, EnvironmentalReduction, PriceReductions } from './benefits/car-rules.ts'
import type {
  CompanyReduction,
  ContributionRules,
  ResearchReduction,
  StartUpSupport,
} from './contributions/contribution-rules.ts'
import type { DatedRule } from './law.ts'
import type {
  BenefitLimits,
  DailyAllowance,
  DeclarationDueDates,
  GarnishmentAmounts,
  HolidayLaw,
  IncomeLimits,
  MealBenefit,
  MealReductions,
  Mileage,
  QualifyingAbsence,
  SickPayLaw,
  WorkingTimeLaw,
} from './law-amounts.ts'
import type { Ore, Rate } from './money.ts'
import type { DeductionRules, OneOffTax, TaxAges, TaxTableRules } from './tax/tax-rules.ts'

/**
 * The rules of law that payroll needs, by subject. The entries lie in server/backend/law.
 * A rule is looked up by the date of the payment where nothing else is said.
 */
export interface Law {
  readonly tax: {
    readonly tables: DatedRule<TaxTableRules>
    readonly oneOff: DatedRule<OneOffTax>
    readonly deduction: DatedRule<DeductionRules>
    readonly ages: DatedRule<TaxAges>
    /** Special income tax of persons abroad, of artists, and of seafarers. */
    readonly sink: DatedRule<Rate>
    readonly aSink: DatedRule<Rate>
    readonly seaSink: DatedRule<Rate>
  }
  readonly contributions: {
    readonly fees: DatedRule<ContributionRules>
    /** By the date when the person was employed, while the support lasts. */
    readonly startUp: DatedRule<StartUpSupport>
    readonly research: DatedRule<ResearchReduction>
    readonly regional: DatedRule<CompanyReduction>
    /** Special payroll tax on pension premiums (SLP). */
    readonly payrollTax: DatedRule<Rate>
    /** Special payroll tax on profit shares. */
    readonly profitShareTax: DatedRule<Rate>
  }
  readonly amounts: {
    readonly priceBaseAmount: DatedRule<Ore>
    readonly raisedPriceBaseAmount: DatedRule<Ore>
    readonly incomeBaseAmount: DatedRule<Ore>
    /** The government borrowing rate on 30 November of the year before. */
    readonly borrowingRate: DatedRule<Rate>
    readonly incomeLimits: DatedRule<IncomeLimits>
    readonly mileage: DatedRule<Mileage>
    readonly allowance: DatedRule<DailyAllowance>
    readonly mealsAtHome: DatedRule<MealReductions>
    readonly mealsAbroad: DatedRule<MealReductions>
    readonly mealBenefit: DatedRule<MealBenefit>
    readonly benefitLimits: DatedRule<BenefitLimits>
  }
  readonly cars: {
    /** By the date when the car was first taxed. */
    readonly formula: DatedRule<CarRules>
    readonly priceReduction: DatedRule<PriceReductions>
    readonly benefit: DatedRule<CarBenefitRules>
    readonly environmental: DatedRule<EnvironmentalReduction>
  }
  readonly absence: {
    readonly sickPay: DatedRule<SickPayLaw>
    readonly holiday: DatedRule<HolidayLaw>
    readonly qualifying: DatedRule<QualifyingAbsence>
    readonly workingTime: DatedRule<WorkingTimeLaw>
  }
  readonly garnishment: DatedRule<GarnishmentAmounts>
  readonly declarationDueDates: DatedRule<DeclarationDueDates>
}
