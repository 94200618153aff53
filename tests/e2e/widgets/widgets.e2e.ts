import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible, expectAccessibleInEveryFace, expectNoOverflow } from '../accessible.ts'
import { expect, test } from '../test.ts'

const parts = ['text', 'tal', 'datum', 'val', 'urval', 'kryss', 'filer', 'status', 'ovrigt']

for (const part of parts) {
  test(`${part}: every state is accessible`, { tag: onlyThorough }, async ({ page }) => {
    await page.goto(`/dev/widgets/${part}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    // Question marks are rendered only on hover or focus.
    await page.locator('label').evaluateAll(labels => {
      for (const label of labels) label.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    })
    for (const button of await page.getByRole('button', { name: /^Hjälp om/ }).all()) await button.click()
    await expectAccessibleInEveryFace(page)
    await expectNoOverflow(page)
  })
}

test('what a field opens is accessible', { tag: onlyThorough }, async ({ page }) => {
  await page.goto('/dev/widgets/datum')
  const dates = page.getByRole('region', { name: 'Datum' })
  await dates.getByRole('button', { name: 'Välj datum för Ifyllt' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Välj månad för Ifyllt' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/dev/widgets/val')
  for (const list of ['Val av en', 'Val av flera', 'Konto', 'Anställd']) {
    await page.getByRole('region', { name: list, exact: true }).getByRole('combobox', { name: 'Ifyllt' }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('combobox', { name: 'Lönebesked' }).click()
  await expectAccessible(page)
})

test('a calendar that comes late does not open over another field, and without one a date is typed', {
  tag: onlyThorough,
}, async ({ page }) => {
  const dates = page.getByRole('region', { name: 'Datum' })
  const date = dates.getByRole('textbox', { name: 'Tomt' })
  const button = dates.getByRole('button', { name: 'Välj datum för Tomt' })
  const other = dates.getByRole('textbox', { name: 'Ifyllt' })
  const { promise: later, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/calendar-popup/, async route => {
    await later
    await route.continue()
  })
  await page.goto('/dev/widgets/datum')
  await button.click()
  await other.focus()
  answer()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(other).toBeFocused()
  await button.click()
  await expect(page.getByRole('grid')).toBeVisible()

  await page.unroute(/calendar-popup/)
  await page.route(/calendar-popup/, route => route.abort())
  await page.reload()
  await button.click()
  await date.fill('2026-12-24')
  await expect(date).toHaveValue('2026-12-24')
})

test.describe('a field', () => {
  test('says what is wrong with it and opens its help', async ({ page }) => {
    await page.goto('/dev/widgets/text')
    await test.step('says what is wrong, how much is written and that it must be filled in', async () => {
      const section = page.getByRole('region', { name: 'Textfält' })
      const wrong = section.getByRole('textbox', { name: 'Fel', exact: true })
      await expect(wrong).toHaveAccessibleDescription('Fältet är obligatoriskt.')
      await expect(wrong).toHaveAttribute('aria-invalid', 'true')
      await expect(section.getByRole('textbox', { name: 'Obligatoriskt' })).toHaveAttribute('required')
      const counted = page.getByRole('region', { name: 'Med räknare' }).getByRole('textbox', { name: 'Nära gränsen' })
      await expect(counted).toHaveAccessibleDescription('48 av 50 tecken')
    })
    await test.step('opens its help by the question mark and by Shift+F1, and says when there is none', async () => {
      const section = page.getByRole('region', { name: 'Textfält' })
      // The question mark is rendered only on hover or focus.
      await section.getByRole('textbox', { name: 'Med hjälp' }).hover()
      await section.getByRole('button', { name: 'Hjälp om Med hjälp' }).click()
      await expect(section.getByText('Den kan ändras fram till att perioden låses.')).toBeVisible()
      const without = section.getByRole('textbox', { name: 'Utan beskrivning' })
      await without.press('Shift+F1')
      await expect(section.getByText('Fältet saknar beskrivning')).toBeVisible()
      await without.press('Shift+F1')
      await expect(section.getByText('Fältet saknar beskrivning')).toHaveCount(0)
    })
  })

  test('that is locked can be gone to and read, and not changed', async ({ page }) => {
    await page.goto('/dev/widgets/text')
    const locked = page.getByRole('region', { name: 'Textfält' }).getByRole('textbox', { name: 'Låst med skäl' })
    await expect(locked).toHaveAccessibleDescription('Löneperioden är låst av en attesterad lönekörning.')
    await locked.focus()
    await page.keyboard.type('x')
    await expect(locked).toHaveValue('Nordsken Handel AB')

    await page.goto('/dev/widgets/kryss')
    for (const role of ['checkbox', 'switch'] as const) {
      const flag = page.getByRole(role, { name: 'Låst med skäl' })
      await expect(flag).toHaveAccessibleDescription('Löneperioden är låst av en attesterad lönekörning.')
      await flag.press('Space')
      await expect(flag).toBeChecked()
    }
    await page.goto('/dev/widgets/val')
    const select = page.getByRole('region', { name: 'Val av en' }).getByRole('combobox', { name: 'Låst med skäl' })
    await select.press('Enter')
    await select.press('ArrowDown')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(select).toBeFocused()
  })
})

test.describe('a choice from a list, by keyboard', () => {
  test('is made, changed and left', async ({ page }) => {
    await page.goto('/dev/widgets/val')
    await test.step('a closed list is no more than its button', async () => {
      await expect(page.getByRole('combobox').first()).toBeVisible()
      await expect(page.locator('[data-scope=listbox], [data-scope=popover]')).toHaveCount(0)
    })
    await test.step('moves with the arrows through a list of 200 pixels with lines of 48, and Escape changes nothing', async () => {
      const select = page.getByRole('region', { name: 'Val av en' }).getByRole('combobox', { name: 'Ifyllt' })
      await select.press('ArrowDown')
      const marked = page.locator('[role=option][data-marked]')
      await expect(marked).toHaveText('IT-avtalet')
      await expect(page.getByRole('listbox')).toHaveCSS('height', '200px')
      await expect(marked).toHaveCSS('height', '48px')
      for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowDown')
      await expect(marked).toHaveText(/^Överenskommelse/)
      await expect(marked).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(select).toBeFocused()
      await expect(select).toHaveText('IT-avtalet')

      await page.keyboard.type('finns inte')
      await expect(page.getByText('Inget resultat hittades')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toHaveCount(0)
    })
    await test.step('of several counts them above three', async () => {
      const select = page.getByRole('region', { name: 'Val av flera' }).getByRole('combobox', { name: 'Ifyllt' })
      await expect(select).toHaveText('4 st')
      await select.press('Enter')
      await expect(page.locator('[role=option][data-marked]')).toHaveText('Almega Tjänsteföretagen')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await expect(select).toHaveText('Detaljhandelsavtalet, IT-avtalet, Personlig assistans')
    })
    await test.step('of few has no search: a letter goes to it', async () => {
      const select = page.getByRole('combobox', { name: 'Lönebesked' })
      await select.press('Enter')
      await expect(page.getByRole('listbox')).toBeFocused()
      await page.keyboard.press('p')
      await page.keyboard.press('Enter')
      await expect(select).toHaveText('Papper')
      await expect(select).toBeFocused()
    })
    await test.step('is found by beginning to write, and Tab goes on', async () => {
      const section = page.getByRole('region', { name: 'Val av en' })
      const select = section.getByRole('combobox', { name: 'Tomt' })
      await select.focus()
      await page.keyboard.type('tekn')
      await expect(page.getByRole('combobox', { name: 'Sök i Tomt' })).toHaveValue('tekn')
      await expect(page.getByRole('option')).toHaveText(['Teknikavtalet'])
      await page.keyboard.press('Enter')
      await expect(select).toBeFocused()
      await expect(select).toHaveText('Teknikavtalet')

      await page.keyboard.type('bygg')
      await page.keyboard.press('Tab')
      await expect(select).toHaveText('Byggavtalet')
      await expect(section.getByRole('combobox', { name: 'Ifyllt' })).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Delete')
      await expect(select).toHaveText('Välj…')
    })
    await test.step('of an account takes one of the register, or any number of up to ten digits', async () => {
      const section = page.getByRole('region', { name: 'Konto', exact: true })
      const account = section.getByRole('combobox', { name: 'Tomt' })
      await account.focus()
      await page.keyboard.type('7210')
      await page.keyboard.press('Tab')
      await expect(account).toHaveText('7210 Löner till tjänstemän')
      await account.focus()
      await page.keyboard.type('1234567890')
      await page.keyboard.press('Enter')
      await expect(account).toHaveText('1234567890')
      await page.keyboard.type('12345678901')
      await expect(page.getByText('Inget resultat hittades')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toHaveCount(0)
    })
    await test.step('of an employee goes through five thousand by name and number', async () => {
      const employee = page
        .getByRole('region', { name: 'Anställd', exact: true })
        .getByRole('combobox', { name: 'Tomt' })
      await employee.press('Enter')
      expect(await page.getByRole('option').count()).toBeLessThan(20)
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-setsize', '5000')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.type('5999')
      await expect(page.getByRole('option')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(employee).toBeFocused()
      await expect(employee).not.toHaveText('Välj…')
      await expect(page.getByRole('combobox', { name: 'Saknas i registret' })).toHaveText('<Saknas>999')
      await expect(page.getByRole('combobox', { name: 'Registret svarar inte' })).toHaveText('1003')
    })
  })
})

test.describe('a date', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/dev/widgets/datum')
  })

  test('is picked by keyboard', async ({ page }) => {
    await test.step('opens where a loosely typed one means, and Escape changes nothing', async () => {
      const date = page.getByRole('region', { name: 'Datum' }).getByRole('textbox', { name: 'Tomt' })
      await date.fill('270107')
      await date.press('Alt+ArrowDown')
      await expect(page.getByRole('button', { name: /torsdag 7 januari 2027/ })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(date).toBeFocused()
      await expect(date).toHaveValue('270107')
      await expect(page.getByRole('grid')).toHaveCount(0)
      await date.press('Alt+ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('grid')).toHaveCount(0)
      await expect(date).toHaveValue('2027-01-07')
    })
    await test.step('is picked from weeks that begin on Monday, by keyboard', async () => {
      const date = page.getByRole('region', { name: 'Datum' }).getByRole('textbox', { name: 'Ifyllt' })
      await date.press('Alt+ArrowDown')
      await expect(page.locator('thead th')).toHaveText(['v.', 'mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'])
      await expect(page.getByRole('button', { name: /onsdag 25 november 2026/ })).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('PageDown')
      await expect(page.getByRole('button', { name: /lördag 19 december 2026/ })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(date).toHaveValue('2026-12-19')
      await expect(date).toBeFocused()
    })
    await test.step('of a month is picked among twelve', async () => {
      const month = page.getByRole('region', { name: 'Månad' }).getByRole('textbox', { name: 'Ifyllt' })
      await month.press('Alt+ArrowDown')
      await expect(page.getByRole('button', { name: 'november 2026' })).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(month).toHaveValue('2026-12')
    })
  })
})

test.describe('a file', () => {
  const picture = (name: string, size: number) => ({ name, mimeType: 'image/png', buffer: Buffer.alloc(size) })

  test('is taken or refused', async ({ page }) => {
    await page.goto('/dev/widgets/filer')
    await test.step('is taken, shown with its size, and taken away again', async () => {
      const section = page.getByRole('region', { name: 'En fil' })
      const field = section.getByLabel('Tomt', { exact: true })
      await expect(field).toHaveAccessibleDescription('PNG, JPEG · högst 5 MB')
      await field.setInputFiles(picture('logotyp.png', 1_500_000))
      const chosen = section.getByRole('list', { name: 'Valda filer: Tomt' })
      await expect(chosen).toContainText('1,5 MB')
      await chosen.getByRole('button', { name: 'Ta bort logotyp.png' }).press('Enter')
      await expect(chosen).toHaveCount(0)
      await expect(field).toBeFocused()
    })
    await test.step('that does not fit is refused with why, and what was chosen stays', async () => {
      const section = page.getByRole('region', { name: 'Flera filer' })
      const field = section.getByLabel('Bilagor', { exact: true })
      await field.setInputFiles(picture('stor.pdf', 1_000_001))
      await expect(section.getByText('stor.pdf är för stor. Välj en fil som inte överstiger 1 MB.')).toBeVisible()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(section.getByRole('listitem')).toHaveCount(1)
      await field.setInputFiles([picture('a.pdf', 10), picture('b.pdf', 10)])
      await expect(section.getByRole('listitem')).toHaveCount(3)
      await expect(section.getByText('stor.pdf är för stor', { exact: false })).toHaveCount(0)
    })
  })
})
