import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { header } from '#contracts/headers.ts'
import { noGuid } from '#contracts/rules/required.ts'
import type { EmployeeListItem } from '#contracts/shapes/employee.ts'
import type { Pagination } from '#contracts/wire.ts'
import { employee } from '../database/schema.ts'
import { withTenant } from '../database/tenancy.ts'
import { keyOf } from '../demo/make-licence.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let server: TestBackend
let frida: Browser
const people = [
  ['1001', 'Åsa', 'Öberg', '10'],
  ['1002', 'Örjan', 'Ahl', '20'],
  ['1003', 'Anna', 'Ärlig', null],
  ['B9', 'Bo', 'Zetterlund', '10'],
  ['B10', 'Bo', 'Åhlén', '20'],
] as const

beforeAll(async () => {
  server = await startTestBackend()
  const tenant = { licNr: 'WEB100200', ftgKey: keyOf('nordsken') }
  await withTenant(server.test.database, tenant, tx =>
    tx.insert(employee).values(
      people.map(([employmentNumber, firstName, lastName, departmentId]) => ({
        employmentNumber,
        firstName,
        lastName,
        departmentId,
        personalNumber: employmentNumber === '1001' ? '199003159804' : '',
        email: `${employmentNumber}_x%y@prov.example`,
        employmentForm: 'TV',
        employedFrom: '2024-01-01',
        salaryForm: 'MÅN' as const,
        salary: '30000',
      })),
    ),
  )
  frida = server.browser()
  await frida.signIn('ftg2')
})
afterAll(() => server.close())

async function page(pagination: Pagination = {}, browser = frida, company = 'nordsken') {
  const { body, headers, status } = await browser.ask('/perlista', { company, pagination })
  expect(status).toBe(200)
  const { totalRows } = JSON.parse(headers.get(header.paginationInfo) ?? '{}')
  return { totalRows, rows: body.data as EmployeeListItem[] }
}
const found = async (searchTerm: string, searchFields?: string[]) => {
  const { rows, totalRows } = await page({ searchTerm, sortBy: 'AnstNr', ...(searchFields && { searchFields }) })
  expect(totalRows).toBe(rows.length)
  return rows.map(({ AnstNr }) => AnstNr)
}
const swedish = new Intl.Collator('sv')

describe('the employees of a company', () => {
  it('come by name in Swedish order, surname first', async () => {
    const { rows, totalRows } = await page()
    expect([rows.length, totalRows]).toEqual([53, 53])
    const names = rows.map(({ Namn }) => Namn)
    expect(names).toEqual(names.toSorted(swedish.compare))
    expect(rows.find(({ AnstNr }) => AnstNr === '1001')).toEqual({
      AnstNr: '1001',
      Namn: 'Öberg Åsa',
      PersNr: '199003159804',
      Epost: '1001_x%y@prov.example',
      AnstForm: 'TV',
      Avdelning: '10',
      AvdelningNamn: 'Butik',
      AnstFrom: '2024-01-01',
      AnstTom: null,
      AvtalId: '',
      TabellStyKod: 'STANDARD',
      ProfilePictureId: noGuid,
    })
  })

  it('come by number as people count, both ways', async () => {
    const own = new Set(people.map(([number]) => number as string))
    const numbers = async (sortOrder: 'asc' | 'desc') =>
      (await page({ sortBy: 'AnstNr', sortOrder })).rows.map(({ AnstNr }) => AnstNr).filter(number => own.has(number))
    expect(await numbers('asc')).toEqual(['1001', '1002', '1003', 'B9', 'B10'])
    expect(await numbers('desc')).toEqual(['B10', 'B9', '1003', '1002', '1001'])
  })

  it.each(['PersNr', 'Epost', 'Avdelning', 'AnstFrom'])(
    'can be sorted by %s, whose pages have everybody once',
    async sortBy => {
      const all = (await page({ sortBy })).rows
      const pages = await Promise.all([1, 2, 3].map(pageNum => page({ sortBy, perPage: 20, pageNum })))
      expect(pages.map(({ totalRows }) => totalRows)).toEqual([53, 53, 53])
      expect(pages.flatMap(({ rows }) => rows)).toEqual(all)
      expect(new Set(all.map(({ AnstNr }) => AnstNr)).size).toBe(53)
    },
  )

  it('has nobody on a page after the last, and says how many there are', async () => {
    expect(await page({ perPage: 25, pageNum: 4 })).toEqual({ totalRows: 53, rows: [] })
  })

  it.each<[term: string, fields: string[] | undefined, AnstNr: string[]]>([
    ['öberg ås', undefined, ['1001']],
    ['ÖBERG Å', undefined, ['1001']],
    ['Öberg, Åsa', undefined, ['1001']],
    ['åsa öberg', ['Namn'], ['1001']],
    ['oberg åsa', undefined, []],
    ['19900315-9804', undefined, ['1001']],
    ['900315-98', ['PersNr'], ['1001']],
    ['B1', ['AnstNr'], ['B10']],
    ['_x%y@prov', undefined, ['1001', '1002', '1003', 'B9', 'B10']],
    ['_x%y@prov', ['Namn', 'AnstNr'], []],
    ['1001', ['Epost'], ['1001']],
    ['1001', ['Namn', 'Namn', 'Namn', 'Namn'], []],
  ])('are found by %s in %j', async (term, fields, numbers) => {
    expect(await found(term, fields)).toEqual(numbers)
  })

  it('are found by department', async () => {
    const { rows } = await page()
    const inStore = rows.filter(({ AvdelningNamn }) => AvdelningNamn === 'Butik').length
    expect(inStore).toBeGreaterThan(2)
    expect(await found('butik', ['Avdelning'])).toHaveLength(inStore)
    expect(await found('finns inte', ['Avdelning'])).toEqual([])
    expect(await found('butik')).toHaveLength(inStore)
  })

  it.each([{ sortBy: 'Lon' }, { searchTerm: 'a', searchFields: ['Lon'] }])('are refused by %j', async pagination => {
    const { status, body } = await frida.ask('/perlista', { company: 'nordsken', pagination })
    expect([status, body.message]).toEqual([400, '”Lon” är inget fält att sortera eller söka på här.'])
  })

  it('are of that company only', async () => {
    expect((await page({}, frida, 'akvarell')).totalRows).toBe(12)
    expect((await page({ searchTerm: 'öberg åsa' }, frida, 'akvarell')).rows).toEqual([])
  })

  it.each([
    ['per', 403],
    ['grupp', 403],
    ['attest', 200],
    ['las', 200],
  ])('%s is answered %i', async (login, status) => {
    const browser = server.browser()
    await browser.signIn(login)
    expect((await browser.ask('/perlista', { company: 'nordsken' })).status).toBe(status)
  })
})
