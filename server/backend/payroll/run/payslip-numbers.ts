import { type SQL, sql } from 'drizzle-orm'
import { payslip } from '../../tables/schema.ts'

/** The number of a person's first advance in a period. Ordinary payslips have lower numbers. */
export const firstAdvance = 101

/** True for the number of an advance's payslip. */
export const isAdvance = (number: number): boolean => number >= firstAdvance

/** True for the payslips of a query that are no advances: those of the salary run. */
export const isOfRun: SQL = sql`${payslip.number} < ${sql.raw(String(firstAdvance))}`
