import Eye from 'lucide-react/icons/eye'
import Trash2 from 'lucide-react/icons/trash-2'
import { useNavigate } from 'react-router-dom'
import type { ActOnEmployee } from '#machines/employees/employee-actions/employee-actions.types.ts'
import type { EmployeeFacts } from '#machines/employees/employee-view/employee-view.types.ts'
import { employeeTexts } from '#ui/screens/employees/employees.text.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { AbsenceLine } from '../absences/absence-line.tsx'
import { employeePath } from '../paths.ts'
import { useEmployeeActions } from '../use-employees.ts'
import { type TimelineEntry, type TimelineGroup, timelineGroups } from './timeline-groups.ts'
import { TimelineItem, TimelineLine } from './timeline-line.tsx'

const texts = employeeTexts.timeline

interface TimelineProps {
  /** Null until they have been fetched. */
  readonly facts: EmployeeFacts | null
  readonly employee: ActOnEmployee['employee']
  readonly mayWrite: boolean
}

/** Renders what has changed and will change of an employee, by kind and day, and the absences. */
export function Timeline({ facts, ...rest }: TimelineProps) {
  if (!facts) return <SkeletonRows rows={2} />
  const found = timelineGroups(facts.Andringar, today())
  const absences = facts.Franvaro ?? []
  if (found.length === 0 && absences.length === 0) return <p className={common.caption}>{texts.empty}</p>
  return (
    <div className={common.stack6}>
      {found.map(group => (
        <TimelineLine key={group.kind} label={group.label}>
          {group.entries.map(entry => (
            <Entry key={entry.from} {...{ group, entry, version: facts.Version, ...rest }} />
          ))}
        </TimelineLine>
      ))}
      <AbsenceLine number={rest.employee.number} absences={absences} />
    </div>
  )
}

interface EntryProps extends Omit<TimelineProps, 'facts'> {
  readonly group: TimelineGroup
  readonly entry: TimelineEntry
  readonly version: number
}

function Entry({ group: { kind, label }, entry, version, employee, mayWrite }: EntryProps) {
  const navigate = useNavigate()
  const { act, isActing } = useEmployeeActions()
  const { from, state, lines, isChange } = entry
  return (
    <TimelineItem
      when={isChange ? from : texts.always}
      state={state}
      lines={lines.map(each => texts.line(each.label, each.value === '' ? texts.none : each.value))}
    >
      {isChange && lines.length > 0 && (
        <>
          <Button
            size="sm"
            icon={Eye}
            aria-label={texts.showLabel(label, from)}
            onClick={() => navigate(employeePath(employee.number, { day: from }))}
          >
            {texts.show}
          </Button>
          {mayWrite && (
            <Button
              size="sm"
              icon={Trash2}
              aria-label={texts.removeLabel(label, from)}
              disabled={isActing}
              onClick={() => act({ act: 'removeFact', kind, from, text: texts.what(label, from), version }, employee)}
            >
              {texts.remove}
            </Button>
          )}
        </>
      )}
    </TimelineItem>
  )
}
