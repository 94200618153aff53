import Fastify from 'fastify'
import { Pool } from 'pg'

/**
 * Serves the company list over HTTP with the minimum of code: no session, rights, tenancy or
 * validation.
 */
const { PGHOST = '', PGPORT = '', LOGIN, PORT } = process.env
const pool = new Pool({ host: PGHOST, port: Number(PGPORT), user: 'postgres', database: 'avlona', max: 10 })
const app = Fastify()

app.get('/api/companyList', async (_request, reply) => {
  const { rows } = await pool.query(
    `select coalesce(json_agg(item), '[]')::text as json from (
       select ftg_id as "FtgId", name as "Namn", orgnr as "Orgnr",
         coalesce(picture_id::text, '00000000-0000-0000-0000-000000000000') as "PictureId",
         archived as "Archived", restore_info as "RestoreInfo"
       from company
       where lic_nr = (select lic_nr from user_account where login = $1)
       order by name, ftg_id
     ) item`,
    [LOGIN],
  )
  return reply.type('application/json; charset=utf-8').send(`{"data":${rows[0].json}}`)
})

await app.listen({ host: '127.0.0.1', port: Number(PORT) })
