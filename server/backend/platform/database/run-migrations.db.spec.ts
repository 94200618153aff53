import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressOfMigrated, migrate } from './migrate.ts'
import { knownMigrations } from './run-migrations.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './test-database.ts'

let test: TestDatabase
let superuser: Client
beforeEach(async () => {
  test = await createEmptyDatabase()
  superuser = new Client(test.superuserAddress)
  await superuser.connect()
})
afterEach(async () => {
  await superuser.end()
  await test.drop()
})

/** Migrates to the schema of a program whose newest migration has the number. */
const migrateTo = (number: number) =>
  migrate(test.address, undefined, new Set(knownMigrations.slice(0, number + 1).map(({ at }) => at)))

const company = '00000000-0000-4000-8000-000000000001'

/** Adds a licence with a company whose persons 1 and 2 have imported payslips. */
const addImportedPay = () =>
  superuser.query(`
    insert into licence (lic_nr, name, model) values ('L1', 'Ett', 'PLUS');
    insert into company (ftg_key, lic_nr, ftg_id, name, orgnr) values ('${company}', 'L1', 'ett', 'Ett', '');
    insert into employee (ftg_key, lic_nr, employment_number, first_name, last_name, employment_form, employed_from, salary_form, salary)
      select '${company}', 'L1', n, 'Åsa', 'Ek', 'TV', '2020-01-01', 'MÅN', 30000 from generate_series(1, 2) n;
    insert into import_run (ftg_key, lic_nr, number, definition, file_name, added, changed, unchanged)
      values ('${company}', 'L1', 1, 'HIST', 'historik.csv', 3, 0, 0);
    insert into imported_payslip (ftg_key, lic_nr, employment_number, pay_date, run, gross, benefits, tax, net, contribution_base,
        contributions, balances)
      select '${company}', 'L1', n, date '2025-12-22' + d, 1, 100, 0, 30, 70, 100, 31, '{}'
      from generate_series(1, 2) n, generate_series(0, 1) d`)

const importedPersons = async () =>
  (
    await superuser.query<{ number: string; origin: string }>(
      'select employment_number as number, origin from imported_person order by 1',
    )
  ).rows

/** Returns the tables that row-level security does not protect from their owner. */
const unprotected = async () =>
  (
    await superuser.query(
      `select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
       and not (relrowsecurity and relforcerowsecurity)`,
    )
  ).rows

describe('migrations', () => {
  it('see every row, also of tables that they have protected themselves', async () => {
    await migrateTo(46)
    await addImportedPay()
    // 0047 protects the register of imported persons before it fills it.
    await migrateTo(47)
    expect(await importedPersons()).toEqual([
      { number: '1', origin: 'Inläst från fil' },
      { number: '2', origin: 'Inläst från fil' },
    ])
  })

  it('add a foreign key to a table with rows, and leave every table protected from its owner', async () => {
    await migrateTo(20)
    expect(await unprotected()).toEqual([])
    await superuser.query(`
      insert into licence (lic_nr, name, model) values ('L1', 'Ett', 'PLUS');
      insert into rights_group (lic_nr, id, ben_text, rights) values ('L1', 'egen', 'Egen grupp', '{}');
      insert into user_account (login, lic_nr, name, role, rights_group) values ('per', 'L1', 'Per', 'AVD', 'egen')`)
    await migrate(test.address)
    const { rows } = await superuser.query('select own_rights_group as own from user_account')
    expect(rows).toEqual([{ own: 'egen' }])
    expect(await unprotected()).toEqual([])
  })

  it('mend what 0047 lost, and change nothing where it lost nothing', async () => {
    await migrateTo(50)
    // A tool that only reads is told that the database is older.
    await expect(addressOfMigrated(test.address)).rejects.toThrow(/is older than this program: start this one once/)
    await addImportedPay()
    await superuser.query(
      `insert into imported_person (ftg_key, lic_nr, employment_number, origin) values ('${company}', 'L1', '2', 'Visma')`,
    )
    await migrate(test.address)
    const mended = [
      { number: '1', origin: 'Inläst från fil' },
      { number: '2', origin: 'Visma' },
    ]
    expect(await importedPersons()).toEqual(mended)
    await migrate(test.address)
    expect(await importedPersons()).toEqual(mended)
  })

  it('are applied each, whatever order they came in', async () => {
    const all = knownMigrations.map(({ at }) => at)
    await migrate(test.address, undefined, new Set(all.filter((_, index) => index !== 48)))
    await migrate(test.address)
    const { rows } = await superuser.query<{ at: string }>('select created_at as at from drizzle.__drizzle_migrations')
    expect(rows.map(({ at }) => Number(at)).toSorted((one, other) => one - other)).toEqual(all)
  })
})

describe('a program that is older than the database', () => {
  it('refuses it in a sentence, and changes nothing', async () => {
    const newer = await createTestDatabase()
    await newer.asOwner(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`)
    const refused = expect.objectContaining({
      name: 'DatabaseStartError',
      message: expect.stringMatching(/^A newer version of Avlöna has upgraded the database, .*start the newer version/),
    })
    await expect(migrate(newer.address)).rejects.toThrow(refused)
    await expect(addressOfMigrated(newer.address)).rejects.toThrow(refused)
    await newer.drop()
  })
})
