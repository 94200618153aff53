import { chromium, type Page } from 'playwright'
import { BuiltPage } from '../../harness/built-page.ts'
import { chromiumFlags, ensureChromium } from '../../harness/chromium.ts'
import type { Contest, Row } from '../contest.ts'
import { fieldCount, names } from '../peers/forms/fields.ts'

/** The folder of the page of all contestants. */
export const formsPage = 'tests/bench/peers/forms'
/** The CPU slowdown where time is measured: well above the clock's resolution. */
const slowdown = 4

const key = {
  what: `ms of work, layout counted, for a key in one of ${fieldCount} validated fields, the processor slowed ${slowdown} times; the median of 90`,
  unit: 'ms',
  better: 'less',
  rounds: 7,
} as const

/** Measures a form with as many fields as the company settings, in Chromium. */
export const form: readonly Row[] = [
  { name: 'form-key', ...key, peer: 'react-hook-form', prepare: () => prepare('react-hook-form', timeOfKey, slowdown) },
  {
    name: 'form-key-tanstack',
    ...key,
    peer: 'TanStack Form',
    prepare: () => prepare('tanstack-form', timeOfKey, slowdown),
  },
  { name: 'form-key-native', ...key, peer: 'native inputs', prepare: () => prepare('native', timeOfKey, slowdown) },
  {
    name: 'form-work',
    what: `ms of CPU time for a key in one of ${fieldCount} validated fields, with its frame and all that follows it`,
    peer: 'react-hook-form',
    unit: 'ms',
    better: 'less',
    rounds: 5,
    limit: { atMost: 1.2, ofRatio: true },
    prepare: () => prepare('react-hook-form', workOfKey),
  },
  ...(['native', 'react-hook-form', 'tanstack-form'] as const).map(
    (peer): Row => ({
      name: peer === 'native' ? 'form-mount' : `form-mount-${peer}`,
      what: `ms of CPU time until ${fieldCount} validated fields are mounted and painted`,
      peer: peer === 'native' ? 'native inputs without validation' : peer,
      unit: 'ms',
      better: 'less',
      rounds: 9,
      ...(peer === 'native' && { limit: { atMost: 2, ofRatio: true } as const }),
      prepare: () => prepare(peer, workOfMount),
    }),
  ),
]

/** @param rate how many times slower the processor runs */
async function prepare(peer: string, measure: (page: Page) => Promise<number>, rate = 1): Promise<Contest> {
  const built = await BuiltPage.start(formsPage, { isStrict: false })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] })
  const open = async (contestant: string) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${built.url}?${contestant}`)
    await page.waitForFunction('window.mountForm')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    return page
  }
  const ours = await open('ours')
  const theirs = await open(peer)
  const measured = async (page: Page) => {
    await page.bringToFront()
    return measure(page)
  }
  return {
    ours: () => measured(ours),
    peer: () => measured(theirs),
    close: async () => {
      await browser.close()
      await built.stop()
    },
  }
}

/**
 * Returns the CPU time of the page's main thread, in ms, for a task and all that follows it before
 * the task's promise is kept. Unlike elapsed time it does not depend on the machine's other load.
 */
async function workOf(page: Page, task: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await worked()
  await task()
  const work = (await worked()) - before
  await session.detach()
  return work
}

async function workOfMount(page: Page): Promise<number> {
  const work = await workOf(page, () => mount(page))
  await page.evaluate(() => window.unmountForm())
  return work
}

/** Mounts the form, and waits until it is painted. */
const mount = (page: Page) =>
  page.evaluate(async () => {
    window.mountForm()
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 50)))
  })

/** Returns the time until a key is painted: the median of those pressed. */
async function timeOfKey(page: Page): Promise<number> {
  await mount(page)
  const times = (await pressKeys(page, 10)).toSorted((a, b) => a - b)
  await page.evaluate(() => window.unmountForm())
  return times[Math.floor(times.length / 2)] ?? 0
}

/** Returns the work of a key, frames and deferred tasks included. */
async function workOfKey(page: Page): Promise<number> {
  await mount(page)
  let keys = 0
  const work = await workOf(page, async () => {
    keys = (await pressKeys(page, 80)).length
  })
  await page.evaluate(() => window.unmountForm())
  return work / keys
}

/**
 * Types in the first, the middle and the last field, each scrolled into view and left afterwards.
 *
 * @param pause in ms between two keys
 * @returns ms for each key
 */
const pressKeys = (page: Page, pause: number): Promise<number[]> =>
  timesOfKeys(
    page,
    [names[3], names[170], names[333]].map(name => `input[name=${name}]`),
    pause,
  )

/**
 * Types in fields, each scrolled into view and left afterwards. Returns the ms of work of each key,
 * layout counted.
 *
 * @param chosen a selector for each field
 */
export const timesOfKeys = (page: Page, chosen: readonly string[], pause: number): Promise<number[]> =>
  page.evaluate(
    async ({ chosen, pause }) => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      const turn = () =>
        new Promise<void>(resolve => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve()
          port2.postMessage(null)
        })
      const times: number[] = []
      for (const selector of chosen) {
        const input = document.querySelector<HTMLInputElement>(selector)
        if (!input) throw new Error(`There is no field ${selector}`)
        input.scrollIntoView({ block: 'center' })
        input.focus()
        await new Promise(resolve => setTimeout(resolve, 100))
        for (let nth = 0; nth < 30; nth++) {
          await new Promise(resolve => setTimeout(resolve, pause))
          const begun = performance.now()
          setter?.call(input, `${input.value}${nth % 10}`)
          input.dispatchEvent(new Event('input', { bubbles: true }))
          await turn()
          document.body.getBoundingClientRect()
          times.push(performance.now() - begun)
        }
        input.blur()
      }
      return times
    },
    { chosen, pause },
  )
