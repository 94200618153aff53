import { useActorRef, useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import {
  type EmployeeFilterValues,
  employeeFilter,
  employeeFilterLayout,
  type FilterCondition,
  filterConditions,
  withoutCondition,
} from '#contracts/person/employee-filter.ts'
import type { StaffRegister } from '#machines/employees/employee-count/employee-count.types.ts'
import { employeeFilterMachine } from '#machines/kit/form/form.employee-filter.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import { isLoaded } from '#machines/kit/form/form.select.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { ok } from '#machines/kit/shared/result.ts'
import { css } from '#styled-system/css/index.js'
import { employeeFilterTexts as texts } from '#ui/forms/employee-filter/employee-filter.text.ts'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { today } from '#ui/text/format.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { FormProvider, useForm, useFormSelect } from '../form-context.tsx'
import type { FieldOptions } from '../form-environment.ts'
import { useReveal } from '../use-reveal.ts'
import { EmployeeCount } from './employee-count.tsx'
import { FilterFields } from './filter-fields.tsx'

const ports = formPorts('employeeFilter')
const [page] = employeeFilterLayout.pages

export interface FilterDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The active filter when the dialog was opened. */
  readonly value: EmployeeFilterValues
  readonly onApply: (value: EmployeeFilterValues) => void
  readonly employees: StaffRegister
  readonly options?: FieldOptions | undefined
  readonly conditions?: readonly FilterCondition[] | undefined
}

/** Returns the form that loads the active filter, and activates the edited one when it is saved. */
function useFilterForm({ value, onApply }: FilterDialogProps) {
  const [inForce] = useState(() => ({ ...employeeFilter.write(value, today()), BrukareNamnTyp: value.BrukareNamnTyp }))
  const [machine] = useState(() =>
    employeeFilterMachine.provide({
      actors: {
        load: answer(ports.load, async () => ok({ Version: 1, values: inForce })),
        save: answer(ports.save, async ({ input: { changes } }) => {
          const values = { ...inForce, ...changes }
          onApply(employeeFilter.read(values, today()) as EmployeeFilterValues)
          return ok({ Version: 2, values })
        }),
      },
    }),
  )
  const flow = useActorRef(machine, { input: { id: 'employeeFilter' } })
  useEffect(() => flow.send({ type: 'form.show', page: page?.name ?? '', today: today(), key: newKey() }), [flow])
  return flow
}

/** Renders the dialog that edits a filter. It is mounted anew each time it is opened. */
export function FilterDialog(props: FilterDialogProps) {
  const flow = useFilterForm(props)
  const isReady = useSelector(flow, isLoaded)
  const { vault } = useRuntime()
  const { employees, options } = props
  return (
    <FormProvider flow={flow} layout={employeeFilterLayout} vault={vault} employees={employees} options={options}>
      <FilterWindow {...props} open={props.open && isReady} />
    </FormProvider>
  )
}

const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', width: 'full' })
const counted = css({
  flexBasis: { base: 'full', sm: '0' },
  flexGrow: '1',
  minWidth: '0',
  minHeight: 'control.sm',
  display: 'flex',
  // An incomplete filter has no count, and reserves no line for it.
  smDown: { '&:has([role=status]:empty)': { display: 'none' } },
})
/** Left-aligned on a phone, where the count has its own line. */
const clearing = css({ marginInlineEnd: { base: 'auto', sm: '0' } })

function FilterWindow({ open, onClose, employees, conditions }: FilterDialogProps) {
  const { flow } = useForm()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flow.send({ type: 'form.save', today: today() })
    if (flow.getSnapshot().matches('unchanged')) onClose()
  }
  const clear = () => {
    const values = flow.getSnapshot().context.values as EmployeeFilterValues
    const cleared = filterConditions.reduce(withoutCondition, values)
    for (const name of employeeFilter.changed(cleared, values)) {
      flow.send({ type: 'form.set', field: name, value: cleared[name as keyof EmployeeFilterValues], today: today() })
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnOutside={false}
      title={texts.title}
      description={texts.description}
      width={680}
      footer={
        <div className={foot}>
          <div className={counted}>
            <FilterCount employees={employees} />
          </div>
          <Button variant="ghost" className={clearing} onClick={clear}>
            {texts.clear}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={id} variant="primary">
            {texts.submit}
          </Button>
        </div>
      }
    >
      <FilterForm id={id} onSubmit={submit} conditions={conditions} />
    </Dialog>
  )
}

const FilterCount = ({ employees }: Pick<FilterDialogProps, 'employees'>) => (
  <EmployeeCount employees={employees} filter={useFormSelect(({ context }) => context.values)} />
)

interface FilterFormProps {
  readonly id: string
  readonly onSubmit: (event: FormEvent) => void
  readonly conditions: readonly FilterCondition[] | undefined
}

/** Renders the fields; the first invalid one gets the focus. */
function FilterForm({ id, onSubmit, conditions }: FilterFormProps) {
  const { flow } = useForm()
  const reveal = useReveal(page as NonNullable<typeof page>)
  const goTo = useEffectEvent((field: string) => reveal.toField(field))
  useEffect(() => {
    const hearing = flow.on('form.unfit', ({ field }) => void goTo(field))
    return () => hearing.unsubscribe()
  }, [flow])
  return (
    <form id={id} onSubmit={onSubmit} noValidate>
      <div ref={reveal.root}>
        <FilterFields page={page as NonNullable<typeof page>} conditions={conditions} />
      </div>
    </form>
  )
}
