import { eq } from 'drizzle-orm'
import type { FormValues } from '#contracts/forms/field.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { settingsOf } from '../settings/company-settings.ts'
import { company } from '../tables/schema.ts'
import type { DemoClerk } from './payroll-finish.ts'
import type { DemoSettings } from './settings.ts'

/** What a declaration asks of a company's settings: a contact, and where its people work. */
const contact: DemoSettings = {
  Kontakt: 'Karin Ödmark',
  Telefon: '060-465 00 30',
  Epost: 'lon@foretaget.example',
  PostNr: '852 30',
  PostOrt: 'Sundsvall',
}

/** The account that pays, and the file that its bank reads. */
const bank: DemoSettings = {
  KopplaBank: true,
  BankNamn: 'ISO',
  BankIBAN: 'SE35 5000 0000 0549 1000 0003',
  BankBIC: 'ESSESESS',
}

/** What is posted beside pay and tax, and the file that the bookkeeping reads. */
const books: DemoSettings = {
  KopplaBokf: true,
  BokfProg: 'SIE4',
  VernrUseNext: true,
  KonteraBerArbAvg: true,
  KonteraBerSemLon: true,
  KonteraNaturaFrm: true,
}

/**
 * Enters in a company's settings what its declarations, payments and vouchers need and it has not
 * entered. A company that pays or posts by file has chosen how.
 */
export async function enterDemoSettings(tx: Transaction, { ftgKey }: DemoClerk, now: Date): Promise<void> {
  const [row] = await tx.select().from(company).where(eq(company.ftgKey, ftgKey))
  if (!row) return
  const entered: FormValues = settingsOf(row)
  const Values = {
    ...Object.fromEntries(Object.entries(contact).filter(([name]) => entered[name] === '')),
    ...(entered.KopplaBank !== true && bank),
    ...(entered.KopplaBokf !== true && books),
  }
  await changeSettings(tx, { role: null, opens: async () => true, row, change: { Version: row.version, Values }, now })
}
