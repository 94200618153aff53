import { useId } from 'react'
import type { PayslipMoment } from '#contracts/payroll/versions/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { formatTime } from '#ui/text/format.ts'
import { Section } from '#ui/widgets/section/section.tsx'
import { showAmount } from '../explained/amounts.ts'
import { versionTexts as texts } from './versions.text.ts'

const list = css({ display: 'grid', gap: '1', border: 'none', padding: '0', margin: '0' })
const item = css({
  display: 'grid',
  gridTemplateColumns: '[1.25rem minmax(0, 1fr) auto]',
  columnGap: '2',
  alignItems: 'baseline',
  padding: '2',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  '&:has(:checked)': { bg: 'bg.subtle' },
  '&:has(:focus-visible)': {
    outlineWidth: '2',
    outlineStyle: 'solid',
    outlineColor: 'focus.ring',
    outlineOffset: '[1px]',
  },
  '& input': { accentColor: 'primary.fill', margin: '0', outline: '[none]' },
})
const when = css({ gridColumn: '[2 / -1]', textStyle: 'caption', color: 'fg.muted' })
const net = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', color: 'fg.muted' })

interface MomentsProps {
  /** The newest first. */
  readonly moments: readonly PayslipMoment[]
  readonly chosen: number
  readonly onChoose: (Nr: number) => void
}

/** Renders the moments of a payslip, of which one is chosen: arrow keys walk through them. */
export function Moments({ moments, chosen, onChoose }: MomentsProps) {
  const name = useId()
  return (
    <Section title={texts.moments}>
      <fieldset className={list} aria-label={texts.choose}>
        {moments.map(({ Nr, At, By, Handelser, Netto }) => (
          <label key={Nr} className={item}>
            <input type="radio" name={name} checked={Nr === chosen} onChange={() => onChoose(Nr)} />
            <span>{Handelser.map(each => texts.occasions[each]).join(', ')}</span>
            <span className={net}>{showAmount(Netto)}</span>
            <span className={when}>{texts.by(formatTime(At), By)}</span>
          </label>
        ))}
      </fieldset>
    </Section>
  )
}
