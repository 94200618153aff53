import { Link } from 'react-router-dom'
import type { Payslip } from '#contracts/payroll/run/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { correctionTexts } from '#ui/screens/payroll/correction/correction.text.ts'
import { Section } from '#ui/widgets/section/section.tsx'
import { showAmount } from '../explained/amounts.ts'
import { payslipPath } from '../run/paths.ts'
import { PayslipStatus } from '../run/payslip-status.tsx'
import { periodName } from '../run/period-name.ts'

const texts = correctionTexts.chain
const list = css({ display: 'grid', gap: '3', listStyle: 'none', padding: '0' })
const item = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', alignItems: 'center' })
const name = css({ flexGrow: '1' })
const link = css({ color: 'link.default', textDecoration: 'underline', textUnderlineOffset: '[2px]' })
const muted = css({ display: 'block', textStyle: 'caption', color: 'fg.muted' })
const amount = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/** Renders the payslips that correct each other, when there are any. */
export function CorrectionChain({ payslip }: { readonly payslip: Payslip }) {
  if (payslip.Rattelser.length === 0) return null
  return (
    <Section title={texts.title}>
      <ol className={list}>
        {payslip.Rattelser.map(({ Period, Nummer, Utbetalningsdatum, StatusText, Netto }) => (
          <li key={`${Period} ${Nummer}`} className={item}>
            <span className={name}>
              {Period === payslip.Period && Nummer === payslip.Nummer ? (
                `${texts.number(Nummer)} (${texts.shown})`
              ) : (
                <Link className={link} to={payslipPath(Period, payslip.AnstNr, Nummer)}>
                  {texts.number(Nummer)}
                </Link>
              )}
              <span className={muted}>{texts.about(periodName(Period), Utbetalningsdatum)}</span>
            </span>
            <PayslipStatus status={StatusText} />
            <span className={amount}>{showAmount(Netto)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
