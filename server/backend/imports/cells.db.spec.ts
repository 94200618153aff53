import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { header, markerValue } from '#contracts/headers.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'
import { importCompany as company, type ImportBench, importBench, paxDefinition } from './testing.ts'

let server: TestBackend
let frida: Browser
let bench: ImportBench
const preview: ImportBench['preview'] = (...file) => bench.preview(...file)
const store: ImportBench['store'] = (...file) => bench.store(...file)

beforeAll(async () => {
  server = await startTestBackend()
  bench = await importBench(server)
  frida = bench.browser
  const rows = { ImpPerReg: false, ImpLonRader: true, Koder: [] }
  await bench.define('PER', {})
  await bench.define('PAX', paxDefinition)
  await bench.define('RADXLSX', { ...rows, Format: 'XLSX' })
  await bench.define('RADKOMMA', rows)
  await bench.define('RADPUNKT', { ...rows, Separator: '\t', DecimalTecken: '.' })
  await bench.define('TIDCSV', { ImpPerReg: false, ImpTidRader: true, Koder: [] })
  await bench.addCodes()
  await store('PER', 'AnstNr;Fornamn;Efternamn;AnstFrom\n9001;Åsa;Öberg;2026-01-01')
})
afterAll(() => server.close())

describe('numbers', () => {
  const stored = async (Nr: unknown) => {
    const { body } = await frida.ask(`/impreg/@/imports/${Nr}`, { company })
    await frida.ask(`/impreg/@/imports/${Nr}`, { company, method: 'DELETE' })
    return (body.data as { Antal: number; Belopp: number }[]).map(({ Antal, Belopp }) => [Antal, Belopp])
  }
  const rows = [
    ['AnstNr', 'LonKod', 'Datum', 'Antal', 'Pris', 'Belopp'],
    ['9001', 'UTL', '2026-11-20', 7.125, 0, 30_000.125],
    ['9001', 'UTL', '2026-11-21', -1234.5, 0, -0.5],
  ]
  const as = (separator: string, write: (value: number) => string) =>
    rows.map(row => row.map(each => (typeof each === 'number' ? write(each) : each)).join(separator)).join('\r\n')
  const swedish = (value: number) => value.toLocaleString('sv', { maximumFractionDigits: 4 })
  const english = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 4 })

  it('of every kind of file are stored as a person reads them', async () => {
    const excel = await writeXlsx({ sheets: [{ name: 'Rader', rows }] })
    const element = ([AnstNr, kod, datum, antal, , belopp]: readonly unknown[]) =>
      `<lonetrans anstid="${AnstNr}"><lonkod>${kod}</lonkod><datum>${datum}</datum><antal>${antal}</antal><belopp>${belopp}</belopp></lonetrans>`
    const paxml = `<paxml><header><version>2.0</version></header><lonetransaktioner>${rows.slice(1).map(element).join('')}</lonetransaktioner></paxml>`
    for (const [Id, content] of [
      ['RADXLSX', excel],
      ['RADKOMMA', as(';', swedish)],
      ['RADPUNKT', as('\t', english)],
      ['PAX', paxml],
    ] as const) {
      const { Nr } = (await store(Id, content)) as { Nr: number }
      expect([Id, await stored(Nr)]).toEqual([
        Id,
        [
          [7.125, 30_000.125],
          [-1234.5, -0.5],
        ],
      ])
    }
  })

  it('are refused at their cells in another form than the declared one', async () => {
    for (const [Id, text, separator] of [
      ['RADPUNKT', '8,5', '\t'],
      ['RADPUNKT', '1.234,50', '\t'],
      ['RADKOMMA', '1.234,50', ';'],
      ['RADKOMMA', '8.5', ';'],
    ] as const) {
      const { Rader } = await preview(
        Id,
        as(separator, () => text),
      )
      expect([Id, text, Object.keys(Rader[0]?.Fel ?? {}).toSorted()]).toEqual([Id, text, ['Antal', 'Belopp', 'Pris']])
    }
  })

  it('need a pay code or a pay type, by columns or by rows', async () => {
    const byType = await preview('RADKOMMA', 'AnstNr;LonArtNr;Belopp\n9001;FINNSEJ;5')
    expect([byType.Saknas, Object.keys(byType.Rader[0]?.Fel ?? {})]).toEqual([[], ['LonArtNr']])
    expect((await preview('RADKOMMA', 'AnstNr;Belopp\n9001;5')).Saknas).toEqual(['LonKod'])
  })
})

describe('times', () => {
  const head = 'AnstNr;TidKod;Datum;Starttid;Sluttid;Timmar'
  const problemsIn = async (...lines: string[]) =>
    (await preview('TIDCSV', [head, ...lines].join('\n'))).Rader.map(({ Fel }) => Fel)

  it('have their day in a column of its own, and may pass midnight', async () => {
    const lines = [
      '9001;SJK;2026-11-02;08:00;17.00;',
      '9001;SJK;2026-11-03;22:00;06:00;',
      '9001;SJK;2026-11-04;16:00;24:00;',
    ]
    const { Nr } = (await store('TIDCSV', [head, ...lines].join('\n'))) as { Nr: number }
    const answer = await fetch(`${server.backend.url}/file/paxml/rows`, {
      headers: { [header.marker]: markerValue, [header.company]: company, cookie: frida.cookie ?? '' },
    })
    const times = [...(await answer.text()).matchAll(/<(?:starttid|sluttid)>(.+?)</g)].map(([, time]) => time)
    expect(times).toEqual([
      '2026-11-02T08:00:00',
      '2026-11-02T17:00:00',
      '2026-11-03T22:00:00',
      '2026-11-04T06:00:00',
      '2026-11-04T16:00:00',
      '2026-11-05T00:00:00',
    ])
    await frida.ask(`/impreg/@/imports/${Nr}`, { company, method: 'DELETE' })
  })

  it('are refused without a day, and when they are no times', async () => {
    expect(Object.keys((await problemsIn('9001;SJK;;08:00;17:00;'))[0] ?? {})).toEqual(['StartTid', 'SlutTid'])
    expect(Object.keys((await problemsIn('9001;SJK;2026-11-02;08:00;25:00;'))[0] ?? {})).toContain('SlutTid')
  })

  it('are at most 24 hours of a code on a day, by one row or by several', async () => {
    expect(await problemsIn('9001;SJK;2026-11-02;;;25')).toEqual([{ Timmar: 'En dag har högst 24 timmar.' }])
    expect(await problemsIn('9001;SJK;2026-11-02;;;24')).toEqual([{}])
    const both = await problemsIn('9001;SJK;2026-11-02;;;13', '9001;SJK;2026-11-02;;;12', '9001;OVT;2026-11-02;;;20')
    const told = 'Anställd 9001 får 25 timmar med tidkod SJK den 2026-11-02. En dag har högst 24.'
    expect(both).toEqual([{ Timmar: told }, { Timmar: told }, {}])
    const { Nr } = (await store('TIDCSV', `${head}\n9001;SJK;2026-11-02;;;13`)) as { Nr: number }
    expect(await problemsIn('9001;SJK;2026-11-02;;;13', '9001;SJK;2026-11-02;;;12')).toEqual([{ Timmar: told }, {}])
    await frida.ask(`/impreg/@/imports/${Nr}`, { company, method: 'DELETE' })
  })
})

describe('rows of PAXml', () => {
  const pax = (tid: string) =>
    `<paxml><header><version>2.0</version></header><tidtransaktioner>${tid}</tidtransaktioner></paxml>`
  const problemOf = async (tid: string) => (await preview('PAX', pax(tid))).Rader[0]?.Fel ?? {}

  it('have the characters that their references mean', async () => {
    const person =
      '<person anstid="9007"><fornamn>&#xC5;sa &amp; Bo</fornamn><efternamn><![CDATA[&#xC5;]]>&#214;</efternamn><anstdatum>2026-01-01</anstdatum></person>'
    const { Rader } = await preview(
      'PAX',
      `<paxml><header><version>2.0</version></header><personal>${person}</personal></paxml>`,
    )
    expect(Rader[0]?.Celler).toMatchObject({ Fornamn: 'Åsa & Bo', Efternamn: '&#xC5;Ö' })
  })

  it.each<[what: string, row: string, field: string, message: RegExp]>([
    ['an element twice', '<timmar>2</timmar><timmar>3</timmar>', 'Timmar', /finns 2 gånger/],
    ['an element in an element', '<timmar><b>2</b></timmar>', 'Timmar', /andra element/],
    ['a misspelt element', '<timar>2</timar>', '', /timar finns inte i PAXml 2.0/],
    ['an element in capitals', '<Timmar>2</Timmar>', '', /Timmar finns inte/],
    ['a comma', '<timmar>2,5</timmar>', 'Timmar', /1234.50/],
    [
      'seconds',
      '<starttid>2026-11-02T08:00:30</starttid><sluttid>2026-11-02T17:00:00</sluttid>',
      'StartTid',
      /sekunder/,
    ],
    [
      'a time of another zone',
      '<starttid>2026-11-02T08:00:00Z</starttid><sluttid>2026-11-02T17:00:00</sluttid>',
      'StartTid',
      /tidszon/,
    ],
    [
      'a time with something after it',
      '<starttid>2026-11-02T08:00:00x</starttid><sluttid>2026-11-02T17:00:00</sluttid>',
      'StartTid',
      /klockslag/,
    ],
  ])('with %s are refused at it', async (_, row, field, message) => {
    const day = row.includes('starttid') ? '' : '<datum>2026-11-02</datum>'
    expect((await problemOf(`<tidtrans anstid="9001"><tidkod>SJK</tidkod>${day}${row}</tidtrans>`))[field]).toMatch(
      message,
    )
  })

  it('may have a zone that is Sweden, and elements of later versions', async () => {
    const row = '<starttid>2026-11-02T08:00:00+01:00[Europe/Stockholm]</starttid><sluttid>2026-11-02T24:00:00</sluttid>'
    const file = pax(`<tidtrans anstid="9001"><tidkod>SJK</tidkod>${row}<nytt>1</nytt></tidtrans>`)
    expect((await preview('PAX', file.replace('2.0', '2.2'))).Rader[0]?.Fel).toEqual({})
  })
})

describe('others', () => {
  it('are answered while a large file is read', async () => {
    const wide = Array.from({ length: 90 }, (_, at) => `Kolumn ${at}`)
    const rows = Array.from({ length: 9_999 }, () => wide.map((_, at) => at))
    const content = await writeXlsx({ sheets: [{ name: 'Rader', rows: [wide, ...rows] }] })
    let isRead = false
    const reading = preview('RADXLSX', content).then(seen => {
      isRead = true
      return seen
    })
    let answered = 0
    while (!isRead && answered < 50) {
      const { status } = await frida.ask('/impreg', { company })
      if (status === 200 && !isRead) answered += 1
    }
    expect(answered).toBe(50)
    expect((await reading).Felaktiga).toBe(9_999)
  })
})
