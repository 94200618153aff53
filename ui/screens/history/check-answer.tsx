import type { HistoryCheck } from '#contracts/history/shapes.ts'
import { breakKinds } from '#contracts/history/subjects.ts'
import { css } from '#styled-system/css/index.js'
import { historyTexts } from '#ui/screens/history/history.text.ts'
import { formatCount, formatTime } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Notice } from '#ui/widgets/feedback/notice.tsx'

const texts = historyTexts.check
const line = css({ display: 'block', marginTop: '1' })

/** Renders the answer of a check of the history. */
export function CheckAnswer({ check }: { readonly check: HistoryCheck }) {
  const { Events, Breaks, First, TimeStamp, Hash } = check
  const [events, time] = [formatCount(Events), formatTime(TimeStamp)]
  return (
    <div className={common.spaced4}>
      <Notice kind={Breaks === 0 ? 'SUCCESS' : 'ERROR'}>
        {Breaks === 0 ? texts.whole(events, time) : texts.broken(formatCount(Breaks), events, time)}
        {First && (
          <span className={line}>{texts.first(First.Seq, formatTime(First.TimeStamp), breakKinds[First.Kind])}</span>
        )}
        {Breaks === 0 && (
          <span className={line}>
            {texts.hash} <code className={common.captionMono}>{Hash}</code>
          </span>
        )}
      </Notice>
    </div>
  )
}
