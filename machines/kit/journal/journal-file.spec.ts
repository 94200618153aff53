import { expect, it } from 'vitest'
import type { Entry } from './journal.types.ts'
import { parseJournal, printJournal } from './journal-file.ts'

const entry: Entry = { seq: 1, at: 5, stream: 'app', machine: 'app', version: 1, event: { type: 'go', from: null } }
const file = { buildId: 'b1', entries: [entry, { ...entry, seq: 2, from: 'session' }] }

it('is read as it was written', () => {
  expect(parseJournal(printJournal(file))).toEqual({ tag: 'ok', value: file })
})

it('is read without its notes, which change nothing of the journal', () => {
  const notes = { format: 'other', message: 'Listan var tom.', entries: [] }
  expect(JSON.parse(printJournal(file, notes))).toMatchObject({ message: 'Listan var tom.' })
  expect(parseJournal(printJournal(file, notes))).toEqual({ tag: 'ok', value: file })
})

it.each([
  ['{', 'Filen är ingen flödesjournal.'],
  ['[]', 'Filen är ingen flödesjournal.'],
  ['{"format":"other"}', 'Filen är ingen flödesjournal.'],
  [
    printJournal(file).replace('"version":1', '"version":2'),
    'Flödesjournalen är skriven av en annan version av programmet.',
  ],
  [printJournal(file).replace('"seq":1', '"seq":"1"'), 'Flödesjournalen är skadad.'],
  [printJournal(file).replace('"stream":"app"', '"stream":7'), 'Flödesjournalen är skadad.'],
  [printJournal(file).replace('"type":"go"', '"kind":"go"'), 'Flödesjournalen är skadad.'],
  [printJournal(file).replace('"from":"session"', '"from":1'), 'Flödesjournalen är skadad.'],
  [printJournal({ ...file, buildId: 7 as never }), 'Flödesjournalen är skadad.'],
])('says what is wrong with %s', (text, message) => {
  expect(parseJournal(text)).toEqual({ tag: 'failure', failure: message })
})
