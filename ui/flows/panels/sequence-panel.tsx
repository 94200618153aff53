import { useMemo, useState } from 'react'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { CheckboxField } from '#ui/widgets/checkbox/checkbox.tsx'
import { flowsTexts } from '../flows.text.ts'
import { type Letter, letterOf, outside, ports, time } from '../story/letters.ts'
import type { Story } from '../story/story.ts'
import { StepList } from './step-list.tsx'

const texts = flowsTexts.sequence

/** CSS pixels: the width of a lane, and the height of a message. */
const lane = 108
const height = 36

const filter = css({ p: '3' })
const heads = css({ display: 'flex' })
const laneHead = css({
  flexShrink: '0',
  px: '1',
  py: '2',
  textAlign: 'center',
  textStyle: 'captionStrong',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&[data-kind=other]': { color: 'fg.muted', fontStyle: 'italic' },
})
const drawing = css({ display: 'block', color: 'fg.muted', '[aria-selected=true] &': { color: 'fg.default' } })
const lifeLine = css({ stroke: 'border.subtle' })
const arrow = css({ stroke: 'current', fill: 'transparent', strokeWidth: '[1.5]' })
const head = css({ fill: 'current' })
const word = css({ fill: 'current', textStyle: 'caption' })

export interface SequencePanelProps {
  readonly story: Story
  /** The chosen flow, to which the messages can be limited. */
  readonly stream: string | undefined
  readonly moment: number
  readonly onGo: (moment: number) => void
}

/** Renders the events as messages between lanes, one for each flow and for those outside. */
export const SequencePanel = ({ story, stream, moment, onGo }: SequencePanelProps) => {
  const [isLimited, setLimited] = useState(true)
  const only = isLimited ? stream : undefined
  const { lanes, letters } = useMemo(() => lettersIn(story, only), [story, only])
  const width = Math.max(lanes.size, 1) * lane
  return (
    <div className={common.columnInPart}>
      {stream !== undefined && (
        <div className={filter}>
          <CheckboxField label={texts.only(stream)} value={isLimited} onChange={setLimited} />
        </div>
      )}
      <StepList
        label={texts.label}
        rows={letters}
        indexOf={indexOf}
        moment={moment}
        onGo={onGo}
        rowHeight={height}
        width={width}
        head={
          <div className={heads} aria-hidden>
            {[...lanes.keys()].map(name => (
              <span
                key={name}
                className={laneHead}
                data-kind={story.streams.has(name) ? 'flow' : 'other'}
                style={{ width: lane }}
                title={name}
              >
                {name}
              </span>
            ))}
          </div>
        }
        renderRow={letter => <Message letter={letter} lanes={lanes} width={width} />}
      />
    </div>
  )
}

const indexOf = ({ step }: Letter) => step.index

interface MessageProps {
  readonly letter: Letter
  /** The place of each lane, from the left. */
  readonly lanes: ReadonlyMap<string, number>
  readonly width: number
}

const centre = (place: number) => place * lane + lane / 2

const Message = ({ letter: { from, to, text }, lanes, width }: MessageProps) => {
  const start = centre(lanes.get(from) ?? 0)
  const end = centre(lanes.get(to) ?? 0)
  const isOwn = start === end
  const way = end > start ? 1 : -1
  const y = height - 10
  return (
    <svg width={width} height={height} className={drawing} role="img" aria-label={`${from} → ${to}: ${text}`}>
      {[...lanes.values()].map(place => (
        <line key={place} x1={centre(place)} x2={centre(place)} y1={0} y2={height} className={lifeLine} />
      ))}
      {isOwn ? (
        <path d={`M ${start} ${y - 10} h 14 v 10 h -8`} className={arrow} />
      ) : (
        <line x1={start} x2={end - way * 6} y1={y} y2={y} className={arrow} />
      )}
      <path d={isOwn ? `M ${start} ${y} l 8 -4 v 8 z` : `M ${end} ${y} l ${-way * 8} -4 v 8 z`} className={head} />
      <text x={isOwn ? start + 18 : Math.min(start, end) + 6} y={isOwn ? y - 1 : y - 7} className={word}>
        {text}
      </text>
    </svg>
  )
}

/** Returns the messages, and the lanes that they need, in the order of appearance. */
function lettersIn({ steps, streams }: Story, only: string | undefined) {
  const letters = steps
    .map(step => letterOf(step, name => streams.has(name)))
    .filter(({ from, to }) => only === undefined || from === only || to === only)
  const used = new Set(letters.flatMap(({ from, to }) => [from, to]))
  const lanes = [outside, time, ports, ...streams.keys()].filter(name => used.has(name))
  return { letters, lanes: new Map(lanes.map((name, place) => [name, place])) }
}
