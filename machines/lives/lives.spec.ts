import { join, relative } from 'node:path'
import ELK from 'elkjs/lib/elk.bundled.js'
import { describe, expect, it } from 'vitest'
import { type Life, life, no, part, to } from '#contracts/life/life.ts'
import { lives } from '#contracts/lives.ts'
import { layOut } from '../kit/chart/chart-layout.ts'
import { chartOf } from '../kit/chart/chart-model.ts'
import { describeChart } from '../kit/chart/describe-chart.ts'
import { drawChart } from '../kit/chart/draw-chart.ts'
import { expectFresh } from '../kit/shared/testing/chart.ts'
import { expectClear } from '../kit/shared/testing/clear-chart.ts'
import { lifeMachine } from './life-machine.ts'

const elk = new ELK()
const folder = relative(join(import.meta.dirname, '../..'), import.meta.dirname)

/** Returns the refusals of a life in words, as a table. */
const refusalsOf = ({ parts }: Life): readonly string[] => [
  '## What is refused',
  '',
  '| State | Actions | Refusal |',
  '|---|---|---|',
  ...Object.entries(parts).flatMap(([name, states]) =>
    Object.entries(states).flatMap(([state, { on }]) => {
      const refused = Object.entries(on).flatMap(([action, cell]) =>
        typeof cell === 'object' && 'refused' in cell ? [{ action, text: cell.refused }] : [],
      )
      return [...Map.groupBy(refused, ({ text }) => text)].map(
        ([text, those]) => `| ${name}.${state} | ${those.map(({ action }) => action).join(', ')} | ${text} |`,
      )
    }),
  ),
  '',
]

describe.each(lives.map(each => [each.name, each] as const))('the chart of %s', (name, each) => {
  it('is fresh', async () => {
    const chart = chartOf(lifeMachine(each))
    const layout = await layOut(chart, elk, { descriptions: true, counts: false })
    expectClear(layout)
    const page = describeChart(chart, { name, folder, about: each.about })
    expectFresh(join(import.meta.dirname, `${name}.chart.md`), [page, ...refusalsOf(each)].join('\n'))
    expectFresh(join(import.meta.dirname, `${name}.chart.svg`), drawChart(layout, each.about))
  })
})

it('an arrow tells in which states of the other parts an action is taken', () => {
  const lamp = life({
    name: 'lamp',
    about: 'A lamp.',
    actions: { press: 'Payslips.Read', plug: 'Payslips.Read' },
    parts: {
      light: part<'off' | 'on', 'press'>({ off: { on: { press: to('on') } }, on: { on: { press: to('off') } } }),
      plug: part<'out' | 'in', 'press' | 'plug'>({
        out: { on: { press: no('Lampan är inte inkopplad.'), plug: to('in') } },
        in: { on: { press: 'stays', plug: 'never' } },
      }),
    },
  })
  const { transitions } = chartOf(lifeMachine(lamp))
  expect(transitions.map(({ source, cause, guard, targets }) => [source, cause, guard, ...targets])).toEqual([
    ['lamp.light.off', 'press', 'in', 'lamp.light.on'],
    ['lamp.light.on', 'press', 'in', 'lamp.light.off'],
    ['lamp.plug.out', 'plug', undefined, 'lamp.plug.in'],
  ])
})
