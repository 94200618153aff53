import UserRound from 'lucide-react/icons/user-round'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { right } from '#contracts/rights/openings.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useEmployees } from '#ui/runtime/hooks.tsx'
import { employeeFindsTexts as texts } from '#ui/screens/employees/employees.text.ts'
import { pathTo, useScreens } from '#ui/shell/area.ts'
import type { FoundLines } from '#ui/shell/command-palette/command.ts'
import { usePaletteTerm } from '#ui/shell/command-palette/palette-term.ts'
import { usePersonFinds } from '#ui/widgets/employee-picker/person-finds.ts'

/** Finds the employees of the chosen company, for those who may read its staff register. */
export function useFinds(): FoundLines {
  const { page } = useEmployees()
  const term = usePaletteTerm(useMay(right('Registry.PerReg.Read')))
  const navigate = useNavigate()
  const screens = useScreens()
  const open = useCallback(
    (AnstNr: string) => navigate(pathTo({ name: 'Person', params: { AnstNr } }, screens) ?? ''),
    [navigate, screens],
  )
  return { ...texts, ...usePersonFinds({ key: 'employees', term, page, icon: UserRound, open }) }
}
