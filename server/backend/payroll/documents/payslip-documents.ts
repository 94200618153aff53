import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import type { FormValues } from '#contracts/forms/field.ts'
import { type PayslipSheet, payslipSheet } from '#contracts/payroll/sheet/payslip-sheet.ts'
import { yearOfPeriod } from '#contracts/schedules/salary-periods.ts'
import { childrenIn, withoutNames } from '../../employees/nameless-children.ts'
import { employeesOn } from '../../employees/timeline-store.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { inGroups } from '../../platform/in-turns.ts'
import type { Showing } from '../../platform/privacy/protected-person.ts'
import { textIn } from '../../registers/form-values.ts'
import { companyPicture, department, payslip, payslipRow, payType, salaryPeriod } from '../../tables/schema.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import { attestOf, isFinal } from '../run/status.ts'
import { companyOf } from '../vouchers/make-vouchers.ts'
import { contentsOf, type DocumentFacts } from './payslip-contents.ts'
import { payslipPdf } from './payslip-pdf.ts'
import { yearSums } from './year-sums.ts'

/** A stored payslip as a document. */
export interface PayslipDocument {
  readonly key: PayslipKey
  readonly sheet: PayslipSheet
  /** The employee's values on the day of the payout. */
  readonly employee: FormValues
  /** The name of the employee's department, or empty. */
  readonly department: string
}

export interface DocumentsAsked {
  /** The code of the salary period: 202611. */
  readonly period: string
  /** The payslips of it, in the order of the result. One that is not there is left out. */
  readonly of: readonly Pick<PayslipKey, 'employmentNumber' | 'number'>[]
  /** What is shown of a person with a protected identity. */
  readonly showing: Showing
}

const keyOf = ({ employmentNumber, number }: Pick<PayslipKey, 'employmentNumber' | 'number'>) =>
  `${employmentNumber} ${number}`

/** Returns stored payslips as documents, by the company's print settings. */
export async function payslipDocuments(tx: Transaction, asked: DocumentsAsked): Promise<readonly PayslipDocument[]> {
  const { period: code, of, showing } = asked
  const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code))
  if (!period || of.length === 0) return []
  const { company } = await companyOf(tx)
  const settings = company as FormValues
  const only = of.length === 1 ? of[0]?.employmentNumber : undefined
  const employees = new Map((await employeesOn(tx, period.payDay, only)).map(each => [textIn(each, 'AnstNr'), each]))
  const departments = new Map(
    (await tx.select({ id: department.id, name: department.name }).from(department)).map(({ id, name }) => [id, name]),
  )
  const attest = await attestOf(tx)
  const classes = await classesOf(tx, yearOfPeriod(code))
  const made = new Map<string, PayslipDocument>()
  for (const some of inGroups(of)) {
    for (const { slip, rows, year } of await storedOf(tx, code, some)) {
      const stored = employees.get(slip.employmentNumber)
      if (!stored) continue
      const employee = showing(stored)
      const table = textIn(employee, 'TabellStyKod')
      const facts: DocumentFacts = {
        slip,
        rows,
        employee,
        period,
        year,
        settings,
        department: departments.get(textIn(employee, 'Avdelning')) ?? '',
        isDraft: !isFinal(slip, attest),
        classOf: number => classes.get(`${table} ${number}`) ?? '',
      }
      const whole = payslipSheet(settings, contentsOf(facts))
      // What is hidden of a person hides the children whom the calculation names, too.
      const sheet = employee === stored ? whole : withoutNames(whole, childrenIn(stored))
      const { employmentNumber, number } = slip
      const key = { period: code, employmentNumber, number }
      made.set(keyOf(key), { key, sheet, employee, department: facts.department })
    }
  }
  return of.flatMap(each => made.get(keyOf(each)) ?? [])
}

/** A payslip without its steps, which no document shows. */
const { steps: _, ...columns } = getTableColumns(payslip)

/** Returns stored payslips with their rows and the sums of their years. */
async function storedOf(tx: Transaction, period: string, of: DocumentsAsked['of']) {
  const wanted = new Set(of.map(keyOf))
  const persons = [...new Set(of.map(({ employmentNumber }) => employmentNumber))]
  const isOf = inArray(payslip.employmentNumber, persons)
  const slips = (
    await tx
      .select(columns)
      .from(payslip)
      .where(and(eq(payslip.period, period), isOf))
  ).filter(slip => wanted.has(keyOf(slip)))
  const rows = await tx
    .select()
    .from(payslipRow)
    .where(and(eq(payslipRow.period, period), inArray(payslipRow.employmentNumber, persons)))
    .orderBy(asc(payslipRow.position))
  const rowsOf = Map.groupBy(rows, keyOf)
  const yearOf = await yearSums(tx, slips)
  return slips.map(slip => ({ slip, rows: rowsOf.get(keyOf(slip)) ?? [], year: yearOf(slip) }))
}

/** Returns the classes of a year's pay types by their table and number. */
async function classesOf(tx: Transaction, year: number): Promise<ReadonlyMap<string, string>> {
  const { tableCode, number } = payType
  const types = await tx.select({ tableCode, number, class: payType.class }).from(payType).where(eq(payType.year, year))
  return new Map(types.map(each => [`${each.tableCode} ${each.number}`, each.class]))
}

/** In pixels: what a logotype is drawn from. A photograph of megabytes would be in every file. */
const logotypePixels = { width: 900, height: 264 } as const

/** Returns the company's picture for its payslips, or undefined without one. */
async function logotypeOf(tx: Transaction): Promise<Buffer | undefined> {
  const { row } = await companyOf(tx)
  if (row.pictureId === null) return undefined
  const [picture] = await tx.select().from(companyPicture).where(eq(companyPicture.id, row.pictureId))
  if (!picture) return undefined
  return sharp(picture.content)
    .rotate()
    .resize({ ...logotypePixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#FFFFFF' })
    .png()
    .toBuffer()
}

/**
 * Returns documents as one PDF, with the company's picture where the settings ask for it.
 *
 * @param drawn called when a document is drawn; what it throws ends the drawing
 */
export async function pdfOfDocuments(
  tx: Transaction,
  documents: readonly PayslipDocument[],
  title: string,
  drawn?: () => void,
): Promise<Buffer> {
  const sheets = documents.map(({ sheet }) => sheet)
  const logotype = sheets.some(({ hasLogotype }) => hasLogotype) ? await logotypeOf(tx) : undefined
  return payslipPdf({ sheets, title, logotype, drawn })
}
