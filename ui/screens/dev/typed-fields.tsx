import {
  DecimalField,
  IntegerField,
  OrganisationNumberField,
  PersonalNumberField,
} from '#ui/widgets/field/typed-fields.tsx'
import { FieldSpecimen, Specimens } from './specimens.tsx'

/** Renders the fields for numbers with units, personal numbers and organisation numbers. */
export default function TypedFields() {
  return (
    <Specimens>
      <FieldSpecimen title="Heltal" empty="" filled="25" render={props => <IntegerField {...props} unit="dagar" />} />
      <FieldSpecimen
        title="Belopp"
        empty=""
        filled="1 234 567,50"
        render={props => <DecimalField {...props} unit="kr/mil" />}
      />
      <FieldSpecimen title="Procent" empty="" filled="31,42" render={props => <DecimalField {...props} unit="%" />} />
      <FieldSpecimen
        title="Personnummer"
        empty=""
        filled="19900315-9804"
        render={props => <PersonalNumberField {...props} />}
      />
      <FieldSpecimen
        title="Organisationsnummer"
        empty=""
        filled="556677-8899"
        render={props => <OrganisationNumberField {...props} />}
      />
    </Specimens>
  )
}
