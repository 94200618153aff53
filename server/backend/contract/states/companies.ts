import { eq } from 'drizzle-orm'
import { examplePicture } from '#contracts/companies/examples.ts'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import type { StaffMember } from '#contracts/employees/states.ts'
import { states } from '#contracts/pact/states.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import { runFrom } from '../../platform/database/origin.ts'
import { settingsChanged } from '../../settings/change-settings.ts'
import { company, companyPicture, department, employee, salaryYear, userAccount } from '../../tables/schema.ts'
import { list, type PactState, type PactStates, type PactTools, type Params, text, type Undo } from '../pact-tools.ts'

/** The columns that identify the company are not restored. */
const isChanged = (column: string) => !['ftgKey', 'licNr', 'ftgId', 'createdAt'].includes(column)

/** Returns the handlers of the states of companies, their salary years, staff and pictures. */
export function companyStates({
  asAccount,
  inCompany,
  companyOf,
  chosen,
  fresh,
  keepRows,
  keepValues,
}: PactTools): PactStates {
  const own = (ftgKey: string) => eq(company.ftgKey, ftgKey)

  /** Returns the company, and restores its values at the teardown. */
  async function kept(params: Params, undo: Undo) {
    const tenant = await chosen(params)
    await keepValues(work => inCompany(tenant, work), company, own(tenant.ftgKey), isChanged, undo)
    return tenant
  }

  const companyThat =
    (difference: Partial<typeof company.$inferInsert>): PactState =>
    async (params, undo) => {
      const tenant = await kept(params, undo)
      await inCompany(tenant, async tx => {
        await tx.update(company).set(difference).where(own(tenant.ftgKey))
        if ((await tx.$count(salaryYear)) === 0) throw new Error('The company has no salary year')
      })
      return {}
    }

  async function listedCompanies(params: Params) {
    const login = text(params, 'Login')
    return asAccount(params, async tx => {
      const all = await tx
        .select({ FtgId: company.ftgId, Namn: company.name, Orgnr: company.orgnr, Archived: company.archived })
        .from(company)
        .orderBy(company.ftgId)
      const [{ allCompanies = false } = {}] = await tx.select().from(userAccount).where(eq(userAccount.login, login))
      const may = await Promise.all(all.map(({ FtgId }) => allCompanies || companyOf(login, FtgId)))
      return all.filter((_, index) => may[index])
    })
  }

  return {
    [states.company('', '').name]: companyThat({ requiresSms: false }),
    [states.companyArchived('', '', true).name]: async (params, undo) => {
      const tenant = await kept(params, undo)
      const archived = params.Archived === true
      await inCompany(tenant, tx => tx.update(company).set({ archived }).where(own(tenant.ftgKey)))
      return {}
    },
    [states.companySettings('', '', 0).name]: (params, undo) =>
      companyThat({ requiresSms: false, version: Number(params.Version) })(params, undo),
    [states.noCompany('', '').name]: async params => {
      if (await companyOf(text(params, 'Login'), text(params, 'FtgId'))) throw new Error('The account may choose it')
      return {}
    },
    [states.companies([], '').name]: async params => {
      const there = await listedCompanies(params)
      const asked = list<Pick<CompanyListItem, 'FtgId'>>(params, 'Companies')
      const byId = (some: readonly Pick<CompanyListItem, 'FtgId'>[]) =>
        JSON.stringify(some.map(({ FtgId }) => FtgId).toSorted())
      if (byId(there) !== byId(asked)) throw new Error(`The account may choose ${byId(there)}`)
      return {}
    },
    [states.restoredCompany('', '', noRestore).name]: async (params, undo) => {
      const tenant = await kept(params, undo)
      const restoreInfo = params.RestoreInfo as Record<string, unknown>
      await inCompany(tenant, tx => tx.update(company).set({ restoreInfo }).where(own(tenant.ftgKey)))
      return {}
    },
    [states.salaryYears('', '', []).name]: async (params, undo) => {
      const years = list<number>(params, 'SalaryYears')
      const there = await companyOf(text(params, 'Login'), text(params, 'FtgId'))
      if (there) {
        const rows = await inCompany(there, tx => tx.select({ year: salaryYear.year }).from(salaryYear))
        const has = rows.map(({ year }) => year).toSorted((a, b) => b - a)
        if (has.join() === years.join()) return {}
      }
      const tenant = await fresh(params, undo)
      await inCompany(tenant, tx => tx.insert(salaryYear).values(years.map(year => ({ year }))))
      return {}
    },
    [states.settingsHistory('', '', []).name]: async (params, undo) => {
      const tenant = await fresh(params, undo)
      const changes = list<{ Login: string; Field: string; Before: string; After: string }>(params, 'Changes')
      for (const { Login, Field, Before, After } of changes) {
        const payload = { version: 1, changes: { [Field]: { from: Before, to: After } } }
        await inCompany({ ...tenant, login: Login }, tx => appendEvent(tx, { type: settingsChanged, payload }))
      }
      return {}
    },
    [states.settingsSaved('', '', { Browser: '', Values: {} }).name]: async (params, undo) => {
      const tenant = await fresh(params, undo)
      const values = Object.entries(params.Values as Record<string, string>)
      const changes = Object.fromEntries(values.map(([name, to]) => [name, { from: '', to }]))
      const origin = { address: text(params, 'Address'), browser: text(params, 'Browser'), via: 'session' } as const
      await runFrom(origin, () =>
        inCompany({ ...tenant, login: text(params, 'Login') }, tx =>
          appendEvent(tx, { type: settingsChanged, payload: { version: 1, changes } }),
        ),
      )
      return {}
    },
    [states.staff('', '', []).name]: async (params, undo) => {
      const tenant = await fresh(params, undo)
      const members = list<StaffMember>(params, 'Employees')
      await inCompany(tenant, async tx => {
        await tx.insert(salaryYear).values([2025, 2026].map(year => ({ year })))
        const departments = [...new Set(members.map(({ Avdelning }) => Avdelning))]
        await tx.insert(department).values(departments.map(id => ({ id, name: `Avdelning ${id}` })))
        await tx.insert(employee).values(members.map(rowOf))
      })
      return {}
    },
    [states.companyPicture('', '', '').name]: async (params, undo) => {
      const tenant = await kept(params, undo)
      const id = text(params, 'PictureId')
      await keepRows(work => inCompany(tenant, work), companyPicture, eq(companyPicture.ftgKey, tenant.ftgKey), undo)
      await inCompany(tenant, async tx => {
        await tx.delete(companyPicture)
        const content = Buffer.from(examplePicture.Content, 'base64')
        await tx.insert(companyPicture).values({ id, type: 'image/png', content })
        await tx.update(company).set({ pictureId: id }).where(own(tenant.ftgKey))
      })
      return {}
    },
  }
}

const noRestore = { Time: '', User: '', AzStorageContainer: '', AzFileName: '', InfoText: '' }

function rowOf({ AnstNr, Namn, Epost, AnstForm, Avdelning, AnstFrom, AnstTom, LoneForm }: StaffMember) {
  const [lastName = '', ...rest] = Namn.split(' ')
  return {
    employmentNumber: AnstNr,
    lastName,
    firstName: rest.join(' '),
    email: Epost,
    employmentForm: AnstForm,
    departmentId: Avdelning,
    employedFrom: AnstFrom,
    employedTo: AnstTom,
    salaryForm: LoneForm,
    salary: '30000',
  }
}
