import { useState } from 'react'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { SearchField } from '#ui/widgets/field/search-field.tsx'
import { Segments } from '#ui/widgets/segments/segments.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { allLives } from '../all-lives.ts'
import { flowsTexts } from '../flows.text.ts'
import type { ActorView } from '../story/actors.ts'

const texts = flowsTexts.actors

const head = css({ display: 'grid', gap: '2', p: '3', borderBottom: 'subtle' })
const title = common.title
// On a narrow screen the lives follow the flows, in one list; beside a chart both are in sight.
const body = css({
  flex: '[1 1 0]',
  minHeight: '0',
  overflow: { base: 'auto', lg: 'hidden' },
  display: { base: 'block', lg: 'flex' },
  flexDirection: 'column',
})
const list = css({ flex: '[1 1 0]', minHeight: '0', overflow: { lg: 'auto' }, listStyle: 'none', py: '1' })
const lives = css({ maxHeight: { lg: '[40%]' }, overflow: { lg: 'auto' }, listStyle: 'none', py: '1' })
const item = css({
  // Holds the hidden text, which would otherwise lie below the window and lengthen the page.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '[0.75rem minmax(0, 1fr)]',
  columnGap: '2',
  alignItems: 'baseline',
  width: 'full',
  textAlign: 'start',
  pr: '3',
  py: '1.5',
  cursor: 'pointer',
  outlineOffset: '[-2px]',
  _hover: { bg: 'bg.hover' },
  '&[aria-current=true]': { bg: 'bg.selected', boxShadow: '[inset 3px 0 0 token(colors.accent.fill)]' },
})
const dot = css({
  width: '2',
  height: '2',
  borderRadius: 'full',
  borderWidth: '1',
  borderStyle: 'solid',
  borderColor: 'border.control',
  '[data-active] > &': { bg: 'success.text', borderColor: 'success.text' },
})
const name = css({
  textStyle: 'tableStrong',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '[data-ended] &': { color: 'fg.muted', fontWeight: 'regular' },
})
const state = css({
  gridColumn: '2',
  textStyle: 'caption',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  '&[data-recent]': { color: 'accent.text' },
  '&[data-problem]': { color: 'error.text' },
})

export interface ActorListProps {
  readonly actors: readonly ActorView[]
  readonly stream: string | undefined
  readonly onChoose: (stream: string) => void
  /** The flow that the step shown belongs to. */
  readonly recent: string | undefined
  /** The name of the life on display. */
  readonly life: string | undefined
  readonly onLife: (life: string) => void
}

/** Renders the flows that have begun, each below its parent, with their states, and the lives. */
export const ActorList = ({ actors, stream, onChoose, recent, life, onLife }: ActorListProps) => {
  const [term, setTerm] = useState('')
  const [kind, setKind] = useState<'all' | 'active'>('all')
  const sought = term.trim().toLowerCase()
  const shown = actors.filter(
    each =>
      (kind === 'all' || each.isActive) &&
      `${each.stream} ${each.machine} ${each.state}`.toLowerCase().includes(sought),
  )
  return (
    <section className={common.columnInPart} aria-labelledby="flows-actors">
      <div className={head}>
        <h2 id="flows-actors" className={title}>
          {texts.title}
        </h2>
        <SearchField label={texts.search} placeholder={texts.search} value={term} onChange={setTerm} size="sm" />
        <Segments
          labelledBy="flows-actors"
          value={kind}
          onChange={setKind}
          options={[
            { value: 'all', label: `${texts.all} ${actors.length}` },
            { value: 'active', label: `${texts.running} ${actors.filter(({ isActive }) => isActive).length}` },
          ]}
        />
      </div>
      <div className={body}>
        {shown.length === 0 ? (
          <EmptyState size="sm" title={texts.noMatch(term)} />
        ) : (
          <ul className={list}>
            {shown.map(actor => (
              <li key={actor.stream}>
                <ActorItem
                  actor={actor}
                  isFlat={sought !== ''}
                  isChosen={life === undefined && actor.stream === stream}
                  isRecent={actor.stream === recent}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        )}
        <div className={head}>
          <h2 className={title}>{flowsTexts.lives}</h2>
        </div>
        <ul className={lives}>
          {allLives.map(({ name: each }) => (
            <li key={each}>
              <button type="button" className={item} aria-current={each === life} onClick={() => onLife(each)}>
                <span />
                <span className={name}>{each}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface ActorItemProps extends Pick<ActorListProps, 'onChoose'> {
  readonly actor: ActorView
  readonly isFlat: boolean
  readonly isChosen: boolean
  readonly isRecent: boolean
}

const ActorItem = ({ actor, isFlat, isChosen, isRecent, onChoose }: ActorItemProps) => (
  <button
    type="button"
    className={item}
    aria-current={isChosen}
    data-active={actor.isActive ? '' : undefined}
    data-ended={actor.isActive ? undefined : ''}
    style={{ paddingLeft: `${0.75 + (isFlat ? 0 : actor.depth)}rem` }}
    title={actor.problem}
    onClick={() => onChoose(actor.stream)}
  >
    <span className={dot} aria-hidden />
    <span className={name}>
      {actor.stream}
      <VisuallyHidden>, {actor.isActive ? texts.active : texts.ended}</VisuallyHidden>
    </span>
    <span
      className={state}
      data-recent={isRecent ? '' : undefined}
      data-problem={actor.problem === undefined ? undefined : ''}
    >
      {actor.problem === undefined ? actor.state : texts.unreplayable}
    </span>
  </button>
)
