import { fraction, partOf, rounded } from '../fraction.ts'
import type { Line } from '../line.ts'
import { hourFormula, hourValue, type PayLevel, payInputs } from '../pay-level.ts'
import { showHundredths, showKr, showRate } from '../show.ts'
import type { Step } from '../step.ts'
import { hoursOf, showMinutes } from './overtime.ts'
import { type KindOfDay, type RuledMinutes, ruledTime, type TimeRule, type TimeSpan } from './ruled-time.ts'

/**
 * The six registers of rules, by their short names: inconvenient hours, on duty, on call, extra
 * days off, holidays and overtime.
 */
export type RuleRegister = 'OB' | 'JOR' | 'BER' | 'ELD' | 'HLG' | 'OVT'

/** The lines of rules: paid, or credited as time off. */
export type RuleLineKind = `rule.${RuleRegister}` | `rule.${RuleRegister}Lieu`

function lineOf(
  register: RuleRegister,
  own: readonly RuledMinutes[],
  rule: TimeRule,
  level: PayLevel,
  source: string,
): Line<RuleLineKind> {
  const dates = own.map(({ date }) => date).toSorted()
  const [from, to] = [dates[0] ?? '', dates.at(-1) ?? '']
  const minutes = own.reduce((sum, each) => sum + each.minutes, 0)
  const common = { id: `regel.${register}.${rule.id}.${from}`, text: rule.text, source: `${source}, regel ${rule.id}` }
  const time = { name: 'Tid', value: `${showHundredths(hoursOf(minutes))} timmar` }
  if (rule.paidBy === 'TID') {
    const quantity = rounded(partOf(fraction(minutes * 100, 60), [rule.timeFactor, 10_000]))
    const step: Step = {
      ...common,
      inputs: [time],
      value: quantity,
      unit: 'timmar',
      formula: `${showMinutes(minutes)} × ${showRate(rule.timeFactor)} = ${showHundredths(quantity)} timmar, avrundat till hundradelar`,
    }
    return { kind: `rule.${register}Lieu`, from, to, quantity, unit: 'TIM', price: null, amount: 0, steps: [step] }
  }
  const isShare = rule.paidBy === 'PRC'
  const hour = isShare ? partOf(hourValue(level), [rule.share, 10_000]) : fraction(rule.amount)
  const amount = rounded(partOf(hour, [minutes, 60]))
  const price = isShare ? `${hourFormula(level)} × ${showRate(rule.share)}` : showKr(rule.amount)
  const step: Step = {
    ...common,
    inputs: isShare ? [...payInputs(level), time] : [time],
    value: amount,
    unit: 'kr',
    formula: `${showMinutes(minutes)} × ${price} = ${showKr(amount)}, avrundat till hela ören`,
  }
  return {
    kind: `rule.${register}`,
    from,
    to,
    quantity: hoursOf(minutes),
    unit: 'TIM',
    price: rounded(hour),
    amount,
    steps: [step],
  }
}

/**
 * Returns what the rules of a register add for time, one line a rule.
 *
 * @param source the agreement, as it is shown
 */
export function ruleLines(
  register: RuleRegister,
  given: readonly TimeSpan[],
  rules: readonly TimeRule[],
  kindOf: KindOfDay,
  level: PayLevel,
  source: string,
): readonly Line<RuleLineKind>[] {
  const byRule = Map.groupBy(ruledTime(given, rules, kindOf), ({ rule }) => rule)
  return [...byRule]
    .toSorted(([a], [b]) => (a.id < b.id ? -1 : 1))
    .map(([rule, own]) => lineOf(register, own, rule, level, source))
}
