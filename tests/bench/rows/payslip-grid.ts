import { chromium } from 'playwright'
import { header, markerValue } from '../../../contracts/headers.ts'
import { examplePassword } from '../../../contracts/outcomes/provider-state.ts'
import type { Calculation } from '../../../contracts/payroll/run/shapes.ts'
import { chromiumFlags, ensureChromium } from '../../harness/chromium.ts'
import { restDoor } from '../../harness/doors.ts'
import { RunningApp } from '../../harness/running-app.ts'
import type { Contest, Row } from '../contest.ts'
import { timesOfKeys } from './form.ts'

const period = '202611'
const person = '1'
/** Rows that are typed on the payslip, beside those that are calculated. */
const typedRows = 20

/** Measures a key in the grid of a payslip's own rows, in the built application. */
export const payslipGrid: readonly Row[] = [
  {
    name: 'payslip-grid-key',
    what: `ms of work, layout counted, for a key in a cell of a payslip with ${typedRows} rows of its own; the median of 60`,
    peer: 'a bare input in the same page',
    unit: 'ms',
    better: 'less',
    rounds: 7,
    limit: { atMost: 16 },
    prepare,
  },
]

async function prepare(): Promise<Contest> {
  const app = await RunningApp.start()
  await calculate(app)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(app.url)
  await page.getByRole('tab', { name: 'Användarnamn' }).click()
  await page.getByRole('textbox', { name: 'Användarnamn' }).fill('ftg')
  await page.locator('input[name=password]').fill(examplePassword)
  await page.getByRole('button', { name: 'Logga in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Informationspanel' }).waitFor()
  await page.goto(`${app.url}/payslips/${period}/${person}`)
  const add = page.getByRole('button', { name: 'Lägg till rad' })
  const cell = (row: number) => `input[name="Rader.${row}.Text"]`
  // A row that says nothing is gone when one leaves the rows.
  for (let row = 0; row < typedRows; row += 1) {
    await add.click()
    await page.locator(cell(row)).fill(`Rad ${row}`)
  }
  await page.evaluate(() => {
    const bare = document.body.appendChild(document.createElement('input'))
    bare.name = 'bare'
  })
  const median = async (...selectors: readonly string[]) => {
    const times = (await timesOfKeys(page, selectors, 20)).toSorted((a, b) => a - b)
    return times[Math.floor(times.length / 2)] ?? Number.NaN
  }
  return {
    ours: () => median(cell(0), cell(typedRows - 1)),
    peer: () => median('input[name=bare]'),
    async close() {
      await browser.close()
      await app.dispose()
    },
  }
}

/** Calculates the period, so that the person has a payslip. */
async function calculate(app: RunningApp): Promise<void> {
  const body = { Login: 'adm', Password: examplePassword }
  const { cookie = '' } = await restDoor(app, { call: 'session.authenticate', body, address: '10.0.0.1' })
  const headers = {
    [header.marker]: markerValue,
    [header.company]: 'nordsken',
    [header.idempotencyKey]: 'bench-grid',
    cookie,
    'content-type': 'application/json',
  }
  const path = `${app.apiUrl}/payslips/${period}/@/calculation`
  let answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ AnstNr: [person] }) })
  for (;;) {
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    const { data } = (await answer.json()) as { data: Calculation }
    if (data.Status === 'FAILED') throw new Error(data.Message ?? 'It failed')
    if (data.Status === 'COMPLETED') return
    await new Promise(resolve => setTimeout(resolve, 50))
    answer = await fetch(path, { headers })
  }
}
