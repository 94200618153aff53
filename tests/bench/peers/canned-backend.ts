import { createServer } from 'node:http'
import { exampleListItem } from '../../../contracts/examples.ts'

/** A backend that costs next to nothing, so that what stands in front of it is what is measured. */
const { COMPANIES, PORT } = process.env
const data = Array.from({ length: Number(COMPANIES) }, (_, index) => ({ ...exampleListItem, FtgId: `ftg${index}` }))
const body = Buffer.from(JSON.stringify({ data }))
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }

createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(PORT), '127.0.0.1')
