import Landmark from 'lucide-react/icons/landmark'
import { mayBeDone } from '#contracts/life/life.ts'
import { advanceLife } from '#contracts/payroll/advances/advance-life.ts'
import type { Advance } from '#contracts/payroll/advances/shapes.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import { css } from '#styled-system/css/index.js'
import { advancesTexts } from '#ui/screens/payroll/advances/advances.text.ts'
import { formatPeriod } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { showAmount } from '../explained/amounts.ts'

const texts = advancesTexts.waiting
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '2',
})
const name = css({ textStyle: 'title', _firstLetter: { textTransform: 'uppercase' } })

interface WaitingProps {
  readonly flow: FlowRef<'advances'>
  readonly advances: readonly Advance[]
}

/** Renders the registered advances by month, each with the button that orders them together. */
export function Waiting({ flow, advances }: WaitingProps) {
  const registered = advances.filter(({ Status: status }) => mayBeDone(advanceLife, { status }, 'order'))
  const months = Map.groupBy(registered, ({ Utbetalningsdag }) => Utbetalningsdag.slice(0, 7))
  if (months.size === 0) return null
  return (
    <Section title={texts.title} description={texts.description}>
      <ul className={common.ruledList}>
        {[...months]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([month, own]) => (
            <li key={month} className={item}>
              <div>
                <p className={name}>{formatPeriod(month)}</p>
                <p className={common.muted}>
                  {texts.line(own.length, showAmount(own.reduce((sum, { Belopp }) => sum + Belopp, 0)))}
                </p>
              </div>
              <Button
                icon={Landmark}
                aria-label={texts.reviewOf(formatPeriod(month))}
                onClick={() => flow.send({ type: 'advances.preview', ForskId: own.map(({ ForskId }) => ForskId) })}
              >
                {texts.review}
              </Button>
            </li>
          ))}
      </ul>
    </Section>
  )
}
