import ArrowDown from 'lucide-react/icons/arrow-down'
import type { TrialStep } from '#contracts/payroll/trial/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { explainedTexts } from '#ui/screens/payroll/explained/explained.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { showIn } from './amounts.ts'

const texts = explainedTexts.steps
const item = css({ display: 'grid', gap: '2', '&:not(:first-child)': { borderTop: 'subtle', paddingTop: '5' } })
const head = css({ display: 'flex', gap: '4', justifyContent: 'space-between', textStyle: 'title' })
const formula = css({
  padding: '2',
  bg: 'bg.subtle',
  borderRadius: 'control',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
const inputs = css({ display: 'grid', gap: '1', textStyle: 'table' })
const input = css({ display: 'flex', gap: '4', justifyContent: 'space-between' })
const term = css({
  color: 'fg.muted',
  '& svg': { display: 'inline', width: 'icon.sm', height: 'icon.sm', marginLeft: '1', verticalAlign: '[-0.15em]' },
})

/** Renders a step: its formula, values and source, for a list. */
export const StepItem = ({ step: { Text, Formel, Varden, Belopp, Enhet, Kalla } }: { readonly step: TrialStep }) => (
  <li className={item}>
    <div className={head}>
      <span>{Text}</span>
      <span className={common.figure}>{showIn(Belopp, Enhet)}</span>
    </div>
    {Formel !== '' && <p className={formula}>{Formel}</p>}
    {Varden.length > 0 && (
      <dl className={inputs}>
        {Varden.map(({ Namn, Varde, Steg }) => (
          <div key={Namn + Steg} className={input}>
            <dt className={term}>
              {Namn}
              {Steg !== '' && (
                <>
                  <ArrowDown aria-hidden />
                  <VisuallyHidden>{texts.below}</VisuallyHidden>
                </>
              )}
            </dt>
            <dd className={common.figure}>{Varde}</dd>
          </div>
        ))}
      </dl>
    )}
    {Kalla !== '' && <p className={common.caption}>{texts.source(Kalla)}</p>}
  </li>
)
