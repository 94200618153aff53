import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { minutesOfDay, minutesWorked, partsWorked, timeOf, workDay } from '#contracts/schedules/work-day.ts'
import { css } from '#styled-system/css/index.js'
import { type FormFieldHandle, useFormField, useFormSelect } from '#ui/forms/form-context.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { FieldFrame, labelId } from '#ui/widgets/field/field-frame.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { scheduleTexts } from './schedules.text.ts'
import { tidySpan } from './tidy-times.ts'

const texts = scheduleTexts.day
/** The drawing shows two days, since a shift may end on the next one. */
const shown = 2 * minutesOfDay
const step = 15

const track = css({
  position: 'relative',
  height: '12',
  borderRadius: 'control',
  border: 'control',
  bg: 'bg.subtle',
  touchAction: 'none',
})
const part = css({
  position: 'absolute',
  insetBlock: '1',
  left: 'var(--from)',
  width: 'var(--length)',
  bg: 'primary.fill',
  borderRadius: 'sm',
})
const handle = css({
  position: 'absolute',
  insetBlock: '0',
  left: '[calc(var(--from) - 0.75rem)]',
  width: '6',
  cursor: 'ew-resize',
  borderRadius: 'control',
  _before: {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    left: '[calc(50% - 2px)]',
    width: '1',
    borderRadius: 'full',
    bg: 'fg.default',
  },
  '&[aria-disabled=true]': { cursor: 'default' },
})
const full = css({ width: 'full', display: 'grid', gap: '1' })
const rest = css({ display: 'flex', alignItems: 'flex-end', gap: '2' })

const share = (minutes: number) => `${(minutes / shown) * 100}%`

/**
 * Renders the drawn day of a day schedule: its times are dragged or moved by keys, and its breaks.
 */
export default function DayDrawing({ value, set, problem, label, isReadOnly, leave }: FormFieldHandle) {
  const id = useId()
  const start = useFormField('StartTid')
  const end = useFormField('SlutTid')
  // A handle is not renewed for text that its own control holds, and the drawing follows that text.
  const from = useFormSelect(({ context }) => String(context.values.StartTid))
  const to = useFormSelect(({ context }) => String(context.values.SlutTid))
  const rests = Array.isArray(value) ? (value as readonly string[]) : []
  const known = workDay(from, to, [])
  const day = workDay(from, to, rests) ?? known
  const change = (at: number, text: string) => set(rests.map((each, index) => (index === at ? text : each)))
  return (
    <FieldFrame id={id} label={label} error={problem} isGroup>
      <div className={common.stack3AtStart}>
        {known && day ? (
          <div className={full}>
            <div className={track}>
              {partsWorked(day).map(span => (
                <div
                  key={span.from}
                  className={part}
                  style={{ '--from': share(span.from), '--length': share(span.to - span.from) } as object}
                />
              ))}
              <Handle
                name={texts.start}
                at={known.work.from}
                limits={[0, minutesOfDay - step]}
                isReadOnly={isReadOnly}
                onMove={to => start.set(timeOf(to))}
              />
              <Handle
                name={texts.end}
                at={known.work.to}
                limits={[known.work.from + step, known.work.from + minutesOfDay - step]}
                isReadOnly={isReadOnly}
                onMove={to => end.set(timeOf(to))}
              />
            </div>
            <div className={common.captionApart} aria-hidden>
              {[0, 6, 12, 18, 24, 6, 12, 18, 24].map((hour, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a fixed scale.
                <span key={at}>{String(hour).padStart(2, '0')}</span>
              ))}
            </div>
            {!isReadOnly && <p className={common.caption}>{texts.keys}</p>}
          </div>
        ) : (
          <p className={common.caption}>{texts.none}</p>
        )}
        <p className={common.strong} role="status">
          {day && texts.worked(minutesWorked(day))}
        </p>
        <ul aria-labelledby={labelId(id)} className={common.stack3AtStart}>
          {rests.map((each, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a break has no identity but its place.
            <li key={at} className={rest}>
              <TextField
                label={texts.rest(at + 1)}
                hint={each === '' ? texts.restHint : undefined}
                value={each}
                disabled={isReadOnly}
                onChange={text => change(at, text)}
                onBlur={() => {
                  change(at, tidySpan(each))
                  leave()
                }}
              />
              {!isReadOnly && (
                <IconButton
                  icon={Trash2}
                  label={texts.removeRest(at + 1)}
                  onClick={() => set(rests.filter((_, index) => index !== at))}
                />
              )}
            </li>
          ))}
        </ul>
        {!isReadOnly && rests.length < 6 && (
          <Button icon={Plus} size="sm" onClick={() => set([...rests, ''])}>
            {texts.addRest}
          </Button>
        )}
      </div>
    </FieldFrame>
  )
}

interface HandleProps {
  readonly name: string
  readonly at: number
  readonly limits: readonly [least: number, most: number]
  readonly isReadOnly: boolean
  readonly onMove: (to: number) => void
}

const keys: Readonly<Record<string, number>> = {
  ArrowLeft: -step,
  ArrowDown: -step,
  ArrowRight: step,
  ArrowUp: step,
  PageDown: -60,
  PageUp: 60,
}

/** Renders an end of the working time, as a slider. */
function Handle({ name, at, limits: [least, most], isReadOnly, onMove }: HandleProps) {
  const element = useRef<HTMLDivElement>(null)
  const move = (to: number) => {
    const within = Math.min(most, Math.max(least, to))
    if (!isReadOnly && within !== at) onMove(within)
  }
  const drag = (event: PointerEvent) => {
    if (event.buttons !== 1) return
    const box = element.current?.parentElement?.getBoundingClientRect()
    if (box) move(Math.round((((event.clientX - box.left) / box.width) * shown) / step) * step)
  }
  const press = (event: KeyboardEvent) => {
    const by = keys[event.key]
    const to = event.key === 'Home' ? least : event.key === 'End' ? most : by === undefined ? undefined : at + by
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }
  return (
    <div
      ref={element}
      className={handle}
      style={{ '--from': share(at) } as object}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={at}
      aria-valuetext={at > minutesOfDay ? texts.nextDay(timeOf(at)) : timeOf(at)}
      aria-disabled={isReadOnly}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  )
}
