import { priceRules as priceRuleNames } from '#contracts/code-lists/pay-treatment.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { PayTypeFact } from '../basis/pay-type-facts.ts'
import type { EmploymentFacts } from '../basis/person-facts.ts'
import {
  type ExtraTimeKind,
  type ExtraTimeLevel,
  extraHour,
  extraTimeInputs,
  ofFullTimeMonth,
  usualExtraTime,
} from '../extra-time/overtime.ts'
import { type Fraction, fraction, type Part, partOf } from '../fraction.ts'
import type { HolidayAgreement } from '../holiday/holiday-agreement.ts'
import { percentageDay } from '../holiday/holiday-pay.ts'
import { inForce } from '../law.ts'
import { showPart } from '../line.ts'
import { hourFormula, hourValue, type PayLevel, weekFormula, weekValue } from '../pay-level.ts'
import { payLevel, type Reading } from '../reading.ts'
import { showHundredths, showKr, showRate } from '../show.ts'
import { dayDeduction } from '../sickness/long-sickness.ts'
import type { StepInput } from '../step.ts'
import { carMonth } from './cars.ts'
import { signOf } from './draft.ts'
import { mileageOf, mileageSource } from './mileage-rate.ts'

/** A price with how it was reached. */
interface Price {
  readonly exact: Fraction
  /** '30 000,00 / 21'. */
  readonly formula: string
  readonly inputs: readonly StepInput[]
  readonly source: string
}

/** What a price is found from: the facts of the day that the row concerns. */
interface PriceFacts {
  readonly reading: Reading
  readonly on: IsoDate
  readonly facts: EmploymentFacts
  readonly level: PayLevel
  /** The agreement's name and clause. */
  readonly source: string
  /**
   * Of the pay type: a day of holiday is worth one thing when it is paid and another when it is
   * deducted.
   */
  readonly sign: 1 | -1
}

type PriceRule = (facts: PriceFacts) => Price | undefined

const monthlyInput = ({ facts }: PriceFacts): StepInput => ({ name: 'Månadslön', value: `${showKr(facts.pay)} kr` })

/** A part of a month's pay. Hourly paid have none. */
const ofMonth =
  (part: Part): PriceRule =>
  given =>
    given.facts.salaryForm === 'TIM'
      ? undefined
      : {
          exact: partOf(fraction(given.facts.pay), part),
          formula: part[0] === part[1] ? showKr(given.facts.pay) : `${showKr(given.facts.pay)} ${showPart(part)}`,
          inputs: [monthlyInput(given)],
          source: given.source,
        }

const extraLevel = ({ level, facts }: PriceFacts): ExtraTimeLevel => ({ ...level, degree: facts.degree })

/**
 * An hour beyond the schedule by the agreement's divisor, else by the usual one. An hourly pay has
 * no overtime without an agreement.
 */
const extraTimeHour =
  (kind: ExtraTimeKind): PriceRule =>
  given => {
    const own = given.reading.agreementOf(given.facts).extraTime
    const [level, agreement] = [extraLevel(given), own ?? usualExtraTime]
    const isByWeeks = kind === 'additional' && 'weeks' in agreement.additional
    if (level.form === 'MÅN' && (isByWeeks ? level.weeklyHours : level.degree) <= 0) return undefined
    if (level.form === 'TIM' && !own && kind !== 'additional') return undefined
    const { value, formula } = extraHour(kind, level, agreement)
    return { exact: value, formula, inputs: extraTimeInputs(level), source: agreement.source }
  }

const levelInputs = (given: PriceFacts): readonly StepInput[] => [
  { name: given.facts.salaryForm === 'TIM' ? 'Timlön' : 'Månadslön', value: `${showKr(given.facts.pay)} kr` },
  { name: 'Arbetstid per vecka', value: `${showHundredths(given.facts.weeklyHours)} timmar` },
]

const hasHours = ({ level }: PriceFacts): boolean => level.form === 'TIM' || level.weeklyHours > 0

const ofHour: PriceRule = given =>
  hasHours(given)
    ? {
        exact: hourValue(given.level),
        formula: hourFormula(given.level),
        inputs: levelInputs(given),
        source: given.source,
      }
    : undefined

/** A share of an hour's or a week's pay by the Sick Pay Act. */
const sickShare =
  (of: 'hour' | 'week'): PriceRule =>
  given => {
    if (!hasHours(given)) return undefined
    const { value, source } = inForce(given.reading.law.absence.sickPay, given.on)
    const pay = partOf(of === 'hour' ? hourValue(given.level) : weekValue(given.level), [value.pay, 10_000])
    const shown = of === 'hour' ? hourFormula(given.level) : weekFormula(given.level)
    return {
      exact: of === 'hour' ? pay : partOf(pay, [value.qualifying, 10_000]),
      formula: `${shown} × ${showRate(value.pay)}${of === 'hour' ? '' : ` × ${showRate(value.qualifying)}`}`,
      inputs: levelInputs(given),
      source: `${source} 6 §`,
    }
  }

/** The value of a month with the car that the person has that day. */
const carBenefit: PriceRule = ({ reading, on }) => {
  const car = reading.basis.cars.find(({ from, to }) => from <= on && (to === null || on <= to))
  const found = car && carMonth(reading, car, 'bil')
  const last = found && 'steps' in found ? found.steps.at(-1) : undefined
  return last && { exact: fraction(last.value), formula: showKr(last.value), inputs: [], source: last.source }
}

/** What an agreement takes of a month's pay for a calendar day of long sickness. */
const longSickness: PriceRule = given => {
  const { facts, reading } = given
  const agreement = reading.agreementOf(facts)
  if (facts.salaryForm === 'TIM') return undefined
  if (!agreement.longSickness) return ofMonth([12, 365])({ ...given, source: agreement.leave.source })
  const { value: baseAmount } = inForce(reading.law.amounts.priceBaseAmount, reading.basis.payout.payDate)
  return {
    exact: dayDeduction(facts.pay, baseAmount, agreement.longSickness),
    formula: `avdrag per dag enligt ${agreement.longSickness.source}`,
    inputs: [monthlyInput(given), { name: 'Prisbasbelopp', value: `${showKr(baseAmount)} kr` }],
    source: agreement.longSickness.source,
  }
}

/** A day of holiday as a part of a month's pay: its supplement, or its value. */
const holidayDay =
  (partOfAgreement: (agreement: HolidayAgreement, sign: 1 | -1) => Part): PriceRule =>
  given => {
    const { holiday } = given.reading.agreementOf(given.facts)
    return ofMonth(partOfAgreement(holiday, given.sign))({ ...given, source: holiday.source })
  }

/** A day's holiday pay as a share of the earning year's pay. */
const holidayPercentage: PriceRule = ({ reading, facts }) => {
  const { holiday } = reading.agreementOf(facts)
  const { current } = reading.basis.holiday
  const { day, formula, steps } = percentageDay(current.earned, current.year, holiday)
  return {
    exact: day,
    formula,
    inputs: steps.at(-1)?.inputs.map(({ name, value }) => ({ name, value })) ?? [],
    source: `${holiday.source} (semesterlagen 16 b §)`,
  }
}

/** The price rules, by their codes (contracts/code-lists/pay-treatment `priceRules`). */
const priceRules: Readonly<Record<string, PriceRule>> = {
  MÅNLÖN: ofMonth([1, 1]),
  TIMLÖN: ofHour,
  ARBDAG: ofMonth([1, 21]),
  KALDAG: ofMonth([12, 365]),
  TIMVÄRDE: ofHour,
  SJUKLÖN: sickShare('hour'),
  KARENS: sickShare('week'),
  MERTID: extraTimeHour('additional'),
  ÖVT94: extraTimeHour('simple'),
  ÖVT72: extraTimeHour('qualified'),
  SJUK15: longSickness,
  SEMTILL: holidayDay(({ supplement }) => supplement),
  SEMDAG: holidayDay(({ dayValue, leaverDay }, sign) => (sign < 0 ? dayValue : leaverDay)),
  SEMPROC: holidayPercentage,
  BILFÖRM: carBenefit,
}

/** Returns one of the table's amounts: the person's, else the agreement's, else the table's own. */
function tableAmount(given: PriceFacts, slot: string): Price | undefined {
  const { reading, facts } = given
  const amount = reading.basis.amounts.find(each => each.slot === slot)
  if (!amount) return undefined
  const agreement = reading.agreementOf(facts)
  const own = amount.mayDifferByPerson ? facts.amounts[slot] : undefined
  const agreed = amount.mayDifferByAgreement && own === undefined ? agreement.amounts[slot] : undefined
  if (agreed && typeof agreed.rate !== 'number') {
    const level = extraLevel(given)
    const { value, formula } = ofFullTimeMonth(level, agreement.leave.fullTime, agreed.rate)
    return { exact: value, formula, inputs: extraTimeInputs(level), source: agreed.source }
  }
  const [used, source] =
    own !== undefined
      ? [own, 'Den anställdas eget belopp']
      : typeof agreed?.rate === 'number'
        ? [agreed.rate, agreed.source]
        : [amount.amount, 'Löneartstabellens belopp']
  // A new table has no amounts of agreements.
  if (used === 0 && own === undefined && !agreed) return undefined
  return {
    exact: fraction(used),
    formula: showKr(used),
    source,
    inputs: [{ name: amount.name, value: `${showKr(used)} kr` }],
  }
}

/** The rules that give a price of a month's pay alone. */
const monthlyRules = ['MÅNLÖN', 'ARBDAG', 'KALDAG', 'SJUK15', 'SEMTILL', 'SEMDAG']

/** Returns why a pay type's rule gives no price on a day, and where it is set, in Swedish. */
export function missingPrice({ basis, employmentOn }: Reading, { priceRule: rule }: PayTypeFact, on: IsoDate): string {
  const facts = employmentOn(on)
  const onRow = 'Ange à-pris eller belopp på raden'
  if (rule === '') return `${onRow}, eller välj på lönearten hur beloppet räknas fram.`
  if (!facts) return `Personen var inte anställd ${on}. ${onRow}.`
  const slot = basis.amounts.find(each => each.slot === rule)
  if (slot) {
    const places = [
      'i löneartstabellen',
      ...(slot.mayDifferByAgreement ? ['på avtalet'] : []),
      ...(slot.mayDifferByPerson ? ['på den anställda'] : []),
    ]
    return `Beloppet ${slot.name} (${rule}) är inte angivet. Ange det ${listed(places)}.`
  }
  if (/^A\d\d$/.test(rule))
    return `Löneartstabellen använder inte belopp ${rule.slice(1)}. Ange det i löneartstabellen.`
  const isHourly = facts.salaryForm === 'TIM'
  if (rule === 'BILFÖRM') return `Personen har ingen förmånsbil ${on}. ${onRow}.`
  if (isHourly && ['ÖVT94', 'ÖVT72'].includes(rule))
    return `Avtalet säger inte hur övertid betalas vid timlön. Ange det på avtalet, eller à-pris på raden.`
  const name = priceRuleNames.label(rule)
  return isHourly && monthlyRules.includes(rule)
    ? `Lönearten räknar ”${name}”, men personen har timlön. ${onRow}.`
    : `Lönearten räknar ”${name}”, och det går inte. Kontrollera lön och veckoarbetstid på den anställda, eller ange à-pris på raden.`
}

const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join() : `${texts.slice(0, -1).join(', ')} eller ${texts.at(-1)}`

/** Returns the price of a pay type's rule on a day, or undefined when the facts give none. */
export function priceOf(reading: Reading, payType: PayTypeFact, on: IsoDate): Price | undefined {
  const facts = reading.employmentOn(on)
  if (!facts) return undefined
  const { priceRule: rule } = payType
  const driving = mileageOf(reading, payType.number)
  if (driving) {
    const { rate } = driving
    return { exact: fraction(rate), formula: showKr(rate), inputs: [], source: mileageSource }
  }
  const given = {
    sign: signOf(payType),
    reading,
    on,
    facts,
    level: payLevel(facts),
    source: reading.agreementOf(facts).source,
  }
  return /^A\d\d$/.test(rule) ? tableAmount(given, rule) : priceRules[rule]?.(given)
}
