import { readFileSync } from 'node:fs'
import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { PayrollCalls } from '../models/payroll-calls.ts'
import { expect, test } from '../test.ts'

const path = '/rapporter/loneartslista'

test('the pay types of a year: nothing yet, then what is paid, narrowed by the address and taken out', async ({
  page,
  ownApp,
}) => {
  test.slow()
  const row = (name: string) => page.getByRole('row', { name })
  const sums = page.getByRole('table', { name: 'Summor per slag' })
  // Of its own, since other tests pay in the company.
  await new LoginPage(page).arriveAs('adm', { origin: ownApp.url, company: 'akvarell' })

  await test.step('it is opened from the menu, and is empty before anything is paid', async () => {
    const group = page.getByRole('navigation').getByRole('button', { name: 'Rapporter' })
    if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click()
    await page.getByRole('navigation').getByRole('link', { name: 'Löneartslista' }).click()
    await expect(page).toHaveURL(`${ownApp.url}${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Löneartslista' })).toBeVisible()
    await expect(page.getByText('Det finns ingen information att visa')).toBeVisible()
    await expect(sums).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('what is paid is there, with its sums', async () => {
    await new PayrollCalls(page, 'akvarell', ownApp.url).pay('202602')
    await page.reload()
    await expect(row('1000')).toContainText('Månadslön')
    await expect(sums.getByRole('row', { name: 'Bruttolön' })).toBeVisible()
    await expect(sums.getByRole('row', { name: 'Skatt' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the selection stands in the address, which another opens', async () => {
    await page.getByRole('textbox', { name: 'Från' }).fill('2026-02-26')
    await page.getByRole('textbox', { name: 'Från' }).press('Enter')
    await expect(page).toHaveURL(`${ownApp.url}${path}?from=2026-02-26`)
    await expect(page.getByText('Det finns ingen information att visa')).toBeVisible()
    await page.goto(`${ownApp.url}${path}?tom=2026-02-25&grund=UTBETALD`)
    await expect(page.getByRole('textbox', { name: 'Till' })).toHaveValue('2026-02-25')
    await expect(row('1000')).toBeVisible()
  })

  await test.step('a search has the sums of what it finds', async () => {
    await page.getByRole('searchbox').fill('skatt')
    await expect(row('1000')).toHaveCount(0)
    await expect(row('9000')).toBeVisible()
    await expect(sums.getByRole('row', { name: 'Bruttolön' })).toHaveCount(0)
    await page.getByRole('searchbox').fill('')
    await expect(row('1000')).toBeVisible()
  })

  await test.step('all rows are taken out as a file, with numbers', async () => {
    await page.getByRole('button', { name: 'Exportera' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /csv/ }).click(),
    ])
    const text = readFileSync(await file.path(), 'utf8')
    expect(text.split(/\r?\n/)[0]).toContain('Löneart;Benämning;Slag;Enhet;Antal;Snittpris;Belopp;Personer')
    expect(text).toMatch(/^1000;Månadslön;Bruttolön;Månader;\d+;\d+(,\d+)?;\d+(,\d+)?;\d+$/m)
    expect(text).toMatch(/^9000;Preliminär skatt;Skatt;Kronor;;;-\d+(,\d+)?;\d+$/m)
  })
})
