import { expect, type Locator, type Page } from 'playwright/test'

/** A person without a mouse: everything is reached by Tab, and pressed by a key. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Presses Tab until an element has the focus. */
  async reach(target: Locator): Promise<void> {
    await expect(target.first()).toBeVisible()
    await expect(target.first()).toBeEnabled()
    for (let tabs = 0; tabs < 250; tabs += 1) {
      if (await target.first().evaluate(element => element === element.ownerDocument.activeElement)) return
      await this.#page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${target}`)
  }

  /** Goes by the arrows to an element in a row of a grid, and presses a key on it. */
  async pressInGrid(target: Locator, key = 'Enter'): Promise<void> {
    await expect(target.first()).toBeVisible()
    const isWhere = (place: 'grid' | 'row' | 'itself') =>
      target.first().evaluate((element, where) => {
        const { activeElement } = element.ownerDocument
        const around = element.closest(where === 'row' ? 'tr, [role=row]' : '[role=grid]')
        return where === 'itself' ? element === activeElement : around?.contains(activeElement) === true
      }, place)
    const go = async (place: 'grid' | 'row' | 'itself', by: string) => {
      for (let steps = 0; steps < 150 && !(await isWhere(place)); steps += 1) await this.#page.keyboard.press(by)
      if (!(await isWhere(place))) throw new Error(`${by} does not reach the ${place} of ${target}`)
    }
    await go('grid', 'Tab')
    if (!(await isWhere('row'))) {
      await this.#page.keyboard.press('Control+Home')
      await go('row', 'ArrowDown')
    }
    await this.#page.keyboard.press('Home')
    await go('itself', 'ArrowRight')
    await this.#page.keyboard.press(key)
  }

  /** Reaches an element and presses a key on it. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.reach(target)
    await this.#page.keyboard.press(key)
  }

  /** Goes by the arrows to a tab, and chooses it. */
  async chooseTab(tab: Locator): Promise<void> {
    await expect(tab).toBeVisible()
    const list = this.#page.getByRole('tablist').filter({ has: tab })
    await this.reach(list.getByRole('tab', { selected: true }))
    for (let steps = await list.getByRole('tab').count(); steps > 0; steps -= 1) {
      if (await tab.evaluate(element => element === element.ownerDocument.activeElement)) break
      const focused = (await this.#page.locator(':focus').textContent()) ?? ''
      await this.#page.keyboard.press('ArrowRight')
      // The focus moves in the next frame, before which another press would skip a tab.
      await expect(this.#page.locator(':focus')).not.toHaveText(focused)
    }
    await this.#page.keyboard.press('Enter')
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }

  /** Reaches a select field, and goes by the arrows to an option. */
  async choose(field: Locator, option: string): Promise<void> {
    await this.press(field)
    const wanted = this.#page.getByRole('option', { name: option })
    await expect(wanted).toBeVisible()
    await this.#page.keyboard.press('Home')
    const labels = await this.#page.getByRole('option').allTextContents()
    for (const label of labels.slice(0, labels.indexOf(option))) {
      await expect(this.#page.getByRole('option', { name: label })).toHaveAttribute('data-marked')
      await this.#page.keyboard.press('ArrowDown')
    }
    await expect(wanted).toHaveAttribute('data-marked')
    await this.#page.keyboard.press('Enter')
    await expect(field).toContainText(option)
  }

  /** Reaches a field and types over what it has. */
  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target)
    await this.#page.keyboard.press('Control+a')
    await this.#page.keyboard.type(text)
  }

  /** Goes to a screen by the command palette. */
  async go(screen: string): Promise<void> {
    await this.#page.keyboard.press('Control+k')
    await expect(this.#page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await this.#page.keyboard.type(screen)
    await expect(this.#page.getByRole('option', { name: screen }).first()).toBeVisible()
    await this.#page.keyboard.press('Enter')
    await expect(this.#page.getByRole('heading', { level: 1, name: screen })).toBeVisible()
  }
}
