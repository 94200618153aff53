import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { header, markerValue } from '#contracts/headers.ts'
import { SkatteverketReturn } from '#contracts/payroll/declaration/skatteverket.shapes.ts'
import type { Adapter } from '#server/adapter/adapter.ts'
import { appRouter } from '#server/adapter/router.ts'
import { browserRequest } from './trpc-route.ts'

/** What Skatteverket adds to the address; without a code the person has changed their mind. */
const Returned = z.object({ state: z.string(), code: z.string() })

/** Where a person lands who is not in the middle of a sign-in. */
const overview = '/employerDeclaration'

/**
 * Serves the address that Skatteverket sends a person back to after the sign-in there. A link from
 * another site cannot carry the marker: the state shows instead that this person has begun the
 * sign-in, in the company that it begins with. The code goes to the backend and never to a page.
 */
export function addSkatteverketReturn(app: FastifyInstance, adapter: Adapter): void {
  app.get('/skatteverket', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const returned = Returned.safeParse(request.query)
    const body = returned.success
      ? SkatteverketReturn.safeParse({ State: returned.data.state, Code: returned.data.code })
      : undefined
    if (!body?.success) return reply.redirect(overview, 303)
    const browser = browserRequest(request)
    const company = body.data.State.replace(/\.[^.]*$/, '')
    const headers = { ...browser.headers, [header.marker]: markerValue, [header.company]: company }
    try {
      const caller = appRouter.createCaller(adapter.contextOf({ ...browser, headers }))
      const { data } = await caller.employerDeclaration.signedIn({ body: body.data, idempotencyKey: randomUUID() })
      return reply.redirect(`${overview}/${data.Period}`, 303)
    } catch {
      request.log.warn('A sign-in at Skatteverket was not taken in')
      return reply.redirect(overview, 303)
    }
  })
}
