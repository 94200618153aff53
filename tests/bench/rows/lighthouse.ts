import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumFlags, ensureChromium, findDesktopChromium } from '../../harness/chromium.ts'
import { freePorts } from '../../harness/free-ports.ts'
import { RunningApp } from '../../harness/running-app.ts'
import type { Contest, Row } from '../contest.ts'

const formFactors = ['mobile', 'desktop'] as const
type FormFactor = (typeof formFactors)[number]

/** The categories of Lighthouse, and the least score of each that is demanded. */
const leastScores = {
  performance: { mobile: 0.97, desktop: 1 },
  accessibility: { mobile: 1, desktop: 1 },
  'best-practices': { mobile: 1, desktop: 1 },
  seo: { mobile: 1, desktop: 1 },
} as const
type Category = keyof typeof leastScores

/** Lighthouse's scores of the login screen, from 0 to 1, on a simulated processor and network. */
export const lighthouseScores: readonly Row[] = formFactors.flatMap(formFactor =>
  (Object.keys(leastScores) as Category[]).map(category => ({
    name: `lighthouse-${formFactor}-${category}`,
    what: `Lighthouse's ${category} of the login screen on a ${formFactor}`,
    peer: 'the score that is demanded',
    unit: '',
    better: 'more',
    // Only the speed varies.
    rounds: category === 'performance' ? 3 : 1,
    limit: { atLeast: leastScores[category][formFactor] },
    prepare: () => prepare(category, formFactor),
  })),
)

async function prepare(category: Category, formFactor: FormFactor): Promise<Contest> {
  const app = await RunningApp.start()
  const [port = 0] = await freePorts(1)
  const browser = await chromium.launch({
    // The browser that people use: the headless shell draws less, and scores better.
    executablePath: findDesktopChromium() ?? ensureChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  return {
    ours: () => scoreOf(app.url, { port, category, formFactor }),
    peer: async () => leastScores[category][formFactor],
    close: async () => {
      await browser.close()
      await app.dispose()
    },
  }
}

/** @throws Error when Lighthouse could not judge the page */
async function scoreOf(
  url: string,
  { port, category, formFactor }: { port: number; category: Category; formFactor: FormFactor },
): Promise<number> {
  const config = formFactor === 'desktop' ? desktopConfig : undefined
  const result = await lighthouse(url, { port, onlyCategories: [category], logLevel: 'error' }, config)
  const score = result?.lhr.categories[category]?.score ?? undefined
  if (score === undefined) throw new Error(`Lighthouse gave no score: ${result?.lhr.runtimeError?.message}`)
  return score
}
