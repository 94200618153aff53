import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { employeeLayout, vehiclesCard } from '#contracts/person/employee-layout.ts'
import { FormPage } from '#ui/forms/form-page.tsx'
import { PersonPicture } from '#ui/forms/picture/person-picture.tsx'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { employeeFlows, employeeKey } from '#ui/runtime/lazy/employees.ts'
import { viewFilters } from '#ui/runtime/lazy/view-filters.ts'
import { employeeTexts as texts, timelineCard } from '#ui/screens/employees/employees.text.ts'
import { today } from '#ui/text/format.ts'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { ChildrenFacts } from './absences/children-facts.tsx'
import { Assignments } from './assignments.tsx'
import { EmployeeMenu } from './employee-menu.tsx'
import { EmployeeNotices } from './employee-notices.tsx'
import { dayIn, employeePath, employeesPath, query } from './paths.ts'
import { Renumber } from './renumber.tsx'
import { DayPicker } from './timeline/day-picker.tsx'
import { Timeline } from './timeline/timeline.tsx'
import { useEmployeeActions, useEmployeeView, useMayWrite } from './use-employees.ts'
import { VehiclesCard } from './vehicles/vehicles-card.tsx'

const [page] = employeeLayout.pages

/** Renders an employee as of a day: the form, the line of time, and what is missing for pay. */
export default function Employee() {
  const { AnstNr = '' } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const day = dayIn(search, today())
  const field = search.get(query.field)
  const flow = useLazyFlow(employeeFlows.employeeForm)
  const { flow: shown, facts, options, isFailed } = useEmployeeView(AnstNr)
  const { flow: actions } = useEmployeeActions()
  const mayWrite = useMayWrite()
  const view = useLazyFlow(viewFilters)
  useEffect(() => view?.send({ type: 'view.choose', choices: { AnstNr } }), [view, AnstNr])
  const startAt = useMemo(() => (field === null ? null : { field }), [field])
  const name = useSelector(flow, snapshot => {
    const { id, original } = snapshot?.context ?? {}
    return id === employeeKey(AnstNr, day) && original ? `${original.Fornamn} ${original.Efternamn}` : null
  })
  const version = useSelector(flow, snapshot => snapshot?.context.version ?? null)
  useEffect(() => {
    if (version !== null) shown?.send({ type: 'view.reload' })
  }, [shown, version])
  useEffect(() => {
    const hearing = actions?.on('act.done', ({ act }) => {
      if (act.employee.number !== AnstNr || (act.act !== 'remove' && act.act !== 'renumber')) return
      if (act.act === 'remove') view?.send({ type: 'view.choose', choices: { AnstNr: '' } })
      navigate(act.act === 'remove' ? employeesPath : employeePath(act.to), { replace: true })
    })
    return () => hearing?.unsubscribe()
  }, [actions, navigate, view, AnstNr])
  if (isFailed && !options)
    return <ErrorState title={texts.failed} onRetry={() => shown?.send({ type: 'view.reload' })} />
  if (!flow || !page || !options) return <LoadingIndicator />
  const employee = { number: AnstNr, name: name ?? AnstNr }
  return (
    <>
      <FormPage
        flow={flow}
        page={page}
        options={options}
        startAt={startAt}
        layout={employeeLayout}
        id={employeeKey(AnstNr, day)}
        title={employee.name}
        context={texts.numbered(AnstNr)}
        isReadOnly={!mayWrite}
        notices={<EmployeeNotices facts={facts} day={day} mayWrite={mayWrite} number={AnstNr} />}
        actions={<EmployeeMenu employee={employee} day={day} mayWrite={mayWrite} />}
        extras={{
          person: (
            <PersonPicture
              {...{ ...employee, mayWrite, register: 'employees' }}
              pictureId={facts?.ProfilePictureId ?? null}
            />
          ),
          from: <DayPicker key={day} day={day} onPick={picked => navigate(employeePath(AnstNr, { day: picked }))} />,
          [timelineCard]: <Timeline facts={facts} employee={employee} mayWrite={mayWrite} />,
          [vehiclesCard]: <VehiclesCard key={AnstNr} AnstNr={AnstNr} mayWrite={mayWrite} />,
          placement: <Assignments assignments={facts?.Uppdrag ?? []} />,
          children: <ChildrenFacts facts={facts?.Barnfakta ?? []} />,
        }}
      />
      {facts && <Renumber employee={employee} version={facts.Version} />}
    </>
  )
}
