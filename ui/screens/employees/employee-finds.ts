import { useActorRef, useSelector } from '@xstate/react'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { right } from '#contracts/rights/openings.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { employeeFindsMachine } from '#machines/employees/employee-finds/employee-finds.machine.ts'
import { employeeFindsPorts } from '#machines/employees/employee-finds/employee-finds.ports.ts'
import * as select from '#machines/employees/employee-finds/employee-finds.select.ts'
import * as selectPalette from '#machines/frame/command-palette/command-palette.select.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useEmployees, useSelect } from '#ui/runtime/hooks.tsx'
import { employeeFindsTexts as texts } from '#ui/screens/employees/employees.text.ts'
import { pathTo, useScreens } from '#ui/shell/area.ts'
import type { FoundLines } from '#ui/shell/command-palette/command.ts'

/** Finds the employees of the chosen company, for those who may read its staff register. */
export function useFinds(): FoundLines {
  const register = useEmployees()
  const mayRead = useMay(right('Registry.PerReg.Read'))
  const hasCompany = useSelect('app', snapshot => selectApp.workplace(snapshot) !== null)
  const query = useSelect('commandPalette', selectPalette.query)
  const navigate = useNavigate()
  const screens = useScreens()
  const [machine] = useState(() =>
    employeeFindsMachine.provide({
      actors: { fetchPage: answer(employeeFindsPorts.fetchPage, ({ input, signal }) => register.page(input, signal)) },
    }),
  )
  const flow = useActorRef(machine)
  const term = mayRead && hasCompany ? query : ''
  useEffect(() => flow.send({ type: 'finds.of', term }), [flow, term])
  const found = useSelector(flow, select.found)
  const isPending = useSelector(flow, select.isPending)
  const lines = useMemo(
    () =>
      found.map(({ number, name }) => ({
        id: `employee:${number}`,
        title: name,
        also: number,
        digits: number,
        hint: number,
        icon: UserRound,
        // The number is another person's in another company.
        isPassing: true,
        run: () => navigate(pathTo({ name: 'Person', params: { AnstNr: number } }, screens) ?? ''),
      })),
    [found, navigate, screens],
  )
  return { key: 'employees', title: texts.title, lines, most: 5, more: texts.more, isPending }
}
