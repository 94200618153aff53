import type { ReactNode } from 'react'
import { css } from '#styled-system/css/index.js'
import { employeeTexts } from '#ui/screens/employees/employees.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { StatusChip } from '#ui/widgets/status-chip/status-chip.tsx'
import type { TimelineEntry } from './timeline-groups.ts'

const texts = employeeTexts.timeline
const tones = { past: 'neutral', now: 'success', future: 'info' } as const

const heading = css({ textStyle: 'strong', marginBottom: '2' })
const line = css({ display: 'grid', borderInlineStart: 'subtle', marginInlineStart: '2', paddingInlineStart: '5' })
const item = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1fr) auto]' },
  gap: '2',
  paddingBlock: '3',
  // The mark on the line.
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: '[calc(-1 * var(--spacing-5) - 5px)]',
    top: '5',
    width: '[9px]',
    height: '[9px]',
    borderRadius: 'full',
    bg: 'fg.muted',
  },
  '&[data-state=now]::before': { bg: 'success.text' },
  '&[data-state=future]::before': { bg: 'info.text' },
})
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'start' })

/** Renders a line of time with its name. */
export const TimelineLine = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <h3 className={heading}>{label}</h3>
    <ol className={line}>{children}</ol>
  </div>
)

interface TimelineItemProps {
  readonly when: string
  readonly state: TimelineEntry['state']
  readonly lines: readonly string[]
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** Renders what holds from a day, or during some days. */
export const TimelineItem = ({ when, state, lines, children }: TimelineItemProps) => (
  <li className={item} data-state={state}>
    <div>
      <span className={common.wrapCentred}>
        {when}
        <StatusChip tone={tones[state]}>{texts.state[state]}</StatusChip>
      </span>
      <ul className={common.captionOfAnyLength}>
        {lines.map(each => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
    {children && <div className={buttons}>{children}</div>}
  </li>
)
