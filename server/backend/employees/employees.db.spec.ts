import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EmployeeListItem } from '#contracts/employees/shapes.ts'
import { errors } from '#contracts/errors.ts'
import { header } from '#contracts/headers.ts'
import type { StaffFilter } from '#contracts/person/employee-filter.ts'
import { noGuid } from '#contracts/rules/required.ts'
import { encodeQuery, type Pagination } from '#contracts/wire.ts'
import { keyOf } from '../demo/make-licence.ts'
import { withTenant } from '../platform/database/tenancy.ts'
import { orderOf } from '../platform/http/list-query.ts'
import { isAccountHolder, isSinkEmployee } from '../rights/facts.ts'
import { client, clientAssignment, company, employee, employeeProperty } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'
import { sortable } from './employee-page.ts'

let server: TestBackend
let frida: Browser
const people = [
  ['1001', 'Åsa', 'Öberg', '10', 'ARB', 'KIVRA'],
  ['1002', 'Örjan', 'Ahl', '20', 'TJM', 'CLLS'],
  ['1003', 'Anna', 'Ärlig', null, '', 'NONE'],
  ['B9', 'Bo', 'Zetterlund', '10', 'ARB', null],
  ['B10', 'Bo', 'Åhlén', '20', 'LED', null],
] as const
const tenant = { licNr: 'WEB100200', ftgKey: keyOf('nordsken') }

beforeAll(async () => {
  server = await startTestBackend()
  await withTenant(server.test.database, tenant, async tx => {
    await tx.insert(employee).values(
      people.map(([employmentNumber, firstName, lastName, departmentId, personType, digitalMailbox]) => ({
        employmentNumber,
        firstName,
        lastName,
        departmentId,
        personType,
        digitalMailbox,
        agreementId: departmentId === '10' ? 'Detaljhandelsavtalet' : '',
        personalNumber: employmentNumber === '1001' ? '199003159804' : '',
        email: `${employmentNumber}_x%y@prov.example`,
        employmentForm: 'TV',
        employedFrom: '2024-01-01',
        salaryForm: employmentNumber === 'B9' ? ('TIM' as const) : ('MÅN' as const),
        salary: '30000',
      })),
    )
    await tx.insert(employeeProperty).values([
      { employmentNumber: '1001', propertyId: '10' },
      { employmentNumber: '1001', propertyId: '20' },
      { employmentNumber: 'B9', propertyId: '20' },
    ])
    await tx.insert(client).values(['7', '8'].map(clientNumber => ({ clientNumber, firstName: 'Ada', lastName: 'Å' })))
    await tx.insert(clientAssignment).values([
      { employmentNumber: '1002', clientNumber: '7' },
      { employmentNumber: 'B10', clientNumber: '7' },
      { employmentNumber: 'B10', clientNumber: '8' },
    ])
  })
  frida = server.browser()
  await frida.signIn('ftg2')
})
afterAll(() => server.close())

const query = (pagination: Pagination, filter: unknown) => `/perlista${encodeQuery({ pagination, filter })}`

async function page(pagination: Pagination = {}, browser = frida, company = 'nordsken', filter?: StaffFilter) {
  const { body, headers, status } = await browser.ask(query(pagination, filter), { company })
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
      AvtalId: 'Detaljhandelsavtalet',
      TabellStyKod: 'STANDARD',
      ProfilePictureId: noGuid,
      Saknas: ['SkatteTyp', 'KontoNr'],
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

  it.each<[what: string, filter: StaffFilter, AnstNr: string[]]>([
    ['numbers', { AnstNrList: ['1002', 'B9', 'finns inte'] }, ['1002', 'B9']],
    ['agreement', { UseAvtal: true, AvtalIdList: ['Detaljhandelsavtalet'] }, ['1001', 'B9']],
    ['department', { UseAvdelning: true, AvdelningList: ['10', '20'] }, ['1001', '1002', 'B9', 'B10']],
    ['salary form', { UseLoneForm: true, LoneFormList: ['TIM'] }, ['B9']],
    ['person type', { UsePerTyp: true, PerTypList: ['ARB', 'LED'] }, ['1001', 'B9', 'B10']],
    ['property', { UseEgenskap: true, EgenskapIDList: ['20'] }, ['1001', 'B9']],
    ['any of several properties, once each', { UseEgenskap: true, EgenskapIDList: ['10', '20'] }, ['1001', 'B9']],
    ['client', { BrukareList: ['7'] }, ['1002', 'B10']],
    ['any of several clients, once each', { BrukareList: ['7', '8', 'finns inte'] }, ['1002', 'B10']],
    ['mailbox', { UseDigitalMailbox: true, DigitalMailboxList: ['KIVRA', 'CLLS'] }, ['1001', '1002']],
    [
      'the company’s mailbox, for who has chosen none',
      { UseDigitalMailbox: true, DigitalMailboxList: ['NONE'] },
      ['1003', 'B9', 'B10'],
    ],
    [
      'person type, property and payslips on paper',
      {
        UsePerTyp: true,
        PerTypList: ['ARB'],
        UseEgenskap: true,
        EgenskapIDList: ['20'],
        DigitalPayslipFilter: 'PAPER',
      },
      ['1001', 'B9'],
    ],
    ['payslips of every kind', { DigitalPayslipFilter: 'ALL', AnstNrList: ['1003'] }, ['1003']],
    [
      'all of what is switched on',
      {
        UseAvdelning: true,
        AvdelningList: ['10'],
        UseLoneForm: true,
        LoneFormList: ['MÅN'],
        UseAvtal: true,
        AvtalIdList: ['Detaljhandelsavtalet'],
      },
      ['1001'],
    ],
    ['nothing that is switched off', { UseAvdelning: false, AvdelningList: ['10'], AnstNrList: ['1003'] }, ['1003']],
  ])('are narrowed by %s', async (_, filter, numbers) => {
    const own = { searchTerm: '_x%y@prov', sortBy: 'AnstNr' }
    const { rows, totalRows } = await page(own, frida, 'nordsken', filter)
    expect([totalRows, rows.map(({ AnstNr }) => AnstNr)]).toEqual([numbers.length, numbers])
    expect((await page({ ...own, perPage: 1, pageNum: 2 }, frida, 'nordsken', filter)).totalRows).toBe(numbers.length)
  })

  it('get digital payslips in the mailboxes that the company sends to, and else on paper', async () => {
    const change = (settings: Record<string, unknown>) =>
      withTenant(server.test.database, tenant, async tx => {
        const [before] = await tx.select().from(company).where(eq(company.ftgKey, tenant.ftgKey))
        await tx
          .update(company)
          .set({ settings: { ...before?.settings, ...settings } })
          .where(eq(company.ftgKey, tenant.ftgKey))
      })
    const kept = async (filter: StaffFilter) =>
      (await page({ searchTerm: '_x%y@prov', sortBy: 'AnstNr' }, frida, 'nordsken', filter)).rows.map(
        ({ AnstNr }) => AnstNr,
      )
    expect(await kept({ DigitalPayslipFilter: 'DIGITAL' })).toEqual([])
    await change({ UseKivraDigitalMailbox: true, DefaultDigitalMailbox: 'KIVRA' })
    expect(await kept({ DigitalPayslipFilter: 'DIGITAL' })).toEqual(['1001', 'B9', 'B10'])
    expect(await kept({ DigitalPayslipFilter: 'PAPER' })).toEqual(['1002', '1003'])
    const inClls: StaffFilter = { UseDigitalMailbox: true, DigitalMailboxList: ['CLLS'] }
    expect(await kept(inClls)).toEqual(['1002'])
    expect(await kept({ ...inClls, DigitalPayslipFilter: 'DIGITAL' })).toEqual([])
    await change({ UseCllsDigitalMailbox: true })
    expect(await kept({ ...inClls, DigitalPayslipFilter: 'DIGITAL' })).toEqual(['1002'])
    await change({ UseKivraDigitalMailbox: false, UseCllsDigitalMailbox: false, DefaultDigitalMailbox: 'NONE' })
  })

  it.each([
    [{ UseAvdelning: true }, 'AvdelningList', 'Avdelningar är obligatoriskt.'],
    [{ UseLoneForm: true, LoneFormList: ['ÅR'] }, 'LoneFormList', 'Felaktigt värde.'],
    [{ UsePerTyp: true, PerTypList: ['CHEF'] }, 'PerTypList', 'Felaktigt värde.'],
    [{ DigitalPayslipFilter: 'FAX' }, 'DigitalPayslipFilter', 'Felaktigt värde.'],
    [
      { AnstNrList: Array.from({ length: 301 }, (_, at) => `${at}`) },
      'AnstNrList',
      'Högst 300 kan väljas en och en. Välj efter avdelning, avtal eller löneform i stället.',
    ],
  ])('are refused by a filter that breaks its rules, at the field', async (filter, field, message) => {
    const { status, body } = await frida.ask(query({}, filter), { company: 'nordsken' })
    expect([status, body]).toEqual([
      400,
      { message: errors.fieldsRefused.message, dvCode: '40010', fields: { [field]: message } },
    ])
  })

  it.each([
    ['{', 'Frågedelen ”filter” kunde inte läsas.'],
    [JSON.stringify({ UseTotWarnings: true, TotWarnings: 1 }), '”UseTotWarnings” är inte ett känt fält.'],
    [JSON.stringify({ AnstNrList: '1001' }), 'Fältet ”AnstNrList” har ett felaktigt värde.'],
  ])('are refused by a filter that the staff list does not know: %s', async (filter, message) => {
    const { status, body } = await frida.ask(`/perlista?filter=${encodeURIComponent(filter)}`, { company: 'nordsken' })
    expect([status, body]).toEqual([400, { message, dvCode: '40000' }])
  })

  it('three hundred of the longest numbers fit into an address', async () => {
    const AnstNrList = Array.from({ length: 300 }, (_, at) => `${at}`.padStart(15, '9'))
    expect((await page({ perPage: 1, pageNum: 1 }, frida, 'nordsken', { AnstNrList })).totalRows).toBe(0)
  })

  it('sorted by personal number are those of the company, and nothing but their rows and count is told', async () => {
    const pagination = { sortBy: 'PersNr', sortOrder: 'desc', perPage: 1, pageNum: 1 } as const
    const { body, headers } = await frida.ask(query(pagination, undefined), { company: 'akvarell' })
    const all = (await page({ sortBy: 'PersNr', sortOrder: 'desc' }, frida, 'akvarell')).rows
    expect(body).toEqual({ data: [all[0]] })
    expect(all.map(({ PersNr }) => PersNr)).toEqual(
      all
        .map(({ PersNr }) => PersNr)
        .toSorted()
        .toReversed(),
    )
    const told = [...headers].flat().join()
    for (const { PersNr } of all) expect(told).not.toContain(PersNr)
    const barred = await server.browser().ask(query(pagination, undefined), { company: 'akvarell' })
    expect([barred.status, barred.body.data]).toEqual([401, undefined])
  })

  it.each(Object.keys(sortable))('by %s are in the order of an index', async sortBy => {
    const plan = await withTenant(server.test.database, tenant, async tx => {
      await tx.execute(
        sql`select set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true)`,
      )
      const page = tx
        .select({ number: employee.employmentNumber })
        .from(employee)
        .orderBy(...orderOf({ sortBy }, sortable, [], employee.employmentNumber))
      const { rows } = await tx.execute<Record<'QUERY PLAN', string>>(sql`explain ${page}`)
      return rows.map(row => row['QUERY PLAN']).join('\n')
    })
    expect(plan).not.toMatch(/\bSort\b/)
  })

  it('searched by name, or by the name of a department, are read from the narrow index', async () => {
    const plan = await withTenant(server.test.database, tenant, async tx => {
      await tx.execute(sql`select set_config(name, 'off', true)
        from unnest(array['enable_seqscan', 'enable_bitmapscan', 'enable_sort', 'enable_incremental_sort']) name`)
      const page = tx
        .select({ number: employee.employmentNumber })
        .from(employee)
        .where(sql`${employee.searchText} like '%an%' or ${employee.departmentId} in ('10')`)
        .orderBy(employee.lastName, employee.firstName, employee.employmentNumber)
      const { rows } = await tx.execute<Record<'QUERY PLAN', string>>(sql`explain ${page}`)
      return rows.map(row => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain('Index Only Scan using employee_searched_by_name')
  })

  it.each([
    ['with SINK', isSinkEmployee, 'employee_with_sink'],
    ['who have the account', isAccountHolder, 'Index Cond: .*personal_number = '],
  ])('%s are found by an index, since each request asks for them', async (_, condition, found) => {
    await server.test.asOwner('analyze employee')
    const plan = await withTenant(server.test.database, { ...tenant, login: 'frida' }, async tx => {
      await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`)
      const asked = tx.select({ one: sql`1` }).from(employee).where(condition)
      const { rows } = await tx.execute<Record<'QUERY PLAN', string>>(sql`explain ${asked}`)
      return rows.map(row => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(new RegExp(found))
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
