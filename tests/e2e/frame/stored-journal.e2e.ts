import type { BrowserContext } from 'playwright/test'
import { demoCompanies } from '#server/backend/demo/companies.ts'
import { employeesOf } from '#server/backend/demo/people.ts'
import { stored, untilStored } from '../models/crashing-tab.ts'
import { LoginPage } from '../models/login-page.ts'
import { PayrollCalls } from '../models/payroll-calls.ts'
import { expect, test } from '../test.ts'

/** Makes the pages of a browser those of production, which store no event whole. */
const asInProduction = (context: BrowserContext) =>
  context.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({
      response,
      body: (await response.text()).replace('<html lang="sv" data-dev', '<html lang="sv"'),
    })
  })

const staff = employeesOf(demoCompanies.find(({ ftgId }) => ftgId === 'akvarell') as never)

/**
 * Less than this, such as a pay by the hour, may be any number of the program's own when it is
 * whole.
 */
const leastPay = 10_000

/** What of the company's people may not lie in a browser, as texts that would be found in JSON. */
const ofPeople = staff.flatMap(({ firstName, lastName, personalNumber, salary, details }) => [
  `${firstName} ${lastName}`,
  `${lastName} ${firstName}`,
  `"${lastName}"`,
  personalNumber,
  personalNumber.slice(2),
  ...(Number(salary) < leastPay ? [] : [`:${Number(salary)},`, `:${Number(salary)}}`, `"${salary}"`]),
  ...(details.KontoNr ? [String(details.KontoNr)] : []),
])

/** The amounts of payslips, as JSON has them. */
const amountsIn = (answer: unknown): readonly string[] =>
  typeof answer === 'number'
    ? Number.isInteger(answer) && answer < leastPay
      ? []
      : [`:${answer},`, `:${answer}}`]
    : typeof answer === 'object' && answer !== null
      ? Object.values(answer).flatMap(amountsIn)
      : []

test('what a browser stores in production has no name, pay, personal number or account of the staff, and goes on all the same', async ({
  page,
  context,
}) => {
  test.slow()
  await asInProduction(context)
  page.on('dialog', dialog => dialog.accept())
  const rows = page.getByRole('grid').locator('tbody').getByRole('row')
  const search = page.getByRole('searchbox')
  /**
   * Everything of the journal in the browser, also what an ending page has left to the next one.
   */
  const everything = async () =>
    (await stored(page)) + (await page.evaluate(() => JSON.stringify({ ...sessionStorage })))
  let ofPayslips: readonly string[] = []
  const expectNobody = async () => {
    const text = await everything()
    expect([...ofPeople, ...ofPayslips].filter(each => text.includes(each))).toEqual([])
  }

  await new LoginPage(page).arriveAs('adm', { company: 'akvarell' })
  expect(await page.locator('html[data-dev]').count()).toBe(0)
  const payroll = new PayrollCalls(page, 'akvarell')
  await payroll.pay('202601')
  ofPayslips = amountsIn(await payroll.payslips('202601'))
  expect(ofPayslips.length).toBeGreaterThan(20)

  await test.step('a list: its search and its selection, and no row', async () => {
    await page.goto('/payslips/202601')
    await search.fill('1')
    await rows.first().getByRole('checkbox').press('Space')
    await expect(page.getByText('Med markerade (1)')).toBeVisible()
    await untilStored(page, 'table.select')
    await expectNobody()
    await page.reload()
    await expect(search).toHaveValue('1')
    await expect(page.getByText('Med markerade (1)')).toBeVisible()
    await expect(rows.first()).toContainText(/\d,\d\d/)
    await expect(rows.first().getByRole('checkbox')).toBeChecked()
    await expectNobody()
  })

  await test.step('an employee: what is written, and what is not is fetched again', async () => {
    await page.goto('/registry/employees/1')
    const phone = page.getByRole('textbox', { name: 'Förnamn', exact: true })
    const surname = page.getByRole('textbox', { name: 'Efternamn', exact: true })
    const before = await surname.inputValue()
    expect(before).not.toBe('')
    await phone.fill('Tuva-Lisa')
    await expect(page.getByText('1 ändrat fält')).toBeVisible()
    await untilStored(page, 'Tuva-Lisa')
    await expectNobody()
    await page.reload()
    await expect(phone).toHaveValue('Tuva-Lisa')
    await expect(surname).toHaveValue(before)
    await expect(page.getByText(/^Du skrev på .* \d\d\.\d\d\.$/)).toBeVisible()
    await expectNobody()
  })
})
