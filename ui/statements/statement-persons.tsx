import { useState } from 'react'
import type { StatementPerson } from '#contracts/statements/shapes.ts'
import { css, cx } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { SearchField } from '#ui/widgets/field/search-field.tsx'
import { FigureButton } from './figure-button.tsx'
import type { Ask } from './figure-dialog.tsx'
import { muted } from './look.ts'
import { statementTexts } from './statements.text.ts'

const texts = statementTexts.persons
const cards = css({
  display: 'grid',
  gap: '4',
  listStyle: 'none',
  padding: '0',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' },
})
const card = css({ border: 'subtle', borderRadius: 'card', padding: '4' })
const name = common.title
const about = cx(muted, css({ marginBottom: '2' }))
const shownFirst = 20

interface StatementPersonsProps<Person extends StatementPerson> {
  readonly persons: readonly Person[]
  /** Returns what the receiver knows a person by. */
  readonly identityOf: (person: Person) => string
  /** That a statement has nobody. */
  readonly none: string
  readonly onAsk: Ask
}

/** Renders a card for each person, with figures that open to their rows. */
export function StatementPersons<Of extends StatementPerson>({
  persons,
  identityOf,
  none,
  onAsk,
}: StatementPersonsProps<Of>) {
  const [search, setSearch] = useState('')
  const [most, setMost] = useState(shownFirst)
  const wanted = search.trim().toLocaleLowerCase('sv')
  const found = persons.filter(({ AnstNr, Namn }) => `${AnstNr} ${Namn}`.toLocaleLowerCase('sv').includes(wanted))
  if (persons.length === 0) return <p>{none}</p>
  return (
    <div className={common.stack4}>
      {persons.length > 5 && (
        <SearchField size="sm" label={texts.search} placeholder={texts.search} value={search} onChange={setSearch} />
      )}
      {found.length === 0 && <p>{texts.noMatch}</p>}
      <ul className={cards}>
        {found.slice(0, most).map(person => (
          <Person key={person.AnstNr} person={person} identity={identityOf(person)} onAsk={onAsk} />
        ))}
      </ul>
      {found.length > most && (
        <Button variant="ghost" onClick={() => setMost(most + 5 * shownFirst)}>
          {texts.more(found.length - most)}
        </Button>
      )}
    </div>
  )
}

interface PersonProps {
  readonly person: StatementPerson
  readonly identity: string
  readonly onAsk: Ask
}

const Person = ({ person, identity, onAsk }: PersonProps) => (
  <li className={card}>
    <h3 className={name}>
      {person.AnstNr} {person.Namn}
    </h3>
    <p className={about}>{identity}</p>
    <DescriptionList
      values="end"
      items={person.Falt.map(({ Falt, Namn, Slag, Belopp, Varde, Rader }) => ({
        label: `${Falt} ${Namn}`,
        numeric: Belopp !== null,
        value:
          Belopp === null ? (
            Slag === 'KRYSS' ? (
              statementTexts.tick
            ) : (
              Varde
            )
          ) : (
            <FigureButton
              name={`${person.Namn}, ${Namn}`}
              amount={Belopp}
              onAsk={() => onAsk({ name: `${Falt} ${Namn}, ${person.Namn}`, amount: Belopp, rows: Rader })}
            />
          ),
      }))}
    />
  </li>
)
