import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ELK from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine } from 'xstate'
import { expectGenerated } from '#tests/harness/generated-file.ts'
import { layOut } from '../../chart/chart-layout.ts'
import { chartOf } from '../../chart/chart-model.ts'
import { describeChart } from '../../chart/describe-chart.ts'
import { drawChart } from '../../chart/draw-chart.ts'

import { expectClear } from './clear-chart.ts'

const root = join(import.meta.dirname, '../../../..')
const elk = new ELK()

/**
 * Compares the chart with `x.chart.md` and `x.chart.svg` beside the spec, whose `import.meta.url`
 * is given. With `UPDATE_CHARTS=1` in the environment the files are written instead.
 */
export async function expectChartIsFresh(machine: AnyStateMachine, specUrl: string): Promise<void> {
  const spec = fileURLToPath(specUrl)
  const [folder, name] = [dirname(spec), basename(spec, '.spec.ts')]
  const chart = chartOf(machine)
  const about = aboutIn(readFileSync(join(folder, `${name}.machine.ts`), 'utf8'), name)
  const layout = await layOut(chart, elk, { descriptions: true, counts: false })
  expectClear(layout)
  expectFresh(join(folder, `${name}.chart.md`), describeChart(chart, { name, folder: relative(root, folder), about }))
  expectFresh(join(folder, `${name}.chart.svg`), drawChart(layout, about))
}

/** Compares a file with the text that is generated for it, or writes it with `UPDATE_CHARTS=1`. */
export function expectFresh(file: string, text: string): void {
  expectGenerated(file, text, 'UPDATE_CHARTS')
}

/**
 * Returns the docstring of the machine that an `x.machine.ts` exports as `xMachine` or `x`: what
 * the flow does.
 */
export function aboutIn(source: string, name: string): string {
  const flow = name.replaceAll('-', '')
  const docstring = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport const ${flow}(Machine)? =`, 'i').exec(
    source,
  )?.[1]
  const [text = ''] = (docstring ?? '').split('@')
  return text
    .replace(/^\s*\*?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
