import { expect, it } from 'vitest'
import { browserFamily, keepOrigin, letInBy, originSetting, runFrom } from './origin.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Chrome'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'Chrome',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
  ['curl/8.5.0', null],
  [undefined, null],
])('%s is %s', (agent, family) => expect(browserFamily(agent)).toBe(family))

it('follows the work, and work that runs after it, and no other', async () => {
  const from = (address: string) => ({ address, browser: null, via: null })
  const later: (() => void)[] = []
  const seen: string[] = []
  await Promise.all(
    ['203.0.113.1', '203.0.113.2'].map(address =>
      runFrom(from(address), async () => {
        await Promise.resolve()
        if (address.endsWith('2')) letInBy('support')
        later.push(keepOrigin(() => void seen.push(originSetting())))
      }),
    ),
  )
  for (const work of later) work()
  expect(seen).toEqual([
    '{"address":"203.0.113.1","browser":null,"via":null}',
    '{"address":"203.0.113.2","browser":null,"via":"support"}',
  ])
  expect(originSetting()).toBe('')
})
