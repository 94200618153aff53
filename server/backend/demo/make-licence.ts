import { registers } from '#contracts/registers/registers.ts'
import { companyRecorded } from '../copies/company-events.ts'
import { licenceSupplemented } from '../copies/supplement-companies.ts'
import { uuidOf } from '../invented-persons/chance.ts'
import { demoAgreements, demoYear } from '../invented-persons/staff.ts'
import { addStandardTable } from '../pay-types/standard-tables.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { actAsSystem, actFor, type Transaction } from '../platform/database/tenancy.ts'
import { beginning } from '../platform/replay/recorded.ts'
import { registerStore } from '../registers/register-store.ts'
import { addStandardItems } from '../registers/standard-items.ts'
import { addVacationAgreement } from '../registers/standard-registers.ts'
import { addPeriods } from '../schedules/periods.ts'
import { addHolidays } from '../schedules/standard-holidays.ts'
import { addSchedules } from '../schedules/standard-schedules.ts'
import {
  agreement,
  client,
  clientAssignment,
  company,
  credential,
  department,
  employee,
  employeeAbsence,
  employeeProperty,
  employeeVehicle,
  licence,
  message,
  notification,
  property,
  rightsGroup,
  salaryYear,
  userAccount,
  userCompanyAccess,
  vehicleBenefit,
} from '../tables/schema.ts'
import { demoAbsences, demoDetails } from './absences.ts'
import { type DemoAccount, demoAccounts } from './accounts.ts'
import {
  type DemoCompany,
  demoCompanies,
  demoCostCentres,
  demoDepartments,
  demoProperties,
  demoTemplates,
} from './companies.ts'
import { type demoLicences, demoSupplier, growingCompany } from './licences.ts'
import { lettersOf, messagesTo, notificationsTo } from './mail.ts'
import { assignmentsOf, clientsOf, employeesOf, personOfAccount, propertiesOf } from './people.ts'
import { addDemoItems } from './registers.ts'
import { demoRightsGroups } from './rights-groups.ts'
import { begun, settingsOfDemo } from './settings.ts'
import { demoBenefits, demoVehicles } from './vehicles.ts'

/** The password hashes of the accounts, by login. */
export type PasswordHashes = ReadonlyMap<string, string>

export const keyOf = (ftgId: string): string => uuidOf(`company ${ftgId}`)

/** Creates a demo licence with all its contents. Leaves the transaction in the system role. */
export async function makeLicence(
  tx: Transaction,
  { licNr, options, ...facts }: (typeof demoLicences)[number],
  hashes: PasswordHashes,
  today: Date,
): Promise<void> {
  await tx.insert(licence).values({ licNr, ...facts, options: [...options], supplier: demoSupplier })
  await actFor(tx, { licNr })

  const companies = demoCompanies.filter(one => one.licNr === licNr)
  await tx.insert(company).values(companies.map(companyRow))
  for (const one of companies) {
    await actFor(tx, { licNr, ftgKey: keyOf(one.ftgId) })
    await fillCompany(tx, one)
    await appendEvent(tx, { type: companyRecorded, actor: null, payload: { ...(await beginning(tx)) } })
  }
  await actFor(tx, { licNr })
  await appendEvent(tx, { type: licenceSupplemented, ftgKey: null, actor: null })
  const groups = demoRightsGroups.filter(one => one.licNr === licNr)
  if (groups.length > 0) {
    await tx
      .insert(rightsGroup)
      .values(groups.map(({ id, benText, rights }) => ({ id, benText, rights: { ...rights } })))
  }
  for (const account of demoAccounts) {
    if (account.licNr === licNr) await makeAccount(tx, account, hashes, today)
  }
  const names = demoAccounts
    .filter(account => account.licNr === licNr)
    .map(account => ({ login: account.login, name: personOfAccount(account).name }))
  const written = lettersOf(names, today)
  if (written.length > 0) await tx.insert(message).values(written)
  await actAsSystem(tx)
}

export const companyRow = (one: DemoCompany) => ({
  ftgKey: keyOf(one.ftgId),
  ftgId: one.ftgId,
  name: one.name,
  orgnr: one.orgnr,
  address1: one.address1,
  archived: one.archived ?? false,
  payCodeTable: one.payCodeTable ?? 'STANDARD',
  settings: { ...(settingsOfDemo[one.ftgId] ?? begun) },
})

async function fillCompany(tx: Transaction, one: DemoCompany): Promise<void> {
  const years = Array.from({ length: demoYear - one.firstYear + 1 }, (_, index) => ({ year: one.firstYear + index }))
  await tx.insert(salaryYear).values(years)
  await addStandardTable(
    tx,
    { code: one.payCodeTable ?? 'STANDARD' },
    years.map(({ year }) => year),
  )
  await addStandardItems(tx)
  for (const { year } of years) await addPeriods(tx, year)
  for (const { year } of years) await addHolidays(tx, year)
  await addSchedules(tx, demoYear)
  if (one.ftgId === growingCompany) {
    await tx.insert(department).values([...demoDepartments])
    for (const unit of demoCostCentres) await registerStore(registers.resultUnits1).add(tx, unit)
  }
  const employees = employeesOf(one)
  const payCodeTable = one.payCodeTable ?? 'STANDARD'
  await addVacationAgreement(tx)
  await addDemoItems(tx, one.ftgId)
  await tx.insert(agreement).values(demoAgreements.map(each => ({ ...each, payTypeTable: payCodeTable })))
  const more = one.ftgId === growingCompany ? demoDetails : {}
  const rows = employees.map(each => ({
    ...each,
    payCodeTable,
    details: { ...each.details, ...more[each.employmentNumber] },
  }))
  if (rows.length > 0) await tx.insert(employee).values(rows)
  const properties = demoProperties[one.ftgId] ?? []
  if (properties.length > 0) {
    await tx.insert(property).values([...properties])
    const numbers = employees.map(({ employmentNumber }) => employmentNumber)
    const ids = properties.map(({ id }) => id)
    await tx.insert(employeeProperty).values(propertiesOf(one, numbers, ids))
  }
  if (one.ftgId === growingCompany) {
    const { model } = registers.standardPersons
    for (const own of demoTemplates) {
      const values = model.write({ ...model.defaults(`${demoYear}-01-01`), ...own }, `${demoYear}-01-01`)
      await registerStore(registers.standardPersons).add(tx, values)
    }
    await tx.insert(employeeAbsence).values([...demoAbsences])
    await tx.insert(employeeVehicle).values([...demoVehicles])
    await tx.insert(vehicleBenefit).values(demoBenefits(years))
  }
  const clients = clientsOf(one)
  if (clients.length > 0) {
    await tx.insert(client).values(clients)
    await tx.insert(clientAssignment).values(assignmentsOf(one))
  }
}

async function makeAccount(tx: Transaction, account: DemoAccount, hashes: PasswordHashes, today: Date): Promise<void> {
  const { login, licNr, role, companies } = account
  const [home] = companies === 'all' ? [] : companies
  await tx.insert(userAccount).values({
    login,
    ...personOfAccount(account),
    // The persons of the demo are who they are said to be.
    personalNumberConfirmed: 'EARLIER',
    role,
    homeFtgKey: home === undefined ? null : keyOf(home),
    rightsGroup: groupOf(account),
    requiresSms: account.requiresSms ?? false,
    mobile: account.mobile ?? '',
    allCompanies: companies === 'all',
  })
  await tx.insert(credential).values({ login, passwordHash: hashes.get(login) ?? '' })
  if (companies !== 'all') {
    await tx.insert(userCompanyAccess).values(companies.map(ftgId => ({ login, ftgKey: keyOf(ftgId) })))
  }
  const mine = demoCompanies.filter(
    one => one.licNr === licNr && !one.archived && (companies === 'all' || companies.includes(one.ftgId)),
  )
  const [about, other] = mine.toSorted(({ ftgId }) => (ftgId === home ? -1 : 0))
  if (about) await tx.insert(notification).values(notificationsTo(account, [about, other], today))
  await tx.insert(message).values(messagesTo({ login, name: personOfAccount(account).name }, today))
}

/** Returns a standard group's name, or the id of the licence's own group. */
function groupOf({ licNr, rightsGroup: name }: DemoAccount): string | null {
  return demoRightsGroups.find(one => one.licNr === licNr && one.benText === name)?.id ?? name
}
