import { describe, expect, it } from 'vitest'
import { helpKeyOf, helpKeysFor, screenHelpKey } from '#contracts/help/help-key.ts'
import { registers } from '#contracts/registers/registers.ts'
import { ownTexts } from '#server/backend/help/own-texts.ts'
import { areas } from '#ui/areas.ts'
import { specifiedRoutes } from '../harness/specified-routes.ts'

const screens = areas.flatMap(area => area.screens ?? []).map(({ path }) => path)
const isItem = (path: string) => /[:@]/.test(path)

describe('the help text of', () => {
  it.each([...new Set([...specifiedRoutes, ...screens])])('%s exists', path => {
    const key = helpKeyOf(path)
    expect(key).toMatch(screenHelpKey)
    // An item may show the text of its list, and the overview of LSS that of LSS.
    const keys = isItem(path) || path === '/lss/overview' ? helpKeysFor(key) : [key]
    expect(
      keys.some(each => ownTexts.has(each)),
      `write server/backend/help/texts/${key}.html`,
    ).toBe(true)
  })

  it.each(['company-dialog', '404'])('%s exists', key => expect(ownTexts.has(key)).toBe(true))
})

it.each(Object.values(registers))('the help text of $route.path speaks of $items', ({ route, title, items }) => {
  const { title: heading, html = '' } = ownTexts.get(helpKeyOf(route.path)) ?? {}
  const text = `${heading} ${html}`.toLocaleLowerCase('sv')
  expect(
    [items, title].some(each => text.includes(each.toLocaleLowerCase('sv'))),
    `write of ${items} in server/backend/help/texts/${helpKeyOf(route.path)}.html`,
  ).toBe(true)
})

it('no help text is left without a route', () => {
  const keys = [...specifiedRoutes, ...screens].map(helpKeyOf)
  expect([...ownTexts.keys()].filter(key => !keys.includes(key))).toEqual(['404', 'company-dialog'])
})
