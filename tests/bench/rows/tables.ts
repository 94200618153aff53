import { chromium, type Page } from 'playwright'
import { BuiltPage } from '../../harness/built-page.ts'
import { chromiumFlags, ensureChromium } from '../../harness/chromium.ts'
import type { Contest, Row } from '../contest.ts'
import type { Lap, Ride } from '../peers/tables/contestant.ts'

const peers = {
  'ag-grid': 'AG Grid community 36.2.0',
  'mui-x': 'MUI X Data Grid community 9.14.0, which shows 100 rows at most and sorts them all',
} as const
type Peer = keyof typeof peers

type Part = 'mount' | 'sort' | 'scroll'
const scrolled = 10_000

const sizes: readonly { count: number; size: string; rounds: number; against: readonly Peer[] }[] = [
  { count: 10_000, size: '10k', rounds: 7, against: ['ag-grid', 'mui-x'] },
  { count: 100_000, size: '100k', rounds: 5, against: ['ag-grid'] },
]

const parts: Readonly<Record<Part, (count: number) => string>> = {
  mount: count => `ms until ${count} rows are shown`,
  sort: count => `ms to sort ${count} rows, the mean of ten columns`,
  scroll: count => `frames longer than 16.7 ms, while ${count} rows are scrolled 2,000 px a second for ten seconds`,
}

/**
 * Measures a table of ten columns in Chromium: the time to its first rows, to sort each column with
 * texts in Swedish order, and to scroll.
 */
export const tables: readonly Row[] = sizes.flatMap(({ count, size, rounds, against }) =>
  against.flatMap(peer =>
    (['mount', 'sort', 'scroll'] as const).map(part => ({
      name: `table-${size}-${part}-${peer}`,
      what: parts[part](count),
      peer: peers[peer],
      unit: part === 'scroll' ? 'frames' : 'ms',
      better: 'less' as const,
      rounds: part === 'scroll' ? 3 : rounds,
      prepare: () => prepare(peer, count, part),
    })),
  ),
)

async function measured(page: Page, count: number, part: Part): Promise<number> {
  if (part === 'scroll') return ((await page.evaluate(`ride(${count}, ${scrolled})`)) as Ride).long
  const { mount, sorts } = (await page.evaluate(`lap(${count})`)) as Lap
  return part === 'mount' ? mount : sorts.reduce((sum, ms) => sum + ms, 0) / sorts.length
}

async function prepare(peer: Peer, count: number, part: Part): Promise<Contest> {
  const pages = [
    await BuiltPage.start('tests/bench/peers/tables/ours'),
    await BuiltPage.start(`tests/bench/peers/tables/${peer}`, { isStrict: false }),
  ] as const
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] })
  const measure =
    ({ url }: BuiltPage) =>
    async () => {
      // A fresh page for each lap: what one has left behind must not affect the next.
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      try {
        await page.goto(url)
        await page.waitForFunction('window.lap')
        return await measured(page, count, part)
      } finally {
        await page.close()
      }
    }
  return {
    ours: measure(pages[0]),
    peer: measure(pages[1]),
    close: async () => {
      await browser.close()
      for (const page of pages) await page.stop()
    },
  }
}
