import { eq } from 'drizzle-orm'
import type { FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { company } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { changeSettings } from '../../settings/change-settings.ts'
import { settingsOf } from '../../settings/company-settings.ts'
import { eventsOf } from '../declaration/declaration-events.ts'
import { declaredMonth, exportsOf } from '../declaration/declared-month.ts'
import { markFiled } from '../declaration/mark-filed.ts'
import { declaredYear } from '../declaration/stored/declared-year.ts'
import { law } from '../law/law.ts'
import type { DemoClerk } from './demo-finish.ts'

/** What a declaration asks of a company's settings: a contact, and where its people work. */
const contact = {
  ...{ Kontakt: 'Karin Ödmark', Telefon: '060-465 00 30', Epost: 'lon@foretaget.example' },
  ...{ PostNr: '852 30', PostOrt: 'Sundsvall' },
}

/** Enters in a company's settings what its declarations need and it has not entered. */
export async function enterDemoContact(tx: Transaction, { ftgKey }: DemoClerk, now: Date): Promise<void> {
  const [row] = await tx.select().from(company).where(eq(company.ftgKey, ftgKey))
  if (!row) return
  const entered: FormValues = settingsOf(row)
  const Values = Object.fromEntries(Object.entries(contact).filter(([name]) => entered[name] === ''))
  await changeSettings(tx, { opens: async () => true, row, change: { Version: row.version, Values }, now })
}

/**
 * Marks the declarations of a year whose last day has passed as handed in, on that day. One that
 * somebody has begun with, or that would be stopped, is left.
 */
export async function fileDemoDeclarations(
  tx: Transaction,
  { login }: DemoClerk,
  { year, today }: { readonly year: string; readonly today: IsoDate },
): Promise<void> {
  const declared = await declaredYear(tx, `${year}-12`, law)
  for (let number = 1; number <= 12; number += 1) {
    const period = `${year}-${String(number).padStart(2, '0')}`
    const past = { exports: await exportsOf(tx, period), events: await eventsOf(tx, period) }
    const { month } = await declaredMonth(declared, period, past, today)
    const isBegun = past.events.length > 0 || month.EjKlara > 0 || month.Stopp > 0
    if (!month.Sen || isBegun) continue
    const now = new Date(`${month.SistaDag}T09:00:00Z`)
    await markFiled(tx, { wire: month.Period, isFiled: true }, { login, now })
  }
}
