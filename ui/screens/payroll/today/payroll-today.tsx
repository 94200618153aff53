import { openings, right } from '#contracts/rights/openings.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useList } from '#ui/runtime/hooks.tsx'
import { todayTexts } from '#ui/screens/payroll/today/today.text.ts'
import { ListView } from '#ui/shell/list-view.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { NewestOwn } from '../own/newest-own.tsx'
import { CostChart } from './cost-chart.tsx'
import { WaitingRun } from './waiting-run.tsx'

const { run, costs } = todayTexts

/**
 * Renders payroll on the start page: its figures for who may see them, and for other employees
 * their own newest payslip.
 */
export default function PayrollToday() {
  const seesFigures = useMay(right('Infopanel.LonDashboardStats'))
  const isEmployee = useMay(openings.ownPayslips)
  return seesFigures ? <Figures /> : isEmployee && <NewestOwn />
}

/** Renders the salary run that waits for somebody, and what the last thirteen months cost. */
function Figures() {
  const list = useList('payrollToday')
  return (
    <>
      <Section title={run.title}>
        <ListView list={list} rows={3}>
          {({ Korning }) => <WaitingRun period={Korning} />}
        </ListView>
      </Section>
      <Section title={costs.title} description={costs.context}>
        <ListView list={list} rows={5}>
          {({ Kostnader }) => <CostChart costs={Kostnader} />}
        </ListView>
      </Section>
    </>
  )
}
