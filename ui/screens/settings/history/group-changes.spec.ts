import { describe, expect, it } from 'vitest'
import type { CompanyHistoryItem } from '#contracts/shapes/company.ts'
import { groupChanges, matchChanges } from './group-changes.ts'

const frida = { Login: 'ftg2', Namn: 'Frida Lindgren' }
const at = (TimeStamp: string, Label: string, User: CompanyHistoryItem['User'] = frida): CompanyHistoryItem => ({
  TimeStamp,
  User,
  Field: Label,
  Label,
  Before: 'Nej',
  After: 'Ja',
})
const changes = [
  at('2026-11-21T10:00:00Z', 'Attestansvarig'),
  at('2026-11-21T10:00:00Z', 'Löneansvarig'),
  at('2026-11-21T10:00:00Z', 'Avdelningar', null),
  at('2026-11-20T10:00:00Z', 'Attestansvarig'),
]

describe('the history of the settings', () => {
  it('tells what was saved at once together, the newest first', () => {
    expect(groupChanges(changes).map(({ User, changes: of }) => [User?.Login, of.map(({ Label }) => Label)])).toEqual([
      ['ftg2', ['Attestansvarig', 'Löneansvarig']],
      [undefined, ['Avdelningar']],
      ['ftg2', ['Attestansvarig']],
    ])
    expect(groupChanges([])).toEqual([])
  })

  it.each([
    ['attest', 2],
    ['LINDGREN löne', 1],
    ['ftg2', 3],
    ['  ', 4],
    ['zenit', 0],
  ])('finds what has the words of %j', (term, found) => {
    expect(matchChanges(changes, term)).toHaveLength(found)
  })
})
