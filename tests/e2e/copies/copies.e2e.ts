import { askDatabase, whileLocked } from '../../harness/database.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible, expectNoOverflow } from '../accessible.ts'
import { Bell } from '../models/bell.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { CompanySettingsPage } from '../models/company-settings-page.ts'
import { CopyDialogs } from '../models/copy-dialogs.ts'
import { demoPassword, LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

test.describe('copies of companies', () => {
  test('sent, restored over a reload, removed and logged; and a company cloned', async ({ page, context, ownApp }) => {
    // Four jobs, each polled every 2.5 s at the most often.
    test.slow()
    const shell = new Shell(page)
    const companies = new CompanyDialog(page)
    const copies = new CopyDialogs(page)
    await new LoginPage(page).arriveAs('lic', { origin: ownApp.url })
    await companies.choose('Akvarell Måleri AB')
    await shell.isAt('Akvarell Måleri AB', 2026)

    await test.step('send', async () => {
      await copies.openSend()
      const send = copies.send.getByRole('button', { name: 'Skicka', exact: true })
      await expect(send).toBeDisabled()
      await copies.send.getByLabel('Information till supporten').fill('Semesterlönen för oktober')
      await copies.send.getByRole('checkbox').check()
      // The draft survives the dialog; the consent does not.
      await copies.close(copies.send)
      await copies.openSend()
      await expect(copies.send.getByLabel('Information till supporten')).toHaveValue('Semesterlönen för oktober')
      await copies.send.getByRole('checkbox').check()
      await send.click()
      await expect(copies.send.getByRole('progressbar')).toBeVisible()
      await expect(shell.snackbar).toContainText('Kopian har skickats till leverantörens support.')
      await expect(copies.send).toBeHidden()
    })

    await test.step('restore, with a reload in the middle', async () => {
      await shell.switchCompany.click()
      await copies.openRestore()
      const start = copies.restore.getByRole('button', { name: 'Läs in valt företag' })
      await expect(copies.restore.getByRole('button', { name: 'Välj ett företag i listan' })).toBeDisabled()
      await copies.pick('Akvarell Måleri AB')
      await expect(copies.target).toHaveValue('akvarell2')
      await copies.target.fill('bageri å')
      await expect(copies.restore).toContainText(
        'Företagsid får endast bestå av A-Z, 0-9, och vara max 15 tecken långt.',
      )
      await copies.target.fill('nordsken')
      await start.click()
      await expect(copies.restore).toContainText('Godkänn villkoret för att läsa in kopian.')
      await copies.acceptTerms()
      await start.click()
      await expect(copies.restore).toContainText(
        'Det finns redan ett företag med angivet Företags-ID. Vänligen välj ett nytt.',
      )
      await copies.target.fill(' AkvarellProv ')
      await start.click()
      await expect(copies.restore.getByRole('progressbar')).toBeVisible()
      await page.reload()
      await expect(shell.snackbar).toContainText('Kopian har lästs in.')
      await expect(copies.restore).toBeHidden()
      await shell.isAt('Akvarell Måleri AB', 2026)
      await expect(page.getByRole('main').getByText('akvarellprov', { exact: true })).toBeVisible()
    })

    await test.step('remove, which another tab that works in it is told of', async () => {
      const there = await context.newPage()
      const written = new CompanySettingsPage(there).field('Telefon')
      const lost = there.getByRole('alertdialog', { name: 'Du kan inte längre arbeta i företaget' })
      await there.goto(`${ownApp.url}/settings/company`)
      await new CompanyDialog(there).choose('akvarellprov')
      await written.fill('0470-98 76 54')
      await page.goto(`${ownApp.url}/settings/company`)
      await copies.openRemoval()
      // The page was loaded anew, so no list of the companies is there to look it up in.
      await expect(copies.removal).toContainText('Företaget är inläst från en kopia.')
      await expect(copies.removal).not.toContainText('kan läsa in den')
      const remove = copies.removal.getByRole('button', { name: 'Ta bort företaget' })
      await copies.removal.getByLabel('Skriv företagets id').fill('akvarell')
      await remove.click()
      await expect(copies.removal).toContainText('Det ska stå akvarellprov.')
      await copies.removal.getByLabel('Skriv företagets id').fill('akvarellprov')
      await remove.click()
      await expect(copies.removal).toContainText('Skriv ditt lösenord.')
      await copies.removal.getByLabel('Ditt lösenord').fill('fel-fel-fel')
      await remove.click()
      await expect(copies.removal).toContainText('Nuvarande lösenord stämmer inte.')
      await copies.removal.getByLabel('Ditt lösenord').fill(demoPassword)
      await remove.click()
      await expect(shell.snackbar).toContainText('Akvarell Måleri AB har tagits bort. En kopia är sparad.')
      await expect(companies.company('Akvarell Måleri AB')).toHaveCount(1)
      await expect(companies.dialog).not.toContainText('Du kan inte längre arbeta')

      await lost.getByRole('button', { name: 'Stanna kvar' }).click()
      await expect(written).toHaveValue('0470-98 76 54')
      await new CompanySettingsPage(there).save.click()
      await lost.getByRole('button', { name: 'Lämna' }).click()
      const dialog = new CompanyDialog(there).dialog
      await expect(dialog).toContainText('Du kan inte längre arbeta i Akvarell Måleri AB. Företaget har tagits bort')
      await expectAccessible(there)
      await new CompanyDialog(there).choose('Akvarell Måleri AB')
      await new Shell(there).isAt('Akvarell Måleri AB', 2026)
      await there.close()

      await copies.openLog()
      await expect(copies.log.getByRole('row').nth(1)).toContainText(/Akvarell Måleri AB\s*akvarellprov\s*lic/)
      await copies.close(copies.log)
    })

    await test.step('delete the copy that was sent; that of the restored company may go as well', async () => {
      await copies.openRestore()
      await expect(copies.restore.getByRole('radio')).toHaveCount(2)
      const deletable = copies.restore.getByRole('button', { name: 'Åtgärder för Akvarell Måleri AB' })
      await expect(deletable).toHaveCount(2)
      await deletable.last().click()
      await page.getByRole('menuitem', { name: 'Ta bort kopian' }).click()
      const question = page.getByRole('alertdialog', { name: 'Ta bort kopia' })
      await expect(question).toContainText('Är du säker på att du vill ta bort kopian Akvarell Måleri AB (akvarell)?')
      await question.getByRole('button', { name: 'Ta bort' }).click()
      await expect(shell.snackbar).toContainText('Kopian har tagits bort.')
      await expect(copies.restore.getByRole('radio')).toHaveCount(1)
      await copies.restore.getByRole('button', { name: 'Avbryt' }).click()
    })

    await test.step('clone', async () => {
      await copies.openClone('Zenit Transport AB')
      const target = copies.clone.getByLabel('Nytt företags-id')
      await expect(target).toHaveValue('zenit2')
      await target.fill('Tomtebo')
      await expect(copies.clone).toContainText('Det finns redan ett företag med samma id.')
      await target.fill('Zénit Två!')
      await expect(target).toHaveValue('znittva')
      await copies.clone.getByRole('button', { name: 'Kopiera', exact: true }).click()
      await expect(shell.snackbar).toContainText('Företaget har kopierats.')
      await expect(companies.company('znittva')).toBeVisible()
    })

    await test.step('remove the clone, with a reload in the middle', async () => {
      await companies.choose('znittva')
      await shell.isAt('Zenit Transport AB', 2026)
      await page.goto(`${ownApp.url}/settings/company`)
      await copies.openRemoval()
      await copies.removal.getByLabel('Skriv företagets id').fill('znittva')
      await copies.removal.getByLabel('Ditt lösenord').fill(demoPassword)
      // The job waits for the lock.
      await whileLocked(ownApp.dataFolder, `select from company where ftg_id = 'znittva' for share`, async () => {
        await copies.removal.getByRole('button', { name: 'Ta bort företaget' }).click()
        await expect(copies.removing.getByRole('progressbar')).toBeVisible()
        await page.reload()
        await expect(copies.removing.getByRole('progressbar')).toBeVisible()
      })
      await expect(shell.snackbar).toContainText('Zenit Transport AB har tagits bort. En kopia är sparad.')
      await expect(copies.removing).toBeHidden()
      await expect(companies.company('Zenit Transport AB')).toHaveCount(1)
    })

    await test.step('what ended while the page was closed is told in the bell', async () => {
      await copies.openClone('Tomtebo Ekonomisk förening')
      const lazy = await page.context().newPage()
      // The job waits for the lock, so that it ends after the page has closed.
      await whileLocked(ownApp.dataFolder, `lock table company in share mode`, async () => {
        await copies.clone.getByRole('button', { name: 'Kopiera', exact: true }).click()
        await expect(copies.clone.getByRole('progressbar')).toBeVisible()
        await page.close()
      })
      const ended = `select from job where payload ->> 'ftgId' = 'tomtebo2' and status = 'COMPLETED'`
      await expect.poll(() => askDatabase(ownApp.dataFolder, ended)).toHaveLength(1)
      await lazy.goto(ownApp.url)
      await new CompanyDialog(lazy).choose('Nordsken Handel AB')
      const bell = new Bell(lazy)
      await bell.button.click()
      await expect(bell.items.first()).toContainText('Från tomtebo till tomtebo2.')
      await expect(bell.items.first()).toContainText('Oläst')
    })
  })

  test('are only for those who may', { tag: onlyThorough }, async ({ page }) => {
    const login = new LoginPage(page)
    const companies = new CompanyDialog(page)
    const restore = companies.dialog.getByRole('button', { name: 'Läs in kopia av företag' })
    const log = companies.dialog.getByRole('button', { name: 'Log av borttagna företag' })
    const clone = companies.dialog.getByRole('button', { name: /^Kopiera / })
    await login.arriveAs('adm')
    await expect(restore).toBeVisible()
    await expect(log).toBeVisible()
    await expect(clone).toHaveCount(0)
    await login.arriveAs('ftg2')
    await expect(companies.company('Nordsken Handel AB')).toBeVisible()
    await expect(restore.or(log).or(clone)).toHaveCount(0)
  })
})

test('axe finds nothing in the dialogs of copies', { tag: onlyThorough }, async ({ page }) => {
  test.slow()
  const copies = new CopyDialogs(page)
  const companies = new CompanyDialog(page)
  await new LoginPage(page).arriveAs('lic')
  await companies.choose('Tomtebo Ekonomisk förening')
  await new Shell(page).isAt('Tomtebo Ekonomisk förening', 2026)
  await copies.openSend()
  await expectAccessible(page)
  await copies.send.getByLabel('Information till supporten').fill('Ärende 4711')
  await copies.send.getByRole('checkbox').check()
  await copies.send.getByRole('button', { name: 'Skicka', exact: true }).click()
  await expect(copies.send.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page)
  await expect(copies.send).toBeHidden()

  await page.goto('/settings/company')
  await copies.openRemoval()
  await copies.removal.getByRole('button', { name: 'Ta bort företaget' }).click()
  await expect(copies.removal).toContainText('Det ska stå tomtebo.')
  await expectAccessible(page)
  await copies.removal.getByRole('button', { name: 'Avbryt' }).click()

  await new Shell(page).switchCompany.click()
  await copies.openLog()
  await expect(copies.log).toContainText('Det finns ingen information att visa')
  await expectAccessible(page)
  await copies.close(copies.log)
  await copies.openClone('Nordsken Handel AB')
  await expectAccessible(page)
  await copies.clone.getByRole('button', { name: 'Avbryt' }).click()
  await copies.openRestore()
  await copies.pick('Tomtebo Ekonomisk förening')
  await copies.restore.getByRole('button', { name: 'Historik' }).click()
  await expectAccessible(page)
  await expectNoOverflow(page)
})
