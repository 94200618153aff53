import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Equal from 'lucide-react/icons/equal'
import { differenceOf } from '#contracts/rules/hundredths.ts'
import { css } from '#styled-system/css/index.js'
import { trialTexts } from '#ui/screens/payroll/trial/trial.text.ts'
import { showKronor } from '../explained/amounts.ts'

const texts = trialTexts.difference
const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'caption',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  '& svg': { width: 'icon.sm', height: 'icon.sm', flexShrink: '0' },
  '&[data-side=better]': { color: 'success.text' },
  '&[data-side=worse]': { color: 'error.text' },
})

interface DifferenceProps {
  readonly amount: number
  /** The same amount of the first case. */
  readonly to: number
  /** True where more is better: what the employee gets. */
  readonly isGain: boolean
}

/** Renders how an amount differs from that of the first case, by an arrow, a colour and words. */
export function Difference({ amount, to, isGain }: DifferenceProps) {
  const difference = differenceOf(amount, to)
  const size = showKronor(Math.abs(difference))
  if (difference === 0)
    return (
      <span className={look}>
        <Equal aria-hidden />
        {texts.none}
      </span>
    )
  return (
    <span className={look} data-side={difference > 0 === isGain ? 'better' : 'worse'}>
      {difference > 0 ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
      {difference > 0 ? texts.more(size) : texts.less(size)}
    </span>
  )
}
