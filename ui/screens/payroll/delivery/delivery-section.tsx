import { useSelector } from '@xstate/react'
import type { PayslipDeliveries } from '#contracts/payroll/delivery/shapes.ts'
import { right } from '#contracts/rights/openings.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/kit/shared/view.select.ts'
import { css } from '#styled-system/css/index.js'
import { useMay } from '#ui/runtime/access.ts'
import { deliveryTexts } from '#ui/screens/payroll/delivery/delivery.text.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { Progress } from '#ui/widgets/progress/progress.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { Failures } from './failures.tsx'
import { useDeliveries } from './use-delivery.ts'

const texts = deliveryTexts.section
const ways = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1', listStyle: 'none', padding: '0' })

interface DeliverySectionProps {
  readonly flow: FlowRef<'payslipDelivery'>
  readonly Period: string
  /** Shows those that were not sent in the list below. */
  readonly onShowFailed: () => void
}

/** Renders who has got the payslips of a period and how, what was not sent first. */
export function DeliverySection({ flow, Period, onShowFailed }: DeliverySectionProps) {
  const deliveries = useDeliveries(flow)
  const isFailed = useSelector(flow, select.isFailed)
  const mayPublish = useMay(right('Payslips.Publish'))
  if (!deliveries)
    return isFailed ? <ErrorState title={texts.couldNot} onRetry={() => flow.send({ type: 'view.reload' })} /> : null
  const { Publicerade, AttPublicera, Visas, Anmarkningar } = deliveries
  return (
    <Section title={texts.title}>
      <div className={common.fluid3}>
        <Failures deliveries={deliveries} Period={Period} mayPublish={mayPublish} onShowFailed={onShowFailed} />
        {Publicerade === 0 ? <p>{texts.nothing(AttPublicera, Visas)}</p> : <Standing deliveries={deliveries} />}
        {Anmarkningar.map(text => (
          <p key={text} className={common.caption}>
            {text}
          </p>
        ))}
      </div>
    </Section>
  )
}

/** Renders how many have got their payslips in each way, and how far the sending has come. */
function Standing({ deliveries }: { readonly deliveries: PayslipDeliveries }) {
  const { Satt, Skickas, Publicerade, AttPublicera, Visas } = deliveries
  const isWaiting = Visas > today() && Satt.some(({ Vantar, Satt: way }) => Vantar > 0 && way !== 'PAPER')
  return (
    <>
      {Skickas > 0 && (
        <div role="status">
          <Progress
            label={texts.sending}
            value={Publicerade - Skickas}
            max={Publicerade}
            words={texts.progress(Skickas)}
          />
        </div>
      )}
      <ul className={ways}>
        {Satt.map(({ Satt: way, Antal, Klara }) => (
          <li key={way}>{texts.done[way](Klara, Antal)}</li>
        ))}
      </ul>
      {(isWaiting || AttPublicera > 0) && (
        <p className={common.caption}>
          {[...(isWaiting ? [texts.waiting(Visas)] : []), ...(AttPublicera > 0 ? [texts.left(AttPublicera)] : [])].join(
            ' ',
          )}
        </p>
      )}
    </>
  )
}
