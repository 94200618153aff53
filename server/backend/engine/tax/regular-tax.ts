import { inForce } from '../law.ts'
import type { Law } from '../law-rules.ts'
import { kronor, type Ore, shareOf, toKronor, wholeKronor } from '../money.ts'
import { showKr, showRate } from '../show.ts'
import type { Explained, Step, StepInput } from '../step.ts'
import { adjustmentInForce, afterEnd, type TaxFacts, tableOf, usesTable } from './tax-facts.ts'
import { taxRow } from './tax-table.ts'

const id = 'skatt.lopande'
const decision = 'Skatteverkets beslut om jämkning'

/** Returns the tax of a payment's regular pay and benefits, with the step 'skatt.lopande'. */
export function regularTax(law: Law, facts: TaxFacts): Explained<Ore> {
  const { cash, benefits } = facts
  if (cash + benefits === 0) return { value: 0, steps: [] }
  const adjustment = adjustmentInForce(facts)
  if (adjustment?.kind === 'PROCENT') {
    return shareOfPay(cash + benefits, adjustment.percent, 'Skatt enligt jämkning', decision, inputsOf(facts))
  }
  if (adjustment?.kind === 'BELOPP') {
    // The decision is of a month, however many payments it has.
    const { tax: before } = facts.earlier ?? { tax: 0 }
    const value = Math.max(0, wholeKronor(adjustment.amount) - before)
    const terms = before === 0 ? '' : ` − ${showKr(before)}, redan draget i månaden`
    const formula = `${showKr(wholeKronor(adjustment.amount))}${terms}`
    return one({ text: 'Skatt enligt jämkning', formula, inputs: [], value, source: decision })
  }
  const added = adjustment?.kind === 'PLUS' ? adjustment.amount : 0
  const taken = adjustment?.kind === 'MINUS' ? adjustment.amount : 0
  const base = Math.max(0, cash + benefits + added - taken)
  const inputs: StepInput[] = [...inputsOf(facts)]
  if (added > 0) inputs.push({ name: 'Jämkning, höjt underlag', value: `${showKr(added)} kr` })
  if (taken > 0) inputs.push({ name: 'Jämkning, sänkt underlag', value: `${showKr(taken)} kr` })
  if (usesTable(facts)) return byTable(law, facts, base, inputs)
  const { value: rules, source } = inForce(law.tax.deduction, facts.payDate)
  return shareOfPay(base, rules.sideIncome, sideText(facts), source, inputs)
}

const inputsOf = ({ cash, benefits }: TaxFacts): readonly StepInput[] => [
  { name: 'Kontant lön', value: `${showKr(cash)} kr` },
  ...(benefits === 0 ? [] : [{ name: 'Förmåner', value: `${showKr(benefits)} kr` }]),
]

const sideTexts: Readonly<Record<string, string>> = {
  TMP: 'Skatt på korttidsarbete',
  JUR: 'Skatt för juridisk person utan F-skatt',
  EXT: 'Skatt på sidoinkomst',
}

const sideText = ({ type }: TaxFacts): string => sideTexts[type] ?? afterEnd

const one = (step: Omit<Step, 'id' | 'unit'>): Explained<Ore> => ({
  value: step.value,
  steps: [{ id, unit: 'kr', ...step }],
})

function shareOfPay(
  base: Ore,
  rate: number,
  text: string,
  source: string,
  inputs: readonly StepInput[],
): Explained<Ore> {
  const value = shareOf(Math.max(0, base), rate, 'down', toKronor)
  return one({ text, formula: `${showKr(base)} × ${showRate(rate)}, öre stryks`, inputs, value, source })
}

/** Returns the tax of a table, less the tax of what was paid earlier in the same month. */
function byTable(law: Law, facts: TaxFacts, paid: Ore, inputs: StepInput[]): Explained<Ore> {
  const { payDate, earlier = { base: 0, tax: 0 } } = facts
  const { table, column } = tableOf(facts)
  const { value: rules, source } = inForce(law.tax.tables, payDate)
  const income = wholeKronor(paid + earlier.base)
  const row = taxRow(rules, table, column, income / 100)
  const tax = row.kind === 'amount' ? kronor(row.tax) : shareOf(income, row.percent * 100, 'down', toKronor)
  const read =
    row.kind === 'amount'
      ? `raden ${whole(row.from)}–${whole(row.to)}: ${whole(row.tax)}`
      : `över ${whole(row.from - 1)}: ${showKr(income)} × ${row.percent} %, öre stryks`
  const { value: deduction, source: guide } = inForce(law.tax.deduction, payDate)
  const isRaised = facts.type === '???'
  const raised = isRaised ? shareOf(tax, deduction.withoutDecision, 'down', toKronor) : tax
  const value = Math.max(0, raised - earlier.tax)
  inputs.push(
    { name: 'Tabell', value: `${table}` },
    { name: 'Kolumn', value: `${column}` },
    { name: 'Inkomst utan öre', value: `${showKr(income)} kr` },
  )
  if (earlier.base !== 0) {
    inputs.push(
      { name: 'Utbetalt tidigare i månaden', value: `${showKr(earlier.base)} kr` },
      { name: 'Skatt på det', value: `${showKr(earlier.tax)} kr` },
    )
  }
  return one({
    text: `Skatt enligt tabell ${table}, kolumn ${column}${isRaised ? ', plus 10 %' : ''}`,
    formula:
      (isRaised ? `(${read}) × ${showRate(deduction.withoutDecision)}, öre stryks` : read) +
      (earlier.tax === 0 ? '' : ` − ${showKr(earlier.tax)}`),
    inputs,
    value,
    source: isRaised ? `${source}; ${guide}: skattebeslut har inte visats` : source,
  })
}

/** Shows whole kronor without decimals, as a table does. */
const whole = (amount: number): string => showKr(kronor(amount)).slice(0, -3)
