import { describe, expect, it } from 'vitest'
import { flag, text } from '#contracts/forms/fields.ts'
import { formLayout } from '#contracts/forms/form-layout.ts'
import { formModel } from '#contracts/forms/form-model.ts'
import { search } from './search.ts'

const model = formModel('trial', {
  Namn: text('Företagsnamn', { hint: 'Som det är registrerat.' }),
  Use: flag('Bankgiro'),
  Bankgiro: text('Bankgironummer', { help: 'Står på fakturan.' }),
  Hidden: text('Företagets konto', { shown: () => false }),
  Konto: text('Konto'),
})
const first = {
  name: 'First',
  title: 'Första',
  cards: [
    { id: 'identity', title: 'Uppgifter', rows: ['Namn', 'Hidden'] },
    { id: 'bank', title: 'Bank', toggledBy: 'Use', rows: ['Bankgiro'] },
  ],
}
const second = { name: 'Second', title: 'Andra', cards: [{ id: 'accounts', title: 'Konton', rows: ['Konto'] }] }
const layout = formLayout(model, [first, second])
const find = (term: string, Use = true) =>
  search(layout, { Use }, term, first).map(({ field, place }) => [field, place])

describe('the search of a form', () => {
  it.each([
    ['företag', [['Namn', 'Uppgifter']]],
    ['REGISTRERAT', [['Namn', 'Uppgifter']]],
    ['fakturan står', [['Bankgiro', 'Bank']]],
    ['konto', [['Konto', 'Andra · Konton']]],
    ['   ', []],
    ['finns inte', []],
  ])('finds “%s” by labels, hints, help and titles', (term, hits) => expect(find(term)).toEqual(hits))

  it('leads to the switch of a card that is off, and to nothing that does not matter', () => {
    expect(find('bankgironummer')).toEqual([['Bankgiro', 'Bank']])
    expect(find('bankgironummer', false)).toEqual([['Use', 'Bank']])
  })
})
