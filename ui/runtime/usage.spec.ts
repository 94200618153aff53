import { expect, it } from 'vitest'
import { FrontendTrack } from '#contracts/portal/shapes.ts'
import { TestClock } from '#machines/kit/shared/testing/test-clock.ts'
import { createUsage } from './usage.ts'

it('counts a use by its id and its screen, apart from the calls of the screen', async () => {
  const clock = new TestClock()
  const sent: FrontendTrack[] = []
  const count = createUsage({ clock, send: async use => void sent.push(use) })
  count('company-chosen', '')
  count('screen-opened', '/payslips/:Period')
  await clock.pass(1_999)
  expect(sent).toEqual([])
  await clock.pass(1)
  expect(sent).toEqual([
    { id: 'company-chosen', url: '', context: '' },
    { id: 'screen-opened', url: '/payslips/:Period', context: '' },
  ])
  expect(sent.every(use => FrontendTrack.safeParse(use).success)).toBe(true)
})
