import { Link } from 'react-router-dom'
import { caseTerms } from '#contracts/code-lists/case-wording.ts'
import type { Assignment } from '#contracts/employees/shapes.ts'
import { caseWordingIn } from '#contracts/forms/case-text.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { clients } from '#contracts/registers/clients.ts'
import { pathOfItem } from '#contracts/registers/paths.ts'
import { noDate } from '#contracts/rules/required.ts'
import { workplace } from '#machines/app/app.select.ts'
import { css } from '#styled-system/css/index.js'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { employeeTexts as texts } from '#ui/screens/employees/employees.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'

const days = css({ color: 'fg.muted', marginInlineStart: '2' })

/** Renders the clients whose assistant an employee is, with a way to each. */
export function Assignments({ assignments }: { readonly assignments: readonly Assignment[] }) {
  const company = useSelect('app', workplace)?.company
  if (assignments.length === 0 || !company) return null
  const { plural } = caseTerms[caseWordingIn(company as unknown as FormValues)]
  return (
    <DescriptionList
      items={[
        {
          label: texts.assistsAt(plural),
          value: (
            <span className={common.stack1}>
              {assignments.map(({ Brukare, Namn, FranDatum, TomDatum }) => (
                <span key={`${Brukare} ${FranDatum}`}>
                  <Link className={common.link} to={pathOfItem(clients, Brukare)}>
                    {Namn}
                  </Link>
                  <span className={days}>{texts.assistsFrom(FranDatum, TomDatum === noDate ? '' : TomDatum)}</span>
                </span>
              ))}
            </span>
          ),
        },
      ]}
    />
  )
}
