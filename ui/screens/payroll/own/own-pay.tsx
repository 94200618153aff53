import type { OwnPayslip } from '#contracts/payroll/own/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { ownTexts } from '#ui/screens/payroll/own/own.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import type { Explain } from '../explained/amount-button.tsx'
import { PayRows } from '../explained/pay-rows.tsx'
import { balanceItems } from '../run/balance-items.tsx'
import { RunFigures } from '../run/run-figures.tsx'

const texts = ownTexts.one
const stack = css({ display: 'grid', gap: '4', gridTemplateColumns: '[minmax(0, 1fr)]', maxWidth: '[52rem]' })
const message = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

interface OwnPayProps {
  readonly payslip: OwnPayslip
  readonly onExplain: Explain
}

/** Renders what the employee is paid: the sums, the rows and the balances. */
export function OwnPay({ payslip, onExplain }: OwnPayProps) {
  const { FranDatum, TomDatum, Rader, Saldon, Aterford, Brutto, Skatt, Netto, Arbetsgivaravgift, Meddelande } = payslip
  const balances = balanceItems(Saldon, onExplain, 'after')
  return (
    <div className={stack}>
      {Aterford && <Notice kind="INFO">{ownTexts.reversedNotice}</Notice>}
      <Section title={texts.figures}>
        <div className={common.fluid5}>
          <p className={common.caption}>
            {texts.period(FranDatum, TomDatum)}. {texts.hint}
          </p>
          <RunFigures sums={{ Brutto, Skatt, Netto, Arbetsgivaravgift }} size="large" onExplain={onExplain} />
          <PayRows rows={Rader} onExplain={onExplain} />
        </div>
      </Section>
      {Meddelande !== '' && (
        <Section title={texts.message}>
          <p className={message}>{Meddelande}</p>
        </Section>
      )}
      {balances.length > 0 && (
        <Section title={texts.balances}>
          <DescriptionList values="end" items={balances} />
        </Section>
      )}
    </div>
  )
}
