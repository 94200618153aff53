import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { needsCompany } from '#contracts/call.ts'
import { fileNameIn } from '#contracts/download.ts'
import { downloads } from '#contracts/downloads.ts'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import type { PayrollDate } from '#contracts/salary-years/payroll-date.ts'
import { startTestBackend, type TestBackend } from './testing.ts'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())

async function get(path: string, { login = 'ftg2', company = 'nordsken', year = '2026' } = {}, headers: object = {}) {
  const browser = server.browser()
  if (login !== '') await browser.signIn(login)
  return fetch(server.backend.url + path, {
    headers: {
      [header.marker]: markerValue,
      cookie: browser.cookie ?? '',
      ...(company !== '' && { [header.company]: company }),
      ...(year !== '' && { [header.salaryYear]: year }),
      ...headers,
    },
  })
}
const refusal = async (response: Response) => [response.status, ((await response.json()) as { dvCode: string }).dvCode]

/** Those of a path without parameters. The others have specs of their own. */
const plain = Object.values(downloads).filter(({ path }) => !path.includes('{'))

describe.each(plain.map(each => [each.path, each] as const))('%s', (path, { type, access }) => {
  it('is a file with a name, of its type, kept by nobody', async () => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain(type)
    expect(fileNameIn(response.headers.get('content-disposition'))).toMatch(
      /^((Lönedatum|Scheman) 2026|(Behandlingshistorik|Anställda|Löne- och tidrader) 2026-11-21)\.(ics|pdf|csv|xml)$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get(header.buildId)).toBe('spec')
  })

  it('is refused as a call is', async () => {
    expect(await refusal(await get(path, {}, { [header.marker]: '0' }))).toEqual([403, errors.markerMissing.dvCode])
    expect(await refusal(await get(path, { login: '' }))).toEqual([401, errors.noSession.dvCode])
    expect(await refusal(await get(path, { year: 'i fjol' }))).toEqual([400, errors.invalidRequest.dvCode])
    if (!needsCompany(access)) return
    for (const company of ['', 'zenit', 'omtanke', 'finnsinte']) {
      expect(await refusal(await get(path, { company }))).toEqual([404, errors.companyMissing.dvCode])
    }
    if (path.endsWith('employees') || path.endsWith('rows')) return
    expect(await refusal(await get(path, { year: '' }))).toEqual([400, errors.invalidRequest.dvCode])
  })

  it('is not below /api', async () => {
    expect((await get(`/api${path}`)).status).toBe(404)
  })
})

describe('the calendar', () => {
  const events = async (scope = {}) => {
    const text = await (await get('/file/payrollDates', scope)).text()
    return text.replaceAll('\r\n ', '')
  }

  it('has every date of the chosen year, moved to bank days', async () => {
    const text = await events()
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(38)
    expect(text).toContain('DTSTART;VALUE=DATE:20261223\r\nDTEND;VALUE=DATE:20261224\r\nSUMMARY:Lön betalas ut\r\n')
    expect(text).toContain('DESCRIPTION:Nordsken Handel AB. Avser december 2026.')
    expect(text).toContain('DTSTAMP:20261121T090000Z')
    expect((await events({ year: '2024' })).match(/DTSTART;VALUE=DATE:2024/g)).toHaveLength(38)
  })

  it('marks the dates with the tag of the brand that the browser is served', async () => {
    const tagsOf = async (headers = {}) => {
      const text = await (await get('/file/payrollDates', {}, headers)).text()
      return [...new Set(text.match(/CATEGORIES:.*/g)?.map(each => each.trim()))]
    }
    expect(await tagsOf()).toEqual(['CATEGORIES:avlona'])
    expect(await tagsOf({ [header.brand]: 'norrlon' })).toEqual(['CATEGORIES:norrlon-kalender'])
  })

  it('names the same day the same each time, and the days of two companies apart', async () => {
    const uids = async (company: string) => [...(await events({ company })).matchAll(/UID:.+/g)].map(String)
    const [first, again, other] = [await uids('nordsken'), await uids('nordsken'), await uids('akvarell')]
    expect(new Set(first).size).toBe(38)
    expect(again).toEqual(first)
    expect(other.filter(uid => first.includes(uid))).toEqual([])
  })
})

describe('an employee', () => {
  it('gets pay days and the holiday year, and no date of the employer’s declaration', async () => {
    const text = await (await get('/file/payrollDates', { login: 'per' })).text()
    expect(new Set(text.match(/SUMMARY:.*/g)?.map(each => each.trim()))).toEqual(
      new Set(['SUMMARY:Lön betalas ut', 'SUMMARY:Nytt semesterår']),
    )
    const ask = async (login: string) => {
      const browser = server.browser()
      await browser.signIn(login)
      const { body } = await browser.ask('/infopanel/payrollDates', { company: 'nordsken', year: 2026 })
      return [...new Set((body.data as PayrollDate[]).map(({ Typ }) => Typ))].toSorted()
    }
    expect(await ask('per')).toEqual(['LON'])
    expect(await ask('ftg2')).toEqual(['AGI', 'KU', 'LON', 'SKATT'])
  })
})

describe('the print', () => {
  it('is a PDF in Swedish, with its title, tagged for whoever has it read aloud', async () => {
    const bytes = Buffer.from(await (await get('/print/payrollDates')).arrayBuffer()).toString('latin1')
    expect(bytes).toMatch(/^%PDF-1\.7/)
    expect(bytes).toContain('/Lang (sv-SE)')
    expect(bytes).toContain('/StructTreeRoot')
    expect(bytes.match(/\/S \/TR\b/g)).toHaveLength(39)
    expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(bytes.trimEnd()).toMatch(/%%EOF$/)
  })
})
