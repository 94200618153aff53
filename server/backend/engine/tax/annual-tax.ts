import type { Segment, TaxColumn, TaxTableRules } from './tax-rules.ts'

/** A year's tax by SKV 433, in whole SEK. */
export interface AnnualTax {
  readonly allowance: number
  /** The income less the allowance. */
  readonly taxable: number
  readonly state: number
  readonly municipal: number
  readonly burial: number
  readonly pensionFee: number
  readonly publicService: number
  /** The credits, each as far as there is tax to take it from. */
  readonly pensionCredit: number
  readonly workCredit: number
  readonly earnedIncomeCredit: number
  readonly total: number
}

/** The shares and base amounts of the rules are in ten-thousandths. */
const whole = 10_000n
/** Lines are calculated in hundred-millionths of a krona: a share of a share of a base amount. */
const unit = whole * whole
const upwards = (value: bigint, step: bigint): bigint => ((value + step - 1n) / step) * step
const least = (a: number, b: number): number => Math.min(a, b)

/** Returns the value of the line that an income belongs to, in hundred-millionths of a krona. */
function lineAt(segments: readonly Segment[], income: number, baseAmount: number): bigint {
  const scaled = BigInt(income) * whole
  const base = BigInt(baseAmount)
  const segment = segments.find(({ upTo }) => upTo === null || scaled <= BigInt(upTo) * base)
  if (!segment) throw new RangeError('The last segment of a tax table’s line has a limit')
  return BigInt(segment.baseAmounts) * base * whole + BigInt(segment.rate) * (scaled - BigInt(segment.over) * base)
}

/**
 * Returns the tax of a yearly income, as the tax tables are calculated (SKV 433).
 *
 * @param yearly in whole SEK; it is rounded down to hundreds
 */
export function annualTax(rules: TaxTableRules, table: number, column: TaxColumn, yearly: number): AnnualTax {
  const income = Math.floor(yearly / 100) * 100
  const line = (segments: readonly Segment[]): bigint => lineAt(segments, income, rules.priceBaseAmount)
  const isOlder = column === 2 || column === 3
  const exact = line(rules.allowance) + (isOlder ? line(rules.olderAllowance) : 0n)
  const allowance = least(Number(upwards(exact, 100n * unit) / unit), income)
  const taxable = income - allowance
  const municipalRate = table * 100 - rules.burialAndChurch
  const { stateTax, publicService: service, earnedIncomeCredit: earned } = rules
  const share = (amount: number, rate: number): number => Math.floor((amount * rate) / 10_000)

  const state = taxable >= stateTax.from ? share(taxable - stateTax.over, stateTax.rate) : 0
  const municipal = share(taxable, municipalRate)
  const burial = share(taxable, rules.burialAndChurch)
  const publicService = least(share(taxable, service.rate), service.most)
  const pensionFee = column === 1 || column === 3 || column === 5 ? pensionFeeOf(rules, income) : 0

  const pensionCredit = least(pensionFee, municipal + state)
  const fromState = Math.max(0, pensionCredit - municipal)
  const leftOfMunicipal = municipal - (pensionCredit - fromState)
  const workCredit = least(workCreditOf(rules, column, income, allowance, municipalRate), leftOfMunicipal)
  const earnedIncomeCredit = least(
    least(share(Math.max(0, taxable - earned.over), earned.rate), earned.most),
    leftOfMunicipal - workCredit,
  )
  const credits = pensionCredit + workCredit + earnedIncomeCredit
  const total = state + municipal + burial + pensionFee + publicService - credits
  return {
    allowance,
    taxable,
    state,
    municipal,
    burial,
    pensionFee,
    publicService,
    pensionCredit,
    workCredit,
    earnedIncomeCredit,
    total,
  }
}

/** Returns the general pension fee, to the nearest hundred. Fifty goes down. */
function pensionFeeOf({ pensionFee: { rate, from, upTo } }: TaxTableRules, income: number): number {
  if (income < from) return 0
  return Math.ceil((least(income, upTo) * rate - 500_000) / 1_000_000) * 100
}

/** Returns the credit for work, or for sickness compensation in column 4, in whole SEK. */
function workCreditOf(
  rules: TaxTableRules,
  column: TaxColumn,
  income: number,
  allowance: number,
  municipalRate: number,
): number {
  const line = (segments: readonly Segment[]): bigint => lineAt(segments, income, rules.priceBaseAmount)
  const byRate = (segments: readonly Segment[]): number => {
    const base = line(segments) - BigInt(allowance) * unit
    return base <= 0n ? 0 : Number((base * BigInt(municipalRate)) / (unit * whole))
  }
  switch (column) {
    case 1:
      return byRate(rules.workCredit)
    case 3:
      return Number(line(rules.olderWorkCredit) / unit)
    case 4: {
      const lowest = BigInt(income) * BigInt(rules.leastSicknessCredit) * BigInt(municipalRate)
      return Math.max(byRate(rules.sicknessCredit), Number(lowest / unit))
    }
    default:
      return 0
  }
}
