import type { CoveredDay } from '#contracts/schedules/rule-coverage.ts'
import { coverageOf, passesMidnightFromHoliday } from '#contracts/schedules/rule-coverage.ts'
import { minutesOfDay, textOfSpan } from '#contracts/schedules/work-day.ts'
import { css } from '#styled-system/css/index.js'
import { useFormSelect } from '#ui/forms/form-context.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { scheduleTexts } from '../schedules/schedules.text.ts'

const texts = scheduleTexts.rule
const words = css({ display: 'flex', justifyContent: 'space-between', gap: '2', textStyle: 'caption' })
const bar = css({ position: 'relative', height: '3', borderRadius: 'sm', bg: 'bg.subtle', overflow: 'hidden' })
const part = css({
  position: 'absolute',
  insetBlock: '0',
  left: 'var(--from)',
  width: 'var(--length)',
  bg: 'primary.fill',
})
const note = css({ textStyle: 'caption', color: 'fg.muted', marginTop: '2' })

const share = (minutes: number) => `${(minutes / minutesOfDay) * 100}%`
const timesOf = ({ spans }: CoveredDay): string =>
  spans.length === 0
    ? texts.not
    : spans.map(span => (span.to - span.from === minutesOfDay ? texts.all : textOfSpan(span))).join(', ')

/**
 * Renders the hours of the week that a rule covers, a row for each kind of day, in words as well.
 */
export default function RuleWeek() {
  const [days, from, to, isActive] = useFormSelect(
    ({ context: { values } }) =>
      [values.Dagar, String(values.FranTid), String(values.TillTid), values.Aktiv === true] as const,
    (a, b) => a.every((each, at) => each === b[at]),
  )
  const times = { days: Array.isArray(days) ? (days as readonly string[]) : [], from, to }
  const covered = coverageOf(times)
  return (
    <Section title={texts.title}>
      {!isActive && <Notice kind="INFO">{texts.inactive}</Notice>}
      {covered.every(({ spans }) => spans.length === 0) ? (
        <p className={note}>{texts.none}</p>
      ) : (
        <>
          <dl className={common.stack2}>
            {covered.map(each => (
              <div key={each.day} className={common.stackHalf}>
                <div className={words}>
                  <dt>{each.label}</dt>
                  <dd className={common.figureAtEndMuted}>{timesOf(each)}</dd>
                </div>
                <div className={bar} aria-hidden>
                  {each.spans.map(span => (
                    <div
                      key={span.from}
                      className={part}
                      style={{ '--from': share(span.from), '--length': share(span.to - span.from) } as object}
                    />
                  ))}
                </div>
              </div>
            ))}
          </dl>
          <div className={common.captionApart} aria-hidden>
            {['00', '06', '12', '18', '24'].map(hour => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
          {passesMidnightFromHoliday(times) && <p className={note}>{texts.after}</p>}
        </>
      )}
    </Section>
  )
}
