import { CheckboxField } from '#ui/widgets/checkbox/checkbox.tsx'
import { RadioGroup } from '#ui/widgets/radio/radio-group.tsx'
import { SwitchField } from '#ui/widgets/switch/switch.tsx'
import { FieldSpecimen, Held, Specimen, Specimens } from './specimens.tsx'

const deliveries = [
  { value: 'PAPER', label: 'Papper' },
  { value: 'EMAIL', label: 'E-post', hint: 'Till den adress som står på den anställdes kort.' },
  { value: 'KIVRA', label: 'Kivra' },
]

/** What is on or off, and one of few. */
export default function FlagFields() {
  return (
    <Specimens>
      <FieldSpecimen title="Kryssruta" empty={false} filled={true} render={props => <CheckboxField {...props} />} />
      <FieldSpecimen title="Omkopplare" empty={false} filled={true} render={props => <SwitchField {...props} />} />
      <FieldSpecimen
        title="Alternativ"
        empty=""
        filled="EMAIL"
        render={props => <RadioGroup {...props} options={deliveries} />}
      />
      <Specimen title="Alternativ bredvid varandra">
        <Held
          initial="PAPER"
          render={held => (
            <RadioGroup
              {...held}
              label="Lönebesked"
              inline
              options={deliveries.map(({ value, label }) => ({ value, label }))}
            />
          )}
        />
      </Specimen>
    </Specimens>
  )
}
