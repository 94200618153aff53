import type { Page, Request, Route } from 'playwright/test'

/** Returns a pattern that matches the requests of a call, in any batch. */
export const requestsOf = (call: string) => new RegExp(`/trpc/([^?]*,)?${call.replace('.', '\\.')}(,|\\?|$)`)

/** Returns the idempotency key of a call in a request, which may be a batch of several. */
export function keyIn(request: Request, call: string): string {
  const names = new URL(request.url()).pathname.split('/').at(-1)?.split(',') ?? []
  const inputs = JSON.parse(request.postData() ?? '{}') as Record<string, { readonly idempotencyKey?: string }>
  return inputs[names.indexOf(call)]?.idempotencyKey ?? ''
}

/** Manipulates the requests of one call on their way; everything else is unchanged. */
export class CutOff {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Blocks the answers, until `mend`. */
  async cut(call: string): Promise<void> {
    await this.page.route(requestsOf(call), route => route.abort())
  }

  async mend(call: string): Promise<void> {
    await this.page.unroute(requestsOf(call))
  }

  /** Replaces the request's body, so that the backend itself refuses it. */
  async ask(call: string, instead: (text: string) => string): Promise<void> {
    await this.page.route(requestsOf(call), route =>
      route.continue({ postData: instead(route.request().postData() ?? '') }),
    )
  }

  /** Answers with an error that another backend may give. */
  async refuse(call: string, status: number, dvCode: string, message: string): Promise<void> {
    const error = { json: { code: -32000, message: 'backend', data: { tag: 'backend', status, dvCode, message } } }
    await this.page.route(requestsOf(call), route =>
      route.fulfill({ status, json: Array.from({ length: callsIn(route) }, () => ({ error })) }),
    )
  }

  /**
   * Lets the backend execute the requests, and drops its first answer. Returns the bodies of all
   * requests.
   */
  async loseFirstAnswer(call: string): Promise<string[]> {
    const bodies: string[] = []
    await this.page.route(requestsOf(call), async route => {
      bodies.push(route.request().postData() ?? '')
      if (bodies.length > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    return bodies
  }
}

const callsIn = (route: Route) => new URL(route.request().url()).pathname.split(',').length
