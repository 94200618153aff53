import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { demoCalls } from '#contracts/licence/demo-request.calls.ts'
import type { DemoRequest } from '#contracts/licence/demo-request.shapes.ts'
import { deliver } from '../../messages/deliver.ts'
import { administratorsOf } from '../../messages/recipients.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import { actAsSystem, actFor, type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { event } from '../../tables/schema.ts'
import { takeRequest } from './request-limit.ts'

const requested = 'demo-account.requested'

/**
 * Requests for demo accounts go to the licence users and system administrators of the licence in
 * DEMO_REQUESTS_TO. With demo data that is WEB100200, the licence of lic and adm. Without such a
 * licence requests are refused.
 *
 * The calls are public, so they have no idempotency key. Instead, the same request on the same day
 * counts as one.
 */
export const demoArea: Handlers<typeof demoCalls> = {
  async request({ database, demoRequestsTo: licNr, address, body, now, log }) {
    if (body.Webbplats) {
      log.info('A program asked for a demo account')
      return null
    }
    if (licNr === undefined) throw new Refusal(errors.unavailable)
    await withTenant(database, { licNr }, async tx => {
      const id = idOf(body, now)
      if (await isReceived(tx, id)) return
      await actAsSystem(tx)
      if (!(await takeRequest(tx, address, now))) throw new Refusal(errors.tooManyRequests)
      await actFor(tx, { licNr })
      const recipients = await administratorsOf(tx)
      if (recipients.length === 0) throw new Refusal(errors.unavailable)
      await deliver(tx, { ...letterOf(body), recipients }, now)
      await appendEvent(tx, { type: requested, payload: { id }, ftgKey: null, actor: null })
    })
    return null
  },
}

/** Returns an id that is the same for the same request on the same day. */
const idOf = (request: DemoRequest, now: Date): string =>
  createHash('sha256')
    .update(JSON.stringify([now.toISOString().slice(0, 10), Object.entries(request).toSorted()]))
    .digest('hex')

async function isReceived(tx: Transaction, id: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`avlona.demo-account:${id}`}, 0))`)
  const same = and(eq(event.type, requested), sql`${event.payload} ->> 'id' = ${id}`)
  return (await tx.$count(event, same)) > 0
}

const letterOf = (request: DemoRequest) => ({
  sender: { login: null, name: 'Avlöna' },
  subject: `Önskan om demokonto: ${request.Foretag}`,
  text: [
    `${request.Namn} på ${request.Foretag} vill ha ett demokonto.`,
    [
      `Organisationsnummer: ${request.Orgnr}`,
      `Antal anställda: ${request.AntalAnstallda}`,
      `E-post: ${request.EPost}`,
      `Telefon: ${request.Telefon}`,
    ].join('\n'),
    ...(request.Meddelande === '' ? [] : [request.Meddelande]),
  ].join('\n\n'),
})
