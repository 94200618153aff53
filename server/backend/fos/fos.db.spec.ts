import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleEmployeeValues } from '#contracts/employees/examples.ts'
import type { FosAnswerPreview, FosPerson } from '#contracts/fos/shapes.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let server: TestBackend
let frida: Browser
const company = 'nordsken'
const anna = { AnstNr: '9001', PersNr: '199003159804' }
const base64 = (content: string | Uint8Array) => Buffer.from(content as string).toString('base64')

async function add(more: object) {
  const body = { ...exampleEmployeeValues, Avdelning: '', AvtalId: '', ...more }
  const { status, body: answer } = await frida.ask('/perreg', { company, method: 'POST', body })
  expect([status, answer.message]).toEqual([200, undefined])
}

beforeAll(async () => {
  server = await startTestBackend()
  frida = server.browser()
  await frida.signIn('ftg2')
  await add({ ...anna, Efternamn: 'Łund & Öberg' })
  await add({ ...anna, AnstNr: '9002' })
  await add({ AnstNr: '9003', PersNr: '', Efternamn: 'Utan' })
  await add({ AnstNr: '9004', PersNr: '198504292387', SkatteTyp: 'EXT', Efternamn: 'Extra' })
  await add({ AnstNr: '9005', PersNr: '198504292387', AnstTom: '2026-10-31', Efternamn: 'Slutat' })
})
afterAll(() => server.close())

const post = async (path: string, body: object) => {
  const { status, body: answer } = await frida.ask(path, { company, method: 'POST', body })
  return { status, ...answer }
}
const mine = { AnstNrList: ['9001', '9002', '9003', '9004', '9005'] }
const ask = (Inkomstar: number, Urval: object = mine) => post('/fos', { Inkomstar, Urval })
const file = (content: string | Uint8Array) => ({ FileName: 'svar.csv', Content: base64(content) })
const preview = async (content: string | Uint8Array) =>
  (await post('/fos/@/answer/preview', file(content))).data as FosAnswerPreview
const accept = (content: string | Uint8Array, Vantat: number, Utom: string[] = []) =>
  post('/fos/@/answer', { ...file(content), Vantat, Utom })
const valuesOn = async (AnstNr: string, Datum: string) => {
  const filter = encodeURIComponent(JSON.stringify({ Datum }))
  const { body } = await frida.ask(`/perreg/${AnstNr}?filter=${filter}`, { company })
  return (body.data as { readonly Values: Record<string, unknown> }).Values
}
const fileOf = (number: number) =>
  fetch(`${server.backend.url}/file/fos/${number}`, {
    headers: {
      [header.marker]: markerValue,
      [header.company]: company,
      cookie: [frida.cookie, frida.browserCookie].filter(Boolean).join('; '),
    },
  })
const rowsOf = ({ Rader }: FosAnswerPreview) => Rader.map(({ AnstNr, Utfall, Fel }) => [AnstNr, Utfall, Fel])

describe('an enquiry', () => {
  const persons = async () => {
    const filter = encodeURIComponent(JSON.stringify(mine))
    const { body } = await frida.ask(`/fos/@/persons?filter=${filter}`, { company })
    return (body.data as FosPerson[]).map(({ AnstNr, Skal, SenastFragad }) => [AnstNr, Skal, SenastFragad])
  }

  it('has those with a table and a number once, and remembers whom it asked about', async () => {
    const others = [
      ['9003', 'Personnumret saknas.', null],
      ['9004', 'Skattetypen ”Sidoinkomst, 30 %” behöver inget svar.', null],
    ]
    const today = swedishDate(server.clock.now())
    expect((await persons()).toSorted()).toEqual([['9001', '', null], ['9002', '', null], ...others])
    expect(await ask(2027)).toMatchObject({ status: 200, data: { Nr: 1, Antal: 1, Utelamnade: 2 } })
    expect(await ask(2026, { AnstNrList: ['9002'] })).toMatchObject({ data: { Nr: 2, Antal: 1, Utelamnade: 0 } })
    expect((await persons()).toSorted()).toEqual([['9001', '', today], ['9002', '', today], ...others])
    const answer = await fileOf(1)
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect(text).toContain('<Inkomstar>2027</Inkomstar>')
    expect(text.match(/<Anstalld.*>|<EgenReferens.*>/g)).toEqual([
      `<Anstalld personNr="${anna.PersNr}">`,
      '<EgenReferens>9001</EgenReferens>',
    ])
    expect(text).toContain('Nordsken Handel AB')
    expect(Buffer.from(await (await fileOf(2)).arrayBuffer()).toString('latin1')).toContain('<Inkomstar>2026<')
    expect((await fileOf(3)).status).toBe(404)
  })

  it('is refused for a year that is not open, and when nobody is left', async () => {
    expect(await ask(2025)).toMatchObject({ status: 400, fields: { Inkomstar: expect.stringContaining('längre') } })
    expect(await ask(2028)).toMatchObject({ status: 400, fields: { Inkomstar: expect.stringContaining('än') } })
    expect(await ask(2027, { AnstNrList: ['9003', '9005'] })).toMatchObject({ status: 422, dvCode: '42280' })
  })
})

describe('an answer', () => {
  const head = 'Personnummer;Skattetabell;Kolumn;Jämkning;Procent;Belopp;Från och med;Till och med'
  const csv = (...lines: string[]) => [head, ...lines].join('\r\n')
  const table = csv('19900315-9804;35;1;Procent av hela lönen;12,5;;2027-01-01;2027-12-31')

  it('stores nothing before it is accepted, then from its day for those not left out, once', async () => {
    const seen = await preview(table)
    expect(rowsOf(seen)).toEqual([
      ['9001', 'ANDRAD', ''],
      ['9002', 'ANDRAD', ''],
    ])
    expect(seen.Rader[0]?.Andringar).toContainEqual({ Falt: 'Skattetabell', Nu: 'Tabell 33', Ny: 'Tabell 35' })
    expect(seen.Rader[0]).toMatchObject({ Rad: 2, Fran: '2027-01-01', Namn: 'Łund & Öberg Anna' })
    expect(await valuesOn('9001', '2027-01-01')).toMatchObject({ SkattTab: '33', JamkTyp: '' })
    expect(await accept(table, 2, ['9002'])).toMatchObject({ status: 200, data: { Andrade: 1 } })
    expect(await valuesOn('9001', '2026-12-31')).toMatchObject({ SkattTab: '33', JamkTyp: '' })
    expect(await valuesOn('9001', '2027-01-01')).toMatchObject({
      SkattTab: '35',
      SkattKol: '1',
      JamkTyp: 'PROCENT',
      JamkProcent: 12.5,
      JamkFrom: '2027-01-01',
      JamkTom: '2027-12-31',
    })
    expect(await valuesOn('9002', '2027-01-01')).toMatchObject({ SkattTab: '33' })
    expect(await preview(table)).toMatchObject({ Andrade: 1, Oforandrade: 1 })
    expect(await accept(table, 1)).toMatchObject({ data: { Andrade: 1 } })
    expect(await preview(table)).toMatchObject({ Andrade: 0, Oforandrade: 2 })
    expect(await accept(table, 2)).toMatchObject({ status: 409, dvCode: '40985' })
    const ended = csv('199003159804;;;;;;2028-01-01;')
    expect(await preview(ended)).toMatchObject({ Andrade: 2 })
    expect(await accept(ended, 2)).toMatchObject({ data: { Andrade: 2 } })
    expect(await valuesOn('9001', '2028-01-01')).toMatchObject({ SkattTab: '35', JamkTyp: '' })
    expect(await valuesOn('9001', '2027-12-31')).toMatchObject({ JamkTyp: 'PROCENT' })
    expect(await preview(ended)).toMatchObject({ Andrade: 0, Oforandrade: 2 })
  })

  it('says why rows cannot be stored, and changes none of them', async () => {
    const wrong = csv(
      '19900315-9804;99;;;;;2029-01-01;',
      '19900315-9804;34;;;;;2029-01-01;',
      '19850429-2387;34;;;;;2029-01-01;',
      '194804032094;34;;;;;2029-01-01;',
      '19900315-9805;34;;;;;2029-01-01;',
      ';34;;;;;2029-01-01;',
    )
    const { Rader, ...counts } = await preview(wrong)
    expect(counts).toEqual({ Andrade: 0, Oforandrade: 0, Okanda: 1, Felaktiga: 7 })
    expect(Rader.map(({ Rad, AnstNr, Utfall, Fel }) => `${Rad} ${AnstNr} ${Utfall} ${Fel}`)).toEqual([
      '2 9001 FEL Skattetabell: Felaktigt värde.',
      '2 9002 FEL Skattetabell: Felaktigt värde.',
      '3 9001 FEL Samma person som på rad 2 i filen.',
      '3 9002 FEL Samma person som på rad 2 i filen.',
      '4 9004 FEL Den anställda har en skattetyp utan skattetabell. Ändra den först.',
      '6  FEL Personnummer: Felaktigt personnummer/sammordningsnummer.',
      '7  FEL Personnummer saknas.',
      '5  OKAND ',
    ])
  })

  it.each([
    ['no table', 'Anst.nr;Namn\n1;Anna', 'Kolumnen Personnummer saknas.'],
    ['no day', 'Personnummer;Tabell\n199003159804;33', 'Kolumnen Från och med saknas.'],
    ['nothing', '', 'Filen är tom.'],
    ['XML', '<?xml version="1.0"?><Svar/>', 'Filen är i XML.'],
  ])('is refused with %s', async (_, content, message) => {
    const { status, dvCode, message: said } = await post('/fos/@/answer/preview', file(content))
    expect([status, dvCode]).toEqual([400, '40080'])
    expect(said).toContain(message)
  })

  it('is read from Excel and from Windows text alike', async () => {
    const rows = [
      ['Personnummer', 'Tabell', 'Jämkning', 'Belopp', 'Från och med', 'Till och med'],
      ['19900315-9804', 30, 'BELOPP', 500, '2030-01-01', '2030-12-31'],
    ]
    const excel = await writeXlsx({ sheets: [{ name: 'Svar', rows: rows as never }] })
    const latin = Buffer.from(rows.map(row => row.join('\t')).join('\r\n'), 'latin1')
    const [a, b] = [await preview(excel), await preview(latin)]
    expect(a).toMatchObject({ Andrade: 2, Felaktiga: 0 })
    expect(b).toEqual(a)
  })

  it('is taken in only by who may change employees', async () => {
    const reader = server.browser('203.0.113.9')
    await reader.signIn('las')
    const { status } = await reader.ask('/fos/@/answer/preview', { company, method: 'POST', body: file(table) })
    expect(status).toBe(403)
  })
})
