import { crc32, deflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examplePicture } from '#contracts/companies/examples.ts'
import { maxPictureBytes } from '#contracts/companies/picture-file.rules.ts'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { noGuid } from '#contracts/rules/required.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { withTenant } from '../../platform/database/tenancy.ts'
import { company, companyPicture } from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())

const signedIn = (login: string) => server.signedIn(login)
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const canvas = () => sharp({ create: { width: 20, height: 15, channels: 3, background: '#888', noise } })
const drawn = { png: await canvas().png().toBuffer(), jpeg: await canvas().jpeg().toBuffer() }

const pixelsOf = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer()

/** Returns a small PNG file of a hundred million pixels, all black. */
function vastPng(side = 10_000): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = Buffer.alloc(side * (1 + side / 8))
  const start = drawn.png.subarray(0, 8)
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

/** Returns a valid picture, padded with zeros to a size in bytes. */
const jpeg = (bytes: number) => Buffer.concat([drawn.jpeg, Buffer.alloc(bytes - drawn.jpeg.length)])
const put = (browser: Browser, FtgId: string, content: Buffer | string, Type = 'image/png') =>
  browser.ask('/ftgpicture', {
    method: 'PUT',
    company: FtgId,
    body: { Content: Buffer.from(content as Buffer).toString('base64'), Type },
  })
const upload = async (browser: Browser, FtgId: string, content: Buffer | string = png, Type?: string) => {
  const { body, status } = await put(browser, FtgId, content, Type)
  expect(status).toBe(200)
  return (body.data as { Id: string }).Id
}
const remove = (browser: Browser, FtgId: string) => browser.ask('/ftgpicture', { method: 'DELETE', company: FtgId })
const get = (browser: Browser, FtgId: string, id: string, marker = markerValue) =>
  fetch(`${server.backend.url}/api/ftgpicture/${FtgId}/${id}`, {
    headers: { [header.marker]: marker, ...(browser.cookie !== undefined && { cookie: browser.cookie }) },
  })
const refusal = async (response: Response) => [response.status, ((await response.json()) as { dvCode: string }).dvCode]
const png = Buffer.from(examplePicture.Content, 'base64')
const pictureId = async (browser: Browser, FtgId: string) => {
  const { body } = await browser.ask('/companyList')
  return (body.data as CompanyListItem[]).find(each => each.FtgId === FtgId)?.PictureId
}

describe('a picture', () => {
  it('is kept, shown by its id, and known to the list and to the session', async () => {
    const frida = await signedIn('ftg2')
    expect(await pictureId(frida, 'nordsken')).toBe(noGuid)
    const id = await upload(frida, 'nordsken')
    expect(await pictureId(frida, 'nordsken')).toBe(id)
    expect((await frida.ask('/companyInfo/nordsken')).body.data).toMatchObject({ PictureId: id })
    expect((await frida.ask('/me', { company: 'nordsken' })).body.data).toMatchObject({ FtgInfo: { PictureId: id } })
    const response = await get(frida, 'nordsken', id)
    expect(response.status).toBe(200)
    expect(await pixelsOf(Buffer.from(await response.arrayBuffer()))).toEqual(await pixelsOf(png))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(response.headers.get('vary')?.toLowerCase()).toContain('cookie')
  })

  it('gives place to another, under another id, and goes when it is taken away', async () => {
    const frida = await signedIn('ftg2')
    const first = await upload(frida, 'akvarell')
    const second = await upload(frida, 'akvarell', jpeg(1000), 'image/jpeg')
    expect(second).not.toBe(first)
    expect(await refusal(await get(frida, 'akvarell', first))).toEqual([404, errors.pictureMissing.dvCode])
    expect((await get(frida, 'akvarell', second)).headers.get('content-type')).toBe('image/jpeg')
    expect((await remove(frida, 'akvarell')).body).toEqual({ data: null })
    expect((await remove(frida, 'akvarell')).body).toEqual({ data: null })
    expect(await pictureId(frida, 'akvarell')).toBe(noGuid)
    expect(await refusal(await get(frida, 'akvarell', second))).toEqual([404, errors.pictureMissing.dvCode])
    const tenant = { licNr: 'WEB100200', ftgKey: keyOf('akvarell') }
    expect(await withTenant(server.test.database, tenant, tx => tx.$count(companyPicture))).toBe(0)
    expect(await pictureId(frida, 'nordsken')).not.toBe(noGuid)
  })

  it('is of the type that its bytes say, not its name', async () => {
    const frida = await signedIn('ftg2')
    const id = await upload(frida, 'akvarell', drawn.jpeg, 'image/png')
    expect((await get(frida, 'akvarell', id)).headers.get('content-type')).toBe('image/jpeg')
  })

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 'GIF89a'],
    ['nothing that can be read', '%%%'],
    ['a PNG that is cut off', drawn.png.subarray(0, drawn.png.length * 0.8)],
    ['a PNG without its last chunk', drawn.png.subarray(0, -12)],
    ['a JPEG without its end', drawn.jpeg.subarray(0, -2)],
    ['a JPEG that is cut off', drawn.jpeg.subarray(0, drawn.jpeg.length * 0.8)],
    ['the first bytes of a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(996)])],
    ['the first bytes of a PNG', Buffer.concat([drawn.png.subarray(0, 8), Buffer.from('<script>alert(1)</script>')])],
    ['a PNG of more pixels than a picture has', vastPng()],
  ])('is refused when it is %s, whatever it is called', async (_, content) => {
    const { status, body } = await put(await signedIn('ftg2'), 'akvarell', content)
    expect([status, body]).toEqual([
      422,
      { dvCode: '42240', message: 'Felaktig fil. Välj en bild med filformatet PNG eller JPEG.' },
    ])
  })

  it.each(['jpeg', 'png'] as const)('is kept upright and without what a %s told beside it', async format => {
    const frida = await signedIn('ftg2')
    const exif = { IFD0: { Copyright: 'HEMLIG' }, IFD3: { GPSLatitude: '59/1 20/1 0/1' } }
    const told = canvas().withMetadata({ orientation: 6, exif })
    const sent = Buffer.concat([await told.toFormat(format).toBuffer(), Buffer.from('<script>SVANS</script>')])
    expect([sent.includes('HEMLIG'), (await sharp(sent).metadata()).orientation]).toEqual([true, 6])
    const response = await get(frida, 'akvarell', await upload(frida, 'akvarell', sent))
    const kept = Buffer.from(await response.arrayBuffer())
    const { exif: left, width, height } = await sharp(kept).metadata()
    expect([left, width, height]).toEqual([undefined, 15, 20])
    expect([kept.includes('HEMLIG'), kept.includes('SVANS')]).toEqual([false, false])
  })

  it('is of 5,000,000 bytes at most', async () => {
    const frida = await signedIn('ftg2')
    await upload(frida, 'akvarell', jpeg(maxPictureBytes))
    const { status, body } = await put(frida, 'akvarell', jpeg(maxPictureBytes + 1))
    expect([status, body]).toEqual([
      422,
      { dvCode: '42241', message: 'Bilden är för stor. Välj en bild som inte överstiger 5mb.' },
    ])
    expect((await put(frida, 'akvarell', jpeg(7_000_000))).status).toBe(413)
    await remove(frida, 'akvarell')
  })

  it('leaves the settings at their version, and is told to who works in the company', async () => {
    const frida = await signedIn('ftg2')
    const version = () =>
      withTenant(server.test.database, { licNr: 'WEB100200', ftgKey: keyOf('akvarell') }, tx =>
        tx
          .select({ version: company.version })
          .from(company)
          .where(eq(company.ftgKey, keyOf('akvarell'))),
      )
    const before = await version()
    await upload(frida, 'akvarell')
    expect(await version()).toEqual(before)
    const { body } = await frida.ask('/companyInfo/akvarell/history')
    expect(body.data).toEqual([])
  })
})

describe('who may', () => {
  it('see it: whoever may choose the company, and nobody else', async () => {
    const [frida, fredrik, per, baga, nobody] = [
      await signedIn('ftg2'),
      await signedIn('ftg'),
      await signedIn('per'),
      await signedIn('baga'),
      server.browser(),
    ]
    const [nordsken, akvarell] = [await upload(frida, 'nordsken'), await upload(frida, 'akvarell')]
    for (const browser of [frida, fredrik, per]) expect((await get(browser, 'nordsken', nordsken)).status).toBe(200)
    expect(await refusal(await get(fredrik, 'akvarell', akvarell))).toEqual([404, errors.companyMissing.dvCode])
    expect(await refusal(await get(baga, 'nordsken', nordsken))).toEqual([404, errors.companyMissing.dvCode])
    // The path of a company finds only that company's pictures.
    expect(await refusal(await get(fredrik, 'nordsken', akvarell))).toEqual([404, errors.pictureMissing.dvCode])
    expect(await refusal(await get(frida, 'nordsken', noGuid))).toEqual([404, errors.pictureMissing.dvCode])
    expect(await refusal(await get(nobody, 'nordsken', nordsken))).toEqual([401, errors.noSession.dvCode])
    expect(await refusal(await get(frida, 'nordsken', nordsken, '0'))).toEqual([403, errors.markerMissing.dvCode])
    expect(await refusal(await get(frida, 'nordsken', 'x'))).toEqual([400, errors.invalidRequest.dvCode])
  })

  it.each(['las', 'attest', 'grupp', 'per'])('change it: not %s', async login => {
    const browser = await signedIn(login)
    for (const answer of [await put(browser, 'nordsken', png), await remove(browser, 'nordsken')]) {
      expect([answer.status, answer.body.dvCode]).toEqual([403, errors.rightMissing.dvCode])
    }
  })
})
