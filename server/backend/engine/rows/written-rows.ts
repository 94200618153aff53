import { monthsBetween } from '#contracts/formulas/facts.ts'
import type { EnteredRow, PayTypeFact, StandingRow } from '../basis/pay-type-facts.ts'
import { type Span, shared } from '../dates.ts'
import { type Fraction, fraction, partOf, rounded, zero } from '../fraction.ts'
import type { Hundredths, Ore } from '../money.ts'
import type { Reading } from '../reading.ts'
import { showHundredths, showKr } from '../show.ts'
import type { Step, StepInput } from '../step.ts'
import { type Draft, type Drafts, signOf } from './draft.ts'
import { formulaSource, formulaValue } from './formula-values.ts'
import { missingPrice, priceOf } from './prices.ts'
import { quantityOf } from './quantities.ts'

/** The sums so far of the company's own bases, by slot. */
type Bases = ReadonlyMap<string, Ore>

/** A standing or entered row with the days that it concerns. */
type Written = Pick<
  EnteredRow,
  'payType' | 'text' | 'quantity' | 'price' | 'amount' | 'units' | 'distribution' | 'imported'
> & {
  readonly id: string
  readonly span: Span
  readonly source: string
}

/** A quantity or price with what explains it, or why there is none. */
type Found<Value> =
  | { readonly value: Value; readonly shown: string; readonly inputs: readonly StepInput[]; readonly source: string }
  | { readonly problem: string }
  | undefined

/** The sums that the end of the calculation finds by itself, after all other rows. */
const calculatedSums = ['SKATT', 'UTMÄTN', 'FACK', 'AVRUND']

/** True when a row has its sum of its pay type alone: tax, garnishment, union fee or rounding. */
const isCalculatedLater = ({ amount, price }: Written, { sumRule }: PayTypeFact): boolean =>
  amount === null && price === null && calculatedSums.includes(sumRule)

const hasFormula = ({ quantityFormula, priceFormula, sumFormula }: PayTypeFact): boolean =>
  quantityFormula + priceFormula + sumFormula !== ''

/** What goes into a row whose imported quantity is rounded. */
const importedInput = ({ imported, quantity }: Pick<Written, 'imported' | 'quantity'>): readonly StepInput[] =>
  imported === undefined || quantity === null
    ? []
    : [{ name: 'Antal i importen', value: `${imported}, avrundat till hundradelar ${showHundredths(quantity)}` }]

function quantityFor(reading: Reading, row: Written, payType: PayTypeFact, bases: Bases): Found<Hundredths> {
  const { quantity, span, source } = row
  if (quantity !== null) return { value: quantity, shown: showHundredths(quantity), inputs: [], source }
  if (payType.quantityFormula !== '') {
    const found = formulaValue(reading, payType.quantityFormula, span.from, bases)
    if ('problem' in found) return found
    const value = rounded(partOf(found.value.exact, [100, 1]))
    return { value, shown: showHundredths(value), inputs: found.value.inputs, source: formulaSource }
  }
  const found = quantityOf(reading, payType.quantityRule, span)
  if (found) {
    const { quantity: value, name } = found
    return { value, shown: `${showHundredths(value)} ${name}`, inputs: [], source }
  }
  // A sum of kronor is one of its kind.
  return payType.unit === 'KR' ? { value: 100, shown: '1', inputs: [], source } : undefined
}

function priceFor(reading: Reading, row: Written, payType: PayTypeFact, bases: Bases): Found<Fraction> {
  const { price, span, source } = row
  if (price !== null) return { value: fraction(price), shown: showKr(price), inputs: [], source }
  if (payType.priceFormula !== '') {
    const found = formulaValue(reading, payType.priceFormula, span.from, bases)
    if ('problem' in found) return found
    const { exact, formula, inputs } = found.value
    return { value: partOf(exact, [100, 1]), shown: `(${formula})`, inputs, source: formulaSource }
  }
  const found = priceOf(reading, payType, span.from)
  return found && { value: found.exact, shown: found.formula, inputs: found.inputs, source: found.source }
}

/** What a row's last step says. */
interface Sum {
  readonly amount: Ore
  readonly formula: string
  readonly inputs: readonly StepInput[]
  readonly source: string
}

function draftOf(
  row: Written,
  payType: PayTypeFact,
  quantity: Hundredths | null,
  price: Fraction | null,
  sum: Sum,
): Draft {
  const { id, text, span, units, distribution } = row
  const { amount, formula, source } = sum
  const inputs = [...sum.inputs, ...importedInput(row)]
  const step: Step = { id, text: text || payType.text, formula, inputs, value: amount, unit: 'kr', source }
  return {
    id,
    payType,
    text,
    from: span.from,
    to: span.to,
    quantity,
    amount,
    units,
    distribution,
    price: price && rounded(price),
    exactPrice: price,
    steps: [step],
  }
}

/** Returns the row of what was written, or why it cannot be calculated. */
function calculated(reading: Reading, row: Written, payType: PayTypeFact, bases: Bases): Draft | { problem: string } {
  const sign = signOf(payType)
  const minus = sign < 0 ? '−' : ''
  const name = `Löneart ${payType.number} ${payType.text}`
  if (row.amount !== null) {
    const amount = sign * row.amount + 0
    const formula = `${showKr(amount)}, registrerat belopp`
    return draftOf(row, payType, row.quantity, row.price === null ? null : fraction(row.price), {
      amount,
      formula,
      inputs: [],
      source: row.source,
    })
  }
  if (payType.sumFormula !== '') {
    const found = formulaValue(reading, payType.sumFormula, row.span.from, bases)
    if ('problem' in found) return { problem: `${name}: ${found.problem}` }
    const { exact, formula, inputs } = found.value
    const amount = sign * rounded(partOf(exact, [100, 1])) + 0
    return draftOf(row, payType, row.quantity, null, {
      amount,
      formula: `${minus}(${formula}) = ${showKr(amount)}, avrundat till hela ören`,
      inputs,
      source: formulaSource,
    })
  }
  const quantity = quantityFor(reading, row, payType, bases)
  const price = priceFor(reading, row, payType, bases)
  if (quantity && 'problem' in quantity) return { problem: `${name}: ${quantity.problem}` }
  if (price && 'problem' in price) return { problem: `${name}: ${price.problem}` }
  if (payType.kind === 'INFO' && quantity && !price)
    return draftOf(row, payType, quantity.value, null, {
      amount: 0,
      formula: `${quantity.shown}, bara information`,
      inputs: [],
      source: row.source,
    })
  if (!quantity)
    return {
      problem: `${name}: antal saknas, så raden är inte med. Ange antalet på raden, eller välj på lönearten hur det räknas fram.`,
    }
  if (!price) {
    const missing = missingPrice(reading, payType, row.span.from)
    return {
      problem: `${name}: à-pris saknas för antalet ${showHundredths(quantity.value)}, så raden är inte med. ${missing}`,
    }
  }
  const isShare = payType.sumRule === 'PROCENT'
  const exact = partOf(price.value, [sign * quantity.value, isShare ? 10_000 : 100])
  const amount = rounded(exact)
  return draftOf(row, payType, quantity.value, price.value, {
    amount,
    formula: `${minus}${quantity.shown}${isShare ? '\u00A0%' : ''} × ${price.shown} = ${showKr(amount)}, avrundat till hela ören`,
    inputs: [...quantity.inputs, ...price.inputs],
    source: price.source,
  })
}

/** True when a standing row is paid with this payout. */
function isDue({ from, to, interval }: StandingRow, { basis }: Reading): boolean {
  const { pay } = basis.payout
  if (from > pay.to || (to !== null && to < pay.from)) return false
  const months = monthsBetween(`${from.slice(0, 7)}-01`, `${pay.to.slice(0, 7)}-01`)
  return months % Math.max(1, interval) === 0
}

/** Returns the standing and entered rows of the payout. */
export function writtenRows(reading: Reading): readonly Written[] {
  const { standing, entered, payout, person } = reading.basis
  const employed = { from: person.employedFrom, to: person.employedTo ?? payout.pay.to }
  const paid = shared(payout.pay, employed)
  return [
    ...standing.flatMap((row): readonly Written[] => {
      const span = paid && shared(paid, { from: row.from, to: row.to ?? payout.pay.to })
      return span && isDue(row, reading)
        ? [{ ...row, id: `fast.${row.id}`, span, source: row.source ?? 'Fast lönepost' }]
        : []
    }),
    ...entered.flatMap((row): readonly Written[] => {
      const span = { from: row.from, to: row.to }
      return row.replaces === '' ? [{ ...row, id: `rad.${row.id}`, span, source: 'Registrerad rad' }] : []
    }),
  ]
}

const exactly = (amount: Ore, quantity: Hundredths): Fraction => fraction(amount * 100, quantity)

/**
 * Returns the standing and entered rows. A formula reads the company's own bases as the sums of the
 * rows before it: those without formulas, then those with, by the numbers of their pay types.
 *
 * @param earlier the rows that are calculated of the facts, which the bases count first
 */
export function writtenDrafts(reading: Reading, earlier: readonly Draft[]): Drafts {
  const warnings: string[] = []
  const rows: Draft[] = []
  const bases = new Map<string, Ore>()
  const count = ({ payType, amount }: Draft) => {
    for (const slot of payType.kind === 'INFO' ? [] : payType.bases) bases.set(slot, (bases.get(slot) ?? 0) + amount)
  }
  earlier.forEach(count)
  const found = writtenRows(reading).flatMap(row => {
    const payType = reading.payType(row.payType)
    if (!payType) warnings.push(`Löneart ${row.payType} finns inte i löneartstabellen. Raden är inte med.`)
    return payType && !isCalculatedLater(row, payType) ? [{ row, payType }] : []
  })
  const plain = found.filter(({ payType }) => !hasFormula(payType))
  const byFormula = found.filter(({ payType }) => hasFormula(payType)).toSorted(byNumber)
  for (const { row, payType } of [...plain, ...byFormula]) {
    const result = calculated(reading, row, payType, bases)
    if ('problem' in result) {
      warnings.push(result.problem)
      continue
    }
    rows.push(result)
    count(result)
  }
  return { rows, warnings }
}

type ByType = { readonly row: Written; readonly payType: PayTypeFact }
const byNumber = (a: ByType, b: ByType): number =>
  a.payType.number < b.payType.number ? -1 : a.payType.number > b.payType.number ? 1 : a.row.id < b.row.id ? -1 : 1

/** Returns a calculated row with what somebody has changed of it. */
function replaced(draft: Draft, by: EnteredRow): Draft {
  const { payType } = draft
  const sign = signOf(payType)
  const quantity = by.quantity ?? draft.quantity
  const unitPrice =
    by.price !== null
      ? fraction(by.price)
      : (draft.exactPrice ?? (draft.quantity ? exactly(Math.abs(draft.amount), draft.quantity) : null))
  const isRecounted = by.amount === null && (by.quantity !== null || by.price !== null)
  const exact = isRecounted && unitPrice && quantity !== null ? partOf(unitPrice, [sign * quantity, 100]) : null
  const amount = by.amount !== null ? sign * by.amount + 0 : exact ? rounded(exact) : draft.amount
  const terms = exact ? `${showHundredths(sign * (quantity ?? 0))} × ${showKr(rounded(unitPrice ?? zero))} = ` : ''
  const last = draft.steps.at(-1)
  // A tax row deducts what its step gives.
  const value = draft.id.startsWith('skatt.') ? -amount + 0 : amount
  const step: Step = {
    id: `rad.${by.id}`,
    text: `${by.text || draft.text || payType.text}, ändrad`,
    value,
    unit: 'kr',
    formula: `${terms}${showKr(amount)}, registrerad ändring`,
    inputs: last ? [{ name: 'Beräknat', value: `${showKr(last.value)} kr`, step: last.id }] : [],
    source: 'Registrerad rad',
  }
  return {
    ...draft,
    quantity,
    amount,
    text: by.text || draft.text,
    steps: [...draft.steps, step],
    price: by.price ?? draft.price,
    units: by.units.length > 0 ? by.units : draft.units,
    distribution: by.distribution || draft.distribution,
  }
}

/** Returns rows with the changes that somebody has made of them. The calculated steps stay. */
export function withChanges({ basis }: Reading, { rows, warnings }: Drafts): Drafts {
  return {
    rows: rows.map(draft => basis.entered.filter(({ replaces }) => replaces === draft.id).reduce(replaced, draft)),
    warnings,
  }
}

/** Returns a warning for each change of a row that is no longer calculated. */
export const lostChanges = ({ basis }: Reading, rows: readonly Draft[]): readonly string[] =>
  basis.entered
    .filter(({ replaces }) => replaces !== '' && rows.every(({ id }) => id !== replaces))
    .map(({ payType }) => `Löneart ${payType}: raden som ändrades räknas inte längre fram. Ändringen är inte med.`)
