import { z } from 'zod'
import { caseWordings } from '../code-lists/case-wording.ts'
import { digitalMailboxes } from '../code-lists/company.ts'
import { personTypes, salaryForms } from '../code-lists/employment.ts'
import { digitalPayslipFilters } from '../code-lists/payslips.ts'
import { caseText } from '../forms/case-text.ts'
import type { AnyField, FormValues } from '../forms/field.ts'
import { choice, choices, employee, employees, flag, integer, text } from '../forms/fields.ts'
import { formLayout } from '../forms/form-layout.ts'
import { type Fields, formModel, isSame, type Mutation, type ValuesOf } from '../forms/form-model.ts'
import { isOn } from '../forms/when.ts'
import { greaterThan } from '../rules/range.ts'
import type { Rule } from '../rules/rule.ts'

const never = () => false

/** Returns the options of a field with a switch: shown and required while the switch is on. */
const whileUsed = (name: string) => ({ shown: isOn(name), required: isOn(name) })

/** Returns the mutation that clears a number when its list is cleared (second document §4). */
const clearing = (list: string, value: string): Mutation => {
  const gives: Mutation['then'] = form => (Array.isArray(form[list]) && form[list].length === 0 ? { [value]: '' } : {})
  // biome-ignore lint/suspicious/noThenProperty: a mutation is never awaited.
  return { of: list, then: gives }
}

/**
 * The most selected numbers, so that the URL does not become too long. Larger groups are selected
 * by department or agreement.
 */
const maxNumbers = 300
const fewEnough: Rule<readonly string[]> = numbers =>
  numbers.length > maxNumbers
    ? `Högst ${maxNumbers} kan väljas en och en. Välj efter avdelning, avtal eller löneform i stället.`
    : undefined

/**
 * The filter of employees for a list, a report or a run (second document §3.2): selected numbers,
 * and conditions with a switch. All active conditions must hold. The screen provides the options of
 * the lists that no code list declares, such as employees and departments.
 */
export const employeeFilter = formModel(
  'Urval av anställda',
  {
    /**
     * The company's word for its cases, used in the labels. The screen sets it. It is a property of
     * the company, and is not sent.
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
      limits: [1, 999],
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

/** The values of an employee filter. */
export type EmployeeFilterValues = ValuesOf<typeof employeeFilter>

/** The filter that excludes nobody. */
export const everybody = employeeFilter.defaults('') as EmployeeFilterValues

/** A condition of the filter: its field, and the switch that activates it. */
export interface FilterCondition {
  readonly field: keyof EmployeeFilterValues
  /** The switch. A condition without a switch is active when its value differs from the default. */
  readonly use?: keyof EmployeeFilterValues
}

/** Every condition, in the order of the form. All active conditions must hold. */
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

/** The conditions by which a pay assignment chooses persons: those of the employee's own facts. */
export const assignmentConditions: readonly FilterCondition[] = filterConditions.filter(({ field }) =>
  ['AnstNrList', 'AvdelningList', 'AvtalIdList', 'LoneFormList', 'PerTypList', 'EgenskapIDList'].includes(field),
)

/**
 * Returns the fields of conditions for an entity that keeps a filter. The filter's own element
 * shows them, so no form does.
 */
export const conditionFields = (conditions: readonly FilterCondition[]): Fields =>
  Object.fromEntries(
    conditions.flatMap(({ field, use }) => {
      const list: AnyField = { ...employeeFilter.fields[field], isShown: never }
      if (use === undefined) return [[field, list]]
      const notEmpty: Rule<readonly string[], FormValues> = (codes, { form, label }) =>
        form[use] === true && codes.length === 0 ? `Välj minst ett värde under ${label}.` : undefined
      return [
        [use, { ...employeeFilter.fields[use], isShown: never }],
        [field, { ...list, isRequired: never, rules: [...list.rules, notEmpty] }],
      ]
    }),
  )

/** True when the condition is active in the filter. */
export const isInForce = (filter: FormValues, { field, use }: FilterCondition): boolean =>
  use === undefined ? !isSame(filter[field], everybody[field]) : filter[use] === true

/** Returns the filter without one of its conditions, and with the consequences of that change. */
export const withoutCondition = (filter: EmployeeFilterValues, { field, use }: FilterCondition): EmployeeFilterValues =>
  (use === undefined ? [field] : [use, field]).reduce<FormValues>(
    (left, name) => employeeFilter.assign(left, name, everybody[name], ''),
    filter,
  ) as EmployeeFilterValues

/**
 * The filter of the staff list (`GET /perlista`): all conditions except warnings, which belong to a
 * run and not to an employee. The shape checks types only; see `employeeFilter.problems`.
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
  .extend({
    /** Leaves out those whose last day has passed. It is the list's own, and not of a selection. */
    HideDeparted: z.boolean(),
  })
  .partial()
export type StaffFilter = z.infer<typeof StaffFilter>

/**
 * Returns the active conditions that the staff list cannot apply. With any of them, the number of
 * matching employees is unknown.
 */
export const untoldConditions = (filter: FormValues): readonly FilterCondition[] =>
  filterConditions.filter(each => isInForce(filter, each) && !(each.field in StaffFilter.shape))

/** Returns the staff list's filter: the active conditions that it can apply. */
export const staffFilterOf = (filter: FormValues): StaffFilter => {
  const asked = filterConditions.filter(each => isInForce(filter, each) && each.field in StaffFilter.shape)
  const names = asked.flatMap(({ field, use }) => (use === undefined ? [field] : [use, field]))
  return Object.fromEntries(names.map(name => [name, filter[name]])) as StaffFilter
}

const rowOf = ({ field, use }: FilterCondition) => (use === undefined ? field : [use, field])
const rowsOf = (...fields: readonly FilterCondition['field'][]) =>
  filterConditions.filter(({ field }) => fields.includes(field)).map(rowOf)

/** The layout of the filter: one window. */
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
