import { expect, it } from 'vitest'
import { helpKeyOf } from '#contracts/help/help-key.ts'
import { ownTexts } from '#server/backend/help/own-texts.ts'
import { areas } from '#ui/areas.ts'

const screens = areas.flatMap(area => area.screens ?? [])

it.each([...screens.map(({ path }) => helpKeyOf(path)), 'company-dialog', '404'])('%s has a help text', key => {
  expect(ownTexts.has(key), `write server/backend/help/texts/${key}.html`).toBe(true)
})
