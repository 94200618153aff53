import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prepare, search } from './search.ts'

const titles = [
  'Nordsken Handel AB',
  'Akvarell Måleri AB',
  'Åkeriet i Malmö',
  'Björkbackens Förskola',
  'Café Noir',
  'Zenit Transport AB',
  'Byt lösenord',
  'Handelsbolaget Norr',
]
const items = prepare(titles.map(title => ({ id: title, title })))
const found = (query: string, recent: string[] = []) => search(items, query, recent).map(({ item }) => item.title)

describe('a search', () => {
  it.each([
    ['nord', ['Nordsken Handel AB', 'Byt lösenord']],
    ['NORDS', ['Nordsken Handel AB']],
    ['handel', ['Handelsbolaget Norr', 'Nordsken Handel AB']],
    ['norr', ['Handelsbolaget Norr']],
    ['måleri', ['Akvarell Måleri AB']],
    ['maleri', ['Akvarell Måleri AB']],
    ['ak', ['Akvarell Måleri AB', 'Åkeriet i Malmö']],
    ['åk', ['Åkeriet i Malmö']],
    ['bjork', ['Björkbackens Förskola']],
    ['losen', ['Byt lösenord']],
    ['cafe', ['Café Noir']],
    ['café', ['Café Noir']],
    ['nha', ['Nordsken Handel AB']],
    ['bylo', ['Byt lösenord']],
    ['handel nord', ['Nordsken Handel AB']],
    ['ab zenit', ['Zenit Transport AB']],
    ['xyz', []],
    ['nordx', []],
    ['', []],
    ['  ', []],
    ['!', []],
  ])('%j finds %j', (query, expected) => expect(found(query)).toEqual(expected))

  it('puts what was used lately before what matches as well', () => {
    expect(found('ab')).toEqual(['Nordsken Handel AB', 'Akvarell Måleri AB', 'Zenit Transport AB'])
    expect(found('ab', ['Zenit Transport AB'])[0]).toBe('Zenit Transport AB')
    expect(found('handel', ['Nordsken Handel AB'])[0]).toBe('Handelsbolaget Norr')
  })

  it('finds by other words, and by figures however they are grouped', () => {
    const own = prepare([
      { id: '1', title: 'Mörkt utseende', also: 'dark tema natt' },
      { id: '2', title: 'Nordsken Handel AB', digits: '165566778899', also: 'nordsken' },
    ])
    const ids = (query: string) => search(own, query).map(({ item }) => item.id)
    expect(ids('natt')).toEqual(['1'])
    for (const query of ['556677-8899', '5566 77', '165566778899']) expect(ids(query)).toEqual(['2'])
    expect(ids('nordsken 556677')).toEqual(['2'])
    expect(ids('999')).toEqual([])
  })

  it('finds every title by each of its words, and by their first letters', () => {
    const word = fc.stringMatching(/^[a-zåäö]{2,8}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 5 }), words => {
        const own = prepare([{ id: 'it', title: words.join(' ') }])
        for (const each of words) expect(search(own, each)).toHaveLength(1)
        expect(search(own, words.map(each => each[0]).join(''))).toHaveLength(1)
      }),
    )
  })

  it('never finds by more when more is written', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abnorhåö '), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(letters, fc.constantFrom(...'abnorhåö'), (query, next) => {
        fc.pre(query.trim() !== '')
        const before = found(query)
        for (const title of found(query + next)) expect(before).toContain(title)
      }),
    )
  })
})
