import { useMemo, useState } from 'react'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { SearchField } from '#ui/widgets/field/search-field.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'
import { flowsTexts } from '../flows.text.ts'
import { timeText } from '../format.ts'
import { eventText } from '../story/letters.ts'
import type { Step, Story } from '../story/story.ts'
import { StepList } from './step-list.tsx'

const texts = flowsTexts.log

const filters = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) minmax(0, 1fr)]',
  gap: '2',
  p: '3',
  alignItems: 'end',
})
const line = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[5.75rem minmax(0, 6rem) minmax(0, 1fr)]',
    sm: '[5.75rem minmax(0, 8rem) minmax(0, 1fr) auto]',
  },
  gap: '2',
  alignItems: 'center',
  height: 'full',
  px: '3',
  textStyle: 'table',
  whiteSpace: 'nowrap',
})
const sender = css({ color: 'fg.muted', textStyle: 'caption', display: { base: 'none', sm: 'block' } })
const eventName = css({ overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 'medium' })

export interface LogPanelProps {
  readonly story: Story
  readonly moment: number
  readonly onGo: (moment: number) => void
}

/** Renders the events of all flows, or of one, in the order in which they happened. */
export const LogPanel = ({ story, moment, onGo }: LogPanelProps) => {
  const [stream, setStream] = useState('')
  const [term, setTerm] = useState('')
  const options = [...story.streams.keys()].sort().map(value => ({ value, label: value }))
  const shown = useMemo(() => matching(story, stream, term), [story, stream, term])
  return (
    <div className={common.columnInPart}>
      <div className={filters}>
        <SelectField
          label={texts.stream}
          value={stream}
          onChange={setStream}
          options={options}
          placeholder={texts.allStreams}
          isClearable
        />
        <SearchField label={texts.search} placeholder={texts.search} value={term} onChange={setTerm} />
      </div>
      {shown.length === 0 ? (
        <EmptyState size="sm" title={texts.noMatch} />
      ) : (
        <StepList
          label={texts.label}
          rows={shown}
          indexOf={indexOf}
          moment={moment}
          onGo={onGo}
          renderRow={({ entry }) => (
            <div className={line}>
              <span className={common.captionFigures}>{timeText(entry.at)}</span>
              <span className={common.ellipsis}>{entry.stream}</span>
              <span className={eventName} title={entry.event.type}>
                {eventText(entry.event)}
              </span>
              <span className={sender}>{entry.from === undefined ? '' : texts.from(entry.from)}</span>
            </div>
          )}
        />
      )}
    </div>
  )
}

const indexOf = ({ index }: Step) => index

/** Searches the events' types, payloads and senders. */
function matching({ steps, streams }: Story, stream: string, term: string): readonly Step[] {
  const own = stream === '' ? steps : (streams.get(stream) ?? [])
  const sought = term.trim().toLowerCase()
  if (sought === '') return own
  return own.filter(({ entry: { event, from, stream: to } }) =>
    `${to} ${from ?? ''} ${eventText(event)} ${JSON.stringify(event)}`.toLowerCase().includes(sought),
  )
}
