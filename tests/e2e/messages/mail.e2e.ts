import type { Page } from 'playwright/test'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible, expectNoOverflow } from '../accessible.ts'
import { Bell } from '../models/bell.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { Inbox } from '../models/inbox.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

async function enter(page: Page, login: string): Promise<void> {
  await new LoginPage(page).arriveAs(login)
  if (login === 'ftg2') await new CompanyDialog(page).choose('Nordsken Handel AB')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
}

test('the bell: newest first, of which company, in words, and read once it is closed', async ({ page }) => {
  const bell = new Bell(page)
  await enter(page, 'ftg2')
  await expect(bell.button).toHaveAccessibleName('Aviseringar, 4 olästa')
  await bell.button.focus()
  await page.keyboard.press('Enter')
  await expect(bell.menu).toBeVisible()
  await expect(bell.items.first()).toContainText('Gäller Akvarell Måleri AB')
  await expect(bell.items.first()).toContainText(/för \d+ (minuter|timmar|timme) sedan · \d{4}-\d\d-\d\d \d\d:\d\d/)
  for (const [title, kind] of [
    ['Lönekörning', 'Klart'],
    ['Nya belopp', 'Information'],
    ['Import av tidunderlag', 'Fel'],
  ] as const) {
    await expect(bell.item(title)).toContainText(`${kind}: `)
  }
  // A declaration's notification leads to the declaration of its period.
  await expect(bell.item('Deklarationen för').getByRole('link')).toHaveAttribute(
    'href',
    /^\/employerDeclaration\/\d{6}$/,
  )
  expect((await bell.menu.boundingBox())?.height).toBeLessThanOrEqual(300)

  await page.keyboard.press('Escape')
  await expect(bell.menu).toBeHidden()
  await expect(bell.button).toBeFocused()
  await expect(bell.button).toHaveAccessibleName('Aviseringar')
  await page.reload()
  await expect(bell.button).toHaveAccessibleName('Aviseringar')
})

test('a notification with an address opens it outside, and nowhere else', { tag: onlyThorough }, async ({
  page,
  context,
}) => {
  const bell = new Bell(page)
  await context.route('https://www.skatteverket.se/**', route => route.fulfill({ body: 'Skatteverket' }))
  await enter(page, 'ftg')
  await bell.button.click()
  const opened = context.waitForEvent('page')
  await bell.item('Nya belopp').getByRole('link').click()
  const outside = await opened
  await outside.waitForLoadState()
  expect(outside.url()).toBe('https://www.skatteverket.se/foretag/arbetsgivare')
  expect(await outside.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL(/\/infopanel$/)
  await expect(bell.menu).toBeHidden()
})

test('what could not be marked as read is unread again, and what could not be fetched is tried again', {
  tag: onlyThorough,
}, async ({ page }) => {
  const bell = new Bell(page)
  await page.route(/portal\.readNotifications/, route => route.abort())
  await enter(page, 'std')
  await expect(bell.button).toHaveAccessibleName('Aviseringar, 3 olästa')
  await bell.button.click()
  await expect(bell.item('Nya belopp')).toBeVisible()
  // A menu that has just appeared may not hear the first key.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(bell.menu).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('Störningar har upptäckts i nätverkskommunikationen.', { exact: false })).toBeVisible()
  await expect(bell.button).toHaveAccessibleName('Aviseringar, 3 olästa')

  await page.route(/portal\.notifications/, route => route.abort())
  // A silent live connection, which would otherwise fetch the list by itself once it is up.
  await page.routeWebSocket(/\/socket/, () => {})
  // A page that goes on would still show the list.
  await page.evaluate(() => sessionStorage.removeItem('JournalId'))
  await page.reload()
  await bell.button.click()
  await expect(bell.menu.getByText('Aviseringarna kunde inte hämtas')).toBeVisible()
  await page.unroute(/portal\.notifications/)
  await bell.menu.getByRole('button', { name: 'Försök igen' }).click()
  await expect(bell.item('Nya belopp')).toBeVisible()
})

test('the inbox by keyboard alone: read, answer, find it among what was sent', { tag: onlyThorough }, async ({
  page,
}) => {
  const inbox = new Inbox(page)
  await enter(page, 'attest')
  await inbox.envelope.focus()
  await page.keyboard.press('Enter')
  await expect(inbox.row('Planerat underhåll')).toBeVisible()
  await inbox.search.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await expect(inbox.row('Planerat underhåll').getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inbox.message.getByText('Underhållet i lördags är klart')).toBeVisible()
  const answer = inbox.message.getByRole('button', { name: 'Svara' })
  for (let step = 0; step < 6 && !(await answer.evaluate(it => it === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(inbox.text).toBeFocused()
  await expect(inbox.subject).toHaveValue('Sv: Planerat underhåll är klart')
  await page.keyboard.type('Tack, allt fungerar här.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(inbox.send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Meddelandet är skickat.')).toBeVisible()
  await expect(inbox.compose).toBeHidden()
  await inbox.folder('Inkorg').focus()
  await page.keyboard.press('ArrowRight')
  await expect(inbox.row('Sv: Planerat underhåll')).toContainText('Till Lena Lindgren')
})

test('a message reaches each recipient, and one that could not be sent is still there', async ({
  browser,
  page,
  app,
}) => {
  const inbox = new Inbox(page)
  await enter(page, 'grupp')
  await inbox.open()
  await inbox.write.click()
  await inbox.send.click()
  await expect(inbox.compose.getByText('Välj minst en mottagare.')).toBeVisible()
  await expect(inbox.to).toBeFocused()
  await inbox.writeTo('Lasse Sandström')
  await inbox.writeTo('Stina Dahlgren')
  await inbox.subject.fill('Kaffe på fredag')
  await inbox.text.fill('Hej!\nKom kl. 9.')
  await page.route(/messages\.send/, route => route.abort())
  await inbox.send.click()
  await expect(inbox.compose.getByRole('alert')).toContainText('Störningar har upptäckts')
  await expect(inbox.text).toHaveValue('Hej!\nKom kl. 9.')

  // The draft survives closing the dialog and changing screen.
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Informationspanel' }).click()
  await inbox.envelope.click()
  await page.getByRole('button', { name: 'Fortsätt på utkastet' }).click()
  await expect(inbox.text).toHaveValue('Hej!\nKom kl. 9.')
  await page.unroute(/messages\.send/)
  await inbox.send.click()
  await expect(inbox.compose).toBeHidden()

  const other = await browser.newPage({ baseURL: app.url, locale: 'sv-SE' })
  await enter(other, 'las')
  await expect(new Inbox(other).envelope).toHaveAccessibleName('Meddelanden, 3 olästa')
  await new Inbox(other).open()
  await expect(new Inbox(other).row('Kaffe på fredag')).toHaveCount(1)
  await new Inbox(other).read('Kaffe på fredag')
  await expect(new Inbox(other).message).toContainText('Till Lasse Sandström (las), Stina Dahlgren (std)')
  await expect(new Inbox(other).envelope).toHaveAccessibleName('Meddelanden, 2 olästa')
  await other.close()
})

test('read, unread, archived, restored, searched', { tag: onlyThorough }, async ({ page }) => {
  const inbox = new Inbox(page)
  await enter(page, 'ftg')
  await inbox.open()
  await inbox.read('Nya rutiner för attest')
  const link = inbox.message.getByRole('link', { name: 'https://www.skatteverket.se/foretag/arbetsgivare' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await inbox.message.getByRole('button', { name: 'Markera som oläst' }).click()
  await expect(inbox.message).toBeHidden()
  await expect(inbox.row('Nya rutiner för attest')).toContainText('Oläst')

  await inbox.read('Nya rutiner för attest')
  await expect(inbox.row('Nya rutiner för attest')).not.toContainText('Oläst')
  await inbox.message.getByRole('button', { name: 'Arkivera' }).click()
  await expect(inbox.row('Nya rutiner för attest')).toHaveCount(0)
  await inbox.folder('Arkiv').click()
  await inbox.read('Nya rutiner för attest')
  await page.reload()
  await inbox.message.getByRole('button', { name: 'Flytta tillbaka' }).click()
  await expect(page.getByText('Arkivet är tomt')).toBeVisible()
  await inbox.folder('Inkorg').click()
  await expect(inbox.row('Nya rutiner för attest')).toBeVisible()

  await inbox.search.fill('byte av bank')
  await expect(inbox.rows).toHaveCount(1)
  await inbox.search.fill('finns inte')
  await expect(page.getByText('Inget meddelande matchar ”finns inte”')).toBeVisible()
  await page.getByRole('button', { name: 'Rensa sökningen' }).last().click()
  await expect(inbox.rows).not.toHaveCount(0)
})

test('a message of somebody else is as if it did not exist', { tag: onlyThorough }, async ({ page }) => {
  await enter(page, 'ftg')
  await page.goto('/messages?id=0d3f1c52-6a0b-4f5e-9c0f-2b7a9d1e4c01')
  await expect(page.getByText('Meddelandet finns inte.').first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a message is a page of its own, which Back leaves', { tag: onlyThorough }, async ({ page }) => {
    const inbox = new Inbox(page)
    await enter(page, 'ftg')
    await inbox.open()
    await inbox.read('Byte av bankkonto')
    await expect(inbox.list).toBeHidden()
    await expect(page.getByRole('button', { name: 'Tillbaka till Inkorg' })).toBeFocused()
    await page.goBack()
    await expect(inbox.list).toBeVisible()
    await expect(inbox.message).toBeHidden()
    await expectNoOverflow(page)
  })
})

test('axe finds nothing in the bell, the inbox, a message or the dialog, in either theme', {
  tag: onlyThorough,
}, async ({ page }) => {
  test.slow()
  const inbox = new Inbox(page)
  const bell = new Bell(page)
  await enter(page, 'per')
  await bell.button.click()
  await expect(bell.items.first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await inbox.open()
  await expect(inbox.rows.first()).toBeVisible()
  await expectAccessible(page)
  await inbox.read('Sv: Byte av bankkonto')
  await expectAccessible(page)
  await inbox.message.getByRole('button', { name: 'Svara' }).click()
  await inbox.to.click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
})
