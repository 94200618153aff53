import type { SalaryTrialAnswer } from '#contracts/payroll/trial/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { trialTexts as texts } from '#ui/screens/payroll/trial/trial.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { AmountButton, type Explain } from '../explained/amount-button.tsx'
import { CostBar, costParts } from './cost-bar.tsx'
import { Difference } from './difference.tsx'

const top = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
})
const figure = css({ display: 'grid', gap: '1', justifyItems: 'start', alignContent: 'start' })
const name = common.captionStrong
const hint = common.caption
const legend = css({
  display: 'grid',
  columnGap: '3',
  gridTemplateColumns: '[0.75rem minmax(0, 1fr) auto auto]',
  listStyle: 'none',
  padding: '0',
})
const line = css({
  display: 'grid',
  gridColumn: '[1 / -1]',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  paddingBlock: '1',
})
const mark = css({ width: '3', height: '3', borderRadius: 'sm', alignSelf: 'center' })
const differs = css({ gridColumn: '[2 / -1]', justifySelf: 'end' })

/** Keeps the height of a line of text. */
const space = '\u00A0'

interface TrialFiguresProps {
  readonly answer: SalaryTrialAnswer
  /** True for the first of two cases: its lines are as high as those with differences. */
  readonly isFirst: boolean
  /** The answer of the first case, for differences. */
  readonly other: SalaryTrialAnswer | null
  readonly onExplain: Explain
}

/** Renders what the employee gets and what it costs, and how the cost is divided. */
export function TrialFigures({ answer, isFirst, other, onExplain }: TrialFiguresProps) {
  return (
    <div className={common.stack5}>
      <div className={top}>
        <div className={figure}>
          <span className={name}>{texts.net}</span>
          <span className={common.heading}>
            <AmountButton name={texts.net} amount={answer.Netto} ids={['Netto']} onExplain={onExplain} />
          </span>
          {other ? (
            <Difference amount={answer.Netto} to={other.Netto} isGain />
          ) : (
            <span className={hint}>{texts.netHint}</span>
          )}
        </div>
        <div className={figure}>
          <span className={name}>{texts.cost}</span>
          <span className={common.heading}>
            <AmountButton name={texts.cost} amount={answer.Kostnad} ids={['Kostnad']} onExplain={onExplain} />
          </span>
          {other ? (
            <Difference amount={answer.Kostnad} to={other.Kostnad} isGain={false} />
          ) : (
            <span className={hint}>{texts.costHint}</span>
          )}
        </div>
      </div>
      <div>
        <CostBar answer={answer} />
        <ul className={legend} aria-label={texts.bar}>
          {costParts(answer).map(({ field, label, percent, colour }) => (
            <li key={field} className={line}>
              <span aria-hidden className={`${mark} ${colour}`} />
              <span>{label}</span>
              <span className={common.figureAtEndMuted}>{percent === null ? '' : texts.share(percent)}</span>
              <AmountButton name={label} amount={answer[field]} ids={[field]} onExplain={onExplain} />
              {isFirst && (
                <span aria-hidden className={`${differs} ${hint}`}>
                  {space}
                </span>
              )}
              {other && (
                <span className={differs}>
                  <Difference amount={answer[field]} to={other[field]} isGain={field === 'Netto'} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
