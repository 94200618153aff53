import { digitalMailboxes } from '../code-lists/company.ts'
import { personTypes, salaryForms } from '../code-lists/employment.ts'
import { digitalPayslipFilters } from '../code-lists/payslips.ts'
import { caseWords } from '../forms/case-words.ts'
import { choice, choices, employee, flag, integer, text } from '../forms/fields.ts'
import { formModel, type Mutation } from '../forms/form-model.ts'
import { isOn } from '../forms/when.ts'
import { greaterThan } from '../rules/range.ts'

/** What belongs to a switch: there while it is on, and then not empty. */
const whileUsed = (name: string) => ({ shown: isOn(name), required: isOn(name) })

/** Clearing a list of numbers also clears the number that stands beside it (second document §4). */
const clearing = (list: string, value: string): Mutation => {
  const gives: Mutation['then'] = form => (Array.isArray(form[list]) && form[list].length === 0 ? { [value]: '' } : {})
  // biome-ignore lint/suspicious/noThenProperty: a mutation is never awaited.
  return { of: list, then: gives }
}

/**
 * Which employees a list, a report or a run is about (second document §3.2): by number, and by what is switched on, all of which must
 * hold. Whom and what there is to choose from only the screen knows, where no code list says it; and what the company calls its cases, which
 * it gives the form as BrukareNamnTyp.
 */
export const employeeFilter = formModel(
  'Urval av anställda',
  {
    AnstNr: employee('Anställd', { excluded: true, hint: 'Väljs in i listan.' }),
    AnstNrList: choices('Anställda', { hint: 'Tom lista: alla.' }),
    Brukare: text(
      caseWords(({ singular }) => singular),
      { excluded: true, hint: 'Väljs in i listan.' },
    ),
    BrukareList: choices(
      caseWords(({ plural }) => `${plural} i urvalet`),
      { hint: 'Tom lista: alla.' },
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
