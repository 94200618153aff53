import Copy from 'lucide-react/icons/copy'
import type { TrialStep } from '#contracts/payroll/trial/shapes.ts'
import { explainedTexts } from '#ui/screens/payroll/explained/explained.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { StepItem } from './step-item.tsx'
import { stepsFor, stepsText } from './steps.ts'
import { useCopy } from './use-copy.ts'

const texts = explainedTexts.steps

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
      <ol className={common.list5}>
        {steps.map(step => (
          <StepItem key={step.Id} step={step} />
        ))}
      </ol>
    </Dialog>
  )
}
