import Check from 'lucide-react/icons/check'
import { type RunStep, runSteps } from '#contracts/payroll/run/payslip-life.ts'
import type { PayslipPeriod } from '#contracts/payroll/run/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'

const texts = runTexts.steps
const list = css({ display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none', padding: '0' })
const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  paddingInline: '2',
  paddingBlock: '0.5',
  borderRadius: 'full',
  borderWidth: '1',
  borderStyle: 'solid',
  borderColor: 'border.subtle',
  textStyle: 'caption',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  '& svg': { width: 'icon.sm', height: 'icon.sm' },
  '&[data-state=current]': { borderColor: 'accent.fill', color: 'fg.default' },
  '&[data-state=done]': { bg: 'success.bg', borderColor: 'success.border', color: 'success.text' },
})

interface Step {
  readonly name: string
  /** How many of the period's payslips are there, or null where that says nothing. */
  readonly done: number | null
  readonly isDone: boolean
}

const of = (name: string, done: number, { Antal }: PayslipPeriod): Step => ({
  name,
  done,
  isDone: Antal > 0 && done >= Antal,
})

/** Returns the steps of a period. Attesting is one where somebody uses it. */
function stepsOf(period: PayslipPeriod, usesAttest: boolean): readonly Step[] {
  const { names } = texts
  const { Antal, UtanSpecifikation, Klarmarkerade, Attesterade, Publicerade, Utbetalda } = period
  const done: Readonly<Record<RunStep, number>> = {
    ready: Klarmarkerade,
    attest: Attesterade,
    publish: Publicerade,
    paid: Utbetalda,
  }
  return [
    { name: names.basis, done: null, isDone: Antal > 0 && (UtanSpecifikation === 0 || Utbetalda >= Antal) },
    ...runSteps.filter(step => step !== 'attest' || usesAttest).map(step => of(names[step], done[step], period)),
  ]
}

interface RunStepsProps {
  readonly period: PayslipPeriod
  readonly usesAttest: boolean
}

/** Renders where a period stands: its steps in order, with how many payslips have come there. */
export function RunSteps({ period, usesAttest }: RunStepsProps) {
  const steps = stepsOf(period, usesAttest)
  const current = steps.findIndex(({ isDone }) => !isDone)
  return (
    <ol className={list} aria-label={texts.label}>
      {steps.map(({ name, done, isDone }, at) => (
        <li key={name} className={item} data-state={isDone ? 'done' : at === current ? 'current' : 'waiting'}>
          {isDone && <Check aria-hidden />}
          {name}
          {!isDone && done !== null && done > 0 && (
            <span className={common.figures}>{texts.of(done, period.Antal)}</span>
          )}
          {isDone && <VisuallyHidden>{`, ${texts.done}`}</VisuallyHidden>}
          {at === current && <VisuallyHidden>{`, ${texts.current}`}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
