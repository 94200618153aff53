import { Link } from 'react-router-dom'
import { missingLabel } from '#contracts/code-lists/code-list.ts'
import { employmentForms } from '#contracts/code-lists/employment-forms.ts'
import { bornOn } from '#contracts/employees/birthday.ts'
import type { EmployeeListItem } from '#contracts/employees/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { employeeTexts as texts } from '#ui/screens/employees/employees.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import type { TableColumn } from '#ui/widgets/table/table.types.ts'
import { employeePath } from './paths.ts'

/** An employee as a row of the table: each column is a text, which is also what is exported. */
export interface EmployeeRow
  extends Pick<EmployeeListItem, 'AnstNr' | 'Namn' | 'PersNr' | 'Epost' | 'AnstFrom' | 'AvtalId' | 'ProfilePictureId'> {
  readonly AnstForm: string
  readonly Avdelning: string
  readonly AnstTom: string
  readonly Saknas: string
  readonly missing: readonly string[]
}

export const rowOf = (employee: EmployeeListItem): EmployeeRow => {
  const {
    AnstNr,
    Namn,
    PersNr,
    Epost,
    AnstFrom,
    AvtalId,
    AnstTom,
    Saknas,
    Avdelning,
    AvdelningNamn,
    ProfilePictureId,
  } = employee
  return {
    AnstNr,
    Namn,
    Epost,
    AnstFrom,
    AvtalId,
    ProfilePictureId,
    AnstTom: AnstTom ?? '',
    PersNr: bornOn(PersNr),
    AnstForm: employmentForms.has(employee.AnstForm) ? employmentForms.label(employee.AnstForm) : missingLabel,
    Avdelning: [Avdelning, AvdelningNamn].filter(text => text !== '').join(' '),
    Saknas: texts.missing(Saknas),
    missing: Saknas,
  }
}

const links = css({ display: 'inline-flex', flexWrap: 'wrap', columnGap: '3', rowGap: '1' })

/** Renders what payroll lacks, each with the way to its field. */
const Missing = ({ AnstNr, missing }: EmployeeRow) => (
  <span className={links}>
    {missing.map(field => (
      <Link key={field} className={common.link} to={employeePath(AnstNr, { field })}>
        {texts.missingItem(field)}
      </Link>
    ))}
  </span>
)

const unsearched = { isSearchable: false, isSortable: false } as const
const { columns: labels } = texts

/** The columns of the staff register. */
export const columns: readonly TableColumn<EmployeeRow>[] = [
  { id: 'Namn', label: labels.Namn, width: 200 },
  { id: 'AnstNr', label: labels.AnstNr, width: 100 },
  { id: 'PersNr', label: labels.PersNr, width: 120 },
  { id: 'Avdelning', label: labels.Avdelning, width: 150 },
  { id: 'AnstForm', label: labels.AnstForm, width: 180, ...unsearched },
  { id: 'AnstFrom', label: labels.AnstFrom, kind: 'date', width: 120, isSearchable: false },
  { id: 'AnstTom', label: labels.AnstTom, kind: 'date', width: 120, ...unsearched },
  { id: 'Saknas', label: labels.Saknas, width: 220, ...unsearched, render: Missing },
  { id: 'Epost', label: labels.Epost, width: 220, isHidden: true },
  { id: 'AvtalId', label: labels.AvtalId, width: 120, ...unsearched, isHidden: true },
]
