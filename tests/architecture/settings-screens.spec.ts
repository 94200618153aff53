import { describe, expect, it } from 'vitest'
import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import { areas } from '#ui/areas.ts'
import { menu } from '#ui/menu.ts'
import { settingsPaths } from '#ui/screens/settings/paths.ts'
import type { MenuGroup } from '#ui/shell/side-menu/menu-of.ts'

const group = menu.find(place => 'title' in place && place.title === 'Inställningar') as MenuGroup | undefined
const screens = areas.flatMap(area => area.screens ?? [])

/**
 * The first screen has the paths of the settings without loading their chunk; this checks that the
 * paths match it.
 */
describe('the screens of the settings', () => {
  it.each(companySettingsLayout.pages.map(page => [page.name, page] as const))(
    '%s stands in the catalogue',
    (name, page) => {
      const screen = screens.find(each => each.name === name)
      expect(screen).toMatchObject({
        path: Object.entries(settingsPaths).find(([each]) => each === name)?.[1],
        access: { right: page.read },
      })
      expect(group?.items).toContain(name)
    },
  )

  it('are no more than the settings have', () => {
    expect(Object.keys(settingsPaths).toSorted()).toEqual(
      companySettingsLayout.pages.map(({ name }) => name).toSorted(),
    )
  })
})
