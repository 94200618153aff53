import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { scheduleTexts } from './schedules.text.ts'

const { week: texts, hours } = scheduleTexts
const box = css({
  display: 'grid',
  gap: '0.5',
  alignContent: 'center',
  minHeight: '12',
  padding: '1.5',
  border: 'subtle',
  borderRadius: 'control',
  bg: 'bg.surface',
  cursor: 'pointer',
  textStyle: 'caption',
  overflow: 'hidden',
  touchAction: 'none',
  '&[data-worked]': { bg: 'bg.selected' },
  '&[data-swept]': { outline: '[2px dashed {colors.accent.text}]', outlineOffset: '[-2px]' },
  '&[aria-selected=true]': { borderColor: 'border.controlHover' },
})

interface WeekCellProps {
  readonly place: number
  readonly cell: string
  /** The week and the day, in words. */
  readonly day: string
  readonly minutes: number
  readonly isMissing: boolean
  readonly isChosen: boolean
  readonly isSwept: boolean
  readonly onFocus: () => void
  /** The pointer's button goes down on the cell. */
  readonly onPress: () => void
  /** The pointer passes over the cell with its button down. */
  readonly onSweep: () => void
}

/** Renders a day of the rotation. */
export function WeekCell({ place, cell, day, minutes, isMissing, isChosen, isSwept, ...on }: WeekCellProps) {
  const [shift = '', ...rests] = cell.split('/')
  const worked = isMissing ? texts.missing : hours(minutes)
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between the cells
      role="gridcell"
      // The name has the visible words in their order, so that speaking them chooses the cell.
      aria-label={texts.cell(day, cell === '' ? [texts.off] : [shift, worked, ...rests])}
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      data-cell={place}
      data-worked={minutes > 0 || undefined}
      data-swept={isSwept || undefined}
      className={box}
      onPointerDown={event => {
        // A finger would otherwise keep the cell that it first touched.
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          event.currentTarget.releasePointerCapture(event.pointerId)
        on.onPress()
      }}
      onPointerEnter={event => event.buttons === 1 && on.onSweep()}
      onFocus={on.onFocus}
    >
      {cell === '' ? (
        <span className={common.muted}>{texts.off}</span>
      ) : (
        <>
          <span className={common.cellStrongOfAnyLength}>{shift}</span> <span className={common.muted}>{worked}</span>
        </>
      )}
    </td>
  )
}
