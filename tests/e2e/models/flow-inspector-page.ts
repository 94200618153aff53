import type { Page } from 'playwright/test'
import { flowsPath } from '#ui/flows/flows-path.ts'

/** The inspector of flows, in a window beside the application's. */
export class FlowInspectorPage {
  readonly page: Page
  readonly journal
  readonly line
  readonly log
  readonly follow

  constructor(page: Page) {
    this.page = page
    this.journal = page.getByRole('combobox', { name: 'Journal' })
    this.line = page.getByRole('slider', { name: 'Tidslinje' })
    this.log = page.getByRole('listbox', { name: 'Händelser' })
    this.follow = page.getByRole('button', { name: /^Följ/ })
  }

  async open(): Promise<void> {
    await this.page.goto(flowsPath)
    await this.page.getByRole('heading', { level: 1, name: 'Flöden' }).waitFor()
  }

  /** The row of a flow: its name and its state. */
  flow(stream: string) {
    return this.page
      .getByRole('region', { name: 'Flöden som har startat' })
      .getByRole('button', { name: new RegExp(`^${stream} , `) })
  }

  /** The button that shows the chart of a life. */
  life(name: string) {
    return this.page.getByRole('region', { name: 'Flöden som har startat' }).getByRole('button', { name, exact: true })
  }

  /** The chart of a flow or a life, which is moved by keys. */
  chart(name: string) {
    return this.page.getByRole('region', { name: new RegExp(`^Diagram.* ${name}\\. `) })
  }

  /** The box of a state in the chart. */
  state(name: string) {
    return this.page.getByRole('button', { name: new RegExp(`^Tillstånd ${name}\\b`) })
  }

  /** The choice of what a port does. */
  port(name: string) {
    return this.page.getByRole('combobox', { name, exact: true })
  }

  /** The last call of a port: `session.signIn`. */
  call(port: string) {
    return this.page.getByRole('listbox', { name: 'Anrop' }).getByRole('option').filter({ hasText: port }).last()
  }

  async choosePort(name: string, rule: string): Promise<void> {
    await this.port(name).click()
    await this.page.getByRole('option', { name: rule }).click()
  }

  async showTab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name }).click()
  }
}
