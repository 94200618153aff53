import type { SalaryTrialAnswer } from '#contracts/payroll/trial/shapes.ts'
import { decimalFormat } from '#contracts/rules/decimal.ts'
import { css } from '#styled-system/css/index.js'
import { trialTexts as texts } from '#ui/screens/payroll/trial/trial.text.ts'

const bar = css({
  display: 'flex',
  gap: '0.5',
  height: '6',
  marginBottom: '3',
  borderRadius: 'control',
  overflow: 'hidden',
})
const part = css({ minWidth: '0.5' })
const net = css({ bg: 'primary.fill' })
const tax = css({ bg: 'accent.fill' })
const contributions = css({ bg: 'border.control' })

const oneDecimal = decimalFormat({ places: 0, most: 1, zero: true }).show

interface CostPart {
  readonly field: 'Netto' | 'Skatt' | 'Arbetsgivaravgift'
  readonly label: string
  /** The share of the cost; null where the parts do not divide it. */
  readonly percent: string | null
  readonly size: number
  readonly colour: string
}

/**
 * Returns where the cost goes. A negative part, or one without a cost, is not a share of anything.
 */
export function costParts({ Netto, Skatt, Arbetsgivaravgift, Kostnad }: SalaryTrialAnswer): readonly CostPart[] {
  const isDivided = Kostnad > 0 && Netto >= 0 && Skatt >= 0
  const of = (field: CostPart['field'], label: string, amount: number, colour: string): CostPart => {
    const size = isDivided ? (100 * amount) / Kostnad : 0
    return { field, label, size, percent: isDivided ? oneDecimal(size) : null, colour }
  }
  return [
    of('Netto', texts.parts.net, Netto, net),
    of('Skatt', texts.parts.tax, Skatt, tax),
    of('Arbetsgivaravgift', texts.parts.contributions, Arbetsgivaravgift, contributions),
  ]
}

/** Renders the parts of the cost in proportion. The list below says them in words. */
export function CostBar({ answer }: { readonly answer: SalaryTrialAnswer }) {
  const parts = costParts(answer).filter(({ size }) => size > 0)
  if (parts.length === 0) return null
  return (
    <div className={bar} aria-hidden>
      {parts.map(({ field, size, colour }) => (
        <div key={field} className={`${part} ${colour}`} style={{ flexGrow: size, flexBasis: 0 }} />
      ))}
    </div>
  )
}
