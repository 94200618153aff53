import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isLoopback } from '../platform/http/loopback.ts'
import type { Outbox, OutboxMessage } from '../platform/mail/outbox.ts'

const style = `
  :root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  h1 { font-size: 20px }
  table { width: 100%; border-collapse: collapse; margin-top: 1rem }
  th, td { padding: .5rem .75rem .5rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid #8886 }
  td:not(:last-child) { white-space: nowrap; font-variant-numeric: tabular-nums }
`
const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/**
 * Serves `GET /dev/outbox`, and the same as JSON at `/dev/outbox.json`: the messages that would
 * have been sent, codes included. Only without a real provider, and only for requests from this
 * machine.
 */
export function addOutbox(app: FastifyInstance, { messages }: Outbox): void {
  app.get('/dev/outbox', async (request, reply) => {
    if (!isLoopback(request.socket.remoteAddress)) return reply.callNotFound()
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(pageOf(messages()))
  })
  app.get('/dev/outbox.json', async (request, reply) => {
    if (!isLoopback(request.socket.remoteAddress)) return reply.callNotFound()
    return { data: messages() }
  })
}

const pageOf = (messages: readonly OutboxMessage[]): string => `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Utkorg för utveckling</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Utkorg för utveckling</h1>
<p>Ingen riktig leverantör är ansluten. Det här skulle ha skickats, det senaste först.</p>
${messages.length === 0 ? '<p>Inget har skickats än.</p>' : tableOf(messages)}
</main>
</body>
</html>
`

const tableOf = (messages: readonly OutboxMessage[]): string => `<table>
<thead><tr><th scope="col">Tid</th><th scope="col">Typ</th><th scope="col">Till</th><th scope="col">Text</th></tr></thead>
<tbody>${messages.map(rowOf).join('')}</tbody>
</table>`

const rowOf = ({ at, kind, to, text }: OutboxMessage): string =>
  `<tr>${[time.format(at), kind, to, text].map(cell => `<td>${escaped(cell)}</td>`).join('')}</tr>`

const time = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'medium', timeZone: 'Europe/Stockholm' })

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, character => entities[character] ?? '')
