import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../accessible.ts'
import { FlowInspectorPage } from '../models/flow-inspector-page.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

/** Refuses and counts every request that a page makes from now on. */
async function cutOff(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route('**/*', async route => {
    asked.push(route.request().url())
    await route.abort()
  })
  return asked
}

test('the flows of another window light up, are travelled in, exported and imported without network', async ({
  page,
  context,
}) => {
  const inspector = new FlowInspectorPage(await context.newPage())
  await inspector.open()
  await expect(inspector.page.getByText('Öppna Avlöna i ett annat fönster')).toBeVisible()
  const asked = await cutOff(inspector.page)

  await new LoginPage(page).signIn('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await expect(inspector.flow('app')).toContainText('signedIn.working.inYear')
  await expect(inspector.flow('bankid')).toHaveAccessibleName(/avslutat/)

  await test.step('travels back to before the sign-in', async () => {
    await inspector.line.fill('0')
    await expect(inspector.flow('app')).toContainText('starting')
    await inspector.page.keyboard.press('k')
    await expect(inspector.line).toHaveValue('1')
    await inspector.page.keyboard.press('j')
    await expect(inspector.line).toHaveValue('0')
    await expect(inspector.flow('companySelection')).toHaveCount(0)
    await inspector.follow.click()
    await expect(inspector.flow('app')).toContainText('signedIn.working.inYear')
  })

  const file = await test.step('exports the journal, which holds no secret', async () => {
    const [download] = await Promise.all([
      inspector.page.waitForEvent('download'),
      inspector.page.getByRole('button', { name: 'Exportera' }).click(),
    ])
    const path = await download.path()
    const text = await readFile(path, 'utf8')
    expect(text).toContain('"session.started"')
    expect(text).not.toContain('Provlon-2026')
    return path
  })

  await test.step('imports it again, and plays it to the same end', async () => {
    const count = await inspector.line.getAttribute('max')
    await inspector.page.getByLabel('Flödesjournal från en fil').setInputFiles(file)
    await expect(inspector.page.getByText('Den spelas bara upp här')).toBeVisible()
    await expect(inspector.flow('app')).toContainText('signedIn.working.inYear')
    await expect(inspector.line).toHaveAttribute('max', count ?? '')
  })
  await expectAccessible(inspector.page)
  expect(asked).toEqual([])
})
