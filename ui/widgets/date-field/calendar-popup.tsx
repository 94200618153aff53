import { calendar } from '#styled-system/recipes/index.js'
import { FieldPopup, type FieldPopupProps } from '../popover/field-popup.tsx'
import { Calendar, type CalendarProps } from './calendar.tsx'

type CalendarPopupProps = CalendarProps & Pick<FieldPopupProps, 'controlId' | 'id' | 'label' | 'onClose'>

/** Renders the calendar in the popup of its field. */
export default function CalendarPopup({ unit, value, onPick, ...popup }: CalendarPopupProps) {
  return (
    <FieldPopup {...popup} className={calendar().popup}>
      <Calendar unit={unit} value={value} onPick={onPick} />
    </FieldPopup>
  )
}
