import { chromium } from 'playwright'
import { BuiltPage } from '../../harness/built-page.ts'
import { chromiumFlags, ensureChromium } from '../../harness/chromium.ts'
import type { Contest, Row } from '../contest.ts'
import type { Lap } from '../peers/tables/contestant.ts'

const peers = { 'ag-grid': 'AG Grid community 36.2.0' } as const

/** A table of ten columns in Chromium: until its first rows are there, and until each column is sorted, texts in Swedish order. */
export const tables: readonly Row[] = [
  { count: 10_000, size: '10k', rounds: 7 },
  { count: 100_000, size: '100k', rounds: 5 },
].flatMap(({ count, size, rounds }) =>
  (['ag-grid'] as const).flatMap(peer =>
    (['mount', 'sort'] as const).map(part => ({
      name: `table-${size}-${part}-${peer}`,
      what: part === 'mount' ? `ms until ${count} rows are shown` : `ms to sort ${count} rows, the mean of ten columns`,
      peer: peers[peer],
      unit: 'ms',
      better: 'less' as const,
      rounds,
      prepare: () => prepare(peer, count, part),
    })),
  ),
)

async function prepare(peer: keyof typeof peers, count: number, part: 'mount' | 'sort'): Promise<Contest> {
  const pages = [
    await BuiltPage.start('tests/bench/peers/tables/ours'),
    await BuiltPage.start(`tests/bench/peers/tables/${peer}`, { isStrict: false }),
  ] as const
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] })
  const measure =
    ({ url }: BuiltPage) =>
    async () => {
      // A page of its own for each lap: what one has left behind must not weigh on the next.
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      try {
        await page.goto(url)
        await page.waitForFunction('window.lap')
        const { mount, sorts } = (await page.evaluate(`lap(${count})`)) as Lap
        return part === 'mount' ? mount : sorts.reduce((sum, ms) => sum + ms, 0) / sorts.length
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
