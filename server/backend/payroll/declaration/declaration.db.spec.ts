import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fileNameIn } from '#contracts/download.ts'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import type { DeclarationMonth, EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { testMoment } from '../../platform/database/test-time.ts'
import { declarationExport, declarationNumber, employee, event, payslip } from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { finishedRun } from './testing/finished-run.ts'
import { readDeclaration } from './testing/read-file.ts'

const company = 'nordsken'
const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf(company) }

let stage: TestBackend
let adm: Browser
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(stage.test.database, tenant, work)

beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
})
afterAll(() => stage.close())
beforeEach(() =>
  within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    for (const table of [payslip, declarationExport, declarationNumber]) await tx.delete(table)
    await tx.delete(employee).where(eq(employee.lastName, 'Prövning'))
  }),
)

const hire = (employmentNumber: string, values: Partial<typeof employee.$inferInsert> = {}) =>
  within(tx =>
    tx.insert(employee).values({
      employmentNumber,
      firstName: 'Åsa',
      lastName: 'Prövning',
      employmentForm: 'TV',
      taxType: 'HUV',
      employedFrom: '2024-01-01',
      salaryForm: 'MÅN',
      salary: '30000',
      personalNumber: '199003159804',
      details: { SkattTab: '33', SkattKol: '1', UtbetSatt: 'KON', ArbAvgTyp: '99' },
      ...values,
    }),
  )
/** Hires persons and finishes their payslips of a period. */
async function paid(code: string, ...numbers: string[]) {
  const known = await within(tx => tx.select().from(employee).where(eq(employee.lastName, 'Prövning')))
  for (const number of numbers) {
    if (!known.some(({ employmentNumber }) => employmentNumber === number)) await hire(number)
  }
  await finishedRun(stage.test, tenant, code, numbers)
}
const period = async (code: string, as = adm) =>
  (await as.ask(`/employerDeclaration/${code}`, { company })).body.data as EmployerDeclaration
const year = async (filter?: object) => {
  const query = filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : ''
  return (await adm.ask(`/employerDeclaration${query}`, { company })).body.data as DeclarationMonth[]
}
const monthOf = async (code: string) => (await year()).find(({ Period }) => Period === code)
const fetchFile = (code: string, part = 1, as = adm) =>
  fetch(`${stage.backend.url}/file/employerDeclaration/${code}/${part}`, {
    headers: { [header.marker]: markerValue, cookie: as.cookie ?? '', [header.company]: company },
  })
const numbersIn = (text: string) =>
  readDeclaration(text).forms.flatMap(({ kind, fields }) => (kind === 'IU' ? [Number(fields['570'])] : []))

describe('the declaration of a month', () => {
  it('has the main form, the statements, and behind each figure its rows', async () => {
    await paid('202611', '9001', '9002')
    const { Huvuduppgift, Personer, ...month } = await period('202611')
    expect(month).toMatchObject({ Period: '202611', Individuppgifter: 2, Lonebesked: 2, EjKlara: 0, Filer: 1 })
    const cash = Personer[0]?.Falt.find(({ Falt }) => Falt === '011')
    expect(cash).toMatchObject({ Namn: 'Kontant bruttolön', Slag: 'BELOPP', Belopp: 30_000 })
    expect(cash?.Rader).toEqual([
      {
        Period: '202611',
        AnstNr: '9001',
        Nummer: 1,
        RadId: expect.any(String),
        LonArtNr: expect.any(String),
        Text: expect.any(String),
        Belopp: 30_000,
      },
    ])
    const taxes = Personer.map(({ Falt }) => Falt.find(field => field.Falt === '001')?.Belopp ?? 0)
    expect(Huvuduppgift.Falt.find(({ Falt }) => Falt === '497')?.Belopp).toBe(taxes.reduce((a, b) => a + b, 0))
    // Two of 30 000 kr by 31.42 percent.
    expect(Huvuduppgift.Falt.find(({ Falt }) => Falt === '487')?.Belopp).toBe(18_852)
    // The bases behind 487 are the rows of the persons' own fields.
    expect(Personer.map(({ Avgiftsunderlag }) => Avgiftsunderlag)).toEqual([30_000, 30_000])
    for (const { Falt, Avgiftsunderlag } of Personer) {
      const rows = Falt.filter(each => each.Falt === '011').flatMap(({ Rader }) => Rader)
      expect(rows.reduce((sum, { Belopp }) => sum + Belopp, 0)).toBe(Avgiftsunderlag)
    }
    expect(Huvuduppgift.Steg.map(({ Id }) => Id)).toEqual(expect.arrayContaining(['agi.487', 'agi.497']))
  })

  it('shows nobody’s whole personal number', async () => {
    await paid('202611', '9001')
    const { body } = await adm.ask('/employerDeclaration/202611', { company })
    expect(JSON.stringify(body)).not.toContain('9804')
    expect((body.data as EmployerDeclaration).Personer[0]?.Identitet).toBe('19900315-****')
  })

  it('says who is left out, and why; and how many payslips are not finished', async () => {
    await hire('9003', { taxType: 'FTG' })
    await paid('202611', '9001', '9002', '9003')
    await within(tx =>
      tx.update(payslip).set({ readyAt: null, readyBy: null }).where(eq(payslip.employmentNumber, '9002')),
    )
    const { Utelamnade, EjKlara, Personer } = await period('202611')
    expect(Utelamnade).toEqual([{ AnstNr: '9003', Namn: 'Åsa Prövning', Orsak: 'FSKATT' }])
    expect([EjKlara, Personer.map(({ AnstNr }) => AnstNr)]).toEqual([1, ['9001']])
  })

  it('names what is wrong, and where it is mended', async () => {
    await hire('9001', { personalNumber: '199003159805' })
    await paid('202611', '9001')
    const { Kontroller, Stopp } = await period('202611')
    expect(Kontroller).toContainEqual(
      expect.objectContaining({ Niva: 'STOPP', AnstNr: '9001', Falt: '215', Plats: 'ANSTALLD' }),
    )
    expect(Kontroller.filter(({ Niva }) => Niva === 'STOPP')).toHaveLength(Stopp)
  })

  it('of a month whose law is not entered is refused by name', async () => {
    const { status, body } = await adm.ask('/employerDeclaration/202701', { company })
    expect([status, body.dvCode]).toEqual([400, errors.fieldsRefused.dvCode])
    expect((body as unknown as { fields: object }).fields).toMatchObject({
      Period: expect.stringContaining('2027-01-01'),
    })
  })
})

describe('a year', () => {
  it('has twelve months with their last day by law', async () => {
    await paid('202611', '9001')
    const months = await year({ Year: '2026' })
    // The 12th is a Saturday in December; in January and August it is the 17th.
    expect(months.map(({ SistaDag }) => SistaDag)).toEqual([
      '2026-02-12',
      '2026-03-12',
      '2026-04-13',
      '2026-05-12',
      '2026-06-12',
      '2026-07-13',
      '2026-08-17',
      '2026-09-14',
      '2026-10-12',
      '2026-11-12',
      '2026-12-14',
      '2027-01-18',
    ])
    expect(months.map(({ Status: { Kod } }) => Kod)).toEqual([...Array(10).fill('INGEN'), 'UNDERLAG', 'INGEN'])
    const { Avgifter, Skatt, Individuppgifter } = await period('202611')
    expect(months[10]).toMatchObject({ Avgifter, Skatt, Individuppgifter })
  })

  it('is late from the day after the last, until the file has been fetched', async () => {
    await paid('202610', '9001')
    await paid('202611', '9001')
    expect((await year()).filter(({ Sen }) => Sen).map(({ Period }) => Period)).toEqual(['202610'])
    expect((await fetchFile('202610')).status).toBe(200)
    expect((await year()).filter(({ Sen }) => Sen)).toEqual([])
  })

  it('without a law has months that say so', async () => {
    const months = await year({ Year: '2027' })
    expect(months.every(({ Status, Avgifter }) => Status.Kod === 'SAKNAS' && Avgifter === null)).toBe(true)
  })
})

describe('the file', () => {
  it('says what the declaration says, and is remembered', async () => {
    await paid('202611', '9001', '9002')
    const declaration = await period('202611')
    const response = await fetchFile('202611')
    expect(fileNameIn(response.headers.get('content-disposition'))).toBe('Arbetsgivardeklaration 202611.xml')
    const text = await response.text()
    expect(text).toContain('>199003159804<')
    expect(numbersIn(text)).toEqual(declaration.Personer.map(each => each.Specifikationsnummer))
    const { Exporter, Status } = await period('202611')
    expect(Exporter).toEqual([{ Nummer: 1, Tid: '2026-11-21T09:00:00.000Z', Anvandare: 'adm', Oforandrad: true }])
    expect(Status.Kod).toBe('EXPORTERAD')
    const events = await within(tx => tx.select().from(event).where(eq(event.type, 'declaration.exported')))
    expect(events.at(-1)?.payload).toMatchObject({ period: '202611', number: 1 })
  })

  it('fetched again is the second, and one whose payslips have changed is another', async () => {
    await paid('202611', '9001')
    await fetchFile('202611')
    await fetchFile('202611')
    expect((await period('202611')).Exporter.map(each => [each.Nummer, each.Oforandrad])).toEqual([
      [2, true],
      [1, true],
    ])
    await paid('202611', '9002')
    const changed = await period('202611')
    expect([changed.Status.Kod, changed.Exporter.map(each => each.Oforandrad)]).toEqual(['ANDRAD', [false, false]])
    expect((await monthOf('202611'))?.Status.Kod).toBe('ANDRAD')
  })

  it('keeps each statement’s number for good, also when the employee gets another number', async () => {
    await paid('202610', '9001', 'A1')
    const [first] = [numbersIn(await (await fetchFile('202610')).text())]
    // A1 cannot be a number, and got the next free one.
    expect(first).toEqual([9001, 9002])
    await within(tx =>
      tx.update(employee).set({ employmentNumber: '9500' }).where(eq(employee.employmentNumber, '9001')),
    )
    await paid('202611', '9500', 'A1', '9002')
    const { Personer } = await period('202611')
    // 9002 is taken, so that the person of that number gets another.
    expect(Personer.map(each => [each.AnstNr, each.Specifikationsnummer])).toEqual([
      ['9500', 9001],
      ['A1', 9002],
      ['9002', 9003],
    ])
  })

  it('removes whoever was in an earlier file and is declared no more, in every later file', async () => {
    await paid('202611', '9001', '9002')
    await fetchFile('202611')
    await within(tx =>
      tx.update(payslip).set({ reversedAt: testMoment, reversedBy: 'adm' }).where(eq(payslip.employmentNumber, '9002')),
    )
    const changed = await period('202611')
    expect([changed.Status.Kod, changed.Individuppgifter]).toEqual(['ANDRAD', 1])
    expect(changed.Utelamnade).toEqual([{ AnstNr: '9002', Namn: 'Åsa Prövning', Orsak: 'BORTTAG' }])
    const removalsIn = (text: string) =>
      readDeclaration(text).forms.filter(({ kind, fields }) => kind === 'IU' && fields['205'] !== undefined)
    const second = removalsIn(await (await fetchFile('202611')).text())
    // The key of what is removed, and nothing else (control S_003).
    expect(second.map(({ fields }) => Object.keys(fields).toSorted())).toEqual([['006', '201', '205', '215', '570']])
    expect(second[0]?.fields).toMatchObject({ '205': '1', '215': '199003159804', '570': '9002' })
    expect((await period('202611')).Status.Kod).toBe('EXPORTERAD')
    // Nobody knows whether the second file was handed in.
    expect(removalsIn(await (await fetchFile('202611')).text())).toEqual(second)
    expect((await period('202612')).Utelamnade).toEqual([])
  })

  it('fetched by two at once is two files, with the same numbers', async () => {
    await paid('202611', '9001', 'A1')
    const texts = await Promise.all([fetchFile('202611'), fetchFile('202611')].map(async each => (await each).text()))
    expect(new Set(texts.map(text => numbersIn(text).join()))).toEqual(new Set(['9001,9002']))
    expect((await period('202611')).Exporter.map(({ Nummer }) => Nummer)).toEqual([2, 1])
  })

  it('is refused for a part that there is not, and leaves no trace', async () => {
    await paid('202611', '9001')
    const response = await fetchFile('202611', 2)
    expect([response.status, ((await response.json()) as { dvCode: string }).dvCode]).toEqual([
      404,
      errors.declarationFileMissing.dvCode,
    ])
    expect((await period('202611')).Exporter).toEqual([])
    expect(await within(tx => tx.$count(declarationNumber))).toBe(0)
  })

  it('needs the right to export', async () => {
    await paid('202611', '9001')
    const reader = await stage.signedIn('las')
    expect((await period('202611', reader)).Personer).toHaveLength(1)
    expect((await fetchFile('202611', 1, reader)).status).toBe(403)
    expect((await period('202611')).Exporter).toEqual([])
  })
})
