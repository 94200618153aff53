import { useSelector } from '@xstate/react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { Link } from 'react-router-dom'
import type { DeliveryRemedy, PayslipDeliveries } from '#contracts/payroll/delivery/shapes.ts'
import * as select from '#machines/kit/shared/act.select.ts'
import { css } from '#styled-system/css/index.js'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { deliveryRemedies } from '#ui/runtime/lazy/payslip-delivery.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { deliveryTexts } from '#ui/screens/payroll/delivery/delivery.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { payslipPath } from '../run/paths.ts'
import { deliveryText } from './delivery-chip.tsx'

const texts = deliveryTexts.section
/** The most that are listed. The list of payslips has all. */
const maxListed = 20
const item = css({
  display: 'grid',
  gap: '2',
  paddingBlock: '2',
  alignItems: { base: 'start', md: 'center' },
  gridTemplateColumns: { base: '[1rem minmax(0, 1fr)]', md: '[1rem minmax(0, 1fr) auto]' },
  '& > svg': { width: '4', height: '4', color: 'error.text' },
  '& a': { color: 'link.default', textDecoration: 'underline', textUnderlineOffset: '[2px]' },
})
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', gridColumn: { base: '[2]', md: 'auto' } })

interface FailuresProps {
  readonly deliveries: PayslipDeliveries
  readonly Period: string
  readonly mayPublish: boolean
  readonly onShowFailed: () => void
}

/** Renders the payslips that were not sent, or of which that is not known, and what to do. */
export function Failures({ deliveries, Period, mayPublish, onShowFailed }: FailuresProps) {
  const flow = useLazyFlow(deliveryRemedies)
  const isActing = useSelector(flow, snapshot => snapshot !== undefined && select.isActing(snapshot))
  const { Misslyckade, Satt } = deliveries
  const all = Satt.reduce((sum, each) => sum + each.Misslyckade, 0)
  if (Misslyckade.length === 0) return null
  const remedy = (of: PayslipDeliveries['Misslyckade'], Atgard: DeliveryRemedy) =>
    flow?.send({
      type: 'act.start',
      act: { Period, items: of.map(({ AnstNr, Nummer }) => ({ AnstNr, Nummer, Atgard })) },
      key: newKey(),
    })
  return (
    <div className={common.stack2}>
      <div className={common.wrapApart3}>
        <h3 className={common.title}>{texts.failed(all)}</h3>
        <div className={buttons}>
          {all > maxListed && (
            <Button size="sm" variant="ghost" onClick={onShowFailed}>
              {texts.more(all)}
            </Button>
          )}
          {mayPublish && Misslyckade.length > 1 && (
            <Button size="sm" pending={isActing} onClick={() => remedy(Misslyckade, 'AGAIN')}>
              {texts.allAgain(Misslyckade.length, all)}
            </Button>
          )}
        </div>
      </div>
      <p className={common.muted}>{texts.failedText}</p>
      <ul className={common.ruledList}>
        {Misslyckade.slice(0, maxListed).map(each => (
          <li key={`${each.AnstNr}.${each.Nummer}`} className={item}>
            <CircleAlert aria-hidden />
            <p>
              <Link to={payslipPath(Period, each.AnstNr, each.Nummer)}>{each.Namn}</Link>{' '}
              <span className={common.muted}>
                {deliveryText(each)}. {each.Orsak}
              </span>
            </p>
            {mayPublish && (
              <div className={buttons}>
                <Button
                  size="sm"
                  pending={isActing}
                  aria-label={texts.act(texts.again, each.Namn)}
                  onClick={() => remedy([each], 'AGAIN')}
                >
                  {texts.again}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={isActing}
                  aria-label={texts.act(texts.onPaper, each.Namn)}
                  onClick={() => remedy([each], 'PAPER')}
                >
                  {texts.onPaper}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
