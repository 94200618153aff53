import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { header, markerValue } from '#contracts/headers.ts'
import type { PreviewRow } from '#contracts/imports/shapes.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'
import { countsIn, fileOf, type ImportBench, importBench, importCompany, paxDefinition } from './testing.ts'

let server: TestBackend
let frida: Browser
let bench: ImportBench
const company = importCompany

beforeAll(async () => {
  server = await startTestBackend()
  bench = await importBench(server)
  frida = bench.browser
  await bench.define('PER', {})
  await bench.define('SCHEMAN', {})
  await bench.define('LATIN', { Teckenkod: 'windows-1252' })
  await bench.define('EXCEL', { Format: 'XLSX' })
  await bench.define('FAST', {
    Format: 'FAST',
    Kolumner: [
      { Falt: 'AnstNr', Kolumn: '', Start: 1, Langd: 5 },
      { Falt: 'Fornamn', Kolumn: '', Start: 6, Langd: 6 },
      { Falt: 'Efternamn', Kolumn: '', Start: 12, Langd: 10 },
      { Falt: 'AnstFrom', Kolumn: '', Start: 22, Langd: 10 },
    ],
  })
  await bench.define('BRU', { ImpPerReg: false, ImpBrukarReg: true })
  await bench.define('PAX', paxDefinition)
  await bench.addCodes()
})
afterAll(() => server.close())

const preview: ImportBench['preview'] = (...file) => bench.preview(...file)
const store: ImportBench['store'] = (...file) => bench.store(...file)
const refusal: ImportBench['refusal'] = (...file) => bench.refusal(...file)
const send: ImportBench['send'] = (...of) => bench.send(...of)

const numbers = async (searchTerm: string) => {
  const { body } = await frida.ask('/perlista', { company, pagination: { searchTerm, searchFields: ['AnstNr'] } })
  return (body.data as { AnstNr: string }[]).map(({ AnstNr }) => AnstNr)
}

const head = 'Anställningsnummer;Förnamn;Efternamn;Personnummer;Anställd från;Lön'
const csv = (...lines: string[]) => [head, ...lines].join('\r\n')

describe('an import of employees', () => {
  const two = csv('9001;Åsa;Öberg;19900315-9804;2026-01-01;32 500,50', '9002;"Bo; ""Bosse""";Ek;;2026-02-01;')

  it('stores nothing before it is accepted, and then everything, once', async () => {
    expect(countsIn(await preview('PER', two))).toEqual({ Nya: 2, Andrade: 0, Oforandrade: 0 })
    expect(await numbers('9001')).toEqual([])
    expect(await store('PER', two)).toMatchObject({ Nya: 2, Andrade: 0, Oforandrade: 0, Nr: expect.any(Number) })
    expect(await numbers('9001')).toEqual(['9001'])
    expect(await store('PER', two)).toEqual({ Nya: 0, Andrade: 0, Oforandrade: 2, Nr: null })
  })

  it('changes only the fields of the file', async () => {
    const changed = 'anstnr;EPOST\n9001;asa@exempel.se'
    expect((await preview('PER', changed)).Saknas).toEqual([])
    expect(await store('PER', changed)).toMatchObject({ Nya: 0, Andrade: 1 })
    expect(await store('PER', two)).toEqual({ Nya: 0, Andrade: 0, Oforandrade: 2, Nr: null })
  })

  it('says what is wrong with each cell, and stores none of the rows', async () => {
    const wrong = csv(
      '9003;Cia;Ek;;2026-01-01;1',
      ';Di;;19900315-9805;2026-02-30;tusen',
      '9003;Cia;Ek;;2026-01-01;1',
      '9004;=1+1;@x;;2026-01-01;-5',
    )
    const { Rader, Felaktiga, Nya } = await preview('PER', wrong)
    expect([Felaktiga, Nya]).toEqual([3, 1])
    const problems = Object.fromEntries(Rader.map(({ Rad, Fel }: PreviewRow) => [Rad, Fel]))
    expect(problems[2]).toEqual({})
    expect(problems[3]).toMatchObject({
      AnstNr: 'Anställningsnummer är obligatoriskt.',
      Efternamn: 'Efternamn är obligatoriskt.',
      PersNr: 'Felaktigt personnummer/sammordningsnummer.',
      AnstFrom: 'Felaktigt datum',
      Lon: 'Lön måste vara ett tal, skrivet som 1 234,50.',
    })
    expect(problems[4]).toEqual({ '': 'Samma som rad 2 i filen.' })
    expect(problems[5]).toMatchObject({
      Fornamn: 'Cellen ser ut som en formel. Skriv den som text.',
      Efternamn: 'Cellen ser ut som en formel. Skriv den som text.',
    })
    const Vantat = { Nya: 1, Andrade: 0, Oforandrade: 0 }
    const { status, body } = await send('/impreg/@/import', { ...fileOf('PER', wrong), Vantat })
    expect([status, body.dvCode]).toEqual([400, '40081'])
    expect(await numbers('9003')).toEqual([])
  })

  it('shows beforehand whose values are overwritten, and by what', async () => {
    const wrongPerson = csv('9001;Bo;Ek;;2026-01-01;32 500,50')
    const { Rader, Andrade } = await preview('PER', wrongPerson)
    expect([Andrade, Rader[0]?.Namn]).toEqual([1, 'Åsa Öberg'])
    expect(Rader[0]?.Andringar).toEqual([
      { Falt: 'Förnamn', Nu: 'Åsa', Ny: 'Bo' },
      { Falt: 'Efternamn', Nu: 'Öberg', Ny: 'Ek' },
      { Falt: 'Personnummer', Nu: '19900315-9804', Ny: '' },
    ])
  })

  it('is taken back whole, unless somebody has been changed since', async () => {
    const valuesOf = async (number: string) =>
      ((await frida.ask(`/perreg/${number}`, { company })).body.data as { Values: Record<string, unknown> } | undefined)
        ?.Values
    const before = await valuesOf('9001')
    const takeBack = (Nr: unknown) => frida.ask(`/impreg/@/imports/${Nr}`, { company, method: 'DELETE' })
    const wrongPerson = 'AnstNr;Fornamn;Efternamn;AnstFrom;Lon\n9001;Bo;Ek;2026-01-01;99\n9050;Ny;Person;2026-01-01;1'
    const first = (await store('PER', wrongPerson)) as { Nr: number }
    expect(await valuesOf('9001')).toMatchObject({ Fornamn: 'Bo', Efternamn: 'Ek', Lon: 99 })
    const second = (await store('PER', 'AnstNr;Fornamn\n9050;Nyare')) as { Nr: number }
    const refused = await takeBack(first.Nr)
    expect([refused.status, refused.body.dvCode]).toEqual([409, '40980'])
    expect(refused.body.message).toMatch(/Nyare Person \(9050\) har ändrats efter importen/)
    expect((await takeBack(second.Nr)).status).toBe(200)
    expect(await valuesOf('9050')).toMatchObject({ Fornamn: 'Ny' })
    expect((await takeBack(first.Nr)).status).toBe(200)
    expect(await valuesOf('9001')).toEqual(before)
    expect(await numbers('9050')).toEqual([])
  })

  it('names the columns that are not read, and asks only for those that rows lack', async () => {
    const misspelt = await preview('PER', 'AnstNr;Lönn\n9001;1')
    expect([misspelt.Olasta, misspelt.Saknas, misspelt.Oforandrade]).toEqual([['Lönn'], [], 1])
    const unnamed = await preview('PER', 'AnstNr;Förnamn\n9001;Åsa\n9099;Ny')
    expect([unnamed.Saknas, unnamed.Felaktiga]).toEqual([['Efternamn'], 1])
    expect(await refusal('PER', 'AnstNr;Lön;Månadslön\n9001;1;2')).toMatch(/”Lön” och ”Månadslön” är båda Lön/)
    expect(await refusal('PER', 'AnstNr;Förnamn')).toMatch(/inga rader/)
  })

  it('is refused when the register has changed since the preview', async () => {
    const Vantat = { Nya: 2, Andrade: 0, Oforandrade: 0 }
    const { status, body } = await send('/impreg/@/import', { ...fileOf('PER', two), Vantat })
    expect([status, body.dvCode]).toEqual([409, '40985'])
  })

  it('keeps the chosen columns for the next file', async () => {
    const odd = 'x;y;z;q\n9005;Eva;Ek;2026-01-01'
    expect((await preview('PER', odd)).Saknas).toEqual(['AnstNr', 'Fornamn', 'Efternamn'])
    const Kolumner = [
      { Falt: 'AnstNr', Kolumn: 'x' },
      { Falt: 'Fornamn', Kolumn: 'y' },
      { Falt: 'Efternamn', Kolumn: 'z' },
      { Falt: 'AnstFrom', Kolumn: 'q' },
    ]
    expect(await store('PER', odd, { Kolumner })).toMatchObject({ Nya: 1 })
    expect(await store('PER', odd)).toMatchObject({ Oforandrade: 1, Nr: null })
  })

  it('reads Excel, fixed positions and Windows text alike', async () => {
    const rows = [head.split(';').slice(0, 5), ['9006', 'Åke', 'Ek', '', new Date('2026-03-01T00:00:00Z')]]
    const columns = [{}, {}, {}, {}, { numFmt: 'yyyy-mm-dd' }]
    const excel = await writeXlsx({ sheets: [{ name: 'Anställda', rows, columns }] })
    expect(await store('EXCEL', excel)).toMatchObject({ Nya: 1 })
    expect(await store('FAST', '9006 Åke   Ek        2026-03-01\n')).toMatchObject({ Oforandrade: 1, Nr: null })
    const latin = Buffer.from(csv('9006;Åke;Ek;;20260301;'), 'latin1')
    expect(await store('LATIN', latin)).toMatchObject({ Oforandrade: 1, Nr: null })
  })

  it('requires the right to change employees', async () => {
    const reader = server.browser()
    await reader.signIn('las')
    expect((await send('/impreg/@/preview', fileOf('PER', two), reader)).status).toBe(403)
  })
})

describe('hostile files', () => {
  const bomb = (declared: number) => {
    const file = Buffer.alloc(30 + 46 + 22)
    file.writeUInt32LE(0x04034b50, 0)
    file.writeUInt32LE(0x02014b50, 30)
    file.writeUInt32LE(9, 50)
    file.writeUInt32LE(declared, 54)
    file.writeUInt32LE(0x06054b50, 76)
    file.writeUInt16LE(1, 86)
    file.writeUInt32LE(30, 92)
    return file
  }
  it.each<[what: string, id: string, content: string | Uint8Array, message: RegExp]>([
    ['nothing', 'PER', '', /tom/],
    ['NUL', 'PER', `${head}\nA\0;`, /NUL-tecken/],
    ['Windows text as UTF-8', 'PER', Buffer.from(csv('Å'), 'latin1'), /teckenkodningen UTF-8/],
    ['UTF-8 as Windows text', 'LATIN', csv('1;Åsa'), /teckenkodningen Windows/],
    ['two equal headings', 'PER', 'a;a\n1;2', /två kolumner/],
    ['a huge cell', 'PER', `${head}\n${'x'.repeat(2001)}`, /2000 tecken/],
    ['many columns', 'PER', ';x'.repeat(300), /200 kolumner/],
    ['too many employees', 'PER', csv(...Array.from({ length: 5001 }, (_, n) => `${n}`)), /5.000 anställda/],
    ['no Excel file', 'EXCEL', 'hej', /ingen Excelfil/],
    ['a zip bomb', 'EXCEL', bomb(200_000_000), /packas upp/],
    ['a zip bomb of unknown size', 'EXCEL', bomb(0), /ingen Excelfil/],
    ['a separator that it says itself', 'PER', 'sep=,\nAnstNr,Lön\n1,2', /avgränsaren komma, enligt dess första rad/],
    [
      'another separator',
      'PER',
      'AnstNr\tFörnamn\tLön\n1\tBo\t1,5',
      /avgränsaren tabb, men importregistret säger semikolon/,
    ],
    ['a quote without end', 'PER', csv('9001;Åsa;"Öberg;;2026-01-01;1', '9002;Bo;Ek;;;1'), /Rad 2 .* citattecken/],
    ['text after a quote', 'PER', csv('9001;Åsa;"Öberg"x;;2026-01-01;1'), /Rad 2 .* citattecken/],
    ['elements in 21 levels', 'PAX', `<paxml>${'<a>'.repeat(21)}${'</a>'.repeat(21)}</paxml>`, /20 nivåer/],
    ['an element constructor', 'PAX', '<paxml><constructor/></paxml>', /”constructor”/],
    ['an element __proto__', 'PAX', '<paxml><__proto__><a/></__proto__></paxml>', /”__proto__”/],
    ['an entity of HTML', 'PAX', '<paxml><header><version>2.0&copy;</version></header></paxml>', /”&copy;”/],
    ['half a surrogate', 'PAX', '<paxml><header><version>&#xD800;</version></header></paxml>', /”&#xD800;”/],
    [
      'a list twice',
      'PAX',
      '<paxml><header><version>2.0</version></header><personal/><personal/></paxml>',
      /mer än en gång/,
    ],
    ['an unknown list', 'PAX', '<paxml><header><version>2.0</version></header><personale/></paxml>', /personale/],
    ['an entity', 'PAX', '<!DOCTYPE p [<!ENTITY a "b">]><paxml>&a;</paxml>', /entiteter/],
    ['broken XML', 'PAX', '<paxml><header></paxml>', /felaktig på rad 1/],
    ['other XML', 'PAX', '<html/>', /ingen PAXml-fil/],
  ])('with %s are refused', async (_, id, content, message) => {
    expect(await refusal(id, content)).toMatch(message)
  })
})

describe('the schedules of employees', () => {
  it('are the working days of the year with their hours as PAXml, while they are employed', async () => {
    await store(
      'SCHEMAN',
      'AnstNr;Förnamn;Efternamn;AnstFrom;AnstTom;SchemaID\n9101;Ann;Ek;2026-01-12;2026-12-11;HELTID',
    )
    const headers = { [header.marker]: markerValue, [header.company]: company, cookie: frida.cookie ?? '' }
    const ask = (more: object) =>
      fetch(`${server.backend.url}/file/paxml/schedules`, { headers: { ...headers, ...more } })
    expect((await ask({})).status).toBe(400)
    const text = await (await ask({ [header.salaryYear]: '2026' })).text()
    const days = [...text.matchAll(/<dag datum="(.+?)" timmar="(.+?)"/g)].map(([, date, hours]) => [date, hours])
    expect(text).toContain('<schema anstid="9101">')
    expect(days[0]).toEqual(['2026-01-12', '8.00'])
    expect(days.at(-1)).toEqual(['2026-12-11', '8.00'])
    // A Saturday, and Christmas Eve in the week after the employment.
    const dates = days.map(([date]) => date)
    expect(dates).not.toContain('2026-01-17')
    expect(dates).not.toContain('2026-04-03')
  })
})

describe('pay and time rows', () => {
  const pax = (tid: string, lon = '') =>
    `<?xml version="1.0" encoding="UTF-8"?><paxml><header><version>2.0</version></header><tidtransaktioner>${tid}</tidtransaktioner><lonetransaktioner>${lon}</lonetransaktioner></paxml>`
  const file = pax(
    '<tidtrans anstid="9001"><tidkod>SJK</tidkod><datumfrom>2026-11-02</datumfrom><datumtom>2026-11-04</datumtom><omfattning>50</omfattning></tidtrans><tidtrans persnr="199003159804"><tidkod>ÖT1</tidkod><datum>2026-11-10</datum><timmar>2.50</timmar></tidtrans>',
    '<lonetrans anstid="9001"><lonkod>UTL</lonkod><datum>2026-11-20</datum><antal>2</antal><apris>450.25</apris></lonetrans>'.repeat(
      2,
    ),
  )

  it('are stored as facts, shown, not doubled, and removed with their import', async () => {
    const { Nr } = (await store('PAX', file)) as { Nr: number }
    const { body } = await frida.ask(`/impreg/@/imports/${Nr}`, { company })
    const rows = body.data as Record<string, unknown>[]
    expect(
      rows.map(({ Slag, AnstNr, Kod, Datum, Tom, Antal, Belopp }) => [Slag, AnstNr, Kod, Datum, Tom, Antal, Belopp]),
    ).toEqual([
      ['LON', '9001', 'UTL', '2026-11-20', '2026-11-20', 2, 900.5],
      ['LON', '9001', 'UTL', '2026-11-20', '2026-11-20', 2, 900.5],
      ['TID', '9001', 'SJK', '2026-11-02', '2026-11-04', 50, 0],
      ['TID', '9001', 'OVT', '2026-11-10', '2026-11-10', 2.5, 0],
    ])
    expect(await store('PAX', file)).toMatchObject({ Nya: 0, Oforandrade: 4, Nr: null })
    const runs = async () => (await frida.ask('/impreg/@/imports', { company })).body.data as Record<string, unknown>[]
    expect((await runs())[0]).toMatchObject({ Nr, Id: 'PAX', Login: 'ftg2', Nya: 4, Rader: 4 })
    const removed = await frida.ask(`/impreg/@/imports/${Nr}`, { company, method: 'DELETE' })
    expect(removed.status).toBe(200)
    expect((await frida.ask(`/impreg/@/imports/${Nr}`, { company })).status).toBe(404)
    expect(await preview('PAX', file)).toMatchObject({ Nya: 4, Felaktiga: 0 })
  })

  it('names what else the file has: other sheets, other lists and elements that no field is read from', async () => {
    const parts = async (id: string, content: string | Uint8Array) =>
      ((await preview(id, content)) as unknown as { OlastaDelar: string[] }).OlastaDelar
    const sheet = (name: string, hidden = false) => ({
      name,
      hidden,
      rows: [head.split(';').slice(0, 5), ['9007', 'Å', 'Ek']],
    })
    const excel = await writeXlsx({ sheets: [sheet('Januari'), sheet('Dold', true), sheet('Februari')] })
    expect(await parts('EXCEL', excel)).toEqual(['bladet ”Februari”'])
    const more = file
      .replace(
        '<lonetransaktioner>',
        '<schematransaktioner><schema anstid="9001"/><schema anstid="9002"/></schematransaktioner>$&',
      )
      .replace('</tidkod>', '</tidkod><samlingsid>7</samlingsid>')
    expect(await parts('PAX', more)).toEqual(['2 schema i schematransaktioner', '1 samlingsid i tidtrans'])
    expect(await parts('PAX', file)).toEqual([])
  })

  it('come back unchanged from their own PAXml, as employees do', async () => {
    await store('PAX', file)
    for (const [path, element] of [
      ['employees', '<person anstid="9001" persnr="199003159804">'],
      ['rows', '<tidkod>OVT</tidkod>'],
    ] as const) {
      const headers = { [header.marker]: markerValue, [header.company]: company, cookie: frida.cookie ?? '' }
      const answer = await (await fetch(`${server.backend.url}/file/paxml/${path}`, { headers })).text()
      expect(answer).toContain(element)
      const { Nya, Andrade, Oforandrade, Felaktiga, Rader } = await preview('PAX', answer)
      expect([Nya, Andrade, Felaktiga, Rader.filter(({ Utfall }) => Utfall !== 'OFORANDRAD')]).toEqual([0, 0, 0, []])
      expect(Oforandrade).toBeGreaterThan(3)
    }
  })

  it('name employees and codes that exist, and follow the rules of PAXml', async () => {
    const { Rader } = await preview(
      'PAX',
      pax(
        '<tidtrans anstid="NIX"><tidkod>SJK</tidkod><datum>2026-11-02</datum></tidtrans><tidtrans anstid="9001"><tidkod>HAV</tidkod></tidtrans><tidtrans anstid="9001"><tidkod>SJK</tidkod><datum>2026-11-02</datum><timmar>2</timmar><omfattning>50</omfattning></tidtrans>',
        '<lonetrans anstid="9001"><lonkod>BIO</lonkod><datum>2026-11-02</datum></lonetrans>',
      ),
    )
    expect(Rader.map(({ Fel }) => Object.keys(Fel).toSorted())).toEqual(
      expect.arrayContaining([['AnstNr'], ['Datum', 'TidKod'], ['Omfattning'], ['Belopp', 'LonKod']]),
    )
  })
})
