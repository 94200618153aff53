import HeartHandshake from 'lucide-react/icons/heart-handshake'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FormValues } from '#contracts/forms/field.ts'
import { clients } from '#contracts/registers/clients.ts'
import { pathOfItem } from '#contracts/registers/paths.ts'
import { nameOfItem, worded } from '#contracts/registers/register.ts'
import { right } from '#contracts/rights/openings.ts'
import type { EmployeeSource } from '#machines/employees/employee-search/employee-search.types.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useListPages } from '#ui/runtime/hooks.tsx'
import { registerTexts } from '#ui/screens/registers/registers.text.ts'
import type { FoundLines } from '#ui/shell/command-palette/command.ts'
import { usePaletteTerm } from '#ui/shell/command-palette/palette-term.ts'
import { usePersonFinds } from '#ui/widgets/employee-picker/person-finds.ts'
import { useCompanyInfo } from './company-info.ts'

/** Finds the clients of the chosen company, for those who may read its register of clients. */
export function useFinds(): FoundLines {
  const load = useListPages('register')
  const { items } = worded(clients, useCompanyInfo() as FormValues)
  const term = usePaletteTerm(useMay(right('Registry.Brukare.Read')))
  const navigate = useNavigate()
  const page: EmployeeSource['page'] = async ({ term, pageNum, perPage = 5 }, signal) => {
    const query = { searchTerm: term, searchFields: [clients.key, ...clients.nameFields], perPage, pageNum }
    return mapResult(await load('clients', query, signal), ({ rows, totalRows: total }) => ({
      employees: rows.map(row => ({ number: String(row[clients.key]), name: nameOfItem(clients, row) })),
      total,
    }))
  }
  const open = useCallback((number: string) => navigate(pathOfItem(clients, number)), [navigate])
  const title = items.charAt(0).toLocaleUpperCase('sv') + items.slice(1)
  const more = registerTexts.moreFound(items)
  return { title, more, ...usePersonFinds({ key: 'clients', term, page, icon: HeartHandshake, open }) }
}
