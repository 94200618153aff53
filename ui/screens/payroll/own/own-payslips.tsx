import { useSelector } from '@xstate/react'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { OwnPayslipItem } from '#contracts/payroll/own/shapes.ts'
import * as select from '#machines/payroll/own-payslips/own-payslips.select.ts'
import { css } from '#styled-system/css/index.js'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { ownPayslips } from '#ui/runtime/lazy/own-payslips.ts'
import { ownTexts as texts } from '#ui/screens/payroll/own/own.text.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { StatusChip } from '#ui/widgets/status-chip/status-chip.tsx'
import { showAmount } from '../explained/amounts.ts'
import { periodName } from '../run/period-name.ts'
import { ownPayslipPath } from './paths.ts'

const list = css({
  display: 'grid',
  gap: '3',
  listStyle: 'none',
  padding: '0',
  maxWidth: '[44rem]',
})
const card = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  columnGap: '4',
  rowGap: '1',
  padding: '4',
  border: 'subtle',
  borderRadius: 'card',
  bg: 'bg.surface',
  color: 'inherit',
  textDecoration: 'none',
  _hover: { borderColor: 'border.control' },
})
const month = css({ textStyle: 'title', '&::first-letter': { textTransform: 'uppercase' } })
const amount = css({ textStyle: 'title', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'end' })
const muted = css({ textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })
const end = css({ textAlign: 'end' })

/** Renders `/myPayslips`: the employee's own published payslips. */
export default function OwnPayslips() {
  const flow = useLazyFlow(ownPayslips)
  const payslips = useSelector(flow, snapshot => (snapshot ? select.list(snapshot) : null))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && select.isFailed(snapshot))
  useEffect(() => {
    flow?.send({ type: 'ownPayslips.show', key: null })
    return () => flow?.send({ type: 'ownPayslips.leave' })
  }, [flow])
  return (
    <>
      <PageHeader title={texts.title} context={texts.context} />
      {payslips === null && isFailed && (
        <ErrorState title={texts.failed} onRetry={() => flow?.send({ type: 'ownPayslips.reload' })} />
      )}
      {payslips === null && !isFailed && <LoadingIndicator />}
      {payslips?.length === 0 && <EmptyState icon={ReceiptText} {...texts.empty} />}
      {payslips !== null && payslips.length > 0 && (
        <ul className={list}>
          {payslips.map(each => (
            <li key={ownPayslipPath(each)}>
              <Item payslip={each} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const Item = ({ payslip }: { readonly payslip: OwnPayslipItem }) => {
  const { Period, Nummer, Utbetalningsdatum, Netto, Brutto, Aterford } = payslip
  return (
    <Link className={card} to={ownPayslipPath(payslip)}>
      <span className={month}>{periodName(Period)}</span>
      <span className={amount}>{showAmount(Netto)}</span>
      <span className={muted}>
        {texts.paid(Utbetalningsdatum)}
        {Nummer > 1 && `, ${texts.correction(Nummer).toLocaleLowerCase('sv')}`}{' '}
        {Aterford && <StatusChip tone="neutral">{texts.reversed}</StatusChip>}
      </span>
      <span className={`${muted} ${end}`}>{texts.gross(showAmount(Brutto))}</span>
    </Link>
  )
}
