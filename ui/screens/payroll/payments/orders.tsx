import { useSelector } from '@xstate/react'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { bankFormats } from '#contracts/code-lists/bank-formats.ts'
import { paymentStatuses } from '#contracts/code-lists/payments.ts'
import { actionsFor } from '#contracts/life/life.ts'
import { orderLife, orderState } from '#contracts/payroll/payments/order-life.ts'
import type { PaymentOrder } from '#contracts/payroll/payments/shapes.ts'
import { right } from '#contracts/rights/openings.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/payments/payments.select.ts'
import { css } from '#styled-system/css/index.js'
import { useOpens } from '#ui/runtime/access.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { paymentsTexts } from '#ui/screens/payroll/payments/payments.text.ts'
import { formatTime } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { StatusChip } from '#ui/widgets/status-chip/status-chip.tsx'
import { showAmount } from '../explained/amounts.ts'

const texts = paymentsTexts.orders
const item = css({ display: 'grid', gap: '2', paddingBlock: '3' })
const name = css({ textStyle: 'title', overflowWrap: 'anywhere' })
const tones = { CREATED: 'info', PAID: 'success', CANCELLED: 'neutral' } as const

interface OrdersProps {
  readonly flow: FlowRef<'payments'>
  readonly orders: readonly PaymentOrder[]
  readonly isLocked: boolean
}

/** Renders the payments that have been made, the latest first. */
export const Orders = ({ flow, orders, isLocked }: OrdersProps) => (
  <Section title={texts.title}>
    {orders.length === 0 ? (
      <p className={common.caption}>{texts.none}</p>
    ) : (
      <ul className={common.ruledList}>
        {orders.map(order => (
          <Order key={order.Nr} flow={flow} order={order} isLocked={isLocked} />
        ))}
      </ul>
    )}
  </Section>
)

interface OrderProps {
  readonly flow: FlowRef<'payments'>
  readonly order: PaymentOrder
  readonly isLocked: boolean
}

function Order({ flow, order, isLocked }: OrderProps) {
  const { Status, MeddelandeId, Lonebesked, TillKonto, Kontant, Utmatning, Format, Fil } = order
  return (
    <li className={item}>
      <div className={common.wrapCentred3}>
        <h3 className={name}>{MeddelandeId}</h3>
        <StatusChip tone={tones[Status]}>{paymentStatuses.label(Status)}</StatusChip>
      </div>
      <p>
        {[
          texts.count(Lonebesked),
          showAmount(TillKonto + Kontant),
          ...(Kontant > 0 ? [texts.cash(showAmount(Kontant))] : []),
          ...(Utmatning > 0 ? [texts.garnished(showAmount(Utmatning))] : []),
          ...(Fil === '' ? [] : [bankFormats.label(Format)]),
        ].join(' · ')}
      </p>
      <Story order={order} />
      <Actions flow={flow} order={order} isLocked={isLocked} />
    </li>
  )
}

/** Renders what has happened to a payment, and what the clerk should know of its file. */
function Story({ order }: { readonly order: PaymentOrder }) {
  const { Skapad, Fil, Hamtningar, Hamtad, Utbetald, Avbruten, Orsak, Anmarkningar, Status } = order
  return (
    <div className={common.caption}>
      <p>{texts.made(formatTime(Skapad.At), Skapad.By)}</p>
      {Fil !== '' && Status === 'CREATED' && (
        <p>{Hamtad ? texts.fetched(Hamtningar, formatTime(Hamtad.At), Hamtad.By) : texts.notFetched}</p>
      )}
      {Status === 'CREATED' && Anmarkningar.map(text => <p key={text}>{text}</p>)}
      {Utbetald && <p>{texts.paid(formatTime(Utbetald.At), Utbetald.By)}</p>}
      {Avbruten && <p>{texts.cancelled(formatTime(Avbruten.At), Avbruten.By, Orsak)}</p>}
    </div>
  )
}

/** Renders what may be done with a payment. */
function Actions({ flow, order, isLocked }: OrderProps) {
  const opens = useOpens()
  const isSettling = useSelector(flow, select.isSettling)
  const offered = actionsFor(orderLife, orderState(order, isLocked), name => opens(right(name)))
  if (offered.length === 0) return null
  const { Nr, MeddelandeId, Hamtningar } = order
  const named = (act: string) => ({ 'aria-label': texts.act(act, MeddelandeId), children: act })
  return (
    <div className={common.wrap}>
      {offered.includes('fetch') && (
        <Button
          variant={Hamtningar === 0 ? 'primary' : 'secondary'}
          icon={Download}
          onClick={() => flow.send({ type: 'payments.fetch', Nr, what: 'file' })}
          {...named(Hamtningar === 0 ? texts.file : texts.fileAgain)}
        />
      )}
      {offered.includes('print') && (
        <Button
          icon={Printer}
          onClick={() => flow.send({ type: 'payments.fetch', Nr, what: 'print' })}
          {...named(texts.list)}
        />
      )}
      {offered.includes('settle') && (
        <Button
          pending={isSettling}
          onClick={() => flow.send({ type: 'payments.settle', Nr, key: newKey() })}
          {...named(texts.settle)}
        />
      )}
      {offered.includes('cancel') && (
        <Button variant="ghost" onClick={() => flow.send({ type: 'payments.refuse', Nr })} {...named(texts.refuse)} />
      )}
    </div>
  )
}
