import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Link } from 'react-router-dom'
import type { ProposedPayment } from '#contracts/payroll/payments/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { paymentsTexts } from '#ui/screens/payroll/payments/payments.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { showAmount } from '../explained/amounts.ts'

const texts = paymentsTexts.proposal
const list = css({ display: 'grid', gap: '2', listStyle: 'none', padding: '0', marginTop: '2' })

/** Renders the persons who cannot be paid and why, each with the way to their account. */
export const Problems = ({ problems }: { readonly problems: readonly ProposedPayment[] }) => (
  <div>
    <h3 className={common.title}>{texts.problems(problems.length)}</h3>
    <p className={common.muted}>{texts.problemsText}</p>
    <ul className={list}>
      {problems.map(({ AnstNr, Nummer, Namn, Hinder, Belopp }) => (
        <li key={`${AnstNr}.${Nummer}`} className={common.remarkWithLink}>
          <TriangleAlert aria-hidden />
          <p>
            <Link to={`/registry/employees/${encodeURIComponent(AnstNr)}`}>{Namn || AnstNr}</Link>, {showAmount(Belopp)}
            . <span className={common.muted}>{Hinder}</span>
          </p>
        </li>
      ))}
    </ul>
  </div>
)
