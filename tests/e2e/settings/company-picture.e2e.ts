import { deflateSync } from 'node:zlib'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible } from '../accessible.ts'
import { CompanySettingsPage } from '../models/company-settings-page.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

/** Returns a PNG in one colour. */
function png(width: number, height: number): Buffer {
  const crcOf = (bytes: Buffer) => {
    let crc = 0xffffffff
    for (const byte of bytes) {
      crc ^= byte
      for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
    }
    return (crc ^ 0xffffffff) >>> 0
  }
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    crc.writeUInt32BE(crcOf(body))
    return Buffer.concat([length, body, crc])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([0xc0, 0x50, 0x20]))])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

test('a picture is refused, then chosen, cropped and shown where the company is, and taken away', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('SeenTours', '["settings"]'))
  await new LoginPage(page).arriveAs('ftg2', { company: 'akvarell', path: '/settings/company' })
  const settings = new CompanySettingsPage(page)
  await settings.isOpen('company')
  const shown = page.getByRole('main').getByRole('region', { name: 'Företagsbild' })
  const inMenu = page.getByRole('button', { name: /Akvarell Måleri AB/ }).locator('img')
  await expect(shown.getByRole('button', { name: 'Ta bort' })).toHaveCount(0)
  await shown.getByRole('button', { name: 'Ladda upp bild' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ladda upp ny bild' })
  const save = dialog.getByRole('button', { name: 'Spara' })
  const choose = dialog.locator('input[type=file]')
  await expect(save).toBeDisabled()
  const wrong = dialog.getByText('Felaktig fil. Välj en bild med filformatet PNG eller JPEG.')
  await choose.setInputFiles(file('logotyp.svg', Buffer.from('<svg/>')))
  await expect(wrong).toBeVisible()
  await choose.setInputFiles(file('stor.JFIF', Buffer.alloc(5_000_001)))
  await expect(dialog.getByText('Bilden är för stor. Välj en bild som inte överstiger 5mb.')).toBeVisible()
  await choose.setInputFiles(file('egentligen-svg.png', Buffer.from('<svg onload="alert(1)"/>')))
  await expect(wrong).toBeVisible()
  await expect(save).toBeDisabled()

  await choose.setInputFiles(file('logotyp.PNG', png(600, 300)))
  await expect(dialog.getByRole('slider')).toBeVisible()
  await dialog.getByRole('button', { name: 'Förstora' }).click()
  await save.click()
  await expect(new Shell(page).snackbar).toContainText('Bilden har sparats.')
  await expect(dialog).toHaveCount(0)
  const picture = shown.locator('img')
  await expect(picture).toBeVisible()
  const size = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  await expect.poll(async () => (await size())[0], 'the picture has come').toBeGreaterThan(100)
  const [width, height] = await size()
  expect(width).toBe(height)
  await expect(inMenu.first()).toBeVisible()

  await shown.getByRole('button', { name: 'Ta bort' }).click()
  await page.getByRole('alertdialog', { name: 'Ta bort bilden' }).getByRole('button', { name: 'Ta bort' }).click()
  await expect(new Shell(page).snackbar).toContainText('Bilden har tagits bort.')
  await expect(picture).toHaveCount(0)
})

test('axe finds nothing where a picture is cropped', { tag: onlyThorough }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('SeenTours', '["settings"]'))
  await new LoginPage(page).arriveAs('ftg2', { company: 'akvarell', path: '/settings/company' })
  await new CompanySettingsPage(page).isOpen('company')
  await page.getByRole('button', { name: 'Ladda upp bild' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ladda upp ny bild' })
  await dialog.locator('input[type=file]').setInputFiles(file('logotyp.png', png(640, 480)))
  await expect(dialog.getByRole('slider')).toBeVisible()
  await expectAccessible(page)
})
