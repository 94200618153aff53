import { expect, it } from 'vitest'
import { chooseAnother } from './other-one.ts'
import { registers } from './registers.ts'

/** The labels of the keys of all registers, by the gender of the Swedish noun. */
const neuter = ['Avtal', 'Konto', 'Datum', 'Dagschema', 'Schema', 'Brukarnummer', 'Gäller från', 'Uppdrag']
const common = [
  'Avdelning',
  'FOK-kod',
  'Tidkod',
  'Grupp',
  'Lönekod',
  'Landskod',
  'Löneart',
  'Tabellkod',
  'Styrkod',
  'Kod',
  'Varugrupp',
  'NYK-kod',
  'Period',
  'Regel',
  'Avtalskod',
  'Nyckel',
  'Kostnadstyp',
  'Anställd',
  ...[1, 2, 3, 4, 5, 6].map(n => `Resultatenhet ${n}`),
]

it.each(Object.values(registers))('another key of $items is asked for in its gender', ({ model, key }) => {
  const label = model.fields[key]?.label
  const text = typeof label === 'function' ? label({}) : (label ?? 'Kod')
  expect([...neuter, ...common]).toContain(text)
  expect(chooseAnother(text)).toBe(neuter.includes(text) ? 'Välj ett annat.' : 'Välj en annan.')
})
