import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportPreview } from '#contracts/imports/shapes.ts'
import type { PayslipPeriod } from '#contracts/payroll/run/shapes.ts'
import { registers } from '#contracts/registers/registers.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { law } from '../../law/law.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { employee, importedPayslip, payslip, salaryPeriod } from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { historyOf } from '../basis/earlier-pay.ts'
import { finishedPayslips } from '../declaration/stored/finished-payslips.ts'
import { runPersons } from '../run/run-persons.ts'

let stage: TestBackend
let adm: Browser
let persons: readonly string[]
const company = 'nordsken'
const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf(company) }
const [example] = registers.importDefinitions.examples
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(stage.test.database, tenant, work)
const send = async (path: string, body: unknown, method: 'POST' | 'DELETE' = 'POST') => {
  const answered = await adm.ask(path, { company, method, body })
  return { status: answered.status, ...answered.body }
}
const fileOf = (Id: string, text: string) => ({ Id, FileName: 'fil', Content: Buffer.from(text).toString('base64') })
const previewOf = async (Id: string, text: string) =>
  (await send('/impreg/@/preview', fileOf(Id, text))).data as ImportPreview
async function store(Id: string, text: string) {
  const { Nya, Andrade, Oforandrade, Rader } = await previewOf(Id, text)
  expect(Rader.filter(({ Utfall }) => Utfall === 'FEL').map(({ Fel }) => Fel)).toEqual([])
  return send('/impreg/@/import', { ...fileOf(Id, text), Vantat: { Nya, Andrade, Oforandrade } })
}

const head = 'AnstNr;Utbetalningsdag;Brutto;Skatt;Netto;Arbetsgivaravgift;Kompsaldo'
const csv = () =>
  [
    head,
    `${persons[0]};2025-12-22;30000,50;7000;23000,50;9426,16;4,5`,
    `${persons[0]};2026-01-23;31000;7300;23700;9740,2;0`,
    `${persons[1]};2026-01-23;28000;6000;22000;8797,6;0`,
  ].join('\n')
const all = () => within(tx => tx.select().from(importedPayslip))

beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
  persons = await within(async tx => {
    const rows = await tx
      .select({ number: employee.employmentNumber })
      .from(employee)
      .where(sql`${employee.employedTo} is null and ${employee.employedFrom} < '2025-01-01'`)
      .orderBy(employee.employmentNumber)
    return rows.map(({ number }) => number).slice(0, 3)
  })
  const definition = { ...example, Kolumner: [], ImpPerReg: false, ImpLonHistorik: true }
  expect((await send('/impreg', { ...definition, Id: 'HIST' })).status).toBe(200)
  expect((await send('/impreg', { ...definition, Id: 'HISTPAX', Format: 'PAXML' })).status).toBe(200)
})
afterAll(() => stage.close())

describe('imported history', () => {
  it('comes by a table, once: the same file again changes nothing', async () => {
    expect((await store('HIST', csv())).status).toBe(200)
    expect(await all()).toHaveLength(3)
    const [first] = (await all()).filter(({ payDate }) => payDate === '2025-12-22')
    expect(first).toMatchObject({
      gross: 3_000_050,
      tax: 700_000,
      net: 2_300_050,
      contributionBase: 3_000_050,
      balances: { KOMP: 450 },
    })
    expect(await previewOf('HIST', csv())).toMatchObject({ Nya: 0, Andrade: 0, Oforandrade: 3 })
  })

  it('comes by PAXml: sums of the payslip’s rows and of its taxes', async () => {
    const slip = `<lonebesked anstid="${persons[2]}"><betaldatum>2025-11-25</betaldatum><tabellskatt>5000.00</tabellskatt>
      <engangsskatt>500</engangsskatt><sembettot>25</sembettot><sembetutb>7.5</sembetutb><semspatot>8.00</semspatot><kompsaldo>-2.5</kompsaldo><utbetalt>20500</utbetalt><arbavgiftbel>8169.2</arbavgiftbel><lonerader>
      <lonrad><lonart>1000</lonart><belopp>25000</belopp><lonetyp>BRUTTO</lonetyp></lonrad>
      <lonrad><lonart>1070</lonart><belopp>1000.50</belopp><lonetyp>BRUTTO</lonetyp></lonrad>
      <lonrad><lonart>4000</lonart><belopp>2000</belopp><lonetyp>FÖRMÅN</lonetyp></lonrad></lonerader></lonebesked>`
    const file = `<?xml version="1.0" encoding="UTF-8"?><paxml><header><version>2.0</version></header><loneutbetalning>${slip}</loneutbetalning></paxml>`
    expect((await store('HISTPAX', file)).status).toBe(200)
    expect((await all()).find(({ employmentNumber }) => employmentNumber === persons[2])).toMatchObject({
      payDate: '2025-11-25',
      gross: 2_600_050,
      benefits: 200_000,
      tax: 550_000,
      net: 2_050_000,
      contributionBase: 2_800_050,
      balances: { BET: 1750, SPA: 800, KOMP: -250 },
    })
  })

  it('is refused for other amounts of the same day, a day to come, and a month with a payslip', async () => {
    const wrong = async (line: string) => (await previewOf('HIST', `${head}\n${line}`)).Rader[0]?.Fel.Utbetalningsdag
    expect(await wrong(`${persons[0]};2025-12-22;1;0;1;0;0`)).toContain('redan importerad')
    expect(await wrong(`${persons[0]};2031-12-22;1;0;1;0;0`)).toContain('inte varit än')
    await run('202603', [persons[0] ?? ''])
    expect(await wrong(`${persons[0]};2026-03-25;1;0;1;0;0`)).toContain('redan ett lönebesked')
  })

  it('is kept by the database as it came', async () => {
    await expect(within(tx => tx.update(importedPayslip).set({ gross: 1 }))).rejects.toThrow()
  })

  it('is earlier pay of the year, and the payslip before', async () => {
    const [person = ''] = persons
    const history = await within(async tx => (await historyOf(tx, await periodOf(tx, '202602'), [person]))(person))
    expect(history.earlierInYear).toMatchObject({ cash: 3_100_000, tax: 730_000, contributionBase: 3_100_000 })
    expect(history.last).toEqual({ gross: 3_100_000, net: 2_370_000 })
  })

  it('is not calculated, declared or paid again, and is said in the list of periods', async () => {
    const result = await run('202601', persons)
    expect(result.left.map(({ person }) => person)).toEqual(persons.slice(0, 2))
    expect(result.left[0]?.reason).toContain('importerad')
    const declared = await within(tx => finishedPayslips(tx, '2026-01', '2026-01'))
    expect(declared.filter(({ person }) => persons.slice(0, 2).includes(person))).toEqual([])
    const { body } = await adm.ask('/payslips?filter=%7B%22Year%22%3A2026%7D', { company })
    const january = (body.data as PayslipPeriod[]).find(({ Period }) => Period === '202601')
    expect(january).toMatchObject({ Importerade: 2, Antal: 1 })
    const own = await within(tx => tx.select().from(payslip).where(eq(payslip.period, '202601')))
    expect(january?.Brutto).toBe((own.reduce((sum, { gross }) => sum + gross, 0) + 5_900_000) / 100)
  })

  it('goes with its import', async () => {
    const { data } = await adm.ask('/impreg/@/imports', { company }).then(({ body }) => body)
    const runs = data as { Nr: number; Id: string }[]
    const own = runs.find(({ Id }) => Id === 'HIST')
    expect((await send(`/impreg/@/imports/${own?.Nr}`, undefined, 'DELETE')).status).toBe(200)
    expect(await all()).toHaveLength(1)
  })

  it('does not make a month of 2027 run: it stops by name until its law is entered', async () => {
    const period = { ...(await within(tx => periodOf(tx, '202612'))), payDay: '2027-01-25' }
    const asked = runPersons({ database: stage.test.database, tenant, period, persons, law, done: () => {} })
    await expect(asked).rejects.toThrow(/2027-01-25/)
  })
})

async function periodOf(tx: Transaction, code: string) {
  const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code))
  if (!period) throw new Error('No period.')
  return period
}

async function run(code: string, who: readonly string[]) {
  const period = await within(tx => periodOf(tx, code))
  return runPersons({ database: stage.test.database, tenant, period, persons: who, law, done: () => {} })
}
