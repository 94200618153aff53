import Fastify from 'fastify'
import { Pool } from 'pg'

/** The least that answers the company list over HTTP: no session, no rights, no tenancy, no checks. */
const { PGHOST = '', PGPORT = '', LOGIN, PORT } = process.env
const pool = new Pool({ host: PGHOST, port: Number(PGPORT), user: 'postgres', database: 'avlona', max: 10 })
const app = Fastify()

app.get('/api/companyList', async (_request, reply) => {
  const { rows } = await pool.query(
    `select coalesce(json_agg(json_build_object(
       'FtgId', company.ftg_id, 'Namn', company.name, 'Orgnr', company.orgnr,
       'PictureId', coalesce(company.picture_id::text, '00000000-0000-0000-0000-000000000000'),
       'Archived', company.archived, 'RestoreInfo', company.restore_info
     ) order by company.name, company.ftg_id), '[]')::text as json
     from company join user_account on user_account.login = $1
     where company.lic_nr = user_account.lic_nr`,
    [LOGIN],
  )
  return reply.type('application/json; charset=utf-8').send(`{"data":${rows[0].json}}`)
})

await app.listen({ host: '127.0.0.1', port: Number(PORT) })
