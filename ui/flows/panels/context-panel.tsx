import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { flowsTexts } from '../flows.text.ts'
import { stateText } from '../story/actors.ts'
import { type Change, differenceOf, printValue } from '../story/difference.ts'
import { eventText } from '../story/letters.ts'
import type { Step } from '../story/story.ts'

const texts = flowsTexts.context

const panel = css({ height: 'full', overflow: 'auto', p: '4', display: 'grid', gap: '4', alignContent: 'start' })
const head = css({ textStyle: 'headingSm', overflowWrap: 'anywhere' })
const title = css({ textStyle: 'title', mb: '2' })
const code = css({
  fontFamily: 'mono',
  textStyle: 'caption',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  bg: 'bg.subtle',
  borderRadius: 'control',
  p: '3',
})
const list = css({ display: 'grid', gap: '2', listStyle: 'none' })
const change = css({ border: 'subtle', borderRadius: 'control', p: '2', display: 'grid', gap: '1' })
const kind = css({ color: 'fg.muted', textStyle: 'caption', ml: '2' })
const side = css({
  fontFamily: 'mono',
  textStyle: 'caption',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  borderRadius: 'sm',
  position: 'relative',
  pl: '6',
  pr: '2',
  py: '1',
  _before: { content: 'attr(data-mark)', position: 'absolute', left: '2', fontWeight: 'semibold' },
  '&[data-side=before]': { bg: 'error.bg', color: 'error.text' },
  '&[data-side=after]': { bg: 'success.bg', color: 'success.text' },
})

/** Renders a flow's step: its event, what it changed in the context, and the context after it. */
export const ContextPanel = ({ step }: { readonly step: Step | undefined }) => {
  if (!step) return <EmptyState size="sm" title={texts.none} />
  const { entry, before, after, problem } = step
  const changes = before && after ? differenceOf(before.context, after.context) : []
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={panel} tabIndex={0} aria-label={flowsTexts.tabs.context}>
      <h2 className={head}>
        {entry.stream}: {eventText(entry.event)}
      </h2>
      {problem !== undefined && <Notice kind="ERROR">{problem}</Notice>}
      {after && (
        <section>
          <h3 className={title}>{texts.state}</h3>
          <p className={common.cellMuted}>
            {before && stateText(before) !== stateText(after) && `${stateText(before)} → `}
            {stateText(after)}
          </p>
        </section>
      )}
      {after && (
        <section>
          <h3 className={title}>
            {!before ? texts.start : changes.length === 0 ? texts.unchanged : texts.changed(changes.length)}
          </h3>
          <ul className={list}>
            {changes.map(each => (
              <ChangeItem key={each.path} change={each} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className={title}>
          {texts.event}: {entry.event.type}
        </h3>
        <pre className={code}>{printValue(entry.event)}</pre>
      </section>
      {after && (
        <section>
          <h3 className={title}>{texts.whole}</h3>
          <pre className={code}>{printValue(after.context)}</pre>
        </section>
      )}
    </section>
  )
}

const ChangeItem = ({ change: { path: at, kind: how, before, after } }: { readonly change: Change }) => (
  <li className={change}>
    <p className={common.cellStrongOfAnyLength}>
      {at}
      <span className={kind}>{texts.kinds[how]}</span>
    </p>
    {how !== 'added' && (
      <pre className={side} data-side="before" data-mark="−">
        {printValue(before)}
      </pre>
    )}
    {how !== 'removed' && (
      <pre className={side} data-side="after" data-mark="+">
        {printValue(after)}
      </pre>
    )}
  </li>
)
