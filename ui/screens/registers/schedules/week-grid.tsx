import { type ClipboardEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import {
  averageWeek,
  cellsOfWeeks,
  dayOfCell,
  daysOfWeek,
  degreeOf,
  maxWeeks,
  minutesByWeek,
  minutesOfCell,
} from '#contracts/schedules/work-schedule.ts'
import { css } from '#styled-system/css/index.js'
import { type FormFieldHandle, useFormSelect } from '#ui/forms/form-context.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { FieldFrame, labelId } from '#ui/widgets/field/field-frame.tsx'
import { CellEditor } from './cell-editor.tsx'
import { cellAfter, cellsBetween, withCells } from './grid-moves.ts'
import { scheduleTexts } from './schedules.text.ts'
import { useShifts } from './use-work-calendar.ts'
import { WeekCell } from './week-cell.tsx'

const { week: texts, shortWeekdays, hours } = scheduleTexts
const scroll = css({ overflowX: 'auto', maxWidth: 'full', paddingBottom: '1' })
const grid = css({ display: 'grid', gap: '1', minWidth: '[38rem]', userSelect: 'none' })
const row = css({
  display: 'grid',
  gap: '1',
  alignItems: 'stretch',
  gridTemplateColumns: '[4.5rem repeat(7, minmax(0, 1fr)) 4.5rem]',
})
const head = css({ textStyle: 'caption', color: 'fg.muted', textAlign: 'start', padding: '1' })
const sum = css({ textStyle: 'table', textAlign: 'end', fontVariantNumeric: 'tabular-nums', padding: '1' })
const stack = css({ display: 'grid', gap: '3', marginBottom: '2', gridTemplateColumns: '[minmax(0, 1fr)]' })

/**
 * Renders the weeks of a rotation as a grid. A day is chosen and edited below the grid; it is
 * copied to others by dragging from it, or by the keys.
 */
export default function WeekGrid({ value, set, problem, label, isReadOnly, leave }: FormFieldHandle) {
  const id = useId()
  const weeks = useFormSelect(({ context }) => Math.min(maxWeeks, Math.max(1, Number(context.values.AntalVeckor))))
  const fullTime = useFormSelect(({ context }) => Number(context.values.HeltidTim))
  const shifts = useShifts()
  const days = useMemo(() => new Map(shifts.map(({ code, day }) => [code, day])), [shifts])
  const stored = Array.isArray(value) ? (value as readonly string[]) : []
  const cells = cellsOfWeeks(stored, weeks)
  const [chosen, setChosen] = useState(0)
  const [swept, setSwept] = useState<readonly number[]>([])
  const [said, say] = useState('')
  const table = useRef<HTMLTableElement>(null)
  const at = Math.min(chosen, cells.length - 1)
  const copied = cells[at] ?? ''

  const fill = (places: readonly number[], what: string) => {
    if (!isReadOnly && places.length > 0) set(withCells(stored, weeks, places, what))
  }
  const go = (to: number) => {
    setChosen(to)
    table.current?.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') fill([at], '')
    else if (event.key === 'Enter' || event.key === 'F2') document.getElementById(`${id}-what`)?.focus()
    else {
      const to = event.ctrlKey || event.metaKey || event.altKey ? undefined : cellAfter(event.key, at, cells.length)
      if (to === undefined) return
      if (event.shiftKey) fill([to], copied)
      go(to)
    }
    event.preventDefault()
  }
  const copy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', copied)
    say(texts.copied(copied || texts.off))
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    fill([at], event.clipboardData.getData('text/plain').trim().slice(0, 200))
  }
  const drop = () => {
    if (swept.length > 1) fill(swept, copied)
    setSwept([])
  }
  const average = averageWeek(cells, days)
  const minutes = minutesByWeek(cells, days)
  return (
    <FieldFrame id={id} label={label} error={problem} hint={isReadOnly ? undefined : texts.keys} isGroup>
      <div className={stack}>
        <div className={scroll}>
          <table
            ref={table}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its cells
            role="grid"
            className={grid}
            aria-labelledby={labelId(id)}
            onKeyDown={press}
            onCopy={copy}
            onPaste={paste}
            onPointerUp={drop}
            onPointerLeave={() => setSwept([])}
          >
            <thead>
              <tr className={row}>
                {['', ...shortWeekdays, texts.sum].map(name => (
                  <th key={name} scope="col" className={head}>
                    {name || texts.week(0).split(' ')[0]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {minutes.map((ofWeek, week) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the rotation.
                <tr key={week} className={row}>
                  <th scope="row" className={head}>
                    {texts.week(week + 1)}
                  </th>
                  {cells.slice(week * daysOfWeek, (week + 1) * daysOfWeek).map((cell, day) => {
                    const place = week * daysOfWeek + day
                    const isMissing = cell !== '' && dayOfCell(cell, days) === undefined
                    return (
                      <WeekCell
                        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week.
                        key={day}
                        place={place}
                        cell={cell}
                        isMissing={isMissing}
                        day={texts.chosen(week + 1, day)}
                        minutes={minutesOfCell(cell, days)}
                        isChosen={place === at}
                        isSwept={swept.includes(place)}
                        onFocus={() => setChosen(place)}
                        onPress={() => {
                          setChosen(place)
                          if (!isReadOnly) setSwept([place])
                        }}
                        onSweep={() => setSwept(cellsBetween(at, place))}
                      />
                    )
                  })}
                  <td className={sum}>{hours(ofWeek)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p role="status" className={common.caption}>
          {said}
        </p>
        {!isReadOnly && (
          <CellEditor
            id={`${id}-what`}
            key={at}
            label={texts.chosen(Math.floor(at / daysOfWeek) + 1, at % daysOfWeek)}
            cell={copied}
            shifts={shifts}
            onChange={what => fill([at], what)}
            onBlur={leave}
          />
        )}
        <DescriptionList
          items={[
            { label: texts.average, value: hours(average) },
            { label: texts.degree, value: texts.percent(degreeOf(average, fullTime)) },
          ]}
        />
      </div>
    </FieldFrame>
  )
}
