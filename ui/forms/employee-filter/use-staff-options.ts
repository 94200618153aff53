import { useMemo } from 'react'
import type { ReferenceItem } from '#contracts/registers/reference-lists.ts'
import { useReferenceList } from '#ui/runtime/reference-list.ts'
import type { FieldOptions } from '../form-environment.ts'

/** Returns all items of a list as options of a filter: people may still have inactive ones. */
export const filterOptions = (items: readonly ReferenceItem[] | null) =>
  (items ?? []).map(({ code, name }) => ({ value: code, label: name === '' ? code : `${code} ${name}` }))

/** Returns the options of an employee filter by department, agreement and property. */
export function useStaffOptions(): FieldOptions {
  const departments = useReferenceList('departments', undefined, true).items
  const agreements = useReferenceList('agreements', undefined, true).items
  const properties = useReferenceList('properties', undefined, true).items
  return useMemo(
    () => ({
      AvdelningList: filterOptions(departments),
      AvtalIdList: filterOptions(agreements),
      EgenskapIDList: filterOptions(properties),
    }),
    [departments, agreements, properties],
  )
}
