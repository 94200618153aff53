import type { Page } from 'playwright/test'
import { CompanySettingsPage } from '../models/company-settings-page.ts'
import { expect, test } from '../test.ts'

/**
 * Holds animation frames back, and returns what gives them again. Typed text reaches the flow after
 * a paint, so everything until then happens between a key and the next paint.
 */
async function withoutFrames(page: Page): Promise<() => Promise<void>> {
  const frames = await page.evaluateHandle(() => {
    const own = { request: window.requestAnimationFrame, cancel: window.cancelAnimationFrame }
    const held = new Map<number, FrameRequestCallback>()
    let last = 0
    window.requestAnimationFrame = callback => {
      last -= 1
      held.set(last, callback)
      return last
    }
    window.cancelAnimationFrame = id => (id < 0 ? held.delete(id) : own.cancel.call(window, id))
    return () => {
      window.requestAnimationFrame = own.request
      for (const callback of held.values()) window.requestAnimationFrame(callback)
    }
  })
  return () => frames.evaluate(giveAgain => giveAgain())
}

test('nothing that is typed is lost between a key and the next paint', async ({ page }) => {
  const settings = new CompanySettingsPage(page)
  await settings.enter('company')
  await test.step('a key is in the field before the form knows of it', async () => {
    const field = settings.field('Löneansvarig')
    await field.focus()
    const paint = await withoutFrames(page)
    await page.keyboard.type('x')
    await expect(field).toHaveValue(/x/)
    await expect(settings.save).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(settings.save).toBeVisible()
    await paint()
    await settings.discard()
  })
  await test.step('what is typed is asked about when a link is followed at once', async () => {
    const paint = await withoutFrames(page)
    await settings.field('Attestansvarig').fill('Inte sparad')
    await page.getByRole('link', { name: 'Utskrifter' }).click()
    const question = page.getByRole('alertdialog', { name: 'Osparade ändringar' })
    await question.getByRole('button', { name: 'Stanna kvar' }).click()
    await expect(settings.field('Attestansvarig')).toHaveValue('Inte sparad')
    await paint()
    await settings.discard()
  })
  await test.step('what is typed is discarded with the rest, at once after the key', async () => {
    const field = settings.field('Attestansvarig')
    const before = await field.inputValue()
    await field.fill('Första')
    await expect(settings.save).toBeVisible()
    const paint = await withoutFrames(page)
    await page.keyboard.type(' och andra')
    await settings.discard()
    await expect(field).toHaveValue(before)
    await field.fill('Tredje')
    await field.blur()
    await expect(page.getByText('1 ändrat fält')).toBeVisible()
    await expect(field).toHaveValue('Tredje')
    await paint()
    await settings.discard()
  })
  await test.step('two fields written in within a frame are both kept, and shown as they are read', async () => {
    const paint = await withoutFrames(page)
    await settings.field('Attestansvarig').fill('  Åsa Ek ')
    await settings.field('Löneansvarig').fill(' Bo Alm')
    await page.keyboard.press('Tab')
    await expect(page.getByText('2 ändrade fält')).toBeVisible()
    await expect(settings.field('Attestansvarig')).toHaveValue('Åsa Ek')
    await expect(settings.field('Löneansvarig')).toHaveValue('Bo Alm')
    await paint()
    await settings.discard()
  })
  await test.step('what is typed is saved with Ctrl+S at once after the key, which itself draws nothing', async () => {
    const field = settings.field('Löneansvarig')
    await withoutFrames(page)
    await field.fill('Maj Ek')
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('k')
    await expect(field).toHaveValue('Maj Ek')
    await page.keyboard.press('Control+s')
    await settings.saved()
    await page.reload()
    await expect(field).toHaveValue('Maj Ek')
  })
  await test.step('what is composed by an input method is not broken off, and is saved', async () => {
    const field = settings.field('Attestansvarig')
    await field.fill('')
    const method = await page.context().newCDPSession(page)
    for (const text of ['n', 'に', 'にh', 'にほ']) {
      await method.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await expect(settings.save).toBeVisible()
      await expect(field).toHaveValue(text)
    }
    await method.send('Input.insertText', { text: '日本' })
    await page.keyboard.press('Control+s')
    await settings.saved()
    await page.reload()
    await expect(field).toHaveValue('日本')
  })
})
