import { createHash } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { ApiError } from '#contracts/common-errors.ts'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import type { CompanyCopy } from '#contracts/copies/company-copy.shapes.ts'
import type { CompanyJob, CompanyJobId } from '#contracts/copies/company-job.shapes.ts'
import type { Database } from '../platform/database/connect.ts'
import { withTenant } from '../platform/database/tenancy.ts'
import { companyCopy, companyCopyPiece } from '../tables/schema.ts'
import type { Asked, Browser } from '../testing.ts'
import { rowsOfCompany } from './company-rows.ts'
import { cloned, companyRow, keyedTables, notCopied } from './company-tables.ts'
import { headerNow } from './copy-format.ts'

/** For specs: returns the status and code of an error. */
export const refused = ({ status, dvCode }: ApiError) => [status, dvCode]
export const codeOf = ({ status, body }: Pick<Asked, 'status' | 'body'>) => [status, body.dvCode]

/** Starts a job. @returns its id */
export async function begun(browser: Browser, path: string, body: object, FtgId?: string): Promise<string> {
  const answer = await browser.ask(path, { method: 'POST', body, ...(FtgId && { company: FtgId }) })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${answer.body.dvCode}`)
  return (answer.body.data as CompanyJobId).Id
}

/** Returns the copies of a licence that the account sees. */
export const copiesOf = async (browser: Browser, licNr: string) =>
  (await browser.ask(`/restoreCompany/listFiles/${licNr}`)).body.data as CompanyCopy[]

export const nameOf = ({ Container, Name, Version }: CompanyCopy) => ({ Container, Name, VersionId: Version })

/** Returns a company of the account's list. */
export const listedCompany = async (browser: Browser, FtgId: string) =>
  ((await browser.ask('/companyList')).body.data as CompanyListItem[]).find(item => item.FtgId === FtgId)

/** Polls a job until it has ended. */
export async function endOf(browser: Browser, path: string, patience = 20_000): Promise<CompanyJob> {
  const deadline = performance.now() + patience
  for (;;) {
    const { status, body } = await browser.ask(path)
    const job = body.data as CompanyJob
    if (status !== 200) throw new Error(`${path} answered ${status} ${body.dvCode}`)
    if (job.Status === 'COMPLETED' || job.Status === 'FAILED') return job
    if (performance.now() > deadline) throw new Error(`${path} is ${job.Status} still`)
    await new Promise(resolve => setTimeout(resolve, 25))
  }
}

interface Named {
  readonly licNr: string
  readonly FtgId: string
}

/** Returns the key of a company. */
export async function keyOf(database: Database, { licNr, FtgId }: Named): Promise<string | undefined> {
  const { rows } = await withTenant(database, { licNr }, tx =>
    tx.execute<{ ftg_key: string }>(sql`select ftg_key from company where ftg_id = ${FtgId}`),
  )
  return rows[0]?.ftg_key
}

/** Returns all rows of a company without its keys, by table, as a copy would hold them. */
export async function contentOf(database: Database, company: Named): Promise<Record<string, unknown[]>> {
  const ftgKey = await keyOf(database, company)
  return withTenant(database, { licNr: company.licNr, ...(ftgKey && { ftgKey }) }, async tx => {
    const content: Record<string, unknown[]> = {}
    for await (const { table, rows } of rowsOfCompany(tx, false))
      content[table] = [...(content[table] ?? []), ...JSON.parse(rows)]
    return content
  })
}

/** Makes a copy of today's format one of an earlier format, whose rows it has as they are. */
export const madeByFormat = (database: Database, { licNr, id }: { licNr: string; id: string }, format: number) =>
  withTenant(database, { licNr }, async tx => {
    const ofCopy = eq(companyCopyPiece.copyId, id)
    const pieces = await tx.select().from(companyCopyPiece).where(ofCopy).orderBy(companyCopyPiece.number)
    const text = zstdDecompressSync(Buffer.concat(pieces.map(({ content }) => content))).toString()
    const lines = text.slice(text.indexOf('\n'))
    const content = zstdCompressSync(JSON.stringify({ ...headerNow(), format }) + lines)
    await tx.delete(companyCopyPiece).where(ofCopy)
    await tx.insert(companyCopyPiece).values({ copyId: id, number: 0, content })
    const checksum = createHash('sha256').update(content).digest('hex')
    await tx.update(companyCopy).set({ format, checksum, size: content.length }).where(eq(companyCopy.id, id))
  })

/** The columns of a company's own row that a copy lacks. */
const ofTheCompany = ['ftg_id', 'restore_info', 'archived', ...cloned]

const fingerprintOf = (table: string) => {
  const apart = ['ftg_key', 'lic_nr', ...(table === companyRow.name ? ofTheCompany : [])]
  const hash = `hashtextextended((to_jsonb(r) - array['${apart.join("', '")}'])::text, 0)`
  return `select '${table}' as name, count(*) || ' rows ' || coalesce(sum(${hash}), 0) as rows from ${table} r where r.ftg_key = c.ftg_key`
}

/**
 * A query of the contents of the companies with the ids in `$1`: {ftg_id, content}, with the number
 * of rows of each table and a sum of their hashes, without the keys. It reads complete rows,
 * independent of the list of copied columns. The superuser runs it, past row-level security.
 */
export const fingerprints = `select c.ftg_id, jsonb_object_agg(t.name, t.rows) as content
  from company c cross join lateral (${keyedTables()
    .filter(name => !Object.hasOwn(notCopied, name))
    .map(fingerprintOf)
    .join(' union all ')}) t where c.ftg_id = any ($1) group by c.ftg_id`

/**
 * Returns a statement that adds employees to the transaction's company, and distinct rows to every
 * other table of a company.
 */
export const fillEveryTable = (employees: number): SQL =>
  sql.raw(`
    insert into department (id, name, parent_id) select 'K' || n, 'Kontor ' || n, 'K' || nullif(n % 40 + 1, 1) from generate_series(1, 40) n;
    insert into employee (employment_number, first_name, last_name, email, employment_form, department_id, employed_from, salary_form, salary)
      select 'K' || n, 'Åsa' || n, 'Öhrn ' || n, n || '@avlona.example', 'TV', 'K' || 1 + n % 40, date '2015-01-01' + n, 'MÅN', 30000 + n / 100.0
      from generate_series(1, ${employees}) n;
    insert into employee_fact (employment_number, kind, valid_from, "values", in_force)
      select 'K' || n, 'lon', date '2027-01-01' + n, jsonb_build_object('Lon', 30000.5 + n, 'UtbetPer', 'M'), false from generate_series(1, ${employees}, 7) n;
    insert into employee_year (year, employment_number, annual_pay, average_pay, average_hours)
      select year, 'K' || n, 360000 + n, case when n % 3 > 0 then n / 7.0 end, 38.25
      from (select max(year) as year from salary_year), generate_series(1, ${employees}) n;
    insert into employee_vehicle (employment_number, code, model, model_year, first_taxed, new_price, held_from)
      select 'K' || n, 'B' || n, 'Volvo "V60" \\ Cross Country', 2024, '2024-05-01', 400000 + n, '2024-05-02'
      from generate_series(1, ${employees}, 50) n;
    insert into employee_document (employment_number, title, day, file_name, type, size, content)
      select 'K' || n, 'Avtal', '2026-01-02', E'av\ntal "1".pdf', 'application/pdf', 14, '\\x255044462d312e370a2525454f46'
      from generate_series(1, ${employees}, 60) n;
    insert into vehicle_benefit (vehicle_id, year, benefit)
      select v.id, y.year, 50000 + v.new_price % 1000 from employee_vehicle v, salary_year y;
    insert into employee_absence (employment_number, kind, extent, first_day, last_day, child, note)
      select 'K' || n, 'TFP', 50.25, date '2026-01-01' + n, date '2026-01-03' + n, 'Alma "A"', 'rad\\två' from generate_series(1, ${employees}, 40) n;
    insert into client (client_number, first_name, last_name, details)
      select 'B' || n, 'Ivar', 'Ek' || n, jsonb_build_object('Beslut', jsonb_build_array(jsonb_build_object('Timmar', n / 4.0))) from generate_series(1, 30) n;
    insert into client_assignment (employment_number, client_number, valid_from, valid_to)
      select 'K' || n, 'B' || 1 + n % 30, date '2020-01-01' + n, case when n % 2 = 0 then date '2026-01-01' + n end from generate_series(1, ${employees}, 3) n;
    insert into client_picture (client_number, type, size, content)
      select 'B' || n, 'image/png', 8, '\\x89504e470d0a1a0a' from generate_series(1, 30, 7) n;
    insert into card_number (employment_number, number, pin, valid_from) select 'K' || n, '9000' || n, '2468', date '2026-01-01' from generate_series(1, 20) n;
    insert into property (id, name) values ('K1', 'Körkort, "C" \\ släp');
    insert into employee_property (employment_number, property_id) select 'K' || n, 'K1' from generate_series(1, ${employees}, 2) n;
    insert into holiday (day, name, kind, shortened) select date '1990-01-01' + n, 'Helgdag', 'A', n / 4.0 from generate_series(1, 30) n;
    insert into calculation_rule (kind, id, name, settings) values ('OB', 'K1', E'Kväll\\noch\\thelg', '{"Procent": 12.50, "Tom": null}');
    insert into day_schedule (id, name, settings) values ('K1', 'Natt \\ "skift"', '{"StartTid": "22:00", "Raster": []}');
    insert into work_schedule (id, name, settings) values ('K1', E'Rullande\\nschema', '{"Veckor": ["K1", ""], "HeltidTim": 38.250}');
    insert into register_item (register, key, values) values ('productGroups', 'K1', '{"BenText": "Skor \\\\ \\"Äkta\\"", "Aktiv": true}');
    insert into pay_type_table (year, code, name, amounts, controls)
      select year, 'KOLLEKT', 'Kollektivavtal', '{"Belopp1": 1.10}', '[{"Rad": 1}]' from salary_year;
    insert into pay_type (year, table_code, number, name, class)
      select year, 'KOLLEKT', 'K' || n, 'Tillägg ' || n, 'LON' from salary_year, generate_series(1, 200) n;
    insert into salary_period (period, year, kind, first_day, last_day, deviations_first, deviations_last, pay_day)
      select 'V' || year || '13', year, 'V', make_date(year, 12, 1), make_date(year, 12, 31), make_date(year, 11, 1), make_date(year, 11, 30),
        make_date(year, 12, 23) from salary_year;
    insert into vacation_agreement (code, name) values ('KLANG', 'Semester längre än lagens');
    insert into agreement (id, name, pay_type_table, vacation_agreement, open_rules)
      values ('KONTOR', 'Tjänstemän', 'KOLLEKT', 'KLANG', '{OB,JOR}');
    insert into basis_registers (hash, content) values ('K1', '{"formulas": [{"code": "Å \\"1\\""}]}');
    insert into payslip (period, employment_number, pay_date, ready_at, ready_by, basis, registers, basis_hash, engine_version, law_version,
        gross, benefits, taxable, tax, after_tax, net, contribution_base, contributions, payroll_tax, balances, warnings, steps)
      select '202611', 'K' || n, '2026-11-25', '2026-11-20 08:00:00.123+01', 'adm', '{"days": [{"hours": 800}]}', 'K1', 'h' || n, '1', '2026', 3000000,
        0, 3000000, 700050, -10000, 2289950, 3000000, 942600, 0, '[{"kind": "KOMP", "before": 0, "after": -150}]', '["Rad\\två"]', '[{"id": "a"}]'
      from generate_series(1, 2) n;
    insert into payslip_row (period, employment_number, position, id, pay_type, text, first_day, last_day, quantity, unit, price, amount,
        kind, tax, contribution, box, tick, declared_absence, account, units, distribution, steps)
      select '202611', 'K' || n, p.position, p.kind, '1000', 'Lön "A"', '2026-11-01', '2026-11-30', 100, 'ST', 3000000, p.amount,
        p.kind, 'TAB', 'AVG', '', '', '', '7210', '{"10", "Å, b"}', '', '{a}'
      from generate_series(1, 2) n, (values (1, 'BRUTTO', 3000000), (2, 'SKATT', -700050), (3, 'NETTO', -10000)) p (position, kind, amount);
    insert into payslip_entry (period, employment_number, position, id, source, pay_type, first_day, last_day, amount)
      values ('202611', 'K1', 1, 'e1', 'TYPED', '6100', '2026-11-01', '2026-11-01', -10000);
    insert into payslip_delivery (period, employment_number, id, way, status, reason, due_at, job_id, tries, content)
      values ('202611', 'K1', '00000000-0000-4000-8000-000000000011', 'KIVRA', 'UNSURE', 'Kivra "svarar" inte', '2026-11-22 06:00+01',
        '00000000-0000-4000-8000-000000000012', 3, '{"subject": "Lön \\\\"}');
    insert into payment_order (id, period, number, message_id, total, format, file_name, file, warnings, created_by, fetches, fetched_at, fetched_by)
      values ('00000000-0000-4000-8000-000000000002', '202611', 1, 'LON-202611-0001', 2289950, 'ISO', 'LON-202611-0001.xml', '\\x3c00ff5c0a',
        '["Fråga \\"banken\\""]', 'adm', 2, '2026-11-24 08:00:00.123+01', 'adm');
    insert into payment (payment_order, position, end_to_end_id, period, employment_number, number, kind, account, name, pay_date, amount)
      values ('00000000-0000-4000-8000-000000000002', 1, '202611-K2-1-1', '202611', 'K2', 1, 'swedish', '8327-9 0147258925', 'Åsa "Ö"', '2026-11-25', 2289950);
    insert into payment_payslip (payment_order, period, employment_number, number, net)
      values ('00000000-0000-4000-8000-000000000002', '202611', 'K2', 1, 2289950);
    update payment_order set status = 'PAID', paid_at = '2026-11-25 08:00:00+01', paid_by = 'adm';
    update payslip set paid_at = '2026-11-25 08:00:00+01', paid_by = 'adm' where employment_number = 'K2';
    insert into import_run (number, definition, file_name, added, changed, unchanged) values (999, 'HIST', 'historik.csv', 1, 0, 0);
    insert into imported_change (run, employment_number, before, fields, version)
      values (999, 'K1', '{"Efternamn": "Öhrn \\\\ \\"gift\\""}', '["Efternamn"]', 2);
    insert into imported_payslip (employment_number, pay_date, run, gross, benefits, tax, net, contribution_base, contributions, balances)
      values ('K1', '2025-12-22', 999, 3000050, 0, 700000, 2300050, 3000050, 942616, '{"KOMP": -150}');
    insert into imported_person (employment_number, origin, details)
      values ('K1', 'Visma "gammal"', '{"Loner": [], "Franvaro": [{"Typ": "SJK"}]}');
    insert into advance (id, employment_number, pay_date, amount, reason, created_by)
      values ('00000000-0000-4000-8000-000000000003', 'K1', '2026-12-04', 500050, 'Flytt \\ "nu"', 'adm');
    insert into voucher (id, period, posting, date, text, series, fiscal_year, created_by, payment_order, payment_day)
      values ('00000000-0000-4000-8000-000000000001', '202611', '00000000-0000-4000-8000-000000000009', '2026-11-25', 'Lön "A"', 'F', '2026-01-01', 'adm',
        '00000000-0000-4000-8000-000000000002', '2026-11-25');
    insert into voucher_payslip (voucher, position, period, employment_number)
      values ('00000000-0000-4000-8000-000000000001', 1, '202611', 'K2');
    insert into voucher_row (voucher, position, account, amount, units, person, pay_type, day, text, quantity, sources)
      select '00000000-0000-4000-8000-000000000001', n, '72' || n, (3 - 2 * n) * 2289950, '{"10", "Å, b"}', 'K2', '1000', '2026-11-01', 'Lön "A"', 100,
        '[{"slip": 1, "rows": ["a\\\\b"]}]' from generate_series(1, 2) n;
    update voucher set status = 'SENT', sent_at = '2026-11-26 08:00:00.123+01', sent_by = 'adm', file = 1, number = 41;
    insert into declaration_number (employment_number, number) select 'K' || n, 9000 + n from generate_series(1, 2) n;
    insert into declaration_export (period, number, part, exported_at, exported_by, hash, declared)
      values ('202610', 1, 1, '2026-11-10 08:00:00.123+01', 'adm', 'h"1', '[{"person": "K1", "payee": {"box": "224", "id": "\\"å"}, "number": 9001}]');
    insert into declaration_event (period, number, kind, at, by, hash, submission, uploads, link, faults, receipt)
      values ('202610', 1, 'sent', '2026-11-10 08:00:00.123+01', 'adm', 'h"2', '{"main": null, "statements": [], "absences": []}', '[7, 8]',
        'https://skatteverket.example/"å"', '[{"control": "S_1", "isStop": false, "form": "IU", "number": 9001, "text": "Å \\"x\\""}]', '');
    insert into import_run (number, definition, file_name, added, changed, unchanged)
      values (1, 'K1', 'Lön \\"nov\\".csv', 2, 0, 1);
    insert into imported_row (run, line, kind, employment_number, code, valid_from, quantity, amount, values, identity)
      select 1, n, 'LON', 'K' || n, 'MIL', date '2026-11-01' + n, n / 4.0, 25, '{"Info": "Å \\"\\" \\\\"}', 'i' || n from generate_series(1, 2) n;
    insert into company_picture (type, content) values ('image/png', '\\x89504e470d0a1a0a00ff5c0a');
  `)
