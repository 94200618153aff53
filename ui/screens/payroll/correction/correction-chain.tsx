import { Link } from 'react-router-dom'
import type { Payslip } from '#contracts/payroll/run/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { correctionTexts } from '#ui/screens/payroll/correction/correction.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Section } from '#ui/widgets/section/section.tsx'
import { showAmount } from '../explained/amounts.ts'
import { payslipPath } from '../run/paths.ts'
import { PayslipStatus } from '../run/payslip-status.tsx'
import { periodName } from '../run/period-name.ts'

const texts = correctionTexts.chain
const item = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', alignItems: 'center' })
const name = css({ flexGrow: '1' })

/** Renders the payslips that correct each other, when there are any. */
export function CorrectionChain({ payslip }: { readonly payslip: Payslip }) {
  if (payslip.Rattelser.length === 0) return null
  return (
    <Section title={texts.title}>
      <ol className={common.list3}>
        {payslip.Rattelser.map(({ Period, Nummer, Utbetalningsdatum, StatusText, Netto }) => (
          <li key={`${Period} ${Nummer}`} className={item}>
            <span className={name}>
              {Period === payslip.Period && Nummer === payslip.Nummer ? (
                `${texts.number(Nummer)} (${texts.shown})`
              ) : (
                <Link className={common.link} to={payslipPath(Period, payslip.AnstNr, Nummer)}>
                  {texts.number(Nummer)}
                </Link>
              )}
              <span className={common.captionLine}>{texts.about(periodName(Period), Utbetalningsdatum)}</span>
            </span>
            <PayslipStatus status={StatusText} />
            <span className={common.figure}>{showAmount(Netto)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
