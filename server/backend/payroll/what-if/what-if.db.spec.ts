import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { WhatIfPart, WhatIfPayslip, WhatIfRow, WhatIfSums } from '#contracts/payroll/what-if/shapes.ts'
import { registers } from '#contracts/registers/registers.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { law } from '../../law/law.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { testTime } from '../../platform/database/test-time.ts'
import { agreement, employee, payTypeTable, registerItem } from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { personsOf } from '../run/payroll-job.ts'
import { runPersons } from '../run/run-persons.ts'
import { periodOf } from '../run/salary-period.ts'
import { whatIfPart } from './what-if.ts'

const company = 'nordsken'
const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf(company) }
const Period = '202610'
let stage: TestBackend
let adm: Browser
let everybody: WhatIfPart

const ask = (path: string, body: object) => adm.ask(`/payslips/${Period}/${path}`, { company, method: 'POST', body })
const part = async (body: object) => (await ask('@/whatIf', body)).body.data as WhatIfPart
const fieldsOf = async (body: object, path = '@/whatIf') => {
  const { status, body: answer } = await ask(path, body)
  return [status, answer.dvCode, (answer as { fields?: object }).fields]
}
const differences = ({ Fore, Efter }: WhatIfRow) =>
  (Object.keys(Fore) as (keyof WhatIfSums)[]).filter(name => Fore[name] !== Efter[name])
/** Returns how many rows each table has, what the payslips are, and the last event. */
async function stored() {
  const owner = new Client({ ...stage.test.address })
  await owner.connect()
  try {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
    const counts: [string, unknown][] = []
    for (const { name } of tables) {
      const { rows } = await owner.query(`select count(*)::int as rows from ${name}`)
      counts.push([name, rows[0]])
    }
    const { rows: sums } = await owner.query(
      `select md5(string_agg(s::text, '' order by s)) as payslips, (select max(seq) from event) as event from payslip s`,
    )
    return { counts, sums }
  } finally {
    await owner.end()
  }
}

beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
  const period = await withTenant(stage.test.database, tenant, tx => periodOf(tx, Period))
  const persons = await withTenant(stage.test.database, tenant, tx => personsOf(tx, period))
  await runPersons({ database: stage.test.database, tenant, period, persons, law, done: () => {} })
  everybody = await part({ Andring: {} })
})
afterAll(() => stage.close())

it('nothing changed gives no difference for anybody, to the öre', () => {
  expect(everybody.Antal).toBeGreaterThan(20)
  expect(everybody.Rader.length).toBe(everybody.Antal)
  expect([everybody.Lamnade, everybody.Omraknade, everybody.Nasta]).toEqual([[], 0, null])
  for (const row of everybody.Rader) expect(row.Efter).toEqual(row.Fore)
})

it('stores nothing', async () => {
  const before = await stored()
  await part({ Andring: { LonProcent: 50, Prisbasbelopp: 70_000 } })
  await ask(`${everybody.Rader[0]?.AnstNr}/whatIf`, { Andring: { LonProcent: 50 } })
  expect(await stored()).toEqual(before)
})

it('a rise is for the selection, and what a person has on trial is what the list says', async () => {
  const [one] = everybody.Rader.filter(({ Fore }) => Fore.Skatt > 0)
  const AnstNr = one?.AnstNr ?? ''
  const { Antal, Rader } = await part({ Andring: { LonProcent: 10 }, Urval: { AnstNrList: [AnstNr] } })
  expect([Antal, Rader.length]).toEqual([1, 1])
  const [row] = Rader
  expect(row?.Fore).toEqual(one?.Fore)
  expect(row && differences(row)).toEqual(['Brutto', 'Skatt', 'Netto', 'Arbetsgivaravgift', 'Kostnad'])
  const { Fore, Efter } = (await ask(`${AnstNr}/whatIf`, { Andring: { LonProcent: 10 } })).body.data as WhatIfPayslip
  const sums = ({ Brutto, Skatt, Netto, Arbetsgivaravgift, Kostnad }: WhatIfSums) => ({
    Brutto,
    Skatt,
    Netto,
    Arbetsgivaravgift,
    Kostnad,
  })
  expect([sums(Fore), sums(Efter)]).toEqual([row?.Fore, row?.Efter])
  // Each new figure has its steps.
  for (const { Steg } of Efter.Rader) expect(Efter.Steg.map(({ Id }) => Id)).toEqual(expect.arrayContaining(Steg))
})

it('its own agreement changes nothing, and another is that of the holiday', async () => {
  const { rows } = await withTenant(stage.test.database, tenant, tx =>
    tx.execute<{ person: string; agreement: string }>(
      sql`select employment_number as person, agreement_id as agreement from employee where agreement_id <> ''`,
    ),
  )
  const known = rows.filter(({ person }) => everybody.Rader.some(({ AnstNr }) => AnstNr === person))
  expect(known.length).toBeGreaterThan(0)
  for (const AvtalId of new Set(known.map(({ agreement }) => agreement))) {
    const AnstNrList = known.filter(({ agreement }) => agreement === AvtalId).map(({ person }) => person)
    const { Rader, Lamnade } = await part({ Andring: { AvtalId }, Urval: { AnstNrList } })
    expect([Rader.flatMap(differences), Lamnade]).toEqual([[], []])
  }
})

it('another agreement chooses its own control row of the table, and its own changes nothing', async () => {
  const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(stage.test.database, tenant, work)
  const known = await within(tx => tx.select().from(employee).where(sql`agreement_id <> '' and salary_form = 'MÅN'`))
  const one = known.find(({ employmentNumber }) => everybody.Rader.some(({ AnstNr }) => AnstNr === employmentNumber))
  const [table] = await within(tx => tx.select().from(payTypeTable).where(eq(payTypeTable.year, 2026)))
  await within(async tx => {
    const values = { ...registers.payTypeSteering.examples[0], ArtManLon: '1005' }
    await tx.insert(registerItem).values({ register: 'payTypeSteering', key: 'EGEN', values })
    await tx
      .update(payTypeTable)
      .set({ controls: [...(table?.controls ?? []), { LonStyKod: 'EGEN', IsDefault: false }] })
    const [own] = await tx
      .select()
      .from(agreement)
      .where(eq(agreement.id, one?.agreementId ?? ''))
    if (!own) throw new Error('No agreement.')
    await tx.insert(agreement).values({ ...own, id: 'STYR', settings: { ...own.settings, LonStyKod: 'EGEN' } })
    await tx.insert(agreement).values({ ...own, id: 'LIKA' })
  })
  const numbersUnder = async (AvtalId: string) => {
    const { data } = (await ask(`${one?.employmentNumber}/whatIf`, { Andring: { AvtalId } })).body
    return (data as WhatIfPayslip).Efter.Rader.map(({ LonArtNr }) => LonArtNr)
  }
  expect(await numbersUnder('LIKA')).toContain('1000')
  expect(await numbersUnder('STYR')).toContain('1005')
  expect(await numbersUnder('STYR')).not.toContain('1000')
  expect(await numbersUnder(one?.agreementId ?? '')).toContain('1000')
  const { Lamnade } = await part({ Andring: { AvtalId: 'STYR' } })
  expect(Lamnade).toEqual([])
})

it('in parts it is the same, by AnstNr', async () => {
  const read = (Efter?: string) =>
    withTenant(stage.test.database, tenant, tx =>
      whatIfPart(tx, Period, { Andring: {}, ...(Efter !== undefined && { Efter }) }, testTime.slice(0, 10), 7),
    )
  const rows: WhatIfRow[] = []
  for (let next: string | null | undefined; next !== null; ) {
    const { Rader, Nasta, Antal } = await read(next)
    expect(Antal).toBe(everybody.Antal)
    expect(Rader.length).toBeLessThanOrEqual(7)
    rows.push(...Rader)
    next = Nasta
  }
  expect(rows).toEqual(everybody.Rader)
})

it('a year whose law is not entered, an unknown agreement and a wrong value are refused at their fields', async () => {
  const { dvCode } = errors.fieldsRefused
  for (const LagAr of ['2025', '2027']) {
    const fields = { LagAr: `Skattetabellerna saknas för ${LagAr}-10-23.` }
    expect(await fieldsOf({ Andring: { LagAr } })).toEqual([400, dvCode, fields])
    expect(await fieldsOf({ Andring: { LagAr } }, `${everybody.Rader[0]?.AnstNr}/whatIf`)).toEqual([
      400,
      dvCode,
      fields,
    ])
  }
  expect(await fieldsOf({ Andring: { AvtalId: 'XYZ' } })).toEqual([400, dvCode, { AvtalId: 'Avtalet finns inte.' }])
  expect(await fieldsOf({ Andring: { LonProcent: 1, LonKronor: 1 } })).toEqual([
    400,
    dvCode,
    { LonKronor: 'Ange procent eller kronor, inte båda.' },
  ])
  expect((await fieldsOf({ Andring: { LonProcent: 1e300 } }))[0]).toBe(400)
  expect((await fieldsOf({ Andring: { SkattTab: '99' } }))[0]).toBe(400)
  expect((await ask('FINNSINTE/whatIf', { Andring: {} })).body.dvCode).toBe(errors.payslipMissing.dvCode)
})
