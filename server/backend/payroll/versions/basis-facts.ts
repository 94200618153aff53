import { absenceTypes } from '#contracts/code-lists/absence.ts'
import type { BasisDifference } from '#contracts/payroll/versions/shapes.ts'
import type { EmploymentFacts } from '../../engine/basis/person-facts.ts'
import type { Basis } from '../../engine/basis.ts'
import { showHundredths, showKr, showRate } from '../../engine/show.ts'
import { canonicalJson } from '../../platform/canonical-json.ts'

/** A fact by its Swedish name, as it is read. */
type Fact = readonly [name: string, value: string]

const kr = (amount: number | null): string => (amount === null ? '' : `${showKr(amount)} kr`)
const days = (from: string, to: string | null): string =>
  to === null ? `från ${from}` : from === to ? from : `${from}–${to}`
const words = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ')

const employmentFacts = (facts: EmploymentFacts, from: string): readonly Fact[] => [
  [`Lön ${from}`, `${kr(facts.pay)} per ${facts.salaryForm === 'TIM' ? 'timme' : 'månad'}`],
  [`Sysselsättningsgrad ${from}`, showRate(facts.degree)],
  [`Arbetstid per vecka ${from}`, `${showHundredths(facts.weeklyHours)} timmar`],
  [`Avtal ${from}`, words(...facts.agreement.split('/').slice(0, 2))],
  [`Resultatenheter ${from}`, words(...facts.units)],
]

const balanceNames: Readonly<Record<string, string>> = {
  BET: 'Betalda semesterdagar',
  SPA: 'Sparade semesterdagar',
  FÖR: 'Förskottssemester',
  OBE: 'Obetalda semesterdagar',
  KOMP: 'Komptid',
  FLEX: 'Flextid',
}

type Written = Pick<Basis['entered'][number], 'payType' | 'text' | 'from' | 'quantity' | 'price' | 'amount'> & {
  readonly to: string | null
}
const rowFact = (what: string, { payType, text, from, to, quantity, price, amount }: Written): Fact => [
  [what, payType, text].filter(Boolean).join(' '),
  words(
    days(from, to),
    quantity === null ? null : `antal ${showHundredths(quantity)}`,
    price === null ? null : `à ${kr(price)}`,
    kr(amount),
  ),
]

/** Returns the facts that a person would look for in a basis. */
function factsOf(basis: Basis): readonly Fact[] {
  const { payout, person, tax, history, union } = basis
  const now = basis.employment.findLast(({ from }) => from <= payout.pay.from) ?? basis.employment[0]
  const later = basis.employment.filter(facts => facts !== now && facts.from > payout.pay.from)
  const { adjustment } = tax
  const { accrual, parental = [] } = basis.holiday
  return [
    ['Utbetalningsdatum', payout.payDate],
    ['Lönen gäller', days(payout.pay.from, payout.pay.to)],
    ['Avvikelserna gäller', days(payout.deviations.from, payout.deviations.to)],
    ['Anställd', days(person.employedFrom, person.employedTo)],
    ...(now ? employmentFacts(now, 'vid periodens början') : []),
    ...later.flatMap(facts => employmentFacts(facts, `från ${facts.from}`)),
    ['Skattetyp', tax.type],
    ['Skattetabell', tax.table === null ? '' : String(tax.table)],
    ['Skattekolumn', tax.column === null ? '' : String(tax.column)],
    [
      'Jämkning',
      adjustment
        ? words(days(adjustment.from, adjustment.to), showRate(adjustment.percent), kr(adjustment.amount))
        : '',
    ],
    ['Extra skatt', kr(tax.extra)],
    ['Arbetsgivaravgift', basis.contribution.type],
    ...basis.entered.map(row => rowFact('Rad', row)),
    ...basis.standing.map(row => rowFact('Fast rad', row)),
    ...basis.absences.map(
      ({ type, from, to, extent }): Fact => [
        `Frånvaro från ${from}`,
        words(
          absenceTypes.options().find(({ value }) => value === type)?.label ?? type,
          days(from, to),
          showRate(extent),
        ),
      ],
    ),
    ...basis.time.map(({ date, hours }): Fact => [`Arbetad tid ${date}`, `${showHundredths(hours)} timmar`]),
    ...basis.balances.map(
      ({ kind, before }): Fact => [`Saldo före: ${balanceNames[kind] ?? kind}`, showHundredths(before)],
    ),
    ...(accrual ? [['Anställningsdagar i semesteråret', `${accrual.after.employed}`] as const] : []),
    ...parental.map(({ child, after }): Fact => [`Föräldradagar för ${child}`, `${after}`]),
    ...basis.cars.map(({ name, from, to, deduction }): Fact => [`Bil ${name}`, words(days(from, to), kr(deduction))]),
    ['Fackavgift', union ? words(union.name, kr(union.amount)) : ''],
    ['Tidigare utbetalt i månaden', kr(history.earlierInMonth.cash)],
    ['Tidigare utbetalt i år', kr(history.earlierInYear.cash)],
    ['Tidigare skatt i år', kr(history.earlierInYear.tax)],
  ]
}

/** Returns facts by names that are each one's own: the second of a name gets a number. */
function byName(facts: readonly Fact[]): ReadonlyMap<string, string> {
  const named = new Map<string, string>()
  for (const [name, value] of facts) {
    let [own, number] = [name, 1]
    while (named.has(own)) {
      number += 1
      own = `${name} (${number})`
    }
    named.set(own, value)
  }
  return named
}

/** Returns the pay types whose rules differ. */
function payTypeDifferences(before: Basis, now: Basis): BasisDifference[] {
  const then = new Map(before.payTypes.map(each => [each.number, each]))
  const today = new Map(now.payTypes.map(each => [each.number, each]))
  return [...new Set([...then.keys(), ...today.keys()])].flatMap(number => {
    const [old, current] = [then.get(number), today.get(number)]
    if (canonicalJson(old) === canonicalJson(current)) return []
    const isBoth = old !== undefined && current !== undefined
    const said = isBoth ? ['Tidigare regler', 'Ändrade regler'] : [old?.text ?? '', current?.text ?? '']
    return [{ Namn: `Löneart ${number}`, Da: said[0] ?? '', Nu: said[1] ?? '' }]
  })
}

/**
 * Returns the facts that differ between two bases: of one that is gone or new, an empty text. What
 * differs and has no name of its own is told as one.
 */
export function basisDifferences(before: Basis, now: Basis): BasisDifference[] {
  const [then, today] = [byName(factsOf(before)), byName(factsOf(now))]
  const facts = [...new Set([...then.keys(), ...today.keys()])].flatMap(Namn => {
    const [Da = '', Nu = ''] = [then.get(Namn), today.get(Namn)]
    return Da === Nu ? [] : [{ Namn, Da, Nu }]
  })
  const all = [...facts, ...payTypeDifferences(before, now)]
  const isSame = canonicalJson(before) === canonicalJson(now)
  return isSame || all.length > 0 ? all : [{ Namn: 'Övriga uppgifter i underlaget', Da: '', Nu: 'Ändrade' }]
}
