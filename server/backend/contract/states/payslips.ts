import { and, eq, sql } from 'drizzle-orm'
import type { DeliveryWay } from '#contracts/code-lists/deliveries.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { states } from '#contracts/pact/states.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { fillCompany } from '../../companies/create-company.ts'
import { moveWholeCompany } from '../../copies/company-rows.ts'
import { law } from '../../law/law.ts'
import { runPersons } from '../../payroll/run/run-persons.ts'
import { periodOf } from '../../payroll/run/salary-period.ts'
import { addRows } from '../../person/employee-row.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import {
  advance,
  company,
  job,
  paymentOrder,
  payslip,
  payslipDelivery,
  salaryPeriod,
  voucher,
} from '../../tables/schema.ts'
import { list, type PactStates, type PactTools, text } from '../pact-tools.ts'

type Stated = Parameters<typeof states.payslips>[3][number]

/** Returns the handlers of the states of payslips, which the engine calculates. */
export const payslipStates = ({ chosen, fresh, inCompany, keepValues }: PactTools, database: Database): PactStates => ({
  [states.payingCompany('', '', []).name]: async (params, undo) => {
    const tenant = await fresh(params, undo)
    const login = text(params, 'Login')
    const year = Number(params.Year)
    // Before the company itself is removed: what is finished does not change otherwise.
    undo(() =>
      inCompany(tenant, async tx => {
        await moveWholeCompany(tx)
        for (const table of [voucher, paymentOrder, payslip, advance]) await tx.delete(table)
      }),
    )
    await inCompany({ ...tenant, login }, async tx => {
      await fillCompany(tx, year, 'STANDARD')
      const fresh = employeeForm.defaults(`${year}-01-01`)
      const values = list<FormValues>(params, 'Employees').map(each =>
        employeeForm.write({ ...fresh, ...each }, `${year}-01-01`),
      )
      await addRows(tx, values)
    })
    return {}
  },
  [states.payslips('', '', '', []).name]: async (params, undo) => {
    const { licNr, ftgKey } = await chosen(params)
    const login = text(params, 'Login')
    const code = text(params, 'Period')
    const slips = list<Stated>(params, 'Payslips')
    const run = <Result>(work: (tx: Transaction) => Promise<Result>) =>
      withTenant(database, { licNr, ftgKey, login }, work)
    const clear = () =>
      run(async tx => {
        await moveWholeCompany(tx)
        await tx.delete(voucher).where(eq(voucher.period, code))
        await tx.delete(paymentOrder).where(eq(paymentOrder.period, code))
        await tx.delete(payslip).where(eq(payslip.period, code))
        await tx.delete(job).where(and(eq(job.ftgKey, ftgKey), eq(job.kind, 'PAYROLL')))
      })
    const isPeriod = eq(salaryPeriod.period, code)
    undo(clear)
    await keepValues(run, company, eq(company.ftgKey, ftgKey), column => column === 'settings', undo)
    await keepValues(run, salaryPeriod, isPeriod, column => column === 'isLocked', undo)
    await clear()
    const persons = slips.map(({ AnstNr }) => AnstNr)
    const period = await run(tx => periodOf(tx, code))
    await runPersons({ database, tenant: { licNr, ftgKey, login }, period, persons, law, done: () => {} })
    await run(async tx => {
      for (const { AnstNr, Flags, Utlamning } of slips) {
        const at = (flag: Stated['Flags'][number], day: string) =>
          Flags.includes(flag) ? new Date(`2026-11-${day}T08:00:00Z`) : null
        const by = (flag: Stated['Flags'][number]) => (Flags.includes(flag) ? login : null)
        await tx
          .update(payslip)
          .set({
            readyAt: at('Klarmarkerad', '20'),
            readyBy: by('Klarmarkerad'),
            attestedAt: at('Attesterad', '21'),
            attestedBy: by('Attesterad'),
            printedAt: at('Utskriven', '22'),
            printedBy: by('Utskriven'),
            reversedAt: at('Backad', '26'),
            reversedBy: by('Backad'),
            paidAt: at('Utbetald', '25'),
            paidBy: by('Utbetald'),
            publishedAt: at('Publicerad', '21'),
            publishedBy: by('Publicerad'),
          })
          .where(and(eq(payslip.period, code), eq(payslip.employmentNumber, AnstNr)))
        if (!Utlamning) continue
        const dueAt = new Date('2026-11-22T05:00:00Z')
        await tx.insert(payslipDelivery).values({
          period: code,
          employmentNumber: AnstNr,
          reason: Utlamning.Orsak,
          dueAt,
          way: Utlamning.Satt as DeliveryWay,
          status: Utlamning.Status as 'DONE',
          sentAt: Utlamning.Status === 'DONE' ? dueAt : null,
        })
      }
      const attests = params.UsesAttest === true
      const own = params.Settings as object | undefined
      const given = { UseAttestWebLonHuv: attests, RequireAttestWebLonHuv: attests, ...own }
      await tx.update(company).set({ settings: sql`${company.settings} || ${JSON.stringify(given)}::jsonb` })
      await tx
        .update(salaryPeriod)
        .set({ isLocked: params.Locked === true })
        .where(isPeriod)
    })
    return {}
  },
})
