import CalendarRange from 'lucide-react/icons/calendar-range'
import { useNavigate } from 'react-router-dom'
import { right } from '#contracts/rights/openings.ts'
import { css } from '#styled-system/css/index.js'
import { useMay } from '#ui/runtime/access.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'

/** The look of a list of the periods of a year. */
export const periodList = css({
  listStyle: 'none',
  padding: '0',
  bg: 'bg.surface',
  border: 'subtle',
  borderRadius: 'card',
  '& > li + li': { borderTop: 'subtle' },
})

interface NoPeriodsProps {
  readonly title: string
  readonly text: string
  /** The name of the button that leads to the salary periods. */
  readonly action: string
}

/** Renders a year without salary periods, and the way to their register. */
export function NoPeriods({ title, text, action }: NoPeriodsProps) {
  const navigate = useNavigate()
  const mayRead = useMay(right('Registry.SalaryPeriods.Read'))
  return (
    <EmptyState
      icon={CalendarRange}
      title={title}
      text={text}
      action={
        mayRead && (
          <Button variant="primary" onClick={() => navigate('/registry/salaryPeriods')}>
            {action}
          </Button>
        )
      }
    />
  )
}
