import type { PayRow, Payslip, PayTotals } from '../../engine/payslip.ts'
import { showKr } from '../../engine/show.ts'
import type { Step } from '../../engine/step.ts'

/** What ends the id of a row that only takes back: its id is another row's as well. */
const takenBack = /~\d+$/

/** Returns the id that a row has on the payslip that is corrected. */
const plainId = (id: string): string => id.replace(takenBack, '')

/**
 * Returns everything that sums, postings and declarations read of a row beside its amount: rows
 * with the same are one row, whose amounts are added.
 */
const likeness = (row: PayRow): string =>
  JSON.stringify([
    plainId(row.id),
    row.payType,
    row.from,
    row.to,
    row.unit,
    row.kind,
    row.tax,
    row.contribution,
    row.box,
    row.tick,
    row.declaredAbsence,
    row.account,
    row.units,
    row.distribution,
  ])

const nothing: PayTotals = {
  gross: 0,
  benefits: 0,
  taxable: 0,
  tax: 0,
  afterTax: 0,
  net: 0,
  contributionBase: 0,
  contributions: 0,
  payrollTax: 0,
}

const totalNames = Object.keys(nothing) as readonly (keyof PayTotals)[]

/** Returns totals, each by its own rule. */
const eachTotal = (of: (name: keyof PayTotals) => number): PayTotals =>
  Object.fromEntries(totalNames.map(name => [name, of(name)])) as unknown as PayTotals

/** Rows that are the same, with their sums. */
interface SummedRow {
  readonly row: PayRow
  readonly amount: number
  readonly quantity: number
}

/** Returns the rows of payslips, those that are the same as one. */
function summedRows(payslips: readonly Pick<Payslip, 'rows'>[]): ReadonlyMap<string, SummedRow> {
  const sums = new Map<string, SummedRow>()
  for (const row of payslips.flatMap(({ rows }) => rows)) {
    const before = sums.get(likeness(row))
    sums.set(likeness(row), {
      row,
      amount: (before?.amount ?? 0) + row.amount,
      quantity: (before?.quantity ?? 0) + (row.quantity ?? 0),
    })
  }
  return sums
}

/** The contributions by rate: steps 'avgift.1' and so on, named by their texts. */
const isRate = ({ id }: Step): boolean => /^avgift\.\d+$/.test(id)

function ratesOf(payslips: readonly Pick<Payslip, 'steps'>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { text, value } of payslips.flatMap(({ steps }) => steps.filter(isRate)))
    sums.set(text, (sums.get(text) ?? 0) + value)
  return sums
}

/**
 * Returns what payslips say together: a payslip with those that correct it. The days, balances and
 * warnings are those of the last.
 */
export function togetherOf(payslips: readonly [Payslip, ...Payslip[]]): Payslip {
  const last = payslips.at(-1) ?? payslips[0]
  return {
    ...last,
    totals: eachTotal(name => payslips.reduce((sum, { totals }) => sum + totals[name], 0)),
    rows: [...summedRows(payslips).values()]
      .filter(({ amount, quantity }) => amount !== 0 || quantity !== 0)
      .map(({ row, amount, quantity }) => ({
        ...row,
        id: plainId(row.id),
        amount,
        quantity: row.quantity === null ? null : quantity,
      })),
  }
}

/** Returns a payslip of nothing, in place of one that is taken back. */
export const emptied = (payslip: Payslip): Payslip => ({
  ...payslip,
  rows: [],
  totals: nothing,
  steps: [],
  warnings: [],
  balances: payslip.balances.map(each => ({ ...each, after: each.before })),
})

/**
 * Returns the payslip that makes payslips right: the corrected one less what they say together. Its
 * rows are the differences; a row whose kind, account or days are others is taken back whole and
 * comes anew.
 *
 * @param paid the payslip and its corrections; none when all of it has been taken back
 */
export function differenceOf(corrected: Payslip, paid: readonly Payslip[]): Payslip {
  const [before, after] = [summedRows(paid), summedRows([corrected])]
  const taken = [...before].filter(([key]) => !after.has(key)).map(([, { row, ...was }]) => ({ row, was, is: none }))
  const given = [...after].map(([key, { row, ...is }]) => ({ row, is, was: before.get(key) ?? none }))
  const seen = new Map<string, number>()
  const changes = [...given, ...taken]
    .filter(({ is, was }) => is.amount !== was.amount || is.quantity !== was.quantity)
    .map(({ row, is, was }) => {
      const id = plainId(row.id)
      const times = seen.get(id) ?? 0
      seen.set(id, times + 1)
      return { row, is, was, id: times === 0 ? id : `${id}~${times}` }
    })
  const own = changes.map(stepOf)
  return {
    ...corrected,
    rows: changes.map(({ row, is, was, id }, at) => ({
      ...row,
      id,
      amount: is.amount - was.amount,
      quantity: row.quantity === null ? null : is.quantity - was.quantity,
      price: is.quantity === was.quantity ? null : row.price,
      steps: [...(is === none ? [] : row.steps), own[at]?.id ?? ''],
    })),
    totals: eachTotal(name => corrected.totals[name] - paid.reduce((sum, { totals }) => sum + totals[name], 0)),
    steps: [...corrected.steps.map(renamed), ...own, ...contributionSteps(corrected, paid)],
  }
}

const none = { amount: 0, quantity: 0 }
type Sums = typeof none

interface Change {
  readonly row: PayRow
  readonly is: Sums
  readonly was: Sums
  readonly id: string
}

/** Returns the step of a row's difference. That of a tax row is what is deducted. */
function stepOf({ row, is, was, id }: Change): Step {
  const sign = row.kind === 'SKATT' ? -1 : 1
  const [now, earlier] = [sign * is.amount + 0, sign * was.amount + 0]
  const last = is === none ? undefined : row.steps.at(-1)
  return {
    id: `rättelse.${id}`,
    text: `Rättelse, ${row.text}`,
    value: now - earlier,
    unit: 'kr' as const,
    formula: `${showKr(now)} − ${showKr(earlier)}`,
    inputs: [
      { name: 'Rätt belopp', value: `${showKr(now)} kr`, ...(last !== undefined && { step: last }) },
      { name: 'Tidigare', value: `${showKr(earlier)} kr` },
    ],
    source: 'Det rättade lönebeskedet',
  }
}

/** The corrected contributions are steps of their own: 'avgift' is what a payslip adds to them. */
const isContribution = (id: string | undefined): boolean => id !== undefined && /^avgift(\.\d+)?$/.test(id)
const nameOf = (id: string): string => (isContribution(id) ? `rätt.${id}` : id)
const renamed = (step: Step): Step => ({
  ...step,
  id: nameOf(step.id),
  inputs: step.inputs.map(input => (input.step === undefined ? input : { ...input, step: nameOf(input.step) })),
})

function contributionSteps(corrected: Payslip, paid: readonly Payslip[]): readonly Step[] {
  const [now, before] = [ratesOf([corrected]), ratesOf(paid)]
  const source = 'Det rättade lönebeskedet'
  const step = (id: string, text: string, is: number, was: number): Step => ({
    id,
    text,
    value: is - was,
    unit: 'kr',
    source,
    formula: `${showKr(is)} − ${showKr(was)}`,
    inputs: [
      { name: 'Rätt belopp', value: `${showKr(is)} kr` },
      { name: 'Tidigare', value: `${showKr(was)} kr` },
    ],
  })
  const rates = [...new Set([...now.keys(), ...before.keys()])]
    .map(text => ({ text, is: now.get(text) ?? 0, was: before.get(text) ?? 0 }))
    .filter(({ is, was }) => is !== was)
    .map(({ text, is, was }, at) => step(`avgift.${at + 1}`, text, is, was))
  const was = paid.reduce((sum, { totals }) => sum + totals.contributions, 0)
  return [...rates, step('avgift', 'Arbetsgivaravgifter', corrected.totals.contributions, was)]
}

/** True when a payslip changes nothing. */
export const isNothing = ({ rows, totals }: Payslip): boolean =>
  rows.length === 0 && totalNames.every(name => totals[name] === 0)
