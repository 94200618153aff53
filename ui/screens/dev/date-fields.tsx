import { DateField, MonthField } from '#ui/widgets/date-field/date-field.tsx'
import { TimeField } from '#ui/widgets/field/typed-fields.tsx'
import { FieldSpecimen, Specimens } from './specimens.tsx'

/** Renders the fields for dates, months and times. Dates and months also have a picker. */
export default function DateFields() {
  return (
    <Specimens>
      <FieldSpecimen title="Datum" empty="" filled="2026-11-25" render={props => <DateField {...props} />} />
      <FieldSpecimen title="Månad" empty="" filled="2026-11" render={props => <MonthField {...props} />} />
      <FieldSpecimen title="Klockslag" empty="" filled="08:30" render={props => <TimeField {...props} />} />
    </Specimens>
  )
}
