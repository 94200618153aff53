import type { Account } from '#ui/widgets/account-picker/account-picker.tsx'
import type { PickedEmployee } from '#ui/widgets/employee-picker/employee-picker.tsx'
import type { SelectOption } from '#ui/widgets/select-field/options.ts'

/** Invented things to choose among. */

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

const given = ['Anna', 'Björn', 'Cecilia', 'David', 'Elin', 'Fredrik', 'Gunilla', 'Håkan', 'Ingrid', 'Åke', 'Östen']
const family = ['Andersson', 'Sandström', 'Öberg', 'Lindqvist', 'Åkerman', 'Dahlgren', 'Nyström']

/** So many that a list of them must be virtual. */
export const employees: readonly PickedEmployee[] = Array.from({ length: 5000 }, (_, index) => ({
  number: String(1001 + index),
  name: `${given[index % given.length]} ${family[Math.floor(index / given.length) % family.length]}`,
}))
