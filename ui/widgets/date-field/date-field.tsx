import CalendarDays from 'lucide-react/icons/calendar-days'
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { field } from '#styled-system/recipes/index.js'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { typedDate, typedMonth } from '../../text/typed-date.ts'
import { isLocked } from '../field/field-props.ts'
import { TextField } from '../field/text-field.tsx'
import type { TypedFieldProps } from '../field/typed-fields.tsx'

/** The calendar is large, and most dates are typed: it is fetched when a field has the focus. */
const CalendarPopup = lazyChunk(() => import('./calendar-popup.tsx'))

/** Renders a date field, typed freely or picked from the calendar as YYYY-MM-DD. */
export const DateField = (props: TypedFieldProps) => <PickedField {...props} unit="day" />

/** Renders a month field, typed or picked as YYYY-MM. */
export const MonthField = (props: TypedFieldProps) => <PickedField {...props} unit="month" />

const units = {
  day: { placeholder: widgetTexts.formats.date, read: typedDate, length: 10, open: widgetTexts.calendar.openDay },
  month: { placeholder: widgetTexts.formats.month, read: typedMonth, length: 7, open: widgetTexts.calendar.openMonth },
} as const

/**
 * Renders a plain input with a button. The calendar is mounted only while it is open. Alt+Down
 * opens it from the input too.
 */
const PickedField = ({ unit, onBlur, ...props }: TypedFieldProps & { readonly unit: keyof typeof units }) => {
  const fallbackId = useId()
  const id = props.id ?? fallbackId
  const popupId = `${id}-calendar`
  const [isOpen, setOpen] = useState(false)
  const { placeholder, read, length, open } = units[unit]
  const locked = isLocked(props)
  const input = () => document.getElementById(id)

  const close = () => {
    input()?.focus({ preventScroll: true })
    setOpen(false)
  }
  const pick = (date: string) => {
    close()
    props.onChange(date.slice(0, length))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey || locked) return
    event.preventDefault()
    setOpen(true)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const box = currentTarget.closest('[data-field-box]')
    if (!box?.contains(relatedTarget)) onBlur?.()
  }
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      {...props}
      id={id}
      onFocus={CalendarPopup.preload}
      onBlur={leave}
      onKeyDown={onKeyDown}
      end={
        <>
          <button
            type="button"
            className={field().action}
            disabled={locked}
            aria-label={open(props.label)}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? popupId : undefined}
            onFocus={CalendarPopup.preload}
            onBlur={leave}
            onClick={() => setOpen(!isOpen)}
          >
            <CalendarDays aria-hidden />
          </button>
          {isOpen && !locked && (
            <CalendarPopup
              controlId={id}
              id={popupId}
              label={props.label}
              unit={unit}
              value={read(props.value)}
              onPick={pick}
              onClose={how => (how === 'escape' ? close() : setOpen(false))}
            />
          )}
        </>
      }
    />
  )
}
