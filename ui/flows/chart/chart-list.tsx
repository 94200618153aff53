import { memo } from 'react'
import type { ChartModel } from '#machines/kit/chart/chart-model.ts'
import { causeText } from '#machines/kit/chart/chart-text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { chartTexts } from './chart.text.ts'
import type { Marks } from './chart-drawing.tsx'
import { detailsOf, targetsOf } from './chart-parts.ts'

interface ChartListProps extends Pick<Marks, 'active' | 'heat'> {
  readonly chart: ChartModel
}

/** Renders a chart in words, for readers who do not see the drawing. */
export const ChartList = memo(({ chart, active, heat }: ChartListProps) => (
  <ul className={common.srOnly} aria-label={chartTexts.list(chart.id)}>
    {chart.states.map(state => (
      <li key={state.id}>
        {chartTexts.state(state.name, active.has(state.id), detailsOf(state))}
        <ul>
          {chart.transitions
            .filter(({ source }) => source === state.id)
            .map(arrow => (
              <li key={arrow.key}>
                {chartTexts.transition(causeText(arrow), targetsOf(chart, arrow), heat.get(arrow.key) ?? 0)}
              </li>
            ))}
        </ul>
      </li>
    ))}
  </ul>
))
