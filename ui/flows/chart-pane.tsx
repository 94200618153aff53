import { useMemo, useState } from 'react'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { SearchField } from '#ui/widgets/field/search-field.tsx'
import { allFlows } from './all-flows.ts'
import { allLives } from './all-lives.ts'
import { FlowChart } from './chart/flow-chart.tsx'
import { flowsTexts } from './flows.text.ts'
import { type ActorView, activeStates, heatAt } from './story/actors.ts'
import type { Story } from './story/story.ts'

const texts = flowsTexts.chart

// The chart's parts that are out of sight reach behind the head.
const head = css({
  position: 'relative',
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  p: '3',
  borderBottom: 'subtle',
  flexWrap: 'wrap',
})
const title = css({ textStyle: 'title', flex: '[1 1 8rem]', minWidth: '0', overflowWrap: 'anywhere' })
const search = css({ flex: '[0 1 16rem]' })
const body = css({ flex: '[1 1 0]', minHeight: '0', position: 'relative', overflow: 'hidden' })

const none: ReadonlySet<string> = new Set()

export interface ChartPaneProps {
  readonly story: Story
  readonly moment: number
  readonly actor: ActorView | undefined
  /** The name of the life to show in place of a flow. */
  readonly life: string | undefined
}

/** Renders the chart of a life, or of the chosen flow's machine as it is at the moment shown. */
export const ChartPane = ({ life, actor, ...props }: ChartPaneProps) => {
  const chosen = allLives.find(({ name }) => name === life)
  return <Pane {...props} actor={chosen ? undefined : actor} life={chosen} />
}

interface PaneProps extends Omit<ChartPaneProps, 'life'> {
  readonly life: (typeof allLives)[number] | undefined
}

const Pane = ({ story, moment, actor, life }: PaneProps) => {
  const [term, setTerm] = useState('')
  const [selected, setSelected] = useState<string | null>(null)
  const machineId = life?.name ?? actor?.machine
  const machine = life?.machine ?? (machineId === undefined ? undefined : allFlows.find(machineId)?.machine)
  const heat = useMemo(() => heatAt(story, actor?.machine ?? '', moment), [story, actor?.machine, moment])
  const after = actor?.step.after
  const active = useMemo(() => (after ? activeStates(after) : none), [after])
  const isNow = actor?.step.index === moment
  const recent = useMemo(() => new Set(isNow ? actor?.step.taken : []), [isNow, actor?.step.taken])
  if (machineId === undefined)
    return (
      <section className={common.column}>
        <EmptyState size="sm" title={texts.choose} />
      </section>
    )
  return (
    <section className={common.column} aria-labelledby="flows-chart">
      <div className={head}>
        <h2 id="flows-chart" className={title}>
          {texts.title(machineId)}
        </h2>
        <div className={search}>
          <SearchField label={texts.search} placeholder={texts.search} value={term} onChange={setTerm} size="sm" />
        </div>
      </div>
      <div className={body}>
        {machine ? (
          <FlowChart
            key={machineId}
            machine={machine}
            active={active}
            heat={heat}
            recent={recent}
            selected={selected}
            onSelect={setSelected}
            search={term}
            isWhole={life !== undefined}
          />
        ) : (
          <EmptyState size="sm" title={texts.unknown(machineId)} />
        )}
      </div>
    </section>
  )
}
