import { readFile } from 'node:fs/promises'
import { jobFiles } from '#contracts/file-jobs/job-files.ts'
import { maxPostedAtOnce } from '#contracts/payroll/vouchers/shapes.ts'
import { askDatabase, whileLocked } from '../../harness/database.ts'
import { RunningApp } from '../../harness/running-app.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible } from '../accessible.ts'
import { Bell } from '../models/bell.ts'
import { LoginPage } from '../models/login-page.ts'
import { PayrollCalls } from '../models/payroll-calls.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

const Period = '202611'

test('a large company prints and posts while its clerk does other work', { tag: onlyThorough }, async ({ page }) => {
  test.setTimeout(900_000)
  const app = await RunningApp.start({ DEMO_EMPLOYEES: String(maxPostedAtOnce + 100) })
  try {
    const bell = new Bell(page)
    const shell = new Shell(page)
    const dialog = (name: string) => page.getByRole('dialog', { name })
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
    await new LoginPage(page).arriveAs('adm', { origin: app.url, company: 'nordsken' })
    const calls = new PayrollCalls(page, 'nordsken', app.url)

    await test.step('the payslips of the month, of which many are ready', async () => {
      await calls.calculate(Period)
      await askDatabase(
        app.dataFolder,
        `update payslip set ready_at = now(), ready_by = 'adm' where employment_number in
          (select employment_number from payslip order by employment_number limit ${jobFiles.payslips.most + 20})`,
      )
    })

    const print = async () => {
      await button('Skriv ut').click()
      await page.getByRole('menuitem', { name: 'Lönebesked' }).click()
    }
    await test.step('a print of many is followed in a dialog, which a reload brings back', async () => {
      await page.goto(`${app.url}/payslips/${Period}`)
      await whileLocked(app.dataFolder, 'lock table job_file in exclusive mode', async () => {
        await print()
        const progress = dialog('Filen skapas')
        await expect(progress).toContainText('Lönebesked 202611')
        await expect(progress.getByText(/\d+ av 120 lönebesked/).first()).toBeVisible({ timeout: 60_000 })
        await expectAccessible(page)
        await page.reload()
        await expect(progress.getByText(/\d+ av 120 lönebesked/).first()).toBeVisible({ timeout: 60_000 })
        await progress.getByRole('button', { name: 'Stäng' }).last().click()
        await expect(progress).toBeHidden()
        // Asked for again, it is the same one.
        await print()
        await expect(progress).toBeVisible()
        await progress.getByRole('button', { name: 'Stäng' }).last().click()
        expect(await askDatabase(app.dataFolder, `select id from job where kind = 'FILE'`)).toHaveLength(1)
        await page.goto(`${app.url}/payslips`)
        await expect(page.getByRole('heading', { level: 1, name: 'Lönebesked' })).toBeVisible()
        await expect(progress).toBeHidden()
      })
    })

    await test.step('its end is told wherever the clerk is, and the bell fetches it', async () => {
      await expect(shell.snackbar).toContainText('Filen är klar. Hämta den under Aviseringar.', { timeout: 120_000 })
      await page.goto(`${app.url}/infopanel`)
      await bell.button.click()
      const item = bell.item('Filen är klar')
      await expect(item).toContainText('Lönebesked 202611.')
      await expectAccessible(page)
      const [download] = await Promise.all([page.waitForEvent('download'), item.getByRole('button').press('Enter')])
      expect(download.suggestedFilename()).toBe('Lönebesked 202611.pdf')
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
      await expect(bell.menu).toBeHidden()
    })

    await test.step('a cancelled one leaves nothing', async () => {
      await page.goto(`${app.url}/payslips/${Period}`)
      await whileLocked(app.dataFolder, 'lock table job_file in exclusive mode', async () => {
        await print()
        await dialog('Filen skapas').getByRole('button', { name: 'Avbryt' }).click()
        await expect(shell.snackbar).toContainText('Filen har inte skapats.')
      })
      const jobs = await askDatabase<{ status: string }>(
        app.dataFolder,
        `select status from job where kind = 'FILE' order by created_at`,
      )
      expect(jobs.map(({ status }) => status)).toEqual(['COMPLETED', 'FAILED'])
    })

    await test.step('vouchers of many payslips are shown and then made', async () => {
      await askDatabase(app.dataFolder, `update payslip set ready_at = now(), ready_by = 'adm' where ready_at is null`)
      await askDatabase(app.dataFolder, `update salary_period set is_locked = true where period = '${Period}'`)
      await calls.settings({ KopplaBokf: true, BokfProg: 'SIE4', KtoNettolon: '' })
      await page.goto(`${app.url}/bokforingsunderlagList/${Period}`)
      await button('Skapa bokföringsunderlag').click()
      // Refused as the direct call is, with the way to the setting.
      await expect(page.getByRole('alert')).toContainText('Löner att betala', { timeout: 120_000 })
      await calls.settings({ KtoNettolon: '2821' })
      await button('Skapa bokföringsunderlag').click()
      const shown = dialog('Skapa bokföringsunderlag')
      await expect(shown).toContainText('2821', { timeout: 120_000 })
      await shown.getByRole('button', { name: /^Skapa \d+ verif/ }).click()
      await expect(dialog('Skapa verifikationer')).toBeVisible()
      await expect(shell.snackbar).toContainText(/\d+ verifikationer är skapade\./, { timeout: 120_000 })
      await expect(page.getByRole('row', { name: 'Lön 2026-11' })).toContainText('Skapad')
    })
  } finally {
    await app.dispose()
  }
})
