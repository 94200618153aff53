import { useSelector } from '@xstate/react'
import Calculator from 'lucide-react/icons/calculator'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import type { SalaryTrialAnswer } from '#contracts/payroll/trial/shapes.ts'
import { trialForm } from '#contracts/payroll/trial/trial.form.ts'
import type { ApiFailure } from '#machines/kit/shared/result.ts'
import * as select from '#machines/payroll/salary-trial/salary-trial.select.ts'
import { css, cx } from '#styled-system/css/index.js'
import { trialTexts as texts } from '#ui/screens/payroll/trial/trial.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { showAmount } from '../explained/amounts.ts'
import { explainedTexts } from '../explained/explained.text.ts'
import { PayRows } from '../explained/pay-rows.tsx'
import { StepsDialog } from '../explained/steps-dialog.tsx'
import { useCopy } from '../explained/use-copy.ts'
import { answerText } from './trial-copy.ts'
import { TrialFigures } from './trial-figures.tsx'
import type { TrialCase } from './use-trial-case.ts'

/** Figures of earlier values, while new ones are awaited. */
const notes = css({ display: 'grid', gap: '1', paddingLeft: '4', listStyle: 'disc', color: 'fg.muted' })

interface TrialResultProps {
  readonly trial: TrialCase['trial']
  readonly number: number | undefined
  readonly comparedWith: TrialCase['trial'] | undefined
}

/** Renders what a case becomes. The last figures stay, dimmed, while the next are awaited. */
export function TrialResult({ trial, number, comparedWith }: TrialResultProps) {
  const answer = useSelector(trial, select.answer)
  const failure = useSelector(trial, select.failure)
  const isAsking = useSelector(trial, select.isAsking)
  const isCurrent = useSelector(trial, select.isAnswered)
  const isFailed = useSelector(trial, select.isFailed)
  const isRefused = useSelector(trial, select.isRefused)
  const copy = useCopy()
  return (
    <Section
      title={number === undefined ? texts.result : texts.resultOf(number)}
      actions={
        answer && (
          <Button variant="ghost" size="sm" icon={Copy} onClick={() => copy(answerText(answer), texts.copied)}>
            {explainedTexts.copy}
          </Button>
        )
      }
    >
      <div className={common.fluid6} aria-busy={isAsking}>
        {isFailed && <ErrorState size="sm" title={texts.failed} onRetry={() => trial.send({ type: 'trial.retry' })} />}
        {isRefused && <Refused failure={failure} />}
        {!answer && isAsking && <SkeletonRows rows={4} />}
        {!answer && !isAsking && !isFailed && !isRefused && (
          <EmptyState icon={Calculator} title={texts.empty.title} text={texts.empty.text} />
        )}
        {answer && !isCurrent && !isAsking && !isFailed && !isRefused && <Notice kind="INFO">{texts.earlier}</Notice>}
        {answer && (
          <div className={cx(common.fluid6, common.fading, !isCurrent && common.faded)}>
            <Answer answer={answer} isFirst={number === 1} comparedWith={comparedWith} />
          </div>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {answer && isCurrent ? texts.said(showAmount(answer.Netto), showAmount(answer.Kostnad)) : ''}
        </span>
      </VisuallyHidden>
    </Section>
  )
}

/** Renders what the backend refuses, each with the name of its field. */
const Refused = ({ failure }: { readonly failure: ApiFailure | null }) =>
  Object.entries(failure?.fields ?? {}).map(([name, message]) => (
    <Notice key={name} kind="ERROR">
      {`${String(trialForm.fields[name as keyof typeof trialForm.fields]?.label ?? name)}: ${message}`}
    </Notice>
  ))

interface AnswerProps {
  readonly answer: SalaryTrialAnswer
  readonly isFirst: boolean
  readonly comparedWith: TrialCase['trial'] | undefined
}

function Answer({ answer, isFirst, comparedWith }: AnswerProps) {
  const [ids, explain] = useState<readonly string[] | null>(null)
  const other = useSelector(comparedWith, snapshot => (snapshot === undefined ? null : select.answer(snapshot)))
  return (
    <>
      <TrialFigures answer={answer} isFirst={isFirst} other={other} onExplain={explain} />
      <PayRows rows={answer.Rader} onExplain={explain} />
      {answer.Varningar.length > 0 && (
        <section>
          <h3 className={common.titleAbove}>{texts.warnings}</h3>
          <ul className={notes}>
            {answer.Varningar.map(each => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      )}
      {ids !== null && <StepsDialog of={answer.Steg} ids={ids} onClose={() => explain(null)} />}
    </>
  )
}
