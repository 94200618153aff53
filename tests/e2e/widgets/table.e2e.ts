import { readFile } from 'node:fs/promises'
import { test as base, type Locator, type Page } from 'playwright/test'
import readExcelFile from 'read-excel-file/node'
import { BuiltPage } from '../../harness/built-page.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible, expectNoOverflow, inBothSizes } from '../accessible.ts'
import { expect } from '../test.ts'

/**
 * The tables are on a page of their own, under the application's content security policy, without a
 * server.
 */
const test = base.extend<{ people: Locator }, { tables: BuiltPage }>({
  tables: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern.
    async ({}, use) => {
      const tables = await BuiltPage.start('tests/e2e/pages/tables')
      await use(tables)
      await tables.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ tables }, use) => use(tables.url),
  people: async ({ page }, use) => {
    await page.goto('./')
    const people = page.locator('[data-demo=server]')
    await expect(people.getByText('1–25 av 312 rader')).toBeVisible()
    await use(people)
  },
})

const names = (people: Locator) => people.locator('tbody tr td[aria-colindex="2"]').allTextContents()
const heading = (people: Locator, name: string) => people.getByRole('columnheader', { name })
const select = async (people: Locator, ...places: number[]) => {
  for (const place of places) await people.locator('tbody input[type=checkbox]').nth(place).check()
}
const choose = async (page: Page, button: string, item: string) => {
  await page.locator('[data-demo=server]').getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('it sorts, searches, exports, prints and offers what can be done with a row', async ({ page, people }) => {
  await test.step('a row’s actions are all in its menu', async () => {
    const [name] = await names(people)
    await people.getByRole('button', { name: `Åtgärder för ${name} (16)` }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Ändra', 'Lås', 'Ta bort'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
  })
  await test.step('Excel and text files hold what is shown, all of it', async () => {
    const download = async (item: string) => {
      const [file] = await Promise.all([page.waitForEvent('download'), choose(page, 'Exportera', item)])
      return { name: file.suggestedFilename(), path: await file.path() }
    }
    const excel = await download('Excel (.xlsx)')
    expect(excel.name).toMatch(/^Anställda \d{4}-\d\d-\d\d\.xlsx$/)
    const [sheet] = await readExcelFile(excel.path)
    const rows = sheet?.data ?? []
    expect(rows).toHaveLength(313)
    expect(rows[0]).toEqual(await headings(people))
    const [first = []] = rows.slice(1)
    expect(first[0]).toMatch(/^Andersson/)
    expect(first[3]).toBeInstanceOf(Date)
    expect(typeof first[5]).toBe('number')

    const text = await readFile((await download('Textfil (.csv)')).path, 'utf8')
    expect(text.startsWith('\uFEFFNamn;Anställningsnummer;')).toBe(true)
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(313)
    expect(text).toMatch(/;\d{5},(25|5|75);/)
  })
  await test.step('the whole table is printed, with its title and its filters, and nothing else', async () => {
    await page.evaluate(() => {
      window.print = () => {
        const sheet = document.querySelector('[data-print-sheet]')
        document.title = [sheet?.querySelectorAll('tbody tr').length, sheet?.querySelector('p')?.textContent].join('|')
      }
    })
    await people.getByRole('searchbox').fill('berg')
    await expect(people.getByText(/av (\d\d) rader/)).toBeVisible()
    await choose(page, 'Exportera', 'Skriv ut')
    await expect.poll(() => page.title()).toMatch(/^\d+\|Alla avdelningar · Sökning: berg · \d+ rader · Utskrivet/)
    await expect(page.locator('[data-print-sheet]')).toHaveCount(0)
    await people.getByRole('searchbox').fill('')
    await expect(people.getByText('1–25 av 312 rader')).toBeVisible()
  })
  await test.step('it searches in the fields that are chosen, and says what it searched for', async () => {
    const search = people.getByRole('searchbox')
    await search.fill('ekonomi')
    await expect(people.getByText(/1–25 av \d\d rader/)).toBeVisible()
    await people.getByRole('button', { name: 'Sökbara fält' }).click()
    await page.getByRole('checkbox', { name: 'Avdelning' }).uncheck()
    await page.getByRole('button', { name: 'Stäng', exact: true }).click()
    await expect(people.getByText('Ingen träff på ”ekonomi”')).toBeVisible()
    await expect(people.getByText('Sökningen gjordes i Namn, Befattning.')).toBeVisible()
    await people.getByRole('button', { name: 'Rensa sökningen' }).last().click()
    await expect(people.getByText('1–25 av 312 rader')).toBeVisible()
  })
  await test.step('it sorts by its headings, names in Swedish order, and says so', async () => {
    await expect(heading(people, 'Namn')).toHaveAttribute('aria-sort', 'ascending')
    expect((await names(people))[0]).toMatch(/^Andersson/)
    await people.getByRole('button', { name: 'Namn', exact: true }).click()
    await expect(heading(people, 'Namn')).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(async () => (await names(people))[0]).toMatch(/^Öberg, Östen/)
    await people.getByRole('button', { name: 'Månadslön' }).click()
    await expect(heading(people, 'Namn')).not.toHaveAttribute('aria-sort')
    await expect(heading(people, 'Månadslön')).toHaveAttribute('aria-sort', 'ascending')
  })
})

test('it remembers its columns, its order and how many rows a page has', { tag: onlyThorough }, async ({
  page,
  people,
}) => {
  await test.step('columns are chosen and moved by keyboard, and remembered', async () => {
    await people.getByRole('button', { name: 'Kolumner' }).click()
    const dialog = page.getByRole('dialog', { name: 'Kolumner att visa' })
    await dialog.getByRole('checkbox', { name: 'Visa Befattning' }).press('Space')
    await dialog.getByRole('checkbox', { name: 'Visa Avdelning' }).press('Space')
    await dialog.getByRole('button', { name: 'Flytta upp Månadslön' }).press('Enter')
    await expect(dialog.getByRole('status')).toHaveText('Månadslön är nu nummer 6 av 9.')
    await dialog.getByRole('listitem').filter({ hasText: 'Befattning' }).dragTo(dialog.getByRole('listitem').first())
    await dialog.getByRole('button', { name: 'Klar' }).click()
    const shown = ['Befattning', 'Namn', 'Anställningsnummer', 'Anställd', 'Månadslön', 'Tjänstgöringsgrad']
    const labels = () => people.locator('thead th[aria-colindex]').allTextContents()
    await expect.poll(labels).toEqual(expect.arrayContaining(shown))
    expect((await labels()).slice(1, 7)).toEqual(shown)
    await page.reload()
    await expect.poll(labels).toContain('Befattning')
    expect((await labels()).slice(1, 7)).toEqual(shown)
  })
  await test.step('it turns pages, and remembers how many rows a page has and its order', async () => {
    await people.getByRole('button', { name: 'Nästa sida' }).click()
    await expect(people.getByText('26–50 av 312 rader')).toBeVisible()
    await people.getByRole('button', { name: 'Sista sidan' }).click()
    await expect(people.getByText('301–312 av 312 rader')).toBeVisible()
    await people.getByLabel('Rader per sida').selectOption('100')
    await expect(people.getByText('1–100 av 312 rader')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('PaginationPerPage'))).toBe('100')
    await people.getByRole('button', { name: 'Månadslön' }).click()
    await people.getByRole('button', { name: 'Månadslön' }).click()
    await page.reload()
    await expect(people.getByText('1–100 av 312 rader')).toBeVisible()
    await expect(heading(people, 'Månadslön')).toHaveAttribute('aria-sort', 'descending')
    await expect(heading(people, 'Namn')).not.toHaveAttribute('aria-sort')
  })
})

test('rows are selected, and a batch of them is asked about, shown, stopped and summed up', async ({
  page,
  people,
}) => {
  await test.step('all rows are selected across pages, and a batch with refused rows gives one summary', async () => {
    await select(people, 0)
    await expect(people.getByText('Med markerade (1)')).toBeVisible()
    await people.getByRole('checkbox', { name: 'Markera alla 312 rader' }).click()
    await expect(people.getByText('Med markerade (312)')).toBeVisible()
    await people.getByRole('button', { name: 'Nästa sida' }).click()
    await expect(people.getByText('26–50')).toBeVisible()
    await expect(people.locator('tbody input:checked')).toHaveCount(25)
    await people.getByRole('button', { name: 'Skicka lönebesked' }).click()
    await expect(people.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^\d+ av 312 rader/)
    await expect(people.getByText(/^\d+ av 312 rader · \d+ nekade$/)).toBeVisible()
    const summary = page.getByRole('dialog', { name: 'Skicka lönebesked: allt gick inte igenom' })
    await expect(summary).toContainText('281 av 312 rader gick igenom.')
    await expect(summary).toContainText('31 rader gick inte igenom:')
    await expect(summary.getByRole('listitem')).toHaveCount(31)
    await expect(summary.getByRole('listitem').first()).toHaveText(
      /\(\d*0\)Lönekörningen för november är redan påbörjad\.$/,
    )
    await summary.getByRole('button', { name: 'Markera dem' }).click()
    await expect(people.getByText('Med markerade (31)')).toBeVisible()
    await people.getByRole('button', { name: 'Avmarkera alla' }).click()
    await expect(people.getByText(/Med markerade/)).toBeHidden()
  })
  await test.step('a batch is stopped by keyboard: what was sent is waited for, and the rest stays selected', async () => {
    await people.getByRole('checkbox', { name: 'Markera alla 312 rader' }).click()
    await people.getByRole('button', { name: 'Skicka lönebesked' }).press('Enter')
    await expect(people.getByRole('group', { name: 'Skicka lönebesked' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const summary = page.getByRole('dialog', { name: 'Skicka lönebesked: stoppad' })
    const left = Number(/(\d+) rader är kvar\./.exec((await summary.textContent()) ?? '')?.[1])
    expect(left).toBeGreaterThan(100)
    await summary.getByRole('button', { name: 'Stäng' }).last().click()
    await expect(people.getByText(`Med markerade (${left})`)).toBeVisible()
    await people.getByRole('button', { name: 'Avmarkera alla' }).click()
    await expect(people.getByText(/Med markerade/)).toBeHidden()
  })
  await test.step('what a search hides is said, shown and unselected', async () => {
    await select(people, 0, 1, 2)
    await people.getByRole('searchbox').fill('öberg')
    await expect(people.getByText('Ingen av dem visas i listan.')).toBeVisible()
    await expect(people.getByRole('checkbox', { name: 'Markera alla 32 rader' })).not.toBeChecked()
    await people.getByRole('button', { name: 'Lås', exact: true }).last().click()
    const question = page.getByRole('alertdialog', { name: 'Lås: 3 rader' })
    await expect(question).toContainText('Ingen av dem visas i listan.')
    await question.getByRole('button', { name: 'Avbryt' }).click()
    await people.getByRole('button', { name: 'Visa dem' }).click()
    const hidden = page.getByRole('dialog', { name: '3 markerade rader visas inte' })
    await hidden.getByRole('row').first().getByRole('button').press('Enter')
    await page
      .getByRole('dialog', { name: '2 markerade rader visas inte' })
      .getByRole('button', { name: 'Avmarkera dem' })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(people.getByText(/Med markerade/)).toBeHidden()
    await people.getByRole('searchbox').fill('')
    await expect(people.getByText(/ av 312 rader/)).toBeVisible()
  })
  await test.step('a batch is asked about in numbers, and one that goes well says so in a line', async () => {
    await people.getByRole('button', { name: 'Anställningsnummer' }).click()
    await expect(people.locator('tbody td[aria-colindex="3"]').first()).toHaveText('1')
    await select(people, 0, 1)
    await people.getByRole('button', { name: 'Ta bort', exact: true }).last().click()
    const question = page.getByRole('alertdialog', { name: 'Ta bort anställda' })
    await expect(question).toContainText('2 anställda tas bort ur personalregistret.')
    await question.getByRole('button', { name: 'Ta bort' }).click()
    await expect(people.getByText('1–25 av 310 rader')).toBeVisible()
    await expect(page.locator('output')).toHaveText('Ta bort: klart för 2 rader.')
    const last = people.locator('tbody tr').nth(24)
    await select(people, 24)
    await people.getByRole('button', { name: 'Lås', exact: true }).last().click()
    await expect(page.locator('output')).toHaveText('Lås: klart för 1 rad.')
    await expect(people.getByText('Med markerade (1)')).toBeVisible()
    // Rows that are fetched again stay where they are.
    await expect(last).toBeInViewport()
  })
})

const headings = async (people: Locator) =>
  (await people.locator('thead th:has(button)').allTextContents()).map(text => text.trim())

test('arrow keys move between cells, also of 100 000 rows', async ({ page, people }) => {
  await test.step('arrow keys move between cells, and the table is one stop of Tab', async () => {
    await people.getByRole('button', { name: 'Exportera' }).focus()
    await page.keyboard.press('Tab')
    await expect(people.locator('tbody input').first()).toBeFocused()
    await page.keyboard.press('Space')
    await expect(people.getByText('Med markerade (1)')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(people.locator('tbody a').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(people.locator('tbody a').nth(1)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(people.locator('tbody tr').nth(1).locator('td').nth(2)).toBeFocused()
    await page.keyboard.press('Control+Home')
    await expect(people.getByRole('checkbox', { name: 'Markera alla 312 rader' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(heading(people, 'Namn')).toHaveAttribute('aria-sort', 'descending')
    await page.keyboard.press('Control+End')
    await expect(people.locator('tfoot td').last()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(people.getByLabel('Rader per sida')).toBeFocused()
  })
  await test.step('100 000 rows are scrolled, and only those in sight are in the page', async () => {
    await page.getByRole('button', { name: 'Visa 100 000 rader' }).click()
    const large = page.locator('[data-demo=large]')
    await expect(large.getByText(/1–100.000 av 100.000 rader/)).toBeVisible()
    expect(await large.locator('tbody tr').count()).toBeLessThan(80)
    await large.locator('tbody input').first().focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('ArrowUp')
    await expect(large.locator('[aria-rowindex="100001"]')).toBeVisible()
    await expect(large.locator('[aria-rowindex="100001"] td').last()).toBeFocused()
  })
})

test('every face is accessible, in both themes', { tag: onlyThorough }, async ({ page, people }) => {
  await expect(page.getByText('Listan kunde inte hämtas')).toBeVisible()
  await people
    .getByRole('checkbox', { name: /^Markera [^a]/ })
    .first()
    .check()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await people.getByRole('searchbox').fill('finns inte')
  await expect(people.getByText('Ingen träff på ”finns inte”')).toBeVisible()
  for (const part of ['server', 'empty', 'failed', 'loading']) {
    await page.locator(`[data-demo=${part}]`).scrollIntoViewIfNeeded()
  }
  await expectAccessible(page)
})

inBothSizes(size => {
  test('the columns, the fields and the summary are accessible, in both themes', { tag: onlyThorough }, async ({
    page,
    people,
  }) => {
    await people.getByRole('button', { name: 'Kolumner' }).click()
    await expectAccessible(page, [size])
    await page.getByRole('button', { name: 'Klar' }).click()
    await people.getByRole('button', { name: 'Sökbara fält' }).click()
    await expectAccessible(page, [size])
    await page.getByRole('button', { name: 'Stäng', exact: true }).click()
    await people.getByRole('checkbox', { name: 'Markera alla 312 rader' }).click()
    await expect(people.getByRole(size === 'wide' ? 'group' : 'button', { name: 'Med markerade (312)' })).toBeVisible()
    if (size === 'wide') await people.getByRole('button', { name: 'Skicka lönebesked' }).click()
    else await choose(page, 'Med markerade (312)', 'Skicka lönebesked')
    await expect(page.getByRole('dialog', { name: /allt gick inte igenom/ })).toBeVisible()
    await expectAccessible(page, [size])
  })
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('rows are cards, which sort, select and turn pages too', async ({ page, people }) => {
    await expect(people.getByRole('grid')).toHaveCount(0)
    await expect(people.getByRole('article')).toHaveCount(25)
    await people.getByRole('button', { name: 'Sortera efter' }).click()
    await page.getByRole('menuitemradio', { name: 'Månadslön' }).click()
    await expect(people.getByRole('article').first()).toContainText('24\u00a0')
    await people.getByRole('article').first().getByRole('checkbox').check()
    await expect(people.getByRole('button', { name: 'Med markerade (1)' })).toBeVisible()
    await people.getByRole('button', { name: 'Nästa sida' }).click()
    await expect(people.getByText('26–50 av 312 rader')).toBeVisible()
    await expect(people.getByRole('article').first()).toBeInViewport()
  })
})
