import { expect, test } from '../test.ts'

test.beforeEach(({ page }) => page.goto('/dev/widgets/ovrigt').then(() => {}))

test('a tree is walked and checked by keyboard', async ({ page }) => {
  const node = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) })
  await node('Inställningar').focus()
  await page.keyboard.press('ArrowDown')
  await expect(node('Företag')).toBeFocused()
  await expect(node('Företag')).toHaveAttribute('aria-checked', 'mixed')
  await page.keyboard.press('Space')
  await expect(node('Företag')).toHaveAttribute('aria-checked', 'true')
  await expect(node('Inställningar')).toHaveAttribute('aria-checked', 'mixed')
  await page.keyboard.press('ArrowLeft')
  await expect(node('Ändra')).toHaveCount(0)
  await page.keyboard.press('r')
  await expect(node('Rapporter')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(node('Löneartslista')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(node('Löneartslista')).toHaveAttribute('aria-checked', 'false')
})

test('what folds says so, and keeps the focus', async ({ page }) => {
  const section = page.getByRole('button', { name: 'Arkiverade företag 3' })
  await section.press('Enter')
  await expect(section).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByText('Akvarell Måleri AB, Björkbackens')).toBeHidden()
  await expect(section).toBeFocused()
  const flag = page.getByRole('switch', { name: 'Växa-stöd, första anställd' })
  await flag.press('Space')
  await expect(page.getByText('Stödet gäller till och med')).toBeHidden()
  await flag.press('Space')
  await expect(page.getByText('Stödet gäller till och med')).toBeVisible()
})

test('a filter that is taken away hands the focus on', async ({ page }) => {
  const remove = (name: string) => page.getByRole('button', { name: `Ta bort ${name}` })
  await remove('Avdelning: 4 st').focus()
  await page.keyboard.press('Delete')
  await expect(remove('Avdelning: 4 st')).toHaveCount(0)
  await expect(remove('Löneform: Månadslön')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(remove('Avtal: Tjänstemän')).toBeFocused()
})

test('a divider moves by the arrow keys, and no further than it may', async ({ page }) => {
  const divider = page.getByRole('separator', { name: 'Storlek på listan' })
  await divider.focus()
  await expect(divider).toHaveAttribute('aria-valuenow', '35')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(divider).toHaveAttribute('aria-valuenow', '45')
  await page.keyboard.press('End')
  await expect(divider).toHaveAttribute('aria-valuenow', '80')
})

test('a tour leaves out what is not there, ends with Klar, and gives the focus back', async ({ page }) => {
  const start = page.getByRole('button', { name: 'Visa rundturen' })
  await start.click()
  const tour = page.getByRole('alertdialog')
  await expect(tour).toContainText('1 av 2')
  await tour.getByRole('button', { name: 'Nästa' }).click()
  await expect(tour).toContainText('Rättigheter')
  await tour.getByRole('button', { name: 'Föregående' }).click()
  await expect(tour).toContainText('Flikar')
  await page.keyboard.press('ArrowRight')
  await tour.getByRole('button', { name: 'Klar' }).click()
  await expect(tour).toHaveCount(0)
  await expect(start).toBeFocused()
})

test('a dialog is 590 wide, and on a phone a sheet', async ({ page }) => {
  await page.getByRole('button', { name: 'Öppna dialogen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Arkivera företag' })
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(590)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390)
})

test('tabs that do not fit scroll, and the focused one is whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const tab = page.getByRole('tab', { name: 'Skatt och statistik' })
  await page.getByRole('tab', { name: 'Grunduppgifter' }).focus()
  await page.keyboard.press('End')
  await expect(tab).toBeFocused()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  const list = await page.getByRole('tablist').boundingBox()
  await expect
    .poll(async () => {
      const box = await tab.boundingBox()
      return box && list && box.x >= list.x && box.x + box.width <= list.x + list.width
    })
    .toBe(true)
})
