import { commonErrors } from '../common-errors.ts'
import { companyStates } from '../companies/states.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import { earlier } from '../outcomes/earlier.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { cardNumberCalls } from './calls.ts'
import { exampleCardNumber, exampleNewCardNumber } from './examples.ts'
import { cardNumberStates } from './states.ts'

const { Namn: _, HasPIN: __, ...card } = exampleCardNumber
const stored = { ...card, PIN: '2468', Version: 3 }
const other = { ...stored, Id: '1a6f0e0c-8c2b-4d57-9d5a-0b7e4f3c2d11', KortNr: '20077' }
const params = { Id: stored.Id }
const scope = { FtgId: 'nordsken' }
const body = { ...exampleNewCardNumber, Version: 3 }

/** Returns the states of a company that has exactly these card numbers. */
const given = (...cards: Parameters<typeof cardNumberStates.cardNumbers>[2]) => [
  callerStates.signedIn('adm'),
  companyStates.company('nordsken', 'adm'),
  cardNumberStates.cardNumbers('nordsken', 'adm', cards),
]

export const cardNumberOutcomes: OutcomesOf<typeof cardNumberCalls> = {
  list: [
    {
      name: 'the card numbers of a company',
      given: given(stored),
      request: { scope },
      answer: { data: { UsesPIN: true, Cards: [{ ...exampleCardNumber, Version: 3 }] }, pins: ['UsesPIN', 'HasPIN'] },
    },
    {
      name: 'a card number that was made, with its last day',
      given: [
        ...given(),
        earlier(cardNumberCalls.create, { scope, body: { ...exampleNewCardNumber, TomDatum: '2027-01-31' } }),
      ],
      request: { scope },
      answer: {
        data: { UsesPIN: true, Cards: [{ ...exampleCardNumber, TomDatum: '2027-01-31' }] },
        pins: ['AnstNr', 'KortNr', 'HasPIN', 'FromDatum', 'TomDatum'],
      },
    },
    {
      name: 'no card numbers',
      given: given(),
      request: { scope },
      answer: { data: { UsesPIN: true, Cards: [] }, pins: ['*'] },
    },
  ],
  pin: [
    { name: 'the PIN of a card', given: given(stored), request: { scope, params }, answer: { data: { PIN: '2468' } } },
  ],
  create: [
    {
      name: 'a card number made',
      given: given(),
      request: { scope, body: exampleNewCardNumber },
      answer: { data: { Id: exampleCardNumber.Id } },
    },
    {
      name: 'a number that another card has',
      given: given(stored),
      request: { scope, body: exampleNewCardNumber },
      answer: {
        error: commonErrors.fieldsRefused,
        fields: { KortNr: 'Kortnumret används redan i företaget. Ange ett annat.' },
      },
    },
  ],
  change: [
    {
      name: 'a card number changed',
      given: given(stored),
      request: { scope, params, body: { ...body, KortNr: '10046', PIN: '' } },
      answer: { data: { Version: 4 }, pins: ['Version'] },
    },
    {
      name: 'a number that another card has',
      given: given(stored, other),
      request: { scope, params, body: { ...body, KortNr: other.KortNr } },
      answer: {
        error: commonErrors.fieldsRefused,
        fields: { KortNr: 'Kortnumret används redan i företaget. Ange ett annat.' },
      },
    },
  ],
  remove: [
    {
      name: 'a card number removed',
      given: given(stored),
      request: { scope, params },
      answer: { data: null },
    },
  ],
}
