import { digitalMailboxes } from '#contracts/code-lists/company.ts'
import { personTypes } from '#contracts/code-lists/employment.ts'
import type { StaffFilter } from '#contracts/person/employee-filter.ts'
import type { StaffRegister } from '#machines/employees/employee-count/employee-count.types.ts'
import { employeesPerPage } from '#machines/employees/employee-search/employee-search.read.ts'
import type { PickedEmployee } from '#machines/employees/employee-search/employee-search.types.ts'
import { failure, ok } from '#machines/kit/shared/result.ts'
import type { Account } from '#ui/widgets/account-picker/account-picker.tsx'
import { matching, type SelectOption } from '#ui/widgets/select-field/options.ts'

/** Invented options for the select fields. */

export const payslips: readonly SelectOption[] = [
  { value: 'PAPER', label: 'Papper' },
  { value: 'EMAIL', label: 'E-post' },
  { value: 'KIVRA', label: 'Kivra', hint: 'digital brevlåda' },
]

export const agreements: readonly SelectOption[] = [
  'Almega Tjänsteföretagen',
  'Byggavtalet',
  'Detaljhandelsavtalet',
  'Hotell- och restaurangavtalet',
  'IT-avtalet',
  'Kommunala huvudöverenskommelsen',
  'Personlig assistans',
  'Teknikavtalet',
  'Transportavtalet',
  'Överenskommelse om lokalt kollektivavtal för arbetsgivaravgiftsunderlag',
].map((label, index) => ({ value: String(index + 1), label }))

export const accounts: readonly Account[] = [
  ['1930', 'Företagskonto'],
  ['2710', 'Personalskatt'],
  ['2731', 'Avräkning lagstadgade sociala avgifter'],
  ['2920', 'Upplupna semesterlöner'],
  ['7010', 'Löner till kollektivanställda'],
  ['7210', 'Löner till tjänstemän'],
  ['7290', 'Förändring av semesterlöneskuld'],
  ['7332', 'Bilersättningar, skattepliktiga'],
  ['7385', 'Kostnader för fri bil'],
  ['7510', 'Arbetsgivaravgifter 31,42 %'],
].map(([number = '', name = '']) => ({ number, name }))

export const departments: readonly SelectOption[] = [
  { value: '10', label: 'Butik' },
  { value: '20', label: 'Lager' },
  { value: '30', label: 'Kontor' },
  { value: '40', label: 'Arbetsgivaravgiftsunderlagsgranskning' },
]

export const properties: readonly SelectOption[] = [
  { value: 'HLR', label: 'Utbildad i hjärt-lungräddning' },
  { value: 'TRUCK', label: 'Truckkort' },
]

/** The clients of invented cases. */
export const clients: readonly SelectOption[] = [
  { value: '1', label: 'Ada Lindholm', hint: '1' },
  { value: '2', label: 'Bertil Östensson-Wachtmeister', hint: '2' },
  { value: '3', label: 'Cecilia Åhs', hint: '3' },
]

const given = ['Anna', 'Björn', 'Cecilia', 'David', 'Elin', 'Fredrik', 'Gunilla', 'Håkan', 'Ingrid', 'Åke', 'Östen']
const family = ['Andersson', 'Sandström', 'Öberg', 'Lindqvist', 'Åkerman', 'Dahlgren', 'Nyström']

interface Worker extends PickedEmployee {
  readonly department: string
  readonly salaryForm: string
  readonly personType: string
  readonly property: string
  readonly client: string
  readonly mailbox: string
}

const nth = (codes: readonly string[], index: number) => codes[index % codes.length] ?? ''
const codesOf = (options: readonly SelectOption[]) => options.map(({ value }) => value)

/** Enough options to require a virtual list. */
const workers: readonly Worker[] = Array.from({ length: 5000 }, (_, index) => ({
  number: String(1001 + index),
  name: `${given[index % given.length]} ${family[Math.floor(index / given.length) % family.length]}`,
  department: nth(codesOf(departments), index),
  salaryForm: index % 4 === 0 ? 'TIM' : 'MÅN',
  personType: nth(personTypes.codes, index),
  property: nth([...codesOf(properties), '', '', ''], index),
  client: nth([...codesOf(clients), '', '', '', ''], index),
  mailbox: nth(digitalMailboxes.codes, index),
}))

const isKept = (worker: Worker, { AnstNrList = [], BrukareList = [], ...filter }: StaffFilter): boolean =>
  (AnstNrList.length === 0 || AnstNrList.includes(worker.number)) &&
  (BrukareList.length === 0 || BrukareList.includes(worker.client)) &&
  (!filter.UseAvdelning || filter.AvdelningList?.includes(worker.department) === true) &&
  (!filter.UseLoneForm || filter.LoneFormList?.includes(worker.salaryForm) === true) &&
  (!filter.UsePerTyp || filter.PerTypList?.includes(worker.personType) === true) &&
  (!filter.UseEgenskap || filter.EgenskapIDList?.includes(worker.property) === true) &&
  (!filter.UseDigitalMailbox || filter.DigitalMailboxList?.includes(worker.mailbox) === true) &&
  (filter.DigitalPayslipFilter !== 'DIGITAL' || worker.mailbox !== 'NONE') &&
  (filter.DigitalPayslipFilter !== 'PAPER' || worker.mailbox === 'NONE') &&
  !filter.UseAvtal

const options = workers.map(worker => ({ value: worker.number, label: worker.name, hint: worker.number, worker }))

/** A staff register without a backend. */
export const employees: StaffRegister = {
  page: async ({ term, pageNum }) => {
    const found = matching(options, term)
    const start = (pageNum - 1) * employeesPerPage
    return ok({
      employees: found.slice(start, start + employeesPerPage).map(({ worker }) => worker),
      total: found.length,
    })
  },
  named: async numbers => ok(workers.filter(({ number }) => numbers.includes(number))),
  count: async filter => ok({ kept: workers.filter(each => isKept(each, filter)).length, all: workers.length }),
}

const away = failure({ tag: 'network' as const, message: '' })

/** A staff register that does not answer. */
export const awayEmployees: StaffRegister = { page: async () => away, named: async () => away, count: async () => away }
