import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDemoDatabase } from '../platform/database/test-database.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

const company = 'nordsken'
const batches = 25
let server: TestBackend
let browser: Browser
/** The attempts of transactions that have lost to another one. */
const lost: number[] = []
beforeAll(async () => {
  const pause = async (attempt: number) => void lost.push(attempt)
  server = await startTestBackend({}, await createDemoDatabase({ pause }))
  browser = await server.signedIn('adm')
})
afterAll(() => server.close())

const codes = Array.from({ length: 20 }, (_, nth) => `Q${String(nth).padStart(2, '0')}`)

it('25 batches of the same items in all orders, beside changes of single ones, are all answered', async () => {
  for (const Kod of codes) {
    const made = await browser.ask('/varugrupper', {
      company,
      method: 'POST',
      body: { VaruGrupp: Kod, BenText: Kod, Aktiv: true },
    })
    expect([made.status, made.body]).toEqual([200, { data: { Version: 1 } }])
  }
  const itemsOf = (nth: number) =>
    [...codes.slice(nth % codes.length), ...codes.slice(0, nth % codes.length)].map(Kod => ({
      VaruGrupp: Kod,
      Version: 1,
      BenText: `${Kod} ${nth}`,
    }))
  const asked = Array.from({ length: batches }, (_, nth) => {
    const items = nth % 2 === 0 ? itemsOf(nth) : itemsOf(nth).toReversed()
    return browser.ask('/varugrupper/@/change', { company, method: 'PUT', body: items })
  })
  const single = codes.map(Kod =>
    browser.ask(`/varugrupper/${Kod}`, {
      company,
      method: 'PUT',
      body: { Version: 1, Values: { BenText: `${Kod} ensam` } },
    }),
  )
  const answers = await Promise.all([...asked, ...single])
  expect(answers.map(({ status }) => status).filter(status => status >= 500)).toEqual([])
  expect(answers.slice(0, batches).every(({ status }) => status === 200)).toBe(true)
  const { body } = await browser.ask('/varugrupper', { company })
  const versions = (body.data as { VaruGrupp: string; Version: number }[]).filter(({ VaruGrupp }) =>
    codes.includes(VaruGrupp),
  )
  // They have waited for each other in one order, so that nobody was done again.
  expect(lost).toEqual([])
  // Whoever was first changed an item; all others were told so.
  expect(versions.map(({ Version }) => Version)).toEqual(codes.map(() => 2))
})
