import { Link } from 'react-router-dom'
import type { OwnPayslipItem } from '#contracts/payroll/own/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { ownTexts as texts } from '#ui/screens/payroll/own/own.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { StatusChip } from '#ui/widgets/status-chip/status-chip.tsx'
import { wholeDates } from '#ui/widgets/whole-dates/whole-dates.tsx'
import { showAmount } from '../explained/amounts.ts'
import { periodName } from '../run/period-name.ts'
import { ownPayslipPath } from './paths.ts'

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
const muted = common.captionFigures
const end = css({ textAlign: 'end' })

/** Renders one of the employee's own payslips as a link to it. */
export const OwnItem = ({ payslip }: { readonly payslip: OwnPayslipItem }) => {
  const { Period, Nummer, Utbetalningsdatum, Netto, Brutto, Aterford } = payslip
  return (
    <Link className={card} to={ownPayslipPath(payslip)}>
      <span className={month}>{periodName(Period)}</span>
      <span className={amount}>{showAmount(Netto)}</span>
      <span className={muted}>
        {wholeDates(texts.paid(Utbetalningsdatum))}
        {Nummer > 1 && `, ${texts.correction(Nummer).toLocaleLowerCase('sv')}`}{' '}
        {Aterford && <StatusChip tone="neutral">{texts.reversed}</StatusChip>}
      </span>
      <span className={`${muted} ${end}`}>{texts.gross(showAmount(Brutto))}</span>
    </Link>
  )
}
