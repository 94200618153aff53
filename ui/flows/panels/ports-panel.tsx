import { useMemo } from 'react'
import { css } from '#styled-system/css/index.js'
import type { PortRules } from '#ui/runtime/journal/port-control.ts'
import { common } from '#ui/theme/common-styles.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { StatusChip, type StatusChipProps } from '#ui/widgets/status-chip/status-chip.tsx'
import { flowsTexts } from '../flows.text.ts'
import { durationText, timeText } from '../format.ts'
import { durationOf, type PortRun, portRunsOf } from '../story/port-runs.ts'
import type { Story } from '../story/story.ts'
import { PortRulesForm } from './port-rules-form.tsx'
import { StepList } from './step-list.tsx'

const texts = flowsTexts.ports

const line = css({
  display: 'grid',
  gridTemplateColumns: '[5.75rem minmax(0, 1fr) auto 4.25rem]',
  gap: '2',
  alignItems: 'center',
  height: 'full',
  px: '3',
  textStyle: 'table',
  whiteSpace: 'nowrap',
})

const tones: Record<PortRun['result'], StatusChipProps['tone']> = {
  running: 'info',
  ok: 'success',
  failed: 'error',
  done: 'success',
  defect: 'error',
  aborted: 'neutral',
}

export interface PortsPanelProps {
  readonly story: Story
  readonly moment: number
  readonly onGo: (moment: number) => void
  /** The names of the chosen flow's ports. */
  readonly ports: readonly string[]
  readonly machine: string | undefined
  readonly rules: PortRules
  /** Undefined when the journal's page cannot be controlled. */
  readonly onRules: ((rules: PortRules) => void) | undefined
}

/** Renders the calls of ports until the moment, and the control of the chosen flow's ports. */
export const PortsPanel = ({ story, moment, onGo, ports, machine, rules, onRules }: PortsPanelProps) => {
  const { steps } = story
  const runs = useMemo(() => portRunsOf(steps.slice(0, moment + 1)), [steps, moment])
  const now = steps[moment]?.entry.at ?? 0
  return (
    <div className={common.columnInPart}>
      <PortRulesForm machine={machine} ports={ports} rules={rules} onRules={onRules} />
      {runs.length === 0 ? (
        <EmptyState size="sm" title={texts.none} />
      ) : (
        <StepList
          label={texts.calls}
          rows={runs}
          indexOf={indexOf}
          moment={moment}
          onGo={onGo}
          renderRow={run => (
            <div className={line}>
              <span className={common.captionFigures}>{timeText(run.begun.entry.at)}</span>
              <span className={common.ellipsis}>
                {run.stream}.{run.id}
              </span>
              <StatusChip tone={tones[run.result]}>
                {run.why === undefined ? texts.results[run.result] : `${texts.results[run.result]}: ${run.why}`}
              </StatusChip>
              <span className={common.figureAtEnd}>{durationText(durationOf(run, now))}</span>
            </div>
          )}
        />
      )}
    </div>
  )
}

const indexOf = ({ begun }: PortRun) => begun.index
