import { eq, sql } from 'drizzle-orm'
import { addDays, type IsoDate } from '#contracts/rules/date.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { numberIn, textIn } from '../../registers/form-values.ts'
import { settingsFor } from '../../settings/company-settings.ts'
import { employee } from '../../tables/schema.ts'
import type { Means, Recipient } from './delivery-plan.ts'
import type { DeliveryServices } from './delivery-services.ts'
import { hasAccount } from './has-account.ts'
import { type KivraEmployer, lackingForKivra } from './kivra/salary-slip.ts'

/** What a query of employees reads to know how each gets a payslip. */
export const recipientColumns = {
  mailbox: employee.digitalMailbox,
  personalNumber: employee.personalNumber,
  email: sql<string>`coalesce(nullif(${employee.email}, ''), ${employee.details} ->> 'EpostPrivat', '')`,
  hasAccount,
}

/**
 * Returns how an employee can be reached.
 *
 * @throws Error when there is no such employee
 */
export async function recipientOf(tx: Transaction, employmentNumber: string): Promise<Recipient> {
  const [found] = await tx
    .select(recipientColumns)
    .from(employee)
    .where(eq(employee.employmentNumber, employmentNumber))
  if (!found) throw new Error('The payslip is nobody’s')
  return found
}

const ofEmployer = ['Namn', 'Orgnr', 'Adress1', 'Adress2', 'PostNr', 'PostOrt', 'LandAdr', 'Telefon', 'Epost'] as const

/** What a company delivers payslips by. */
export interface CompanyMeans {
  readonly means: Means
  readonly employer: KivraEmployer
  /** VisaLBFrDgr: how many days before the payout employees see their payslips. */
  readonly daysBefore: number
}

/** Returns what the transaction's company delivers payslips by. */
export async function meansOf(tx: Transaction, { kivra, mail }: DeliveryServices): Promise<CompanyMeans> {
  const settings = await settingsFor(tx, [
    'DefaultDigitalMailbox',
    'UseKivraDigitalMailbox',
    'UseCllsDigitalMailbox',
    'VisaLBFrDgr',
    ...ofEmployer,
  ])
  const employer = Object.fromEntries(
    ofEmployer.map(name => [name, textIn(settings, name).trim()]),
  ) as unknown as KivraEmployer
  return {
    employer,
    means: {
      defaultMailbox: textIn(settings, 'DefaultDigitalMailbox'),
      usesKivra: settings.UseKivraDigitalMailbox === true,
      usesClls: settings.UseCllsDigitalMailbox === true,
      noKivra: kivra ? lackingForKivra(employer) : 'Kivra är inte anslutet till programmet.',
      hasMail: mail !== undefined,
    },
    daysBefore: numberIn(settings, 'VisaLBFrDgr'),
  }
}

/** Returns the day from which an employee sees a payslip. */
export const visibleFrom = (payDate: IsoDate, daysBefore: number): IsoDate => addDays(payDate, -daysBefore)
