import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examplePicture } from '#contracts/companies/examples.ts'
import { fileNameIn } from '#contracts/download.ts'
import { documentMessages, maxDocumentBytes } from '#contracts/employees/documents/document-file.ts'
import { exampleCertificate, examplePdf } from '#contracts/employees/documents/examples.ts'
import type { CertificateValues, EmployeeDocument } from '#contracts/employees/documents/shapes.ts'
import { exampleEmployeeValues } from '#contracts/employees/examples.ts'
import type { Employee, EmployeeListItem } from '#contracts/employees/shapes.ts'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { noGuid } from '#contracts/rules/required.ts'
import { encodeQuery } from '#contracts/wire.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { withTenant } from '../../platform/database/tenancy.ts'
import { textsOfPdf } from '../../platform/print/testing.ts'
import { employeeDocument, event } from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'

let stage: TestBackend
let adm: Browser
let reader: Browser
const there = { company: 'nordsken' }
const tenant = { licNr: 'WEB100200', ftgKey: keyOf('nordsken') }
const inCompany = <Result>(work: Parameters<typeof withTenant<Result>>[2]) =>
  withTenant(stage.test.database, tenant, work)

beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
  reader = await stage.signedIn('las')
})
afterAll(() => stage.close())

const send = (method: string, path: string, body?: object, browser = adm) =>
  browser.ask(path, { ...there, method, ...(body && { body }) })
let last = 9000
/** Adds an employee with the next number, and returns the path of what is kept of it. */
async function added(own: object = {}): Promise<string> {
  last += 1
  expect((await send('POST', '/perreg', { ...exampleEmployeeValues, AnstNr: String(last), ...own })).status).toBe(200)
  return `/employees/${last}`
}
const letter = (own: object = {}) => ({
  Titel: 'Avtal',
  Datum: '2026-11-02',
  FilNamn: 'avtal.pdf',
  Content: examplePdf,
  ...own,
})
const upload = async (person: string, own: object = {}) =>
  ((await send('POST', `${person}/documents`, letter(own))).body.data as { Id: string }).Id
const listed = async (person: string) => (await send('GET', `${person}/documents`)).body.data as EmployeeDocument[]
const get = (path: string, browser = adm, company = 'nordsken') =>
  fetch(stage.backend.url + path, {
    headers: { [header.marker]: markerValue, cookie: browser.cookie ?? '', [header.company]: company },
  })
const refusal = async (response: Response) => [response.status, ((await response.json()) as { dvCode: string }).dvCode]
const answered = ({ status, body }: { status: number; body: { dvCode?: string | undefined } }) => [status, body.dvCode]
const missing = [404, errors.documentMissing.dvCode]

describe('a document', () => {
  it('is listed by its day, and is got as it was, by its name and its own type', async () => {
    const person = await added()
    const first = await upload(person)
    const word = Buffer.from('PK\u0003\u0004 [Content_Types].xml word/document.xml', 'latin1')
    const FilNamn = "Löneöversyn 'ny'.docx"
    const second = await upload(person, { Content: word.toString('base64'), FilNamn, Datum: '2026-11-03' })
    expect((await listed(person)).map(({ Id, Storlek }) => [Id, Storlek])).toEqual([
      [second, word.length],
      [first, 14],
    ])
    const response = await get(`/file${person}/documents/${second}`)
    expect(response.headers.get('content-type')).toContain('wordprocessingml')
    expect(fileNameIn(response.headers.get('content-disposition'))).toBe(FilNamn)
    expect(Buffer.from(await response.arrayBuffer()).equals(word)).toBe(true)
    // A browser shows only what it cannot run.
    expect((await get(`/print${person}/documents/${first}`)).status).toBe(200)
    expect(await refusal(await get(`/print${person}/documents/${second}`))).toEqual(missing)
  })

  it('is of nobody else, in this company or another', async () => {
    const [person, other] = [await added(), await added()]
    const id = await upload(person)
    expect(await listed(other)).toEqual([])
    expect(await refusal(await get(`/file${other}/documents/${id}`))).toEqual(missing)
    expect(answered(await send('DELETE', `${other}/documents/${id}`))).toEqual(missing)
    expect(await refusal(await get(`/file${person}/documents/${id}`, adm, 'zenit'))).toEqual(missing)
    expect(answered(await send('DELETE', `${person}/documents/${id}`, undefined, reader))).toEqual([
      403,
      errors.rightMissing.dvCode,
    ])
    expect(answered(await send('DELETE', `${person}/documents/${id}`))).toEqual([200, undefined])
    expect(await refusal(await get(`/file${person}/documents/${id}`))).toEqual(missing)
  })

  it('of a protected person is for those who may change persons', async () => {
    const [open, hidden] = [await added(), await added({ SkyddadIdentitet: true })]
    const [seen, unseen] = [await upload(open), await upload(hidden)]
    for (const route of ['file', 'print']) {
      expect((await get(`/${route}${open}/documents/${seen}`, reader)).status).toBe(200)
      expect((await get(`/${route}${hidden}/documents/${unseen}`)).status).toBe(200)
      const refused = await refusal(await get(`/${route}${hidden}/documents/${unseen}`, reader))
      expect(refused).toEqual([403, errors.documentProtected.dvCode])
    }
    // It is told that there is one.
    expect((await send('GET', `${hidden}/documents`, undefined, reader)).body.data).toHaveLength(1)
  })

  it('gets another title or day, and keeps its file', async () => {
    const [person, other] = [await added(), await added()]
    const id = await upload(person)
    const path = `${person}/documents/${id}`
    expect(answered(await send('PUT', path, { Titel: 'Nytt avtal' }))).toEqual([200, undefined])
    expect(answered(await send('PUT', path, { Datum: '2026-10-31' }))).toEqual([200, undefined])
    const [{ Titel, Datum, FilNamn, Storlek } = {} as EmployeeDocument] = await listed(person)
    expect([Titel, Datum, FilNamn, Storlek]).toEqual(['Nytt avtal', '2026-10-31', letter().FilNamn, 14])
    const wrongs = [{ Titel: ' ' }, { Titel: 'x'.repeat(81) }, { Datum: '2026-02-30' }, { FilNamn: 'b.pdf' }]
    for (const wrong of wrongs) expect((await send('PUT', path, wrong)).status).toBe(400)
    expect(answered(await send('PUT', `${other}/documents/${id}`, { Titel: 'x' }))).toEqual(missing)
    expect((await send('PUT', path, { Titel: 'x' }, reader)).status).toBe(403)
    expect((await listed(person))[0]?.Titel).toBe('Nytt avtal')
  })

  it.each([
    ['a page', '<html>', documentMessages.wrongFormat],
    [
      'a sheet with macros',
      'PK\u0003\u0004[Content_Types].xml xl/workbook.xml xl/vbaProject.bin',
      documentMessages.wrongFormat,
    ],
    ['more than 10 MB', `%PDF-${' '.repeat(maxDocumentBytes - 4)}`, documentMessages.tooLarge],
  ])('is refused when it is %s', async (_, text, message) => {
    const person = await added()
    const Content = Buffer.from(text, 'latin1').toString('base64')
    const { status, body } = await send('POST', `${person}/documents`, letter({ Content }))
    expect([status, body]).toEqual([422, { dvCode: errors.documentRefused.dvCode, message }])
  })

  it.each([
    ['lön.pdf.exe', 'Filens namn stämmer inte med vad filen är. Den kan heta ”lön.pdf”.', 422],
    ['../../lön.pdf', 'Texten får inte ha en sökväg eller tecken som filnamn inte har.', 400],
    ['lön\u202efdp.pdf', 'Texten får inte ha en sökväg eller tecken som filnamn inte har.', 400],
  ])('is not kept by the name %j', async (FilNamn, message, status) => {
    const answer = await send('POST', `${await added()}/documents`, letter({ FilNamn }))
    expect([answer.status, answer.body.fields]).toEqual([status, { FilNamn: message }])
  })

  it('that is a picture is whole, and is kept without what it told beside it', async () => {
    const person = await added()
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#888' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'HEMLIG' }, IFD3: { GPSLatitude: '59/1 20/1 0/1' } })
      .toBuffer()
    const half = picture.subarray(0, -20).toString('base64')
    const refused = await send('POST', `${person}/documents`, letter({ FilNamn: 'bild.jpg', Content: half }))
    expect([refused.status, refused.body.message]).toEqual([422, documentMessages.damaged])
    const id = await upload(person, { FilNamn: 'bild.jpg', Content: picture.toString('base64') })
    const kept = Buffer.from(await (await get(`/file${person}/documents/${id}`)).arrayBuffer())
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
    expect([picture.includes('HEMLIG'), kept.includes('HEMLIG')]).toEqual([true, false])
  })

  it('is refused where the company has 100 MB, and counts until it is removed', async () => {
    const person = await added()
    const employmentNumber = person.split('/')[2] ?? ''
    const [before] = await inCompany(tx => tx.select().from(employeeDocument).limit(1))
    expect(before).toBeDefined()
    const large = {
      employmentNumber,
      title: 'x',
      day: '2026-01-01',
      fileName: 'x.pdf',
      type: 'application/pdf',
    } as const
    await inCompany(tx =>
      tx.insert(employeeDocument).values(
        Array.from({ length: 10 }, (_, at) => ({
          ...large,
          size: at === 0 ? 9_990_000 : 9_999_000,
          content: Buffer.from('x'),
        })),
      ),
    )
    const body = letter({ Content: Buffer.from(`%PDF-${' '.repeat(20_000)}`).toString('base64') })
    const full = await send('POST', `${person}/documents`, body)
    expect(full.body).toEqual({ dvCode: errors.documentRefused.dvCode, message: documentMessages.full })
    const [{ Id } = { Id: '' }] = await listed(person)
    await send('DELETE', `${person}/documents/${Id}`)
    expect((await send('POST', `${person}/documents`, body)).status).toBe(200)
    // An employee with documents is kept.
    const kept = await send('DELETE', `/perreg/${employmentNumber}`)
    expect([kept.status, kept.body.message]).toEqual([409, 'Anna Andersson har 10 dokument och kan inte tas bort.'])
    await inCompany(tx => tx.delete(employeeDocument).where(eq(employeeDocument.employmentNumber, employmentNumber)))
    expect((await send('DELETE', `/perreg/${employmentNumber}`)).status).toBe(200)
  })

  it('follows the employee to another number, and is told of without its title', async () => {
    const person = await added()
    const id = await upload(person, { Titel: 'Läkarintyg' })
    const [, , number = ''] = person.split('/')
    await send('PUT', `/perreg/${number}/anstNr`, { Version: 1, AnstNr: '8001' })
    expect((await listed('/employees/8001')).map(({ Id }) => Id)).toEqual([id])
    const told = await inCompany(tx => tx.select().from(event).orderBy(event.seq))
    expect(told.filter(({ payload }) => payload.id === id).map(({ payload }) => payload)).toEqual([
      { register: 'employees', key: number, version: 1, id },
    ])
  })
})

describe('the picture of an employee', () => {
  const pictureId = async (person: string, browser = adm) => {
    const [, , AnstNr = ''] = person.split('/')
    const query = encodeQuery({ filter: { AnstNrList: [AnstNr] } })
    const [item] = (await browser.ask(`/perlista${query}`, there)).body.data as EmployeeListItem[]
    const one = (await browser.ask(`/perreg/${AnstNr}`, there)).body.data as Employee
    expect(one.ProfilePictureId).toBe(item?.ProfilePictureId)
    return one.ProfilePictureId
  }
  const setPicture = async (person: string) =>
    ((await send('PUT', `${person}/picture`, examplePicture)).body.data as { Id: string }).Id
  const shown = (id: string, browser = adm) => get(`/api/ftgpicture/nordsken/${id}`, browser)

  it('is in the list and the form, and is no document', async () => {
    const person = await added()
    expect(await pictureId(person)).toBe(noGuid)
    const first = await setPicture(person)
    const second = await setPicture(person)
    expect([await pictureId(person), await listed(person)]).toEqual([second, []])
    expect((await shown(second)).headers.get('content-type')).toBe('image/png')
    expect((await shown(first)).status).toBe(404)
    await send('DELETE', `${person}/picture`)
    expect([await pictureId(person), (await shown(second)).status]).toEqual([noGuid, 404])
  })

  it('is not shown to those who may not read the register, or not see a protected person', async () => {
    const [open, hidden] = [await added(), await added({ SkyddadIdentitet: true })]
    const [seen, unseen] = [await setPicture(open), await setPicture(hidden)]
    expect([(await shown(seen, reader)).status, (await shown(unseen, reader)).status]).toEqual([200, 404])
    expect((await shown(unseen)).status).toBe(200)
    expect([await pictureId(open, reader), await pictureId(hidden, reader)]).toEqual([seen, noGuid])
    expect((await shown(seen, await stage.signedIn('per'))).status).toBe(404)
  })

  it('is a whole PNG or JPEG', async () => {
    const person = await added()
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
      .png()
      .toBuffer()
    const Content = png.subarray(0, png.length - 20).toString('base64')
    const refused = await send('PUT', `${person}/picture`, { Content, Type: 'image/png' })
    expect(answered(refused)).toEqual([422, errors.pictureRefused.dvCode])
  })
})

describe('a certificate', () => {
  it('begins with the employment and its last months, and is a document that says what was stated', async () => {
    const person = await added({ Befattning: 'Förare', AnstTom: '2026-09-30', Adress1: 'Åsgatan 1' })
    const begun = (await send('GET', `${person}/certificate`)).body.data as CertificateValues
    expect(begun).toMatchObject({ Fran: '2021-03-01', Till: '2026-09-30', Befattning: 'Förare', Lon: 32_500 })
    expect(begun.Manader.map(({ Manad }) => Manad)).toEqual([
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
    ])
    const Manader = begun.Manader.map((each, at) => ({ ...each, Arbetat: 160 + at, Lon: 32_500 }))
    const stated = { ...begun, Manader, Kontakt: 'Östen Å', Upphor: 'ARBRIST', Uppsagd: '2026-06-30' }
    const made = await send('POST', `${person}/certificate`, stated)
    const { Id } = made.body.data as { Id: string }
    expect((await listed(person)).map(each => [each.Id, each.Titel])).toEqual([[Id, 'Arbetsgivarintyg']])
    const pdf = Buffer.from(await (await get(`/print${person}/documents/${Id}`)).arrayBuffer())
    const texts = textsOfPdf(pdf)
    expect(texts).toEqual(expect.arrayContaining(['Arbetsgivarintyg', 'Anna Andersson', '19900315-9804', 'Förare']))
    expect(texts).toEqual(expect.arrayContaining(['Uppsägning på grund av arbetsbrist', '2026-06-30', '2021-03-01']))
    const amountsAfter = (text: string) => texts.slice(texts.indexOf(text) + 1, texts.indexOf(text) + 5).map(plain)
    expect(amountsAfter('2026-09')).toEqual(['171,00', '0,00', '0,00', '32 500,00'])
    expect(amountsAfter('Summa')).toEqual(['1 986,00', '0,00', '0,00', '390 000,00'])
    expect(texts.join(' ')).toContain('Uppgifterna lämnas av arbetsgivaren.')
    expect(texts.join(' ')).toMatch(/Östen Å, telefon .*2026-11-21/)
  })

  it('is refused by the rules of its form, and to those without its right', async () => {
    const person = await added()
    const refused = await send('POST', `${person}/certificate`, { ...exampleCertificate, Till: '2020-01-01' })
    expect([refused.status, Object.keys((refused.body as { fields?: object }).fields ?? {}).toSorted()]).toEqual([
      400,
      ['Manader', 'Till', 'Upphor'],
    ])
    expect(answered(await send('GET', `${person}/certificate`, undefined, reader))).toEqual([
      403,
      errors.rightMissing.dvCode,
    ])
  })
})

/** A hard space stands between thousands. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the personal card', () => {
  it('has what is known as of a day, and the changes of a year', async () => {
    const person = await added({ Befattning: 'Lagerchef', AvtalId: 'MAN', Telefon: '08-123' })
    const [, , number = ''] = person.split('/')
    await send('PUT', `/perreg/${number}`, { Version: 1, GallerFran: '2027-02-01', Values: { Lon: 35_000 } })
    const card = async (day: string, year: string, browser = adm) => {
      const response = await get(`/print${person}/card/${day}/${year}`, browser)
      expect(fileNameIn(response.headers.get('content-disposition'))).toBe(`Personkort ${number} ${day}.pdf`)
      return textsOfPdf(Buffer.from(await response.arrayBuffer())).map(plain)
    }
    const texts = await card('2026-11-21', '2027')
    const labelOf = (value: string) => texts[texts.indexOf(value) - 1]
    expect(['Lagerchef', '32 500,00 kr', 'MAN Månadsanställda'].map(labelOf)).toEqual(['Befattning', 'Lön', 'Avtal'])
    expect(texts.slice(texts.indexOf('2027-02-01'), texts.indexOf('2027-02-01') + 4)).toEqual([
      '2027-02-01',
      'Lön',
      'Lön',
      '35 000,00 kr',
    ])
    const other = await card('2027-02-01', '2026')
    expect(other).toEqual(expect.arrayContaining(['35 000,00 kr', 'Ingenting ändras från en viss dag under året.']))
  })

  it('does not say where a protected person lives, to those who may only read', async () => {
    const person = await added({ SkyddadIdentitet: true, Telefon: '08-555 12' })
    const told = async (browser: Browser) => {
      const response = await get(`/print${person}/card/2026-11-21/2026`, browser)
      return textsOfPdf(Buffer.from(await response.arrayBuffer())).join(' ')
    }
    expect(await told(adm)).toContain('08-555 12')
    expect(await told(reader)).not.toMatch(/08-555 12|Storgatan/)
    expect(await refusal(await get('/print/employees/finnsinte/card/2026-11-21/2026'))).toEqual([
      404,
      errors.employeeMissing.dvCode,
    ])
  })
})
