import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { requireFew } from '../../file-jobs/require-few.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { File, FileAsk, FileHandler } from '../../platform/http/download-route.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { seesProtected, showingOf } from '../../platform/privacy/protected-person.ts'
import { department, employee, payslip } from '../../tables/schema.ts'
import { first } from '../run/payslip-answer.ts'
import { payslipEvents } from '../run/payslip-events.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import { attestOf, isFinal, usesAttestOf } from '../run/status.ts'
import { companyOf } from '../vouchers/make-vouchers.ts'
import { printCheckList } from './check-list.ts'
import { payslipDocuments, pdfOfDocuments } from './payslip-documents.ts'

/** The orders of prints (contracts/code-lists/payslips.ts). Persons of the same stand by number. */
const orders = {
  AnstNr: [],
  Namn: [employee.lastName, employee.firstName],
  Avdelning: [department.name],
} as const

/** A payslip without its basis and steps, which are most of it. */
const { basis: _, steps: __, ...columns } = getTableColumns(payslip)

/** Returns the payslips of a period in the order that a setting names. */
async function payslipsOf(tx: Transaction, period: string, setting: unknown, numbers?: readonly string[]) {
  const order = orders[setting as keyof typeof orders] ?? orders.AnstNr
  const rows = await tx
    .select({ slip: columns, lastName: employee.lastName, firstName: employee.firstName, department: department.name })
    .from(payslip)
    .innerJoin(employee, eq(employee.employmentNumber, payslip.employmentNumber))
    .leftJoin(department, eq(department.id, employee.departmentId))
    .where(
      and(
        eq(payslip.period, period),
        numbers === undefined ? undefined : inArray(payslip.employmentNumber, [...numbers]),
      ),
    )
    .orderBy(...order.map(column => asc(column)), asc(payslip.employmentNumber), asc(payslip.number))
  return rows.map(({ slip, lastName, firstName, department: of }) => ({
    slip,
    name: `${lastName} ${firstName}`,
    department: of ?? '',
  }))
}

type Slip = Awaited<ReturnType<typeof payslipsOf>>[number]['slip']

/** Prints the payslips of a period that are ready. */
export const payslipPrints: FileHandler = async ask => {
  const { Period = '' } = ask.params
  const { company } = await companyOf(ask.tx)
  const attest = await attestOf(ask.tx)
  const all = await payslipsOf(ask.tx, Period, company.PrintoutPayslipSort)
  const slips = all.map(({ slip }) => slip).filter(slip => isFinal(slip, attest) && slip.reversedAt === null)
  if (slips.length === 0)
    throw new Refusal(
      errors.payslipMissing,
      all.length === 0 ? 'Perioden har inga lönebesked.' : 'Inget av periodens lönebesked är klart att skriva ut.',
    )
  requireFew(ask, 'payslips', slips.length)
  return printed(ask, Period, slips, `Lönebesked ${Period}`)
}

/**
 * Prints the chosen payslips, ready or not: `48` is that of the salary run, and `48:2` corrects it.
 */
export const payslipPrint: FileHandler = async ask => {
  const { Period = '', AnstNr = '' } = ask.params
  const chosen = new Map(AnstNr.split(',').map(each => [each.includes(':') ? each : `${each}:${first}`, each]))
  const persons = [...chosen.keys()].map(each => each.split(':')[0] ?? '')
  const { company } = await companyOf(ask.tx)
  const slips = (await payslipsOf(ask.tx, Period, company.PrintoutPayslipSort, persons))
    .map(({ slip }) => slip)
    .filter(({ employmentNumber, number }) => chosen.has(`${employmentNumber}:${number}`))
  if (slips.length === 0) throw new Refusal(errors.payslipMissing)
  const [only] = chosen.size === 1 ? chosen.values() : []
  return printed(ask, Period, slips, `Lönebesked ${Period}${only === undefined ? '' : ` ${only.replace(':', ' ')}`}`)
}

async function printed(ask: FileAsk, period: string, slips: readonly Slip[], title: string): Promise<File> {
  const { tx, opens, caller, now, progress } = ask
  const showing = showingOf(employeeForm, await seesProtected(opens, 'Registry.PerReg'))
  const documents = await payslipDocuments(tx, { period, of: slips, showing })
  progress?.expect(documents.length)
  const content = await pdfOfDocuments(tx, documents, title, () => progress?.add(1))
  if (await opens({ some: [{ right: 'Payslips.Write' }, { right: 'Payslips.Publish' }] })) {
    const attest = await attestOf(tx)
    await markPrinted(
      tx,
      slips.filter(slip => isFinal(slip, attest)),
      { login: caller.account.login, now },
    )
  }
  return { name: `${title}.pdf`, content }
}

interface Printed {
  readonly login: string
  readonly now: Date
}

/**
 * Marks payslips of a period as printed, those that were not before. Their versions stay: what they
 * say has not changed.
 */
export async function markPrinted(tx: Transaction, keys: readonly PayslipKey[], { login, now }: Printed) {
  const [first] = keys
  if (!first) return
  const wanted = new Set(keys.map(({ employmentNumber, number }) => `${employmentNumber} ${number}`))
  // Locked in one order, as batches lock them.
  const open = await tx
    .select({ employmentNumber: payslip.employmentNumber, number: payslip.number })
    .from(payslip)
    .where(and(eq(payslip.period, first.period), isNull(payslip.printedAt)))
    .orderBy(asc(payslip.employmentNumber), asc(payslip.number))
    .for('update')
  const marked = open.filter(({ employmentNumber, number }) => wanted.has(`${employmentNumber} ${number}`))
  for (const [number, of] of Map.groupBy(marked, each => each.number)) {
    const persons = of.map(({ employmentNumber }) => employmentNumber)
    await tx
      .update(payslip)
      .set({ printedAt: now, printedBy: login })
      .where(
        and(
          ...[eq(payslip.period, first.period), eq(payslip.number, number)],
          inArray(payslip.employmentNumber, persons),
        ),
      )
  }
  if (marked.length === 0) return
  const persons = marked.map(({ employmentNumber }) => employmentNumber)
  await appendEvent(tx, { type: payslipEvents.printed, payload: { period: first.period, persons } })
}

/** Prints the list by which a run is checked before its payslips are handed out. */
export const checkList: FileHandler = async ask => {
  const { tx, params, now, progress } = ask
  const { Period = '' } = params
  const { company } = await companyOf(tx)
  const slips = await payslipsOf(tx, Period, company.PrintoutKontrollistaSort)
  if (slips.length === 0) throw new Refusal(errors.payslipMissing, 'Perioden har inga lönebesked.')
  requireFew(ask, 'checkList', slips.length)
  progress?.expect(slips.length)
  const content = await printCheckList({
    period: Period,
    printed: swedishDate(now),
    company,
    usesAttest: await usesAttestOf(tx),
    byDepartment: (company as FormValues).PrintoutKontrollistaSort === 'Avdelning',
    rows: slips,
    drawn: () => progress?.add(1),
  })
  return { name: `Kontrollista ${Period}.pdf`, content }
}
