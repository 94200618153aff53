import ChevronFirst from 'lucide-react/icons/chevron-first'
import ChevronLast from 'lucide-react/icons/chevron-last'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Radio from 'lucide-react/icons/radio'
import StepBack from 'lucide-react/icons/step-back'
import StepForward from 'lucide-react/icons/step-forward'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { Segments } from '#ui/widgets/segments/segments.tsx'
import { flowsTexts } from './flows.text.ts'
import { timeText } from './format.ts'
import { eventText } from './story/letters.ts'
import type { Story } from './story/story.ts'
import { type Speed, speeds, type Viewing, type ViewingEvent } from './story/viewing.ts'

const texts = flowsTexts.time

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  px: '4',
  py: '2',
  borderTop: 'subtle',
  bg: 'bg.surface',
  position: { base: 'sticky', lg: 'static' },
  bottom: '0',
  zIndex: 'sticky',
})
const track = css({ flex: '[1 1 16rem]', minWidth: '0', display: 'grid' })
const range = css({ width: 'full', height: '6', accentColor: 'accent.fill', cursor: 'pointer' })
const where = css({
  textStyle: 'caption',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
const speedBox = css({ display: 'flex', alignItems: 'center', gap: '2' })

export interface TimeBarProps {
  readonly story: Story
  readonly moment: number
  readonly viewing: Viewing
  readonly send: (event: ViewingEvent) => void
  readonly speed: Speed
  readonly onSpeed: (speed: Speed) => void
}

/** Renders the line of time: where the inspector looks, steps, playing, and following live. */
export const TimeBar = ({ story, moment, viewing, send, speed, onSpeed }: TimeBarProps) => {
  const { length } = story.steps
  const entry = story.steps[moment]?.entry
  const position = entry ? texts.position(moment + 1, length, entry.stream, eventText(entry.event)) : ''
  const isEmpty = length === 0
  const isFollowing = viewing.moment === null
  return (
    <section className={bar} aria-label={texts.label}>
      <div className={common.row}>
        <IconButton
          icon={ChevronFirst}
          label={texts.first}
          disabled={isEmpty}
          onClick={() => send({ type: 'go', to: 0 })}
        />
        <IconButton
          icon={StepBack}
          label={texts.back}
          shortcut={['J']}
          disabled={isEmpty}
          onClick={() => send({ type: 'step', by: -1 })}
        />
        <IconButton
          icon={viewing.isPlaying ? Pause : Play}
          disabled={isEmpty}
          label={viewing.isPlaying ? texts.pause : texts.play}
          onClick={() => send({ type: viewing.isPlaying ? 'pause' : 'play' })}
        />
        <IconButton
          icon={StepForward}
          label={texts.forward}
          shortcut={['K']}
          disabled={isEmpty}
          onClick={() => send({ type: 'step', by: 1 })}
        />
        <IconButton
          icon={ChevronLast}
          label={texts.last}
          disabled={isEmpty}
          onClick={() => send({ type: 'go', to: length - 1 })}
        />
        <Button
          icon={Radio}
          size="sm"
          aria-pressed={isFollowing}
          disabled={isEmpty}
          onClick={() => send({ type: 'follow' })}
        >
          {isFollowing ? texts.following : texts.follow}
        </Button>
      </div>
      <div className={track}>
        <input
          type="range"
          className={range}
          aria-label={texts.label}
          aria-valuetext={position}
          aria-description={texts.keys}
          min={0}
          max={Math.max(0, length - 1)}
          value={Math.max(0, moment)}
          disabled={isEmpty}
          onChange={({ target }) => send({ type: 'go', to: target.valueAsNumber })}
        />
        <p className={where}>
          {entry && `${timeText(entry.at)} · `}
          {position}
        </p>
      </div>
      <div className={speedBox}>
        <span id="flows-speed" className={common.caption}>
          {texts.speed}
        </span>
        <Segments
          labelledBy="flows-speed"
          value={String(speed)}
          onChange={value => onSpeed(speeds.find(each => String(each) === value) ?? 1)}
          options={speeds.map(each => ({ value: String(each), label: texts.times(each) }))}
        />
      </div>
    </section>
  )
}
