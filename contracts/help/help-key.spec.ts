import { expect, it } from 'vitest'
import { fieldHelpKeyOf, helpKey, helpKeyOf, helpKeysFor, screenHelpKey } from './help-key.ts'

it.each([
  ['/infopanel', 'infopanel'],
  ['/semberedning/:BerId', 'semberedning-BerId'],
  ['/employerDeclaration/:Period/:Id', 'employerDeclaration-Period-Id'],
  ['/settings/users/@/new', 'settings-users-@-new'],
])('the key of %s is %s', (path, key) => {
  expect(helpKeyOf(path)).toBe(key)
  expect(key).toMatch(helpKey)
  expect(key).toMatch(screenHelpKey)
  expect(fieldHelpKeyOf(key, 'FtgId')).toMatch(helpKey)
  expect(fieldHelpKeyOf(key, 'FtgId')).not.toMatch(screenHelpKey)
})

it.each(['', '../infopanel', 'a/b', 'a.b.c', 'å', 'a'.repeat(81)])('“%s” is no key', key => {
  expect(key).not.toMatch(helpKey)
})

it('falls back to the keys of the paths above, the nearest first', () => {
  expect(helpKeysFor('settings-users-@-new')).toEqual([
    'settings-users-@-new',
    'settings-users-@',
    'settings-users',
    'settings',
  ])
  expect(helpKeysFor('infopanel')).toEqual(['infopanel'])
})
