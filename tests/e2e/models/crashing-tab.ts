import { type BrowserContext, expect, type Page, type Route } from 'playwright/test'
import { keyIn, requestsOf } from './cut-off.ts'

/** Everything that the journals of this browser hold, as text. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('avlona-journal')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['batches', 'states'])
          const all = ['batches', 'states'].map(store => reading.objectStore(store).getAll())
          reading.oncomplete = () => resolve(JSON.stringify(all.map(({ result }) => result)))
        }
      }),
  )

/** Waits until the journal holds a text, since it is written in idle time. */
export const untilStored = (page: Page, text: string) =>
  expect.poll(async () => (await stored(page)).includes(text), `the journal holds ${text}`).toBe(true)

/** Kills the renderer of a tab, as a crash does. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  // Nobody answers any more.
  devtools.send('Page.crash').catch(() => {})
  await crashed
}

export async function openAgain(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/**
 * Kills a tab once its journal holds a text, and opens another, which takes over.
 *
 * @param path of the new tab
 */
export async function killAfter(page: Page, text: string, path: string): Promise<Page> {
  await untilStored(page, text)
  await crash(page)
  return openAgain(page.context(), path)
}

/**
 * Kills a tab while it waits for a call, which the backend executes, and opens another, which takes
 * over. The new tab's repetition of the call is answered. Returns the new tab, and the keys of the
 * calls.
 *
 * @param call such as 'companies.create'
 * @param act makes the tab send the call
 * @param path of the new tab
 */
export async function killDuring(
  page: Page,
  { call, act, path }: { readonly call: string; readonly act: () => Promise<void>; readonly path: string },
): Promise<{ readonly next: Page; readonly keys: string[] }> {
  const keys: string[] = []
  const done = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    keys.push(keyIn(route.request(), call))
    if (keys.length > 1) return route.continue()
    await route.fetch()
    done.resolve()
  }
  await page.route(requestsOf(call), hold)
  await act()
  await done.promise
  // The next tab has the key from the event that sent the call.
  await untilStored(page, keys[0] ?? '')
  await crash(page)
  const next = await page.context().newPage()
  await next.route(requestsOf(call), hold)
  await next.goto(path)
  return { next, keys }
}
