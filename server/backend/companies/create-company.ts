import { newCompanyOptions, startYears } from '#contracts/companies/new-company.rules.ts'
import type { NewCompany } from '#contracts/companies/new-company.shapes.ts'
import { errors } from '#contracts/errors.ts'
import { companyCreated } from '../copies/company-events.ts'
import { requireFreeId } from '../copies/company-job.ts'
import { openTo } from '../copies/make-company.ts'
import type { TableCode } from '../pay-types/standard/trades.ts'
import { addStandardTable } from '../pay-types/standard-tables.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { actFor, type Transaction } from '../platform/database/tenancy.ts'
import type { Account } from '../platform/http/caller.ts'
import { fieldsRefused, Refusal } from '../platform/http/refusal.ts'
import { beginning } from '../platform/replay/recorded.ts'
import { addStandardItems } from '../registers/standard-items.ts'
import { addAgreements, addCalculationRules } from '../registers/standard-registers.ts'
import { addPeriods } from '../schedules/periods.ts'
import { addHolidays } from '../schedules/standard-holidays.ts'
import { addSchedules } from '../schedules/standard-schedules.ts'
import { sessionFacts } from '../sign-in/session/user-account.ts'
import { company, salaryYear } from '../tables/schema.ts'
import { addTrialPersons } from './trial-persons.ts'

interface Asked {
  readonly account: Account
  readonly wanted: NewCompany
  readonly now: Date
}

/**
 * Creates a company in the account's licence, ready to use, and appends `company.created`.
 * Afterwards the transaction acts for the company.
 *
 * @throws Refusal rightMissing for an option that the licence lacks; fieldsRefused;
 * companyIdTaken
 */
export async function createCompany(tx: Transaction, { account, wanted, now }: Asked): Promise<void> {
  const { FtgId, Namn, LoneartsTabell, LoneartsTabellNamn, Year, ...options } = wanted
  await requireOffered(tx, account, options)
  if (!startYears(Number(swedishDate(now).slice(0, 4))).includes(Year)) {
    throw fieldsRefused({ Year: 'Felaktigt värde.' })
  }
  const taken = { FtgId: errors.companyIdTaken.message }
  await requireFreeId(tx, FtgId, taken)
  // A concurrent request for the same id waits here, and then finds it taken.
  const [made] = await tx
    .insert(company)
    .values({
      ftgId: FtgId,
      name: Namn,
      orgnr: '',
      payCodeTable: LoneartsTabell,
      hasPortalHr: !options.InactivatePortalHRFunctions,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [company.licNr, company.ftgId] })
    .returning({ ftgKey: company.ftgKey })
  if (!made) throw new Refusal(errors.companyIdTaken, undefined, taken)
  const { ftgKey } = made
  const { licNr, login } = account
  await openTo(tx, login, ftgKey)

  await actFor(tx, { licNr, login, ftgKey })
  await fillCompany(tx, Year, LoneartsTabell, LoneartsTabellNamn)
  if (options.StdTestData) {
    await addSchedules(tx, Year)
    await addTrialPersons(tx, Year, LoneartsTabell)
  }
  if (options.IncludeCSRegistries) await addCalculationRules(tx)
  const payload = { FtgId, LoneartsTabell, Year, ...options, ...(await beginning(tx)) }
  await appendEvent(tx, { type: companyCreated, payload })
}

/** Adds what every company begins with to the transaction's company. */
export async function fillCompany(tx: Transaction, year: number, code: TableCode, name?: string): Promise<void> {
  await tx.insert(salaryYear).values({ year })
  await addPeriods(tx, year)
  await addHolidays(tx, year)
  await addStandardTable(tx, { code, ...(name !== undefined && { name }) }, [year])
  await addStandardItems(tx)
  await addAgreements(tx, code)
}

type Options = Pick<NewCompany, 'StdTestData' | 'IncludeCSRegistries' | 'InactivatePortalHRFunctions'>

async function requireOffered(tx: Transaction, { login, licNr: LicNr }: Account, options: Options): Promise<void> {
  const { HasLicensOption } = await sessionFacts(tx, login)
  const offered = newCompanyOptions({ LicNr, HasLicensOption })
  const wanted = (Object.keys(options) as (keyof Options)[]).filter(option => options[option])
  if (wanted.some(option => !offered.includes(option))) throw new Refusal(errors.rightMissing)
}
