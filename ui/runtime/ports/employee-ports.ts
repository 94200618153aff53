import type { EmployeeListItem } from '#contracts/employees/shapes.ts'
import type { StaffFilter } from '#contracts/person/employee-filter.ts'
import type { StaffRegister } from '#machines/employees/employee-count/employee-count.types.ts'
import { employeesPerPage } from '#machines/employees/employee-search/employee-search.read.ts'
import type { PickedEmployee } from '#machines/employees/employee-search/employee-search.types.ts'
import { isOk, mapResult } from '#machines/kit/shared/result.ts'
import { type Api, asResult } from '../api.ts'

const picked = ({ AnstNr, Namn }: EmployeeListItem): PickedEmployee => ({ number: AnstNr, name: Namn })

/**
 * Provides the staff register of the chosen company over the adapter. It does not search personal
 * numbers and e-mail, which a picker does not show.
 */
export function liveEmployees(api: Api): StaffRegister {
  const list = (question: Parameters<Api['employees']['list']['query']>[0], signal: AbortSignal) =>
    asResult(api.employees.list.query(question, { signal }))
  const total = async (filter: StaffFilter, signal: AbortSignal) =>
    mapResult(
      await list({ pagination: { perPage: 1, pageNum: 1 }, filter }, signal),
      ({ pagination }) => pagination?.totalRows ?? 0,
    )
  return {
    page: async ({ term, pageNum, perPage = employeesPerPage }, signal) => {
      const searched = term !== '' && { searchTerm: term, searchFields: ['AnstNr', 'Namn'] }
      const pagination = { sortBy: 'Namn', sortOrder: 'asc' as const, perPage, pageNum, ...searched }
      return mapResult(await list({ pagination }, signal), ({ data, pagination: info }) => ({
        employees: data.map(picked),
        total: info?.totalRows ?? data.length,
      }))
    },
    named: async (numbers, signal) => {
      const pagination = { perPage: numbers.length, pageNum: 1 }
      return mapResult(await list({ pagination, filter: { AnstNrList: [...numbers] } }, signal), ({ data }) =>
        data.map(picked),
      )
    },
    count: async (filter, signal) => {
      const [kept, all] = await Promise.all([total(filter, signal), total({}, signal)])
      return isOk(all) ? mapResult(kept, value => ({ kept: value, all: all.value })) : all
    },
  }
}
