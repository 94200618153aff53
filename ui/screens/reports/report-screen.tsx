import { useLocation } from 'react-router-dom'
import * as selectApp from '#machines/app/app.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { reportAt } from './report-at.ts'
import { ReportView } from './report-view.tsx'

/** Renders the report that the address leads to. */
export default function ReportScreen() {
  const { pathname } = useLocation()
  const year = useSelect('app', selectApp.workplace)?.year
  const name = reportAt(pathname)
  if (name === undefined || year === undefined || year === null) return <LoadingIndicator />
  return <ReportView key={name} name={name} year={year} />
}
