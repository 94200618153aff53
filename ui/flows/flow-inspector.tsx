import { useDeferredValue, useState } from 'react'
import { brandOf } from '#contracts/brands.ts'
import { css } from '#styled-system/css/index.js'
import { button } from '#styled-system/recipes/index.js'
import type { JournalReader } from '#ui/runtime/journal/journal-reader.ts'
import type { PortController } from '#ui/runtime/journal/port-control.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { ChartPane } from './chart-pane.tsx'
import { flowsTexts } from './flows.text.ts'
import { JournalBar } from './journal-bar.tsx'
import { ActorList } from './panels/actor-list.tsx'
import { type StepTab, StepTabs } from './panels/step-tabs.tsx'
import { actorsAt } from './story/actors.ts'
import { TimeBar } from './time-bar.tsx'
import { useChosenStory } from './use-chosen-story.ts'
import { useJournals } from './use-journals.ts'
import { usePortRules } from './use-port-rules.ts'
import { useViewing } from './use-viewing.ts'

const texts = flowsTexts.journal

const page = css({
  display: 'flex',
  flexDirection: 'column',
  height: { lg: 'screen' },
  minHeight: 'screen',
  bg: 'bg.canvas',
})
const panes = css({
  flex: '[1 1 0]',
  minHeight: '0',
  display: 'grid',
  gap: '[1px]',
  bg: 'border.subtle',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[17rem minmax(0, 1fr) minmax(24rem, 30rem)]' },
  gridTemplateRows: { lg: '[minmax(0, 1fr)]' },
  '& > *': { bg: 'bg.surface', minHeight: '0', minWidth: '0', height: { base: '[28rem]', lg: 'auto' } },
})
const nothing = css({ flex: '1', display: 'grid', placeItems: 'center', p: '6' })
const words = css({ px: '4', py: '2', bg: 'bg.surface', borderBottom: 'subtle' })

export interface FlowInspectorProps {
  /** Undefined when this browser's journals cannot be read. */
  readonly reader: JournalReader | undefined
  /** Returns the ids of the journals whose pages are open. */
  readonly openIds: () => Promise<ReadonlySet<string>>
  readonly controller: PortController | undefined
}

/** Renders the flows of another window of this browser, or of a file, from their journal alone. */
export function FlowInspector({ reader, openIds, controller }: FlowInspectorProps) {
  const [{ softwareName }] = useState(() => brandOf(document.documentElement.dataset.brand))
  const journals = useJournals(reader, openIds)
  const { choice, choose, story, file } = useChosenStory(reader, journals)
  const { viewing, moment, send, speed, setSpeed } = useViewing(story)
  const [chosen, setChosen] = useState<string>()
  const [life, chooseLife] = useState<string>()
  const [tab, setTab] = useState<StepTab>('log')
  // The panes may lag behind the line of time, so that dragging it is smooth.
  const shown = useDeferredValue(moment)
  const isControlled = journals.some(({ id, isLive }) => isLive && id === choice.id)
  const control = usePortRules(controller, isControlled ? choice.id : undefined)

  const actors = actorsAt(story, shown)
  const step = story.steps[shown]
  const stream = chosen !== undefined && story.streams.has(chosen) ? chosen : step?.entry.stream
  const actor = actors.find(each => each.stream === stream)
  return (
    <main className={page}>
      <JournalBar journals={journals} choice={choice} onChoose={choose} story={story} file={file} />
      {reader === undefined && (
        <div className={words}>
          <Notice kind="ERROR">{texts.unreadable}</Notice>
        </div>
      )}
      {file !== undefined && (
        <div className={words}>
          <Notice kind="INFO">{texts.sandbox}</Notice>
        </div>
      )}
      {story.steps.length === 0 ? (
        <div className={nothing}>
          <EmptyState
            title={choice.id === undefined ? texts.empty : texts.waiting}
            text={texts.emptyText(softwareName)}
            action={
              <a href="/" target="_blank" rel="noreferrer" className={button({ variant: 'primary' })}>
                {texts.open(softwareName)}
              </a>
            }
          />
        </div>
      ) : (
        <div className={panes}>
          <ActorList
            actors={actors}
            stream={stream}
            onChoose={each => {
              setChosen(each === chosen ? undefined : each)
              chooseLife(undefined)
            }}
            recent={step?.entry.stream}
            life={life}
            onLife={each => chooseLife(each === life ? undefined : each)}
          />
          <ChartPane story={story} moment={shown} actor={actor} life={life} />
          <StepTabs
            tab={tab}
            onTab={setTab}
            story={story}
            moment={shown}
            onGo={to => send({ type: 'go', to })}
            actor={actor}
            control={control}
          />
        </div>
      )}
      <TimeBar story={story} moment={moment} viewing={viewing} send={send} speed={speed} onSpeed={setSpeed} />
    </main>
  )
}
