import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

test('a child and a standing pay row are added, and an absence for the child fits beside another', async ({ page }) => {
  test.slow()
  const { keyboard } = page
  const { snackbar } = new Shell(page)
  await new LoginPage(page).arriveAs('adm', { company: 'nordsken', path: '/registry/employees/7' })

  await test.step('rows of the person', async () => {
    const children = page.getByRole('group', { name: 'Barnen' })
    await children.getByRole('button', { name: 'Lägg till rad' }).click()
    await children.getByRole('textbox', { name: 'Namn' }).fill('Elsa')
    await children.getByRole('textbox', { name: 'Född' }).fill('2021-08-09')
    const pay = page.getByRole('group', { name: 'Löneposter' })
    await pay.getByRole('button', { name: 'Lägg till rad' }).click()
    await pay.getByRole('combobox', { name: 'Löneart' }).click()
    await keyboard.type('4055')
    await page.getByRole('option', { name: /4055/ }).click()
    await pay.getByRole('textbox', { name: 'Belopp' }).fill('450')
    await keyboard.press('Control+s')
    await expect(snackbar).toContainText('Ändringarna är sparade.')
    await expect(page.getByText('Vård av barn till och med 2033-08-08.', { exact: false })).toBeVisible()
  })

  await test.step('an absence that does not fit, and one that does', async () => {
    await page.getByRole('button', { name: 'Mer', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Frånvaro' }).click()
    await expect(page.getByText('Den anställda har ingen frånvaro.')).toBeVisible()
    const add = async (kind: string, share: string, days: readonly [string, string]) => {
      await page.getByRole('button', { name: 'Ny frånvaro' }).click()
      await page.getByRole('combobox', { name: 'Frånvaro' }).click()
      await keyboard.type(kind)
      await page.getByRole('option', { name: kind, exact: true }).click()
      await page.getByRole('textbox', { name: 'Omfattning' }).fill(share)
      await page.getByRole('textbox', { name: 'Från och med' }).fill(days[0])
      await page.getByRole('textbox', { name: 'Till och med' }).fill(days[1])
    }
    await add('Tjänstledighet', '60', ['2026-11-02', '2027-03-31'])
    await keyboard.press('Control+s')
    await add('Vård av barn', '50', ['2026-12-01', '2026-12-03'])
    await page.getByRole('combobox', { name: 'Barn' }).click()
    await page.getByRole('option', { name: 'Elsa' }).click()
    await keyboard.press('Control+s')
    await expect(
      page.getByText('Frånvaron är tillsammans 110 % den 2026-12-01.', { exact: false }).first(),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Omfattning' }).fill('40')
    await keyboard.press('Control+s')
    await expect(page.getByRole('row', { name: /Vård av barn.*40 %.*3.*Elsa/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('they stand on the line of time, which leads to them', async () => {
    await page.getByRole('button', { name: 'Till den anställda' }).click()
    const line = page.getByRole('region', { name: 'Tidslinje' })
    await expect(line.getByRole('listitem').filter({ hasText: 'Gäller nu' })).toContainText('Tjänstledighet, 60 %')
    await expectAccessible(page)
    await line.getByRole('button', { name: /^Visa vård av barn/ }).click()
    await expect(page.getByRole('textbox', { name: 'Omfattning' })).toHaveValue('40,00')
  })
})
