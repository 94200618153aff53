import { createServer } from 'node:http'
import { exampleListItem } from '../../../contracts/companies/examples.ts'

/** Serves as a backend of negligible cost, so that the code in front of it is measured. */
const { COMPANIES, PORT } = process.env
const data = Array.from({ length: Number(COMPANIES) }, (_, index) => ({ ...exampleListItem, FtgId: `ftg${index}` }))
const body = Buffer.from(JSON.stringify({ data }))
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }

createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(PORT), '127.0.0.1')
