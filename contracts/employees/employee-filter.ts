import type { z } from 'zod'
import { caseWordings } from '../code-lists/case-wording.ts'
import { digitalMailboxes } from '../code-lists/company.ts'
import { personTypes, salaryForms } from '../code-lists/employment.ts'
import { digitalPayslipFilters } from '../code-lists/payslips.ts'
import { caseText } from '../forms/case-text.ts'
import type { FormValues } from '../forms/field.ts'
import { choice, choices, employee, employees, flag, integer, text } from '../forms/fields.ts'
import { formLayout } from '../forms/form-layout.ts'
import { formModel, isSame, type Mutation, type ValuesOf } from '../forms/form-model.ts'
import { isOn } from '../forms/when.ts'
import { greaterThan } from '../rules/range.ts'
import type { Rule } from '../rules/rule.ts'

/** What belongs to a switch: there while it is on, and then not empty. */
const whileUsed = (name: string) => ({ shown: isOn(name), required: isOn(name) })

/** Clearing a list of numbers also clears the number that stands beside it (second document §4). */
const clearing = (list: string, value: string): Mutation => {
  const gives: Mutation['then'] = form => (Array.isArray(form[list]) && form[list].length === 0 ? { [value]: '' } : {})
  // biome-ignore lint/suspicious/noThenProperty: a mutation is never awaited.
  return { of: list, then: gives }
}

/** So many fit into an address; whoever is more is a department or an agreement. */
const mostNumbers = 300
const fewEnough: Rule<readonly string[]> = numbers =>
  numbers.length > mostNumbers
    ? `Högst ${mostNumbers} kan väljas en och en. Välj efter avdelning, avtal eller löneform i stället.`
    : undefined

/**
 * Which employees a list, a report or a run is about (second document §3.2): by number, and by what
 * is switched on, all of which must hold. Whom and what there is to choose from only the screen
 * knows, where no code list says it.
 */
export const employeeFilter = formModel(
  'Urval av anställda',
  {
    /**
     * What the company calls its cases: whoever shows the filter says so, for its labels. It is of
     * the company, and does not travel.
     */
    BrukareNamnTyp: choice('Benämning', {
      choices: caseWordings.options(),
      default: 'BRUKARE',
      required: true,
      excluded: true,
    }),
    AnstNr: employee('Anställd', { excluded: true, hint: 'Väljs in i listan.' }),
    AnstNrList: employees('Anställda', {
      hint: 'Tom lista: alla.',
      help: 'Sök efter namn eller anställningsnummer och välj en eller flera. De måste också stämma med det som är ikryssat nedanför.',
      rules: [fewEnough],
    }),
    Brukare: text(
      caseText(({ singular }) => singular),
      { excluded: true, hint: 'Väljs in i listan.' },
    ),
    BrukareList: choices(
      caseText(({ plural }) => `${plural} i urvalet`),
      { hint: 'Tom lista: alla.', rules: [fewEnough] },
    ),
    UseAvtal: flag('Efter avtal'),
    AvtalIdList: choices('Avtal', whileUsed('UseAvtal')),
    UseEgenskap: flag('Efter egenskap'),
    EgenskapIDList: choices('Egenskaper', whileUsed('UseEgenskap')),
    UseAvdelning: flag('Efter avdelning'),
    AvdelningList: choices('Avdelningar', whileUsed('UseAvdelning')),
    UseDigitalMailbox: flag('Efter digital brevlåda'),
    DigitalMailboxList: choices('Digitala brevlådor', {
      ...whileUsed('UseDigitalMailbox'),
      choices: digitalMailboxes.options(),
    }),
    UsePerTyp: flag('Efter persontyp'),
    PerTypList: choices('Persontyper', { ...whileUsed('UsePerTyp'), choices: personTypes.options() }),
    UseLoneForm: flag('Efter löneform'),
    LoneFormList: choices('Löneformer', { ...whileUsed('UseLoneForm'), choices: salaryForms.options() }),
    UseTotWarnings: flag('Efter antal varningar'),
    TotWarnings: integer('Minst antal varningar', {
      default: 1,
      shown: isOn('UseTotWarnings'),
      rules: [greaterThan(0)],
    }),
    DigitalPayslipFilter: choice('Lönebesked', {
      choices: digitalPayslipFilters.options(),
      default: 'ALL',
      required: true,
    }),
  },
  [clearing('AnstNrList', 'AnstNr'), clearing('BrukareList', 'Brukare')],
)

/** A filter's values. */
export type EmployeeFilterValues = ValuesOf<typeof employeeFilter>

/** Nothing is left out. */
export const everybody = employeeFilter.defaults('') as EmployeeFilterValues

/** What a filter may be about: the field that says whom, and the switch that puts it in force. */
export interface FilterCondition {
  readonly field: keyof EmployeeFilterValues
  /** Without a switch it is in force when it is not empty. */
  readonly use?: keyof EmployeeFilterValues
}

/** Every condition, in the order that they stand in. All that are in force must hold. */
export const filterConditions: readonly FilterCondition[] = [
  { field: 'AnstNrList' },
  { field: 'BrukareList' },
  { field: 'AvdelningList', use: 'UseAvdelning' },
  { field: 'AvtalIdList', use: 'UseAvtal' },
  { field: 'LoneFormList', use: 'UseLoneForm' },
  { field: 'PerTypList', use: 'UsePerTyp' },
  { field: 'EgenskapIDList', use: 'UseEgenskap' },
  { field: 'TotWarnings', use: 'UseTotWarnings' },
  { field: 'DigitalMailboxList', use: 'UseDigitalMailbox' },
  { field: 'DigitalPayslipFilter' },
]

export const isInForce = (filter: FormValues, { field, use }: FilterCondition): boolean =>
  use === undefined ? !isSame(filter[field], everybody[field]) : filter[use] === true

/** The filter without one of its conditions, and with what follows from that. */
export const withoutCondition = (filter: EmployeeFilterValues, { field, use }: FilterCondition): EmployeeFilterValues =>
  (use === undefined ? [field] : [use, field]).reduce<FormValues>(
    (left, name) => employeeFilter.assign(left, name, everybody[name], ''),
    filter,
  ) as EmployeeFilterValues

/**
 * What the staff list can be narrowed by (`GET /perlista`): all but warnings, which are a run's and
 * no employee's. Types only; see `employeeFilter.problems`.
 */
export const StaffFilter = employeeFilter.shape
  .pick({
    AnstNrList: true,
    BrukareList: true,
    UseAvdelning: true,
    AvdelningList: true,
    UseAvtal: true,
    AvtalIdList: true,
    UseLoneForm: true,
    LoneFormList: true,
    UsePerTyp: true,
    PerTypList: true,
    UseEgenskap: true,
    EgenskapIDList: true,
    UseDigitalMailbox: true,
    DigitalMailboxList: true,
    DigitalPayslipFilter: true,
  })
  .partial()
export type StaffFilter = z.infer<typeof StaffFilter>

/** What of a filter the staff list does not know: then it cannot say how many it keeps. */
export const untoldConditions = (filter: FormValues): readonly FilterCondition[] =>
  filterConditions.filter(each => isInForce(filter, each) && !(each.field in StaffFilter.shape))

/** What of a filter the staff list is asked by: the conditions in force. */
export const staffFilterOf = (filter: FormValues): StaffFilter => {
  const asked = filterConditions.filter(each => isInForce(filter, each) && each.field in StaffFilter.shape)
  const names = asked.flatMap(({ field, use }) => (use === undefined ? [field] : [use, field]))
  return Object.fromEntries(names.map(name => [name, filter[name]])) as StaffFilter
}

const rowOf = ({ field, use }: FilterCondition) => (use === undefined ? field : [use, field])
const rowsOf = (...fields: readonly FilterCondition['field'][]) =>
  filterConditions.filter(({ field }) => fields.includes(field)).map(rowOf)

/** Where its fields stand: in one window. */
export const employeeFilterLayout = formLayout(employeeFilter, [
  {
    name: 'EmployeeFilter',
    title: 'Urval',
    cards: [
      { id: 'filter-people', title: 'Personer', rows: rowsOf('AnstNrList', 'BrukareList') },
      {
        id: 'filter-employment',
        title: 'Anställning',
        rows: rowsOf('AvdelningList', 'AvtalIdList', 'LoneFormList', 'PerTypList', 'EgenskapIDList'),
      },
      {
        id: 'filter-payslip',
        title: 'Lön och utskick',
        rows: rowsOf('TotWarnings', 'DigitalMailboxList', 'DigitalPayslipFilter'),
      },
    ],
  },
])
