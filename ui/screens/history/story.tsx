import type { HistoryEntry } from '#contracts/history/shapes.ts'
import { historyWays } from '#contracts/history/subjects.ts'
import * as select from '#machines/history/event-history/event-history.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { historyTexts } from '#ui/screens/history/history.text.ts'
import { formatTime } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { Drawer } from '#ui/widgets/drawer/drawer.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { originOf, personOf } from './history-row.ts'

const texts = historyTexts.story
const root = css({ display: 'grid', gap: '4', padding: '4', gridTemplateColumns: '[minmax(0, 1fr)]' })
const item = css({
  display: 'grid',
  gap: '0.5',
  paddingLeft: '3',
  borderLeftWidth: '2',
  borderLeftStyle: 'solid',
  borderLeftColor: 'border.subtle',
  overflowWrap: 'anywhere',
  '&[aria-current]': { borderLeftColor: 'accent.fill' },
})

/** Renders the opened event's facts beside the list, and then the whole story of its thing. */
export function Story() {
  const flow = useFlow('eventHistory')
  const opened = useSelect('eventHistory', select.opened)
  return (
    <Drawer
      open={opened !== null}
      onClose={() => flow.send({ type: 'story.close' })}
      title={texts.title}
      side="end"
      width={480}
    >
      {opened && (
        <div className={root}>
          <Facts entry={opened} />
          <Events chosen={opened.Seq} />
        </div>
      )}
    </Drawer>
  )
}

function Facts({ entry }: { readonly entry: HistoryEntry }) {
  const { Seq, TimeStamp, Text, Details, Via, Address, Browser, Hash } = entry
  return (
    <>
      <p className={common.strong}>{Text}</p>
      {Details.length > 0 && (
        <ul className={common.stack3}>
          {Details.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <DescriptionList
        items={[
          { label: historyTexts.columns.user, value: personOf(entry) },
          { label: historyTexts.columns.time, value: formatTime(TimeStamp), numeric: true },
          { label: historyTexts.columns.company, value: entry.Company?.Namn ?? historyTexts.wholeLicence },
          { label: texts.way, value: Via === null ? texts.none : historyWays[Via] },
          { label: texts.address, value: Address ?? texts.none, numeric: true },
          { label: texts.browser, value: Browser ?? texts.none },
          { label: texts.number, value: String(Seq), numeric: true },
          {
            label: texts.hash,
            value: Hash === null ? texts.waits : <code className={common.captionMono}>{Hash}</code>,
          },
        ]}
      />
    </>
  )
}

/** Renders all events of the thing, or that they are being fetched or could not be. */
function Events({ chosen }: { readonly chosen: number }) {
  const flow = useFlow('eventHistory')
  const story = useSelect('eventHistory', select.story)
  const isMissing = useSelect('eventHistory', select.isStoryMissing)
  if (isMissing) {
    return <ErrorState title={texts.failed} size="sm" onRetry={() => flow.send({ type: 'story.retry' })} />
  }
  if (!story) return <SkeletonRows rows={4} />
  return (
    <>
      <p className={common.caption} role="status">
        {texts.count(story.length)}
      </p>
      <ol className={common.stack3}>
        {story.map(entry => (
          <li key={entry.Seq} className={item} aria-current={entry.Seq === chosen ? 'true' : undefined}>
            <span>{entry.Text}</span>
            <span className={common.caption}>
              <time dateTime={entry.TimeStamp}>{formatTime(entry.TimeStamp)}</time> · {personOf(entry)}
            </span>
            <span className={common.caption}>{originOf(entry)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
