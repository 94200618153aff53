import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { employeeFindsMachine } from '#machines/employees/employee-finds/employee-finds.machine.ts'
import { employeeFindsPorts } from '#machines/employees/employee-finds/employee-finds.ports.ts'
import * as select from '#machines/employees/employee-finds/employee-finds.select.ts'
import type { EmployeeSource } from '#machines/employees/employee-search/employee-search.types.ts'
import { answer } from '#machines/kit/shared/port.ts'
import type { PaletteItem } from '#ui/widgets/palette/palette.tsx'

interface PersonFinds {
  /** The group's key, unique among the areas. */
  readonly key: string
  /** The search term. Empty finds nobody. */
  readonly term: string
  /** Fetches those whom a search term finds. The same function until the register is another. */
  readonly page: EmployeeSource['page']
  readonly icon: PaletteItem['icon']
  /** Opens a person. The same function until the screens are others. */
  readonly open: (number: string) => void
}

/** Returns the persons of a register that a term finds, as lines of the command palette. */
export function usePersonFinds({ key, term, page, icon, open }: PersonFinds) {
  const [machine] = useState(() =>
    employeeFindsMachine.provide({
      actors: { fetchPage: answer(employeeFindsPorts.fetchPage, ({ input, signal }) => page(input, signal)) },
    }),
  )
  const flow = useActorRef(machine)
  useEffect(() => flow.send({ type: 'finds.of', term }), [flow, term])
  const found = useSelector(flow, select.found)
  const isPending = useSelector(flow, select.isPending)
  const lines = useMemo(
    () =>
      found.map(({ number, name }) => ({
        id: `${key}:${number}`,
        title: name,
        also: number,
        digits: number,
        hint: number,
        icon,
        // The number is another person's in another company.
        isPassing: true,
        run: () => open(number),
      })),
    [found, key, icon, open],
  )
  return { key, lines, most: 5, isPending }
}
