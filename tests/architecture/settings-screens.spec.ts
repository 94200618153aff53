import { describe, expect, it } from 'vitest'
import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import { areas } from '#ui/areas.ts'
import { settingsPaths } from '#ui/screens/settings/paths.ts'

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
        right: page.read,
      })
      expect(screen?.group?.title).toBe('Inställningar')
    },
  )

  it('are no more than the settings have', () => {
    expect(Object.keys(settingsPaths).toSorted()).toEqual(
      companySettingsLayout.pages.map(({ name }) => name).toSorted(),
    )
  })
})
