import { Link } from 'react-router-dom'
import { factKinds } from '#contracts/employees/dated.ts'
import type { EmployeeFacts } from '#machines/employees/employee-view/employee-view.types.ts'
import { css } from '#styled-system/css/index.js'
import { employeeTexts as texts } from '#ui/screens/employees/employees.text.ts'
import { today } from '#ui/text/format.ts'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { employeePath } from './paths.ts'

const notices = css({ display: 'grid', gap: '3', marginBottom: '6', _empty: { display: 'none' } })
const link = css({ marginInlineStart: '2', textDecoration: 'underline', textUnderlineOffset: '[2px]' })

export interface EmployeeNoticesProps {
  readonly number: string
  readonly facts: EmployeeFacts | null
  readonly day: string
  readonly mayWrite: boolean
}

/** Renders what is missing for pay, what is on its way, and that another day is shown. */
export function EmployeeNotices({ number, facts, day, mayWrite }: EmployeeNoticesProps) {
  const now = today()
  const coming = facts?.Andringar.filter(({ From }) => From > now) ?? []
  return (
    <div className={notices}>
      {!mayWrite && <Notice kind="INFO">{texts.readOnly}</Notice>}
      {day !== now && (
        <Notice kind="INFO">
          {texts.otherDay(day)}
          <Link className={link} to={employeePath(number)}>
            {texts.showToday}
          </Link>
        </Notice>
      )}
      {facts && facts.Saknas.length > 0 && (
        <Notice kind="INFO">
          {texts.lacks}
          {facts.Saknas.map(field => (
            <Link key={field} className={link} to={employeePath(number, { field })}>
              {texts.missingItem(field)}
            </Link>
          ))}
        </Notice>
      )}
      {coming.length > 0 && (
        <Notice kind="INFO">
          {texts.timeline.coming(coming.length)}
          {coming.map(({ Slag, From }) => (
            <Link key={`${Slag} ${From}`} className={link} to={employeePath(number, { day: From })}>
              {texts.timeline.comingItem(factKinds[Slag].label, From)}
            </Link>
          ))}
        </Notice>
      )}
    </div>
  )
}
