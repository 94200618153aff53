import type { Locator } from 'playwright/test'
import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import { testNow } from '../../harness/test-date.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible, expectNoOverflow } from '../accessible.ts'
import { CompanySettingsPage, settingsPaths } from '../models/company-settings-page.ts'
import { CutOff } from '../models/cut-off.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

test('what is changed is saved with Ctrl+S, is there after a reload, and stands in the history', async ({ page }) => {
  const settings = new CompanySettingsPage(page)
  await settings.enter('company')
  await settings.field('Löneansvarig').fill('Anna-Karin Wikström')
  await expect(page.getByText('1 ändrat fält')).toBeVisible()
  await page.keyboard.press('Control+s')
  await settings.saved()
  await page.reload()
  await expect(settings.field('Löneansvarig')).toHaveValue('Anna-Karin Wikström')
  await page.getByRole('button', { name: 'Ändringshistorik' }).click()
  const history = page.getByRole('dialog', { name: 'Ändringshistorik' })
  const rows = history.locator('tbody tr')
  await expect(rows.first()).toContainText('Löneansvarig')
  await expect(rows.first()).toContainText('Anna-Karin Wikström')
  await history.getByRole('searchbox').fill('finns inte alls')
  await expect(history.getByText('Ingen träff på ”finns inte alls”')).toBeVisible()
  await page.context().setOffline(true)
  await history.getByRole('searchbox').fill('wikström')
  await expect(history.getByText('Listan kunde inte hämtas')).toBeVisible()
  await page.context().setOffline(false)
  await expect(rows.first()).toContainText('Anna-Karin Wikström')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ändringshistorik' })).toBeFocused()
})

test('a form says what is wrong, follows its switches and finds its fields', { tag: onlyThorough }, async ({
  page,
}) => {
  const settings = new CompanySettingsPage(page)
  await settings.enter('company')
  await test.step('a calendar lies over the next card and the save bar', async () => {
    await page.setViewportSize({ width: 1440, height: 700 })
    await page.getByRole('tab', { name: 'Skatt' }).click()
    const first = page.getByRole('region', { name: 'Växa-stöd, första anställda' })
    const second = page.getByRole('region', { name: 'Växa-stöd, andra anställda' })
    for (const card of [first, second]) {
      if (!(await card.getByRole('switch').isChecked())) await card.getByRole('switch').press('Space')
    }
    const last = first.locator('[data-field=FirstAnstTom1]')
    await last.getByRole('textbox').fill('2027-12-30')
    await expect(settings.save).toBeVisible()
    // Room for the calendar under its field, down to the save bar.
    await last.evaluate(element => scrollBy(0, element.getBoundingClientRect().bottom - 330))
    await last.getByRole('button', { name: /^Välj datum/ }).click()
    const calendar = last.getByRole('dialog')
    const edge = (box: Locator, side: 'top' | 'bottom') =>
      box.evaluate((element, at) => element.getBoundingClientRect()[at], side)
    expect(await edge(calendar, 'bottom')).toBeGreaterThan(await edge(settings.save, 'top'))
    expect(await edge(calendar, 'bottom')).toBeGreaterThan(await edge(second, 'top'))
    expect(await calendar.evaluate(coveredPoints)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(calendar).toHaveCount(0)
    await settings.discard()
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('the start-up support’s end is the last day of next year, and goes with it', async () => {
    await page.getByRole('tab', { name: 'Skatt' }).click()
    const support = page.getByRole('region', { name: 'Växa-stöd, första anställda' })
    const isOn = support.getByRole('switch')
    if (await isOn.isChecked()) await isOn.press('Space')
    await expect(support.getByRole('textbox')).toHaveCount(0)
    await isOn.press('Space')
    await expect(support.locator('[data-field=FirstAnstTom1] input')).toHaveValue(
      `${testNow().getFullYear() + 1}-12-31`,
    )
    await settings.discard()
  })
  await test.step('what is wrong is said at its field, and its tab is shown', async () => {
    await page.getByRole('tab').first().click()
    await settings.field('E-post').fill('info')
    await page.getByRole('tab', { name: 'Skatt' }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Felaktig epost.')).toBeVisible()
    await expect(settings.field('E-post')).toBeFocused()
    await settings.field('Företagsnamn').fill('')
    await settings.field('E-post').fill('info@example.com')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Företagsnamn är obligatoriskt.')).toBeVisible()
    await expect(settings.field('Företagsnamn')).toBeFocused()
    await settings.discard()
  })
  await test.step('what the server refuses of a field lands there', async () => {
    await new CutOff(page).ask('companies.change', body => body.replace('ok@example.com', 'refused'))
    await settings.field('E-post').fill('ok@example.com')
    await page.getByRole('tab', { name: 'Skatt' }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Felaktig epost.')).toBeVisible()
    await expect(settings.field('E-post')).toBeFocused()
    await expect(settings.field('E-post')).toHaveValue('ok@example.com')
    await settings.discard()
  })
  await test.step('a search finds a field on this page or another, and goes there', async () => {
    await settings.search.fill('attestansvarig')
    await page.keyboard.press('Enter')
    await expect(settings.field('Attestansvarig')).toBeFocused()
    await settings.search.fill('utgående moms, 25')
    await page.getByRole('button', { name: /^Utgående moms, 25 %/ }).click()
    await settings.isOpen('bokforing')
    await expect(page.locator('[data-field=KtoMomsUt25] :focus')).toBeVisible()
    await settings.search.fill('xyzzy')
    await expect(page.getByText('Inget fält heter något med ”xyzzy”.')).toBeVisible()
  })
})

test('the payslip follows each option before it is saved', { tag: onlyThorough }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const settings = new CompanySettingsPage(page)
  await settings.enter('printouts')
  await expect(settings.preview.getByText('19900101-****')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Dölj de fyra sista siffrorna' }).press('Space')
  await expect(settings.preview.getByText('19900101-2384')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Grundlön' }).press('Space')
  await expect(settings.preview.getByText('Grundlön')).toBeVisible()
  await expect(page.getByText('2 ändrade fält')).toBeVisible()

  // Expects the payslip to be printed as shown, and alone.
  await page.evaluate(() => {
    window.print = () => {
      const sheets = [...document.querySelectorAll('[data-print-sheet]')]
      document.title = sheets.map(sheet => `${sheet.textContent?.includes('19900101-2384')}`).join()
    }
  })
  const print = settings.preview.getByRole('button', { name: 'Skriv ut' })
  await print.press('Enter')
  await expect(page).toHaveTitle('true')
  await expect(page.locator('[data-print-sheet]')).toHaveCount(0)
  await expect(print).toBeFocused()
})

test('two who change the same company lose nothing of each other’s', async ({ page, browser, baseURL }) => {
  test.slow()
  const mine = new CompanySettingsPage(page)
  await mine.enter('company')
  const other = await browser.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' },
  })
  const theirs = new CompanySettingsPage(await other.newPage())
  await theirs.enter('company')

  await mine.field('Kontaktperson').fill('Mitt namn')
  await mine.field('Adress, rad 2').fill('Plan 3')
  await theirs.field('Adress, rad 2').fill('Plan 5')
  await theirs.field('Löneansvarig').fill('Deras namn')
  await theirs.save.click()
  await theirs.saved()

  // A field that only they have changed is updated live; my draft of the others stays.
  await expect(mine.field('Löneansvarig')).toHaveValue('Deras namn')
  await expect(mine.field('Kontaktperson')).toHaveValue('Mitt namn')
  await expect(mine.field('Adress, rad 2')).toHaveValue('Plan 3')
  await mine.save.click()
  const choice = page.getByRole('dialog', { name: 'Någon annan har sparat samtidigt' })
  await expect(choice.getByText('Plan 5')).toBeVisible()
  await expect(choice.getByText('1 val återstår')).toBeVisible()
  await expectAccessible(page)
  await choice.getByText('Plan 3').click()
  await choice.getByRole('button', { name: 'Spara valen' }).click()
  await mine.saved()
  await expect(theirs.field('Kontaktperson')).toHaveValue('Mitt namn')
  await expect(theirs.field('Adress, rad 2')).toHaveValue('Plan 3')
  await other.close()
})

test('what the company calls its cases is said at once, and in another open browser once it is saved', {
  tag: onlyThorough,
}, async ({ page, browser, baseURL }) => {
  const settings = new CompanySettingsPage(page)
  await settings.enter('company')
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = new CompanySettingsPage(await other.newPage())
  await theirs.enter('company', 'las')
  const tabs = [page, theirs.page].map(each => each.getByRole('tab', { name: 'Anställda' }))
  for (const tab of tabs) await tab.click()
  const assistance = page.getByRole('region', { name: 'Personlig assistans' }).getByRole('switch')
  await assistance.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Begränsa brukarnummer' })).toBeVisible()
  await settings.choose('Benämning på den som får assistans', 'Kund')
  await expect(page.getByRole('checkbox', { name: 'Begränsa kundnummer' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Begränsa kundnummer' }).press('Space')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Kundnummer från är obligatoriskt.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Begränsa kundnummer' }).press('Space')
  await settings.save.click()
  await settings.saved()
  await expect(theirs.page.getByText('Bara siffror i kundnummer')).toBeVisible()
  await settings.choose('Benämning på den som får assistans', 'Brukare')
  await assistance.press('Space')
  await settings.save.click()
  await settings.saved()
  await other.close()
})

test('a personal number is checked and shown with its dash, and is there after a reload', {
  tag: onlyThorough,
}, async ({ page }) => {
  const settings = new CompanySettingsPage(page)
  await settings.enter('export')
  const number = settings.field('Avtalets personnummer')
  await settings.choose('Bankfilens format', 'Swedbank, SUS (skrivs inte)')
  await number.fill('19900315-9805')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Felaktigt personnummer/sammordningsnummer.')).toBeVisible()
  await number.fill('9003159804')
  await page.keyboard.press('Tab')
  await expect(number).toHaveValue('19900315-9804')
  await page.keyboard.press('Control+s')
  await settings.saved()
  await expect(number).toHaveValue('19900315-9804')
  await page.reload()
  await expect(number).toHaveValue('19900315-9804')
  await number.fill('')
  await settings.choose('Bankfilens format', 'Bankgirot, Löner')
  await settings.save.click()
  await settings.saved()
})

test('a save that fails keeps everything that was typed, and goes through later', { tag: onlyThorough }, async ({
  page,
}) => {
  const settings = new CompanySettingsPage(page)
  await settings.enter('company')
  const line = new CutOff(page)
  await line.cut('companies.change')
  await settings.field('Webbplats').fill('www.example.com')
  await settings.field('Attestansvarig').fill('Åsa Öberg')
  await settings.save.click()
  await expect(page.getByText('2 ändrade fält')).toBeVisible()
  await expect(settings.save).toBeEnabled()
  await expect(settings.field('Webbplats')).toHaveValue('www.example.com')
  await expect(settings.field('Attestansvarig')).toHaveValue('Åsa Öberg')
  await line.mend('companies.change')
  await settings.save.click()
  await settings.saved()
  await page.reload()
  await expect(settings.field('Webbplats')).toHaveValue('www.example.com')

  await test.step('leaving with changes asks first, also for another page of the settings', async () => {
    await settings.field('Attestansvarig').fill('Inte sparad')
    await page.getByRole('link', { name: 'Utskrifter' }).click()
    const question = page.getByRole('alertdialog', { name: 'Osparade ändringar' })
    await question.getByRole('button', { name: 'Stanna kvar' }).click()
    await expect(settings.field('Attestansvarig')).toHaveValue('Inte sparad')
    await page.getByRole('link', { name: 'Utskrifter' }).click()
    await question.getByRole('button', { name: 'Spara och lämna' }).click()
    await settings.isOpen('printouts')
    await settings.open('company')
    await expect(settings.field('Attestansvarig')).toHaveValue('Inte sparad')
  })
})

test('who may not write reads, and is told so', { tag: onlyThorough }, async ({ page }) => {
  const settings = new CompanySettingsPage(page)
  await settings.enter('company', 'las')
  await expect(page.getByText(/Du får se inställningarna men inte ändra dem\./)).toBeVisible()
  await expect(settings.field('Kontaktperson')).not.toBeEditable()
  await page.getByRole('tab', { name: 'Anställda' }).click()
  await expect(page.getByRole('checkbox').first()).toBeDisabled()
})

test('a company is set up by keyboard alone', { tag: onlyThorough }, async ({ page }) => {
  test.slow()
  const settings = new CompanySettingsPage(page)
  await settings.enter('company')
  const find = async (words: string) => {
    await settings.search.focus()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-field] :focus')).toHaveCount(1)
  }
  const write = async (text: string) => {
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
  }
  await find('kontaktperson')
  await write('Siv Malm')
  await page.keyboard.press('Tab')
  await write('Ulf Ek')
  await find('skattetabell')
  await page.keyboard.type('34')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await settings.saved()

  await find('bankgiro')
  await settings.isOpen('export')
  const transfer = page.getByRole('region', { name: 'Bankfil' }).getByRole('switch')
  if (!(await transfer.isChecked())) {
    await transfer.focus()
    await page.keyboard.press('Space')
    await find('bankgiro')
  }
  await write('5050-1055')
  await page.keyboard.press('Control+s')
  await settings.saved()

  await find('utgående moms, 12')
  await settings.isOpen('bokforing')
  await page.keyboard.press('Enter')
  await page.keyboard.type('2650')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await settings.saved()
  await page.reload()
  await find('utgående moms, 12')
  await expect(page.locator('[data-field=KtoMomsUt12]')).toContainText('2650')
  await settings.open('company')
  await expect(settings.field('Kontaktperson')).toHaveValue('Siv Malm')
  await expect(settings.field('Löneansvarig')).toHaveValue('Ulf Ek')
})

test('the tour is offered once, goes by the arrow keys, and Escape gives the focus back', {
  tag: onlyThorough,
}, async ({ page }) => {
  await new LoginPage(page).arriveAs('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  const settings = new CompanySettingsPage(page)
  await settings.open('company')
  await page.getByRole('button', { name: 'Visa runt' }).click()
  const tour = page.getByRole('alertdialog')
  await expect(tour).toContainText('Sök efter en inställning')
  await expect(tour.getByRole('button', { name: 'Nästa' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tour).toContainText('Delar')
  await expect(tour.getByRole('button', { name: 'Föregående' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(tour).toHaveCount(0)
  await page.reload()
  await settings.isOpen('company')
  await expect(page.getByRole('button', { name: 'Visa runt' })).toHaveCount(0)
})

test('axe finds nothing in the settings, in either theme', { tag: onlyThorough }, async ({ page }) => {
  test.slow()
  const settings = new CompanySettingsPage(page)
  await settings.enter('company')
  for (const path of settingsPaths) {
    await test.step(path, async () => {
      await settings.open(path)
      const tabs = await page.getByRole('tab').all()
      for (const tab of tabs.length > 0 ? tabs : [page.locator('body')]) {
        if (tabs.length > 0) await tab.click()
        // The tabs have the same elements in both sizes, and /dev/widgets is analysed in both.
        await expectAccessible(page, tabs.indexOf(tab) < 1 ? ['wide', 'narrow'] : ['wide'])
        await expectNoOverflow(page)
      }
    })
  }
})

test('axe finds nothing in the history, what is wrong, and the payslip', { tag: onlyThorough }, async ({ page }) => {
  test.slow()
  const settings = new CompanySettingsPage(page)
  await settings.enter('company')
  await settings.field('Företagsnamn').fill('')
  await settings.field('E-post').fill('info')
  await page.keyboard.press('Control+s')
  await expect(settings.field('Företagsnamn')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ångra', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ångra ändringarna' }).click()
  await settings.field('Löneansvarig').fill('Maj Löneansvarig')
  await settings.field('Attestansvarig').fill('Moa Attestansvarig')
  await page.keyboard.press('Control+s')
  await settings.saved()
  await page.getByRole('button', { name: 'Ändringshistorik' }).click()
  const history = page.getByRole('dialog', { name: 'Ändringshistorik' })
  await expect(history.getByText('Moa Attestansvarig')).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await settings.open('printouts')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Visa lönebeskedet' }).click()
  await expect(page.getByRole('article', { name: 'Lönebesked' })).toBeVisible()
  await expectAccessible(page, ['narrow'])
})

/** Returns the cards of a screen that have a switch in their head. */
const switchedCards = (path: 'company' | 'export') =>
  companySettingsLayout.pages
    .filter(({ name }) => name === { company: 'CompanySettings', export: 'ExportSettings' }[path])
    .flatMap(({ cards }) => cards)
    .flatMap(({ id, tab, toggledBy }) => (toggledBy === undefined ? [] : [{ id, tab, toggledBy }]))

test('a card that was switched on takes a press on its texts', { tag: onlyThorough }, async ({ page }) => {
  const settings = new CompanySettingsPage(page)
  await settings.enter('company')
  let pressed = 0
  for (const path of ['company', 'export'] as const) {
    await settings.open(path)
    for (const { id, tab, toggledBy } of switchedCards(path)) {
      if (tab !== undefined) await page.getByRole('tab', { name: tab, exact: true }).click()
      const card = page.locator(`section#${id}`)
      const cardSwitch = card.locator(`[data-field=${toggledBy}]`).getByRole('switch')
      if (await cardSwitch.isChecked()) await cardSwitch.click()
      await cardSwitch.click()
      await expect(cardSwitch).toBeChecked()
      for (const text of ['h2', 'p', 'label']) await pressFirst(card, text)
      await expect(cardSwitch, id).toBeChecked()
      pressed += 1
    }
  }
  const all = companySettingsLayout.pages.flatMap(({ cards }) => cards).filter(card => card.toggledBy !== undefined)
  expect(pressed).toBe(all.length)
})

/**
 * Presses the centre of the first element with the text, like a finger: whatever is on top there.
 */
async function pressFirst(card: Locator, text: string): Promise<void> {
  const middle = await card.evaluate((element, selector) => {
    const found = element.querySelector(selector)
    found?.scrollIntoView({ block: 'center' })
    const box = found?.getBoundingClientRect()
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, text)
  if (middle) await card.page().mouse.click(middle.x, middle.y)
}

/** Returns the points of an element where something else lies over it, within the window. */
function coveredPoints(element: Element): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const covered: string[] = []
  for (let x = left + 4; x < right; x += 20) {
    for (let y = Math.max(top, 0) + 4; y < Math.min(bottom, innerHeight); y += 20) {
      const over = document.elementFromPoint(x, y)
      if (over && !element.contains(over)) covered.push(`${over.tagName} ${over.className}`)
    }
  }
  return covered
}
