import { expect, it } from 'vitest'
import { whyNotAsked } from './why-not-asked.ts'

it.each([
  ['HUV', '199003159804', ''],
  ['???', '199003159804', ''],
  ['HUV', '', 'Personnumret saknas.'],
  ['EXT', '199003159804', 'Skattetypen ”Sidoinkomst, 30 %” behöver inget svar.'],
  ['FTG', '', 'Skattetypen ”Uppdragstagare med F-skatt, 0 %” behöver inget svar.'],
  ['', '199003159804', 'Skattetypen saknas.'],
])('of %s with the number %s', (taxType, personalNumber, reason) =>
  expect(whyNotAsked({ taxType, personalNumber })).toBe(reason),
)
