import { useState } from 'react'
import { hasOwnTimes } from '#contracts/schedules/work-schedule.ts'
import type { ShiftChoice } from '#machines/schedules/work-calendar/work-calendar.types.ts'
import { css } from '#styled-system/css/index.js'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'
import { scheduleTexts } from './schedules.text.ts'
import { tidyDay } from './tidy-times.ts'

const texts = scheduleTexts.week
const fields = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: '[1fr]', md: '[16rem 1fr]' } })
const own = ':own'
const beginning = '08:00-17:00/12:00-13:00'

interface CellEditorProps {
  readonly id?: string
  readonly label: string
  readonly cell: string
  readonly shifts: readonly ShiftChoice[]
  readonly isReadOnly?: boolean
  readonly onChange: (cell: string) => void
  readonly onBlur?: () => void
}

/** Renders the choice of what applies to a day: off, a day schedule, or own times. */
export function CellEditor({ id, label, cell, shifts, isReadOnly, onChange, onBlur }: CellEditorProps) {
  const isKnown = cell === '' || shifts.some(({ code }) => code === cell)
  const [isWriting, setWriting] = useState(false)
  const isOwn = isWriting || hasOwnTimes(cell)
  const options = [
    { value: '-', label: texts.off },
    ...shifts.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
    ...(isKnown || isOwn ? [] : [{ value: cell, label: `${cell} ${texts.missing}` }]),
    { value: own, label: texts.own },
  ]
  const choose = (value: string) => {
    setWriting(value === own)
    onChange(value === '-' || value === '' ? '' : value === own ? beginning : value)
  }
  return (
    <div className={fields}>
      <SelectField
        {...(id !== undefined && { id })}
        label={label}
        options={options}
        value={isOwn ? own : cell || '-'}
        disabled={isReadOnly}
        onChange={choose}
        onBlur={onBlur}
      />
      {isOwn && (
        <TextField
          label={texts.ownTimes}
          hint={texts.ownHint}
          value={cell}
          disabled={isReadOnly}
          onChange={onChange}
          onBlur={() => {
            onChange(tidyDay(cell))
            onBlur?.()
          }}
        />
      )}
    </div>
  )
}
