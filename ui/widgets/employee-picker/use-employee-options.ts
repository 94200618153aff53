import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { employeeSearchMachine } from '#machines/employees/employee-search/employee-search.machine.ts'
import { employeeSearchPorts } from '#machines/employees/employee-search/employee-search.ports.ts'
import * as select from '#machines/employees/employee-search/employee-search.select.ts'
import type { EmployeeSource, PickedEmployee } from '#machines/employees/employee-search/employee-search.types.ts'
import { answer } from '#machines/kit/shared/port.ts'
import type { OptionSearch, SelectOption } from '../select-field/options.ts'

const optionOf = ({ number, name }: PickedEmployee): SelectOption => ({ value: number, label: name, hint: number })

/**
 * Returns a search of the staff register for the component's lifetime, with the names of the chosen
 * employees.
 */
export function useEmployeeSearch(employees: EmployeeSource, chosen: readonly string[]) {
  const [machine] = useState(() =>
    employeeSearchMachine.provide({
      actors: {
        fetchPage: answer(employeeSearchPorts.fetchPage, ({ input, signal }) => employees.page(input, signal)),
        fetchNames: answer(employeeSearchPorts.fetchNames, ({ input, signal }) =>
          employees.named(input.numbers, signal),
        ),
      },
    }),
  )
  const flow = useActorRef(machine)
  useEffect(() => flow.send({ type: 'employees.name', numbers: chosen }), [flow, chosen])
  return flow
}

/** Returns the options of an employee field: the search hits and the chosen employees. */
export function useEmployeeOptions(employees: EmployeeSource, chosen: readonly string[]) {
  const flow = useEmployeeSearch(employees, chosen)
  const { found, total, names } = useSelector(flow, ({ context }) => context)
  const isAnswered = useSelector(flow, select.isAnswered)
  const isSearching = useSelector(flow, select.isSearching)
  const failure = useSelector(flow, select.searchFailure)
  const options = useMemo(() => found.map(optionOf), [found])
  const chosenOptions = useMemo(
    () => chosen.map(number => namedOption(number, select.nameOf({ names }, number))),
    [chosen, names],
  )
  const search: OptionSearch = {
    onOpen: term => flow.send({ type: 'employees.open', term }),
    onSearch: term => flow.send({ type: 'employees.search', term }),
    onMore: () => flow.send({ type: 'employees.more' }),
    onRetry: () => flow.send({ type: 'employees.retry' }),
    total,
    isAnswered,
    isSearching,
    failure,
  }
  return { options, chosenOptions, search }
}

/** Does not repeat a number that is its own label. */
const namedOption = (value: string, label: string): SelectOption => ({
  value,
  label,
  hint: label === value ? undefined : value,
})
