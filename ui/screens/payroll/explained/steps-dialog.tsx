import ArrowDown from 'lucide-react/icons/arrow-down'
import Copy from 'lucide-react/icons/copy'
import type { TrialStep } from '#contracts/payroll/trial/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { explainedTexts } from '#ui/screens/payroll/explained/explained.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { showIn } from './amounts.ts'
import { stepsFor, stepsText } from './steps.ts'
import { useCopy } from './use-copy.ts'

const texts = explainedTexts.steps
const list = css({ display: 'grid', gap: '5', listStyle: 'none', padding: '0' })
const item = css({ display: 'grid', gap: '2', '&:not(:first-child)': { borderTop: 'subtle', paddingTop: '5' } })
const head = css({ display: 'flex', gap: '4', justifyContent: 'space-between', textStyle: 'title' })
const value = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
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
const source = css({ textStyle: 'caption', color: 'fg.muted' })

interface StepsDialogProps {
  /** All steps of the calculation. */
  readonly of: readonly TrialStep[]
  /** Those that explain the amount: the last gives it. */
  readonly ids: readonly string[]
  readonly onClose: () => void
}

/** Renders how an amount was reached: its formula, values and source, and what leads to them. */
export function StepsDialog({ of, ids, onClose }: StepsDialogProps) {
  const copy = useCopy()
  const steps = stepsFor(of, ids)
  return (
    <Dialog
      open
      title={texts.title}
      description={steps[0]?.Text}
      width={600}
      onClose={onClose}
      footer={
        <>
          <Button icon={Copy} onClick={() => copy(stepsText(steps), texts.copied)}>
            {explainedTexts.copy}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <ol className={list}>
        {steps.map(step => (
          <Step key={step.Id} step={step} />
        ))}
      </ol>
    </Dialog>
  )
}

const Step = ({ step: { Text, Formel, Varden, Belopp, Enhet, Kalla } }: { readonly step: TrialStep }) => (
  <li className={item}>
    <div className={head}>
      <span>{Text}</span>
      <span className={value}>{showIn(Belopp, Enhet)}</span>
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
            <dd className={value}>{Varde}</dd>
          </div>
        ))}
      </dl>
    )}
    {Kalla !== '' && <p className={source}>{texts.source(Kalla)}</p>}
  </li>
)
