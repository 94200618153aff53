import { readFileSync } from 'node:fs'
import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { expect, test } from '../test.ts'

test('an enquiry becomes a file, and an answer is granted for the employee that it is of', async ({ page }) => {
  await new LoginPage(page).arriveAs('adm', { company: 'nordsken', path: '/fos' })
  await expect(page.getByRole('heading', { level: 1, name: 'Förfrågan om skatteavdrag (FOS)' })).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Anställda i urvalet' }).getByRole('row').nth(2)).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Skapa fil' }).click()
  const text = readFileSync(await (await download).path(), 'latin1')
  expect(text).toContain('<?xml version="1.0" encoding="iso-8859-1"?>')
  await expect(page.getByText(/^Förfrågan \d+ är skapad med/)).toBeVisible()
  const person = /personNr="(\d+)"/.exec(text)?.[1] ?? ''
  const answer = (tab: string) => ({
    name: 'svar.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Personnummer;Skattetabell;Från och med\n${person};${tab};2028-01-01\nokänd;30;2028-01-01`),
  })
  const choose = (tab: string) => page.getByLabel('Fil med svar').setInputFiles(answer(tab))
  await choose('41')
  await expect(page.getByRole('heading', { name: 'Granska svaret' })).toBeVisible()
  await expect(page.getByText(/→ Tabell 41/).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ta emot svaret' }).click()
  await expect(page.getByText('1 anställd är ändrad.')).toBeVisible()
  await choose('41')
  await expect(page.getByText('Svaret ändrar ingenting.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ta emot svaret' })).toBeDisabled()
})
