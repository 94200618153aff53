import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { keyOf } from '../../demo/make-licence.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import {
  company as companyTable,
  declarationExport,
  declarationNumber,
  employee,
  event,
  payment,
  paymentOrder,
  payslip,
  payslipEntry,
  payslipRow,
  salaryPeriod,
  voucher,
  voucherRow,
} from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { finishPayslips } from '../vouchers/finish-payslips.ts'

/** The company of specs of corrections, the period that is corrected, and the first person. */
export const company = 'nordsken'
export const Period = '202610'
export const person = '9001'
const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf(company) }

/** Returns a typed row with an amount. */
export const bonus = (Belopp: number) => ({
  LonArtNr: '1010',
  Text: '',
  From: '',
  Tom: '',
  Antal: null,
  Apris: null,
  Belopp,
})

/**
 * Starts a backend for the specs of a file, and clears what a spec has made before the next. The
 * company has the persons, each with 30 000 kr a month.
 */
export function correctionStage(persons: readonly string[] = [person]) {
  let stage: TestBackend
  let adm: Browser
  const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(stage.test.database, tenant, work)
  beforeAll(async () => {
    stage = await startTestBackend()
    adm = await stage.signedIn('adm')
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    await within(async tx => {
      await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
      for (const table of [voucher, paymentOrder, payslip, declarationExport, declarationNumber]) await tx.delete(table)
      await tx.delete(employee).where(like(employee.lastName, 'Prövning%'))
      await tx.update(salaryPeriod).set({ isLocked: false })
    })
    await settings({
      KopplaBokf: true,
      BokfProg: 'SIE4',
      BokfdatLon: 'U',
      BokfdatSkatt: 'L',
      KonteraBerArbAvg: true,
      KtoNettolon: '2821',
      KtoKassa: '1910',
      VernrUseNext: true,
      VernrNextNr: 41,
      UseAttestWebLonHuv: false,
      KonteraBerSemLon: false,
      KonteraAmfAvgift: false,
      ArbAvgRabattA: false,
      ArbAvgRabFoU: false,
    })
    await within(tx =>
      tx.insert(employee).values(
        persons.map((employmentNumber, at) => ({
          employmentNumber,
          firstName: 'Åsa',
          lastName: `Prövning${at > 0 ? at + 1 : ''}`,
          employmentForm: 'TV' as const,
          taxType: 'HUV' as const,
          employedFrom: '2024-01-01',
          salaryForm: 'MÅN' as const,
          salary: '30000',
          personalNumber: personalNumbers[at] ?? '',
          details: { SkattTab: '33', SkattKol: '1', UtbetSatt: 'KON', ArbAvgTyp: '99' },
        })),
      ),
    )
  })
  const settings = (values: Readonly<Record<string, unknown>>) =>
    within(tx =>
      tx
        .update(companyTable)
        .set({ settings: sql`${companyTable.settings} || ${JSON.stringify(values)}::jsonb` })
        .where(eq(companyTable.ftgKey, tenant.ftgKey)),
    )
  const finish = (code = Period, flags?: Partial<typeof payslip.$inferInsert>) =>
    within(async tx => {
      const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code))
      if (!period) throw new Error('No period.')
      await finishPayslips(tx, period, persons, flags)
    })
  const lock = (...codes: string[]) =>
    within(async tx => {
      for (const code of codes) {
        await tx.update(salaryPeriod).set({ isLocked: true }).where(eq(salaryPeriod.period, code))
      }
    })
  const ask = async <Data>(path: string, method = 'GET', body?: unknown) => {
    const answer = await adm.ask(path, { company, method, body })
    return { status: answer.status, code: answer.body.dvCode, said: answer.body, data: answer.body.data as Data }
  }
  const post = () => ask(`/bokforingsunderlagList/${Period}`, 'POST', { Forhandsgranska: false })
  const byAccount = async () =>
    Object.fromEntries(
      (
        await within(tx =>
          tx
            .select({ account: voucherRow.account, sum: sql<number>`sum(${voucherRow.amount})`.mapWith(Number) })
            .from(voucherRow)
            .groupBy(voucherRow.account)
            .orderBy(voucherRow.account),
        )
      )
        .filter(({ sum }) => sum !== 0)
        .map(({ account, sum }) => [account, sum]),
    )
  /** Everything that a correction may store, as one text. */
  const stored = () =>
    within(async tx => {
      const all = []
      for (const table of [payslip, payslipRow, payslipEntry, voucher, voucherRow, paymentOrder, payment]) {
        all.push((await tx.select().from(table)).map(row => JSON.stringify(row)).toSorted())
      }
      all.push(await tx.select({ seq: event.seq }).from(event))
      return JSON.stringify(all)
    })
  /** Fetches a file, as the browser does. */
  const fetchFile = (path: string) =>
    fetch(`${stage.backend.url}/file/${path}`, {
      headers: { 'X-Api-Request': '1', cookie: adm.cookie ?? '', 'X-Ftg-Id': company },
    })
  return {
    within,
    settings,
    finish,
    lock,
    ask,
    post,
    byAccount,
    stored,
    fetchFile,
    /** The backend. Only within specs. */
    stage: () => stage,
  }
}

const personalNumbers = ['199003159804', '198506129801', '198809049821']
