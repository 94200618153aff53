import { eq } from 'drizzle-orm'
import { states } from '#contracts/pact/states.ts'
import type { Voucher } from '#contracts/payroll/vouchers/shapes.ts'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import { moveWholeCompany } from '../../copies/company-rows.ts'
import { storePayslips, storeRows } from '../../payroll/vouchers/make-vouchers.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import {
  basisRegisters,
  company,
  employee,
  payment,
  paymentOrder,
  paymentPayslip,
  payslip,
  payslipRow,
  salaryPeriod,
  salaryYear,
  voucher,
} from '../../tables/schema.ts'
import { list, type PactStates, type PactTools } from '../pact-tools.ts'

const key = { period: '202611', employmentNumber: '101', number: 1 }
const day = '2026-11-25'
const posting = { KopplaBokf: true, BokfProg: 'SIE4', BokfdatLon: 'U', BokfdatSkatt: 'U' }

/** Stores a finished payslip: 30 000 kr, of which 7 000 are tax. */
async function storePaid(tx: Transaction, isOrdered: boolean): Promise<void> {
  await tx.insert(salaryYear).values({ year: 2026 })
  const days = {
    firstDay: '2026-11-01',
    lastDay: '2026-11-30',
    deviationsFirst: '2026-10-01',
    deviationsLast: '2026-10-31',
  }
  await tx.insert(salaryPeriod).values({ ...days, period: key.period, year: 2026, name: 'November 2026', payDay: day })
  await tx.insert(employee).values({
    employmentNumber: key.employmentNumber,
    firstName: 'Anna',
    lastName: 'Andersson',
    employmentForm: 'TV',
    employedFrom: '2021-03-01',
    salaryForm: 'MÅN',
    salary: '30000',
    personType: 'TJM',
  })
  await tx.insert(basisRegisters).values({ hash: 'x', content: {} })
  await tx.insert(payslip).values({
    ...key,
    payDate: day,
    basis: {},
    registers: 'x',
    basisHash: 'x',
    engineVersion: '1',
    lawVersion: '1',
    gross: 3_000_000,
    benefits: 0,
    taxable: 3_000_000,
    tax: 700_000,
    afterTax: 0,
    net: 2_300_000,
    contributionBase: 3_000_000,
    contributions: 0,
    payrollTax: 0,
    readyAt: new Date(),
    readyBy: 'adm',
  })
  const row = { ...key, firstDay: '2026-11-01', lastDay: '2026-11-30', unit: 'KR', box: '', tick: '' }
  const plain = { ...row, tax: 'TAB', contribution: 'AVG', declaredAbsence: '', distribution: '' }
  await tx.insert(payslipRow).values([
    {
      ...plain,
      position: 1,
      quantity: 100,
      id: '1000',
      payType: '1000',
      text: 'Månadslön',
      amount: 3_000_000,
      kind: 'BRUTTO',
      account: '7210',
    },
    {
      ...plain,
      position: 2,
      id: '9000',
      payType: '9000',
      text: 'Skatt',
      amount: -700_000,
      kind: 'SKATT',
      account: '2710',
    },
  ])
  if (isOrdered) await storeOrder(tx)
  await tx.update(payslip).set({ paidAt: new Date(), paidBy: 'adm' })
}

const orderId = '5b1c2f3a-0f52-4f0e-9a55-0c1f6a7d2e10'

/** Stores a paid order of the payslip. */
async function storeOrder(tx: Transaction): Promise<void> {
  const { period } = key
  await tx.insert(paymentOrder).values({
    id: orderId,
    period,
    number: 1,
    messageId: 'LON-202611-0001',
    format: '',
    createdBy: 'adm',
    total: 2_300_000,
  })
  await tx.insert(payment).values({
    ...key,
    order: orderId,
    position: 1,
    endToEndId: '202611-101-1-1',
    kind: 'swedish',
    account: '6114 517182351',
    name: 'Anna Andersson',
    payDate: day,
    amount: 2_300_000,
  })
  await tx.insert(paymentPayslip).values({ ...key, order: orderId, net: 2_300_000 })
  await tx.update(paymentOrder).set({ status: 'PAID', paidAt: new Date(), paidBy: 'adm' })
}

async function storeVoucher(tx: Transaction, { Rader, ...of }: Voucher): Promise<void> {
  await tx.insert(voucher).values({
    id: of.VerId,
    period: of.Period,
    posting: of.Kontering,
    date: of.Datum,
    text: of.Text,
    series: of.Serie,
    fiscalYear: '2026-01-01',
    createdAt: new Date(of.SkapadTid),
    createdBy: of.SkapadAv,
    version: of.Version,
    reverses: of.Aterfor,
    ...(of.Betalning !== null && { paymentOrder: orderId, paymentDay: day }),
  })
  await storeRows(
    tx,
    Rader.map(({ Rad, Konto, Belopp, ResEnh, Kallor, Antal }) => ({
      voucher: of.VerId,
      position: Rad,
      account: Konto,
      amount: toHundredths(Belopp),
      units: ResEnh,
      quantity: Antal === null ? null : toHundredths(Antal),
      sources: Kallor.map(({ Rader: rows }) => ({ slip: 1, rows })),
    })),
  )
  if (of.Betalning === null) await storePayslips(tx, of.VerId, [key])
  if (of.Status === 'CREATED') return
  const sent = { number: of.Nummer, file: of.Fil, sentBy: of.SkickadAv, sentAt: new Date(of.SkickadTid ?? '') }
  const reversed = of.Status === 'REVERSED' ? { reversedAt: new Date(), reversedBy: of.SkickadAv } : {}
  await tx
    .update(voucher)
    .set({ status: of.Status, ...sent, ...reversed })
    .where(eq(voucher.id, of.VerId))
}

/** Returns the handlers of the states of vouchers. */
export const voucherStates = ({ inCompany, fresh }: PactTools): PactStates => ({
  [states.postedPayslips('', '', []).name]: async (params, undo) => {
    const tenant = await fresh(params, undo)
    // Before the company itself is removed: what is finished does not change otherwise.
    undo(() =>
      inCompany(tenant, async tx => {
        await moveWholeCompany(tx)
        await tx.delete(voucher)
        await tx.delete(paymentOrder)
        await tx.delete(payslip)
      }),
    )
    await inCompany(tenant, async tx => {
      await tx
        .update(company)
        .set({ settings: { ...posting, ...(params.Settings as object) } })
        .where(eq(company.ftgKey, tenant.ftgKey))
      await storePaid(tx, params.IsOrdered === true)
      for (const each of list<Voucher>(params, 'Vouchers')) await storeVoucher(tx, each)
      if (params.TakenBack === true) await tx.update(payslip).set({ reversedAt: new Date(), reversedBy: 'adm' })
    })
    return {}
  },
})
