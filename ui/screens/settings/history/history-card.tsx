import { css } from '#styled-system/css/index.js'
import { companySettingsTexts } from '#ui/screens/settings/settings.text.ts'
import { formatTime } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import type { HistoryRow } from './history-row.ts'

const texts = companySettingsTexts.history
const card = css({ display: 'grid', gap: '2', paddingX: '3', paddingBottom: '3' })
const caller = css({ display: 'flex', justifyContent: 'space-between', gap: '3', flexWrap: 'wrap', paddingTop: '3' })
const time = common.captionFigures
const values = css({ display: 'flex', flexWrap: 'wrap', gap: '1.5', textStyle: 'table', overflowWrap: 'anywhere' })
const struck = css({ color: 'fg.muted', textDecoration: 'line-through' })

interface HistoryCardProps {
  readonly row: HistoryRow
  /** Whether the previous card already shows the person and the time. */
  readonly isContinued: boolean
}

/**
 * Renders a change on a phone: the person and time once per save, the field, and its values before
 * and after.
 */
export const HistoryCard = ({ row, row: { TimeStamp, User, Label, isHidden }, isContinued }: HistoryCardProps) => (
  <div className={card}>
    {!isContinued && (
      <div className={caller}>
        <span className={common.strong}>{User}</span>
        <time dateTime={TimeStamp} className={time}>
          {formatTime(TimeStamp)}
        </time>
      </div>
    )}
    <div className={common.stackHalf}>
      <span>{Label}</span>
      {isHidden ? (
        <span className={common.mutedItalic}>{texts.noValue}</span>
      ) : (
        <span className={values}>
          <VisuallyHidden>{texts.from}</VisuallyHidden>
          {row.Before === '' ? <Nothing isHidden={false} /> : <s className={struck}>{row.Before}</s>}
          <span aria-hidden>→</span>
          <VisuallyHidden>{texts.to}</VisuallyHidden>
          <After {...row} />
        </span>
      )}
    </div>
  </div>
)

type Values = Pick<HistoryRow, 'Before' | 'After' | 'isHidden'>

/** Renders the previous value, or that there is none. */
export const Before = ({ Before: value, isHidden }: Values) =>
  isHidden || value === '' ? <Nothing isHidden={isHidden} /> : <span className={common.muted}>{value}</span>

/** Renders the new value, or that there is none. */
export const After = ({ After: value, isHidden }: Values) =>
  isHidden || value === '' ? <Nothing isHidden={isHidden} /> : value

const Nothing = ({ isHidden }: Pick<HistoryRow, 'isHidden'>) => (
  <span className={common.mutedItalic}>{isHidden ? texts.hidden : texts.blank}</span>
)
