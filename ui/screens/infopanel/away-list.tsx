import Sun from 'lucide-react/icons/sun'
import { absenceTypes } from '#contracts/code-lists/absence.ts'
import type { PayrollToday } from '#contracts/infopanel/shapes.ts'
import { noDate } from '#contracts/rules/required.ts'
import { css } from '#styled-system/css/index.js'
import { infopanelTexts } from '#ui/screens/infopanel/infopanel.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'

const texts = infopanelTexts.away
const list = css({ listStyle: 'none', padding: '0', textStyle: 'table', '& > li + li': { borderTop: 'subtle' } })
const row = css({ paddingBlock: '2', overflowWrap: 'anywhere' })

/** Renders who is away today, with why and until when. */
export function AwayList({ Antal, Personer }: NonNullable<PayrollToday['Borta']>) {
  if (Antal === 0) return <EmptyState size="sm" icon={Sun} title={texts.empty.title} text={texts.empty.text} />
  const more = Antal - Personer.length
  return (
    <>
      <ul className={list}>
        {Personer.map(({ AnstNr, Namn, FranvaroTyp, Omfattning, TomDatum }) => (
          <li key={`${AnstNr} ${FranvaroTyp} ${TomDatum}`} className={row}>
            {Namn}
            <span className={common.captionLine}>
              {[
                absenceTypes.label(FranvaroTyp),
                ...(Omfattning < 100 ? [texts.extent(Omfattning)] : []),
                TomDatum === noDate ? texts.open : texts.until(TomDatum),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={common.captionLine}>{texts.more(more)}</p>}
    </>
  )
}
