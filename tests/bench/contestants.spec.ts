import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BuiltPage } from '../harness/built-page.ts'
import { chromiumFlags, ensureChromium } from '../harness/chromium.ts'
import { fieldCount } from './peers/forms/fields.ts'
import { benchColumns, type Lap } from './peers/tables/contestant.ts'
import { formsPage } from './rows/form.ts'

/*
 * Mounts each contestant of the benchmark once, so that none of its rows dies unseen.
 */

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] })
})
afterAll(() => browser.close())

describe('a form', () => {
  let forms: BuiltPage
  beforeAll(async () => {
    forms = await BuiltPage.start(formsPage, { isStrict: false })
  })
  afterAll(() => forms.stop())

  it.each(['ours', 'native', 'react-hook-form', 'tanstack-form'])(
    'of %s is mounted with all its fields, and unmounted',
    async contestant => {
      const page = await browser.newPage()
      await page.goto(`${forms.url}?${contestant}`)
      await page.waitForFunction('window.mountForm')
      await page.evaluate(() => window.mountForm())
      expect(await page.locator('input').count()).toBe(fieldCount)
      await page.evaluate(() => window.unmountForm())
      expect(await page.locator('input').count()).toBe(0)
      await page.close()
    },
  )
})

describe('a table', () => {
  it.each(['ours', 'ag-grid', 'mui-x'])('of %s is mounted, and sorted by its columns', async contestant => {
    const table = await BuiltPage.start(`tests/bench/peers/tables/${contestant}`, { isStrict: contestant === 'ours' })
    const page = await browser.newPage()
    await page.goto(table.url)
    await page.waitForFunction('window.lap')
    const { mount, sorts } = (await page.evaluate('lap(100)')) as Lap
    expect(mount).toBeGreaterThan(0)
    expect(sorts).toHaveLength(benchColumns.length)
    await page.close()
    await table.stop()
  })
})
