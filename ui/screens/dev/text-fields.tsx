import { devTexts as texts } from '#ui/screens/dev/dev.text.ts'
import { PasswordField } from '#ui/widgets/field/password-field.tsx'
import { SearchField } from '#ui/widgets/field/search-field.tsx'
import { TextArea } from '#ui/widgets/field/text-area.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { FieldSpecimen, Held, Specimen, Specimens } from './specimens.tsx'

const long =
  'Lön utbetalas den 25:e varje månad. Infaller dagen på en helgdag betalas lönen ut närmast föregående bankdag.'
const most = 50

/** Renders the text fields: one line, several lines, with a character count. */
export default function TextFields() {
  return (
    <Specimens>
      <FieldSpecimen title="Textfält" empty="" filled="Nordsken Handel AB" render={props => <TextField {...props} />} />
      <Specimen title="Med räknare">
        {(
          [
            [texts.states.empty, ''],
            [texts.states.near, long.slice(0, most - 2)],
            [texts.states.over, long.slice(0, most + 12)],
          ] as const
        ).map(([label, initial]) => (
          <Held
            key={label}
            initial={initial}
            render={held => (
              <TextField
                {...held}
                label={label}
                counter={most}
                error={held.value.length > most ? 'Fältet får bestå av max 50 tecken.' : undefined}
              />
            )}
          />
        ))}
      </Specimen>
      <FieldSpecimen
        title="Flera rader"
        empty=""
        filled={long}
        render={props => <TextArea {...props} counter={200} />}
      />
      <Specimen title="Lösenord och sökning">
        <Held initial="Provlon-2026" render={held => <PasswordField {...held} label="Lösenord" />} />
        <Held initial="sandström" render={held => <SearchField {...held} label="Sök bland anställda" />} />
      </Specimen>
    </Specimens>
  )
}
