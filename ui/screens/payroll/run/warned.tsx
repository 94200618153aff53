import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Link } from 'react-router-dom'
import type { PayslipListItem } from '#contracts/payroll/run/shapes.ts'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { wholeDates } from '#ui/widgets/whole-dates/whole-dates.tsx'
import { payslipPath } from './paths.ts'

const texts = runTexts.list.warned

interface WarnedProps {
  /** The first of them. */
  readonly Period: string
  readonly payslips: readonly PayslipListItem[]
  /** How many there are. */
  readonly all: number
  readonly onShowAll: () => void
}

/** Renders what is to be reviewed first: the warnings of a period, each with its payslip. */
export const Warned = ({ Period, payslips, all, onShowAll }: WarnedProps) => (
  <Section
    title={texts.title}
    description={texts.text}
    actions={
      all > payslips.length && (
        <Button size="sm" onClick={onShowAll}>
          {texts.show(all)}
        </Button>
      )
    }
  >
    <ul className={common.list2}>
      {payslips.map(({ AnstNr, Nummer, Namn, Varningar }) => (
        <li key={`${AnstNr}.${Nummer}`} className={common.remarkWithLink}>
          <TriangleAlert aria-hidden />
          <p>
            <Link to={payslipPath(Period, AnstNr, Nummer)}>{Namn}</Link>{' '}
            <span className={common.muted}>{wholeDates(Varningar.join(' '))}</span>
          </p>
        </li>
      ))}
    </ul>
  </Section>
)
