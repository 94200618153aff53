import { createServer } from 'node:http'
import { Pool } from 'pg'

/** The SQL that one writes first, by pg without a stack: the same page and count, as the database's owner, past every check. */
const { PGHOST = '', PGPORT = '', PORT } = process.env
const pool = new Pool({ host: PGHOST, port: Number(PGPORT), user: 'postgres', database: 'avlona', max: 10 })

const from = `from employee where ftg_key = (select ftg_key from company where ftg_id = 'nordsken' and lic_nr = 'WEB100200')
  and (employment_number ilike $1 or last_name || ' ' || first_name ilike $1 or personal_number ilike $1 or email ilike $1)`

createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://peer')
  const page = JSON.parse(url.searchParams.get('pagination') ?? '{}')
  const pattern = `%${page.searchTerm ?? ''}%`
  const order = page.sortBy === 'AnstNr' ? 'employment_number' : 'last_name, first_name, employment_number'
  const [rows, total] = await Promise.all([
    pool.query(`select * ${from} order by ${order} limit $2 offset $3`, [
      pattern,
      page.perPage ?? 25,
      ((page.pageNum ?? 1) - 1) * (page.perPage ?? 25),
    ]),
    pool.query(`select count(*)::int as total ${from}`, [pattern]),
  ])
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ data: rows.rows, total: total.rows[0].total }))
}).listen(Number(PORT), '127.0.0.1')
