import { useEffect, useEffectEvent, useState } from 'react'
import { calendar } from '#styled-system/recipes/index.js'
import { FieldPopup, type FieldPopupProps } from '../popover/field-popup.tsx'
import { Calendar, type CalendarProps } from './calendar.tsx'

type CalendarPopupProps = CalendarProps & Pick<FieldPopupProps, 'controlId' | 'id' | 'label' | 'onClose'>

/**
 * Renders the calendar in the popup of its field. One that is fetched so slowly that the person has
 * gone on to another field does not open: it would take the focus from there.
 */
export default function CalendarPopup({ unit, value, onPick, ...popup }: CalendarPopupProps) {
  const [isTooLate] = useState(() => isInAnotherField(popup.controlId))
  const close = useEffectEvent(() => popup.onClose('outside'))
  useEffect(() => {
    if (isTooLate) close()
  }, [isTooLate])
  if (isTooLate) return null
  return (
    <FieldPopup {...popup} className={calendar().popup}>
      <Calendar unit={unit} value={value} onPick={onPick} />
    </FieldPopup>
  )
}

function isInAnotherField(controlId: string): boolean {
  const focused = document.activeElement?.closest('[data-field-box]') ?? null
  return focused !== null && !focused.contains(document.getElementById(controlId))
}
