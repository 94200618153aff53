import type { Page, Route } from 'playwright/test'

/** The requests of a call, in whatever batch it travels. */
const requestsOf = (call: string) => new RegExp(`/trpc/([^?]*,)?${call.replace('.', '\\.')}(,|\\?|$)`)

/**
 * What becomes of the requests of one call on their way; all the rest of the application is as it
 * is.
 */
export class CutOff {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** No answer comes, until `mend`. */
  async cut(call: string): Promise<void> {
    await this.page.route(requestsOf(call), route => route.abort())
  }

  async mend(call: string): Promise<void> {
    await this.page.unroute(requestsOf(call))
  }

  /**
   * The backend is asked about something else than the browser meant: what it then refuses is its
   * own.
   */
  async ask(call: string, instead: (text: string) => string): Promise<void> {
    await this.page.route(requestsOf(call), route =>
      route.continue({ postData: instead(route.request().postData() ?? '') }),
    )
  }

  /** Answers as a backend of another make may. */
  async refuse(call: string, status: number, dvCode: string, message: string): Promise<void> {
    const error = { json: { code: -32000, message: 'backend', data: { tag: 'backend', status, dvCode, message } } }
    await this.page.route(requestsOf(call), route =>
      route.fulfill({ status, json: Array.from({ length: callsIn(route) }, () => ({ error })) }),
    )
  }

  /**
   * The backend does what it is asked, and its first answer is lost. Gives the bodies of all
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
