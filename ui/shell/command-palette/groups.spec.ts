import { describe, expect, it } from 'vitest'
import { groupsOf } from './groups.ts'
import { prepare } from './search.ts'

const item = (id: string, title: string) => ({ id, title })
const screens = [item('screen:/infopanel', 'Informationspanel'), item('screen:/mySettings', 'Mina inställningar')]
const actions = [item('action:password', 'Byt lösenord…'), item('action:sign-out', 'Logga ut')]
const companies = prepare([
  item('company:nordsken', 'Nordsken Handel AB'),
  item('company:panel', 'Paneltillverkarna AB'),
  ...Array.from({ length: 60 }, (_, index) => item(`company:${index}`, `Handelsbolaget ${index}`)),
])
const found = { key: 'companies', lines: companies, most: 40 }
const shown = (query: string, recent: string[] = []) =>
  groupsOf({ query, recent, screens, actions, found: [found] }).map(({ key, items, hidden }) => [
    key,
    items.length > 3 ? items.length : items.map(({ id }) => id),
    hidden,
  ])

describe('the groups of the palette', () => {
  it('before a search are screens and actions, without any company', () => {
    expect(shown('')).toEqual([
      ['screens', ['screen:/infopanel', 'screen:/mySettings'], 0],
      ['actions', ['action:password', 'action:sign-out'], 0],
    ])
  })
  it('begin with what was chosen lately, the latest first, which is not listed twice; what is gone is left out', () => {
    expect(shown('', ['company:nordsken', 'company:gone', 'screen:/mySettings'])).toEqual([
      ['recent', ['company:nordsken', 'screen:/mySettings'], 0],
      ['screens', ['screen:/infopanel'], 0],
      ['actions', ['action:password', 'action:sign-out'], 0],
    ])
  })
  it('in a search stand by their best match', () => {
    expect(shown('panel')).toEqual([
      ['companies', ['company:panel'], 0],
      ['screens', ['screen:/infopanel'], 0],
    ])
    expect(shown('logga')).toEqual([['actions', ['action:sign-out'], 0]])
  })
  it('show forty companies, and say how many more there are', () => {
    expect(shown('handel')).toEqual([['companies', 40, 21]])
  })
  it('that areas find come after screens and actions that match as well, each with its own limit', () => {
    const settings = { key: 'settings', lines: prepare([item('a', 'Logga in'), item('b', 'Loggbok')]), most: 1 }
    const employees = { key: 'employees', lines: prepare([item('c', 'Loggström Eva')]), most: 5 }
    const groups = groupsOf({ query: 'logg', recent: [], screens, actions, found: [settings, employees] })
    expect(groups.map(({ key, items, hidden }) => [key, items.length, hidden])).toEqual([
      ['actions', 1, 0],
      ['settings', 1, 1],
      ['employees', 1, 0],
    ])
  })
  it('are none when nothing matches', () => expect(shown('xyzzy')).toEqual([]))
})
