import { useNavigate, useSearchParams } from 'react-router-dom'
import { newItemKey } from '#contracts/forms/item-key.ts'
import { newEmployeeLayout } from '#contracts/person/employee-layout.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { FormPage } from '#ui/forms/form-page.tsx'
import { useCreated } from '#ui/forms/use-created.ts'
import { useFlow, useLazyFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { employeeFlows } from '#ui/runtime/lazy/employees.ts'
import { employeeTexts as texts } from '#ui/screens/employees/employees.text.ts'
import { BackButton } from '#ui/shell/back-button.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { employeePath, employeesPath, query } from './paths.ts'
import { TemplateChoice } from './template-choice.tsx'
import { useEmployeeView } from './use-employees.ts'

const [page] = newEmployeeLayout.pages
/** The first field to type in: the number is suggested. */
const first = { field: 'PersNr' } as const

/**
 * Renders the form of a new employee: the least that payroll needs, or a copy of another. Once
 * created, goes to the employee or to the list, as the company has set.
 */
export default function NewEmployee() {
  const flow = useLazyFlow(employeeFlows.newEmployeeForm)
  const view = useEmployeeView('')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const companyInfo = useFlow('companyInfo')
  const isFirst = useSelect('app', selectApp.workplace)?.company.HasEmployees === false
  const copied = search.get(query.copied)
  const id = newItemKey(copied)
  const opensNew = view.choices?.OpenNewPerson === true
  useCreated(flow, id, ({ AnstNr }) => {
    // Screens that need an employee open with the first one.
    if (isFirst) companyInfo.send({ type: 'company.refetch' })
    navigate(opensNew ? employeePath(String(AnstNr)) : employeesPath, { replace: true })
  })
  if (view.isFailed) return <ErrorState title={texts.failed} onRetry={() => view.flow?.send({ type: 'view.reload' })} />
  if (!flow || !page || !view.options) return <LoadingIndicator />
  const templates = view.choices?.Mallar ?? []
  return (
    <FormPage
      flow={flow}
      page={page}
      id={id}
      layout={newEmployeeLayout}
      options={view.options}
      startAt={first}
      notices={templates.length > 0 && <TemplateChoice flow={flow} templates={templates} />}
      context={copied === null ? texts.new.context : texts.new.copyContext(copied)}
      actions={<BackButton to={employeesPath}>{texts.back}</BackButton>}
    />
  )
}
