import { createServer } from 'node:http'
import { Pool } from 'pg'

/**
 * Serves the same page and count with straightforward SQL by pg, as the database's owner and
 * without any check.
 */
const { PGHOST = '', PGPORT = '', PORT } = process.env
const pool = new Pool({ host: PGHOST, port: Number(PGPORT), user: 'postgres', database: 'avlona', max: 10 })

const columns: Readonly<Record<string, string>> = {
  AnstNr: 'employment_number',
  Namn: 'last_name, first_name, employment_number',
  PersNr: 'personal_number, employment_number',
  Epost: 'email, employment_number',
  Avdelning: 'department_id, employment_number',
  AnstFrom: 'employed_from, employment_number',
}
/** Returns the condition of each list filter. */
const lists: Readonly<Record<string, (codes: string) => string>> = {
  AvdelningList: codes => `department_id in (${codes})`,
  LoneFormList: codes => `salary_form in (${codes})`,
  PerTypList: codes => `person_type in (${codes})`,
  DigitalMailboxList: codes => `coalesce(digital_mailbox, 'NONE') in (${codes})`,
  EgenskapIDList: codes => `exists (select from employee_property its where its.ftg_key = employee.ftg_key
    and its.employment_number = employee.employment_number and its.property_id in (${codes}))`,
}

const from = `from employee where ftg_key = (select ftg_key from company where ftg_id = 'nordsken' and lic_nr = 'WEB100200')
  and (employment_number ilike $1 or last_name || ' ' || first_name ilike $1 or personal_number ilike $1 or email ilike $1)`

createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://peer')
  const page = JSON.parse(url.searchParams.get('pagination') ?? '{}')
  const pattern = `%${page.searchTerm ?? ''}%`
  const order = (columns[page.sortBy] ?? columns.Namn ?? '').replaceAll(
    /,|$/g,
    page.sortOrder === 'desc' ? ' desc$&' : '$&',
  )
  const filter = JSON.parse(url.searchParams.get('filter') ?? '{}')
  const kept = Object.entries(lists).flatMap(([name, narrowed]) =>
    filter[name] ? [` and ${narrowed(`'${filter[name].join("','")}'`)}`] : [],
  )
  const [rows, total] = await Promise.all([
    pool.query(`select * ${from}${kept.join('')} order by ${order} limit $2 offset $3`, [
      pattern,
      page.perPage ?? 25,
      ((page.pageNum ?? 1) - 1) * (page.perPage ?? 25),
    ]),
    pool.query(`select count(*)::int as total ${from}${kept.join('')}`, [pattern]),
  ])
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ data: rows.rows, total: total.rows[0].total }))
}).listen(Number(PORT), '127.0.0.1')
