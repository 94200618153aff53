import { type Span, vacationYearOf } from '#contracts/registers/vacation-year.ts'
import { css } from '#styled-system/css/index.js'
import { useFormSelect } from '#ui/forms/form-context.tsx'
import { registerTexts } from '#ui/screens/registers/registers.text.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Section } from '#ui/widgets/section/section.tsx'

const texts = registerTexts.vacationYear
const bar = css({
  position: 'relative',
  height: '2',
  mt: '2',
  borderRadius: 'full',
  bg: 'bg.subtle',
  overflow: 'hidden',
  border: 'subtle',
})
const part = css({
  position: 'absolute',
  insetBlock: '0',
  left: 'var(--from)',
  width: 'var(--share)',
  bg: 'primary.fill',
})

/** Renders when the days of a holiday agreement are earned and taken, this year. */
export default function VacationYear() {
  const { taken, earned } = useFormSelect(
    ({ context }) => vacationYearOf(context.values, today()),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  )
  const { from } = earned
  const days = daysIn({ from, to: taken.to })
  const spans = [
    [texts.earned, earned],
    [texts.taken, taken],
  ] as const
  return (
    <div className={common.aside}>
      <Section title={texts.title}>
        <dl className={common.stack4}>
          {spans.map(([label, span]) => (
            <div key={label}>
              <dt className={common.strong}>{label}</dt>
              <dd>
                {texts.span(span)}
                <div className={bar} aria-hidden>
                  <div
                    className={part}
                    style={
                      {
                        '--from': `${(daysIn({ from, to: span.from }) / days) * 100}%`,
                        '--share': `${(daysIn(span) / days) * 100}%`,
                      } as object
                    }
                  />
                </div>
              </dd>
            </div>
          ))}
        </dl>
        <p className={common.caption}>{earned.from === taken.from ? texts.together : texts.before}</p>
      </Section>
    </div>
  )
}

const daysIn = ({ from, to }: Span): number => (Date.parse(to) - Date.parse(from)) / 86_400_000
