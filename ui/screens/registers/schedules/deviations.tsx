import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import { dateFormat } from '#contracts/rules/date.ts'
import { css } from '#styled-system/css/index.js'
import type { FormFieldHandle } from '#ui/forms/form-context.tsx'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { DateField } from '#ui/widgets/date-field/date-field.tsx'
import { FieldFrame, labelId } from '#ui/widgets/field/field-frame.tsx'
import { CellEditor } from './cell-editor.tsx'
import { scheduleTexts } from './schedules.text.ts'
import { useShifts } from './use-work-calendar.ts'

const texts = scheduleTexts.deviations
const line = css({
  display: 'grid',
  gap: '2',
  alignItems: 'start',
  width: 'full',
  gridTemplateColumns: { base: '[minmax(0, 1fr) auto]', md: '[11rem minmax(0, 1fr) auto]' },
})
const what = css({ gridColumn: { base: '1', md: 'auto' }, minWidth: '0' })
const gone = css({ gridRow: { base: '1', md: 'auto' }, gridColumn: { base: '2', md: 'auto' }, marginTop: '6' })

/** Returns the date and the cell as they are typed, also while they are none. */
const partsOf = (text: string): readonly [string, string] => {
  const at = text.indexOf('=')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** Renders the dates that deviate from the rotation. */
export default function Deviations({ value, set, problem, label, isReadOnly, leave }: FormFieldHandle) {
  const id = useId()
  const shifts = useShifts()
  const all = Array.isArray(value) ? (value as readonly string[]) : []
  const change = (at: number, date: string, cell: string) =>
    set(all.map((each, index) => (index === at ? `${date}=${cell}` : each)))
  const tidy = (at: number, typed: string, cell: string) => {
    const read = dateFormat(today()).parse(typed, '')
    change(at, read.ok ? read.value : typed, cell)
    leave()
  }
  return (
    <FieldFrame id={id} label={label} error={problem} hint={texts.hint} isGroup>
      <div className={common.stack3AtStart}>
        <ul className={common.stack3AtStart} aria-labelledby={labelId(id)}>
          {all.map((each, at) => {
            const [date, cell] = partsOf(each)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place.
              <li key={at} className={line}>
                <DateField
                  label={texts.date(at + 1)}
                  value={date}
                  disabled={isReadOnly}
                  onChange={typed => change(at, typed, cell)}
                  onBlur={() => tidy(at, date, cell)}
                />
                <div className={what}>
                  <CellEditor
                    label={texts.what(at + 1)}
                    cell={cell}
                    shifts={shifts}
                    isReadOnly={isReadOnly}
                    onChange={next => change(at, date, next)}
                    onBlur={leave}
                  />
                </div>
                {!isReadOnly && (
                  <IconButton
                    className={gone}
                    icon={Trash2}
                    label={texts.remove(date)}
                    onClick={() => set(all.filter((_, index) => index !== at))}
                  />
                )}
              </li>
            )
          })}
        </ul>
        {!isReadOnly && (
          <Button icon={Plus} size="sm" onClick={() => set([...all, '='])}>
            {texts.add}
          </Button>
        )}
      </div>
    </FieldFrame>
  )
}
