import type { Payslip } from '#contracts/payroll/run/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import { formatTime } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import type { Explain } from '../explained/amount-button.tsx'
import { showIn } from '../explained/amounts.ts'
import { balanceItems } from './balance-items.tsx'

const texts = runTexts.payslip
const stack = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' },
})
const sums = ['Brutto', 'Formaner', 'Skatt'] as const
const occasions = ['Klarmarkerad', 'Attesterad', 'Publicerad', 'Utskriven', 'Utbetald', 'Backad'] as const

interface PayslipFactsProps {
  readonly payslip: Payslip
  readonly onExplain: Explain
}

/**
 * Renders the balances of a payslip, the sums of its year where they are shown, and who did
 * what with it.
 */
export function PayslipFacts({ payslip, onExplain }: PayslipFactsProps) {
  const log = occasions.flatMap(name => {
    const done = payslip[name]
    return done ? [{ label: texts.done[name], value: texts.by(done.By, formatTime(done.At)) }] : []
  })
  const balances = balanceItems(payslip.Saldon, onExplain, 'change')
  const { HittillsIAr } = payslip
  const year = HittillsIAr
    ? sums.map(name => ({ label: texts.yearSums[name], value: showIn(HittillsIAr[name], 'kr') }))
    : []
  return (
    <div className={stack}>
      <Section title={texts.balances}>
        {balances.length > 0 ? (
          <DescriptionList values="end" items={balances} />
        ) : (
          <p className={common.muted}>{texts.noBalances}</p>
        )}
      </Section>
      {year.length > 0 && (
        <Section title={texts.year}>
          <DescriptionList values="end" items={year} />
        </Section>
      )}
      <Section title={texts.log}>
        {log.length > 0 ? <DescriptionList items={log} /> : <p className={common.muted}>{texts.noLog}</p>}
      </Section>
    </div>
  )
}
