import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { FormValues } from '#contracts/forms/field.ts'
import { employeeFilter, staffFilterOf, untoldConditions } from '#contracts/person/employee-filter.ts'
import { employeeCountMachine } from '#machines/employees/employee-count/employee-count.machine.ts'
import { employeeCountPorts } from '#machines/employees/employee-count/employee-count.ports.ts'
import type { StaffRegister } from '#machines/employees/employee-count/employee-count.types.ts'
import { answer } from '#machines/kit/shared/port.ts'

/**
 * Returns the filter for the register, or nothing while it is incomplete or has conditions that the
 * register does not support.
 */
const countable = (filter: FormValues) =>
  Object.keys(employeeFilter.problems(filter)).length === 0 && untoldConditions(filter).length === 0
    ? staffFilterOf(filter)
    : null

/** Returns the live count of a filter, while the component is mounted. */
export function useEmployeeCount(employees: StaffRegister, filter: FormValues) {
  const [machine] = useState(() =>
    employeeCountMachine.provide({
      actors: { count: answer(employeeCountPorts.count, ({ input, signal }) => employees.count(input, signal)) },
    }),
  )
  const flow = useActorRef(machine)
  useEffect(() => flow.send({ type: 'count.of', filter: countable(filter) }), [flow, filter])
  return flow
}
