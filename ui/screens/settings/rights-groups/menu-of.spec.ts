import { describe, expect, it } from 'vitest'
import { type Right, rightsWhere } from '#contracts/rights/catalogue.ts'
import type { MenuGroup, Screen } from '#ui/shell/area.ts'
import { menuOf } from './menu-of.ts'

const icon = (() => null) as unknown as Screen['icon']
const settings: MenuGroup = { id: 'settings', title: 'Inställningar', icon }
const registers: MenuGroup = { id: 'registers', title: 'Register', icon }
const screen = (name: string, more: Partial<Screen> = {}): Screen => ({
  ...{ name, path: `/${name}`, title: name, icon },
  load: () => Promise.reject(new Error('Not loaded here')),
  ...more,
})
const screens = [
  screen('company', { group: settings, right: 'Settings.Company.Read' }),
  screen('accounts', { group: registers, right: 'Registry.Accounts.Read' }),
  screen('start'),
  screen('mine', { isOutsideMenu: true }),
  screen('users', { group: settings, right: 'Settings.Users.Read' }),
  screen('calendar', { right: 'Kalendarie.Read' }),
]
const given = (...granted: Right[]) => {
  const menu = menuOf(
    screens,
    rightsWhere(right => granted.includes(right)),
  )
  const names = (some: readonly Screen[]) => some.map(({ name }) => name)
  return [names(menu.screens), menu.groups.map(({ id, screens: within }) => [id, ...names(within)])]
}

describe('the menu of some rights', () => {
  it('has without rights what needs none, and no empty group', () => expect(given()).toEqual([['start'], []]))
  it('has what the rights open, in the order of the screens', () =>
    expect(given('Kalendarie.Read', 'Settings.Users.Read', 'Settings.Company.Read')).toEqual([
      ['start', 'calendar'],
      [['settings', 'company', 'users']],
    ]))
  it('has nothing of a right to write', () => expect(given('Registry.Accounts.Write')).toEqual([['start'], []]))
})
