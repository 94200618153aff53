import { addDays, type IsoDate } from '#contracts/rules/date.ts'
import type { Agreement, EmploymentFacts } from '../basis/person-facts.ts'
import { datesIn, daysIn, daysOfMonth, monthOf, type Span, shared } from '../dates.ts'
import { type Fraction, fraction, least, type Part, partOf, plus, rounded, zero } from '../fraction.ts'
import { showPart } from '../line.ts'
import type { Ore } from '../money.ts'
import type { Reading } from '../reading.ts'
import { type Draft, type Drafts, noDrafts } from '../rows/draft.ts'
import { showHundredths, showKr, showRate } from '../show.ts'
import type { Step } from '../step.ts'

/** Days in a row of one month with the same facts. */
interface Stretch extends Span {
  readonly facts: EmploymentFacts
  readonly agreement: Agreement
}

/** The days of a month, and what is paid for a part of it. */
interface Month {
  readonly first: IsoDate
  readonly days: number
  readonly isWhole: boolean
}

/** A stretch with its exact pay, and how it was reached. */
interface Piece extends Stretch {
  readonly exact: Fraction
  readonly terms: string
  readonly source: string
  /** Null for a whole month. */
  readonly part: { readonly count: number; readonly of: Part } | null
}

/** Returns the days of an employment in a span, by month and then by what holds. */
function stretchesOf(reading: Reading, span: Span): readonly (readonly Stretch[])[] {
  const { employedFrom, employedTo } = reading.basis.person
  const employed = shared(span, { from: employedFrom, to: employedTo ?? span.to })
  if (!employed) return []
  const months = new Map<string, Stretch[]>()
  for (const date of datesIn(employed)) {
    const facts = reading.employmentOn(date)
    if (facts?.salaryForm !== 'MÅN') continue
    const month = months.get(monthOf(date)) ?? []
    const last = month.at(-1)
    if (last && last.facts === facts && addDays(last.to, 1) === date) month.splice(-1, 1, { ...last, to: date })
    else month.push({ from: date, to: date, facts, agreement: reading.agreementOf(facts) })
    months.set(monthOf(date), month)
  }
  return [...months.values()]
}

/** Returns the part of the month that a stretch is, by its agreement. */
function partOfMonth(reading: Reading, month: Month, stretch: Stretch): { count: number; of: Part } {
  const { partMonth } = stretch.agreement
  if (partMonth === 'WORKDAYS') {
    const workdays = (span: Span) => reading.daysIn(span).filter(({ isWorkday }) => isWorkday).length
    const all = workdays({ from: month.first, to: addDays(month.first, month.days - 1) })
    if (all > 0) return { count: workdays(stretch), of: [1, all] }
  }
  // A change within a whole month shares the month: by the year's days it would not add up.
  const isByYear = partMonth === 'YEAR' && !month.isWhole
  return { count: daysIn(stretch), of: isByYear ? [12, 365] : [1, month.days] }
}

function piecesOf(reading: Reading, stretches: readonly Stretch[]): readonly Piece[] {
  const [first] = stretches
  if (!first) return []
  const name = monthOf(first.from)
  const days = daysOfMonth(name)
  const month = {
    first: `${name}-01`,
    days,
    isWhole: stretches.reduce((total, stretch) => total + daysIn(stretch), 0) === days,
  }
  return stretches.map(stretch => {
    const { pay } = stretch.facts
    const { source } = stretch.agreement
    if (daysIn(stretch) === days)
      return { ...stretch, exact: fraction(pay), terms: `hel månad ${showKr(pay)}`, source, part: null }
    const part = partOfMonth(reading, month, stretch)
    const unit = stretch.agreement.partMonth === 'WORKDAYS' ? 'arbetsdagar' : 'kalenderdagar'
    return {
      ...stretch,
      source,
      part,
      exact: least(partOf(partOf(fraction(pay), part.of), [part.count, 1]), fraction(pay)),
      terms: `${part.count} ${unit} × ${showKr(pay)} ${showPart(part.of)}`,
    }
  })
}

/** Returns the fixed pay of days, without steps: what the same days would be paid today. */
export function fixedPayOf(reading: Reading, span: Span): Ore {
  const exact = (stretches: readonly Stretch[]) =>
    rounded(piecesOf(reading, stretches).reduce((total, piece) => plus(total, piece.exact), zero))
  return stretchesOf(reading, span).reduce((total, stretches) => total + exact(stretches), 0)
}

/**
 * Returns the rows of fixed monthly pay for the payout's days. A month in which the pay, the
 * degree, the agreement or the units change has a row for each stretch; rounded as they add up, so
 * that the rows are together what the month is.
 */
export function fixedPay(reading: Reading): Drafts {
  const [whole, partly] = [reading.steered('ArtManLon'), reading.steered('ArtDelLon')]
  const rows = stretchesOf(reading, reading.basis.payout.pay).flatMap(stretches => {
    let before = zero
    return piecesOf(reading, stretches).flatMap((piece): readonly Draft[] => {
      const until = plus(before, piece.exact)
      const amount = rounded(until) - rounded(before) + 0
      before = until
      const payType = piece.part ? (partly ?? whole) : whole
      return payType ? [rowOf(piece, payType, amount)] : []
    })
  })
  return whole || partly ? { rows, warnings: [] } : noDrafts
}

function rowOf(piece: Piece, payType: Draft['payType'], amount: Ore): Draft {
  const { from, to, facts, part } = piece
  const id = `lön.${from}`
  const step: Step = {
    id,
    text: part ? 'Lön för del av månad' : 'Månadslön',
    value: amount,
    unit: 'kr',
    source: piece.source,
    formula: `${piece.terms} = ${showKr(amount)}${part ? ', avrundat till hela ören' : ''}`,
    inputs: [
      { name: 'Månadslön', value: `${showKr(facts.pay)} kr` },
      { name: 'Sysselsättningsgrad', value: showRate(facts.degree) },
      ...(part ? [{ name: 'Dagar', value: showHundredths(part.count * 100) }] : []),
    ],
  }
  const exactPrice = part ? partOf(fraction(facts.pay), part.of) : fraction(facts.pay)
  return {
    id,
    payType,
    text: '',
    from,
    to,
    quantity: part ? part.count * 100 : 100,
    price: rounded(exactPrice),
    exactPrice,
    amount,
    steps: [step],
    units: facts.units,
    distribution: facts.distribution,
  }
}
