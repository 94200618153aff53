import { css } from '#styled-system/css/index.js'
import { Checkbox, CheckboxField } from '#ui/widgets/checkbox/checkbox.tsx'
import { RadioGroup } from '#ui/widgets/radio/radio-group.tsx'
import { SwitchField } from '#ui/widgets/switch/switch.tsx'
import { FieldSpecimen, Held, Specimen, Specimens } from './specimens.tsx'

const boxes = css({ display: 'flex', gap: '4' })

const deliveries = [
  { value: 'PAPER', label: 'Papper' },
  { value: 'EMAIL', label: 'E-post', hint: 'Till den adress som står på den anställdes kort.' },
  { value: 'KIVRA', label: 'Kivra' },
]

/** Renders the checkboxes, switches and radio groups. */
export default function FlagFields() {
  return (
    <Specimens>
      <FieldSpecimen title="Kryssruta" empty={false} filled={true} render={props => <CheckboxField {...props} />} />
      <Specimen title="Kryssrutor i en tabell">
        <div className={boxes}>
          <Held
            initial={false}
            render={({ value, onChange }) => <Checkbox aria-label="Rad 1" checked={value} onChange={onChange} />}
          />
          <Held
            initial={true}
            render={({ value, onChange }) => <Checkbox aria-label="Rad 2" checked={value} onChange={onChange} />}
          />
          <Held
            initial={false}
            render={({ value, onChange }) => (
              <Checkbox aria-label="Alla rader" checked={value} indeterminate={!value} onChange={onChange} />
            )}
          />
          <Checkbox aria-label="Låst rad" checked disabled onChange={() => {}} />
        </div>
      </Specimen>
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
