import Eye from 'lucide-react/icons/eye'
import Trash2 from 'lucide-react/icons/trash-2'
import { useNavigate } from 'react-router-dom'
import type { ActOnEmployee } from '#machines/employees/employee-actions/employee-actions.types.ts'
import type { EmployeeFacts } from '#machines/employees/employee-view/employee-view.types.ts'
import { css } from '#styled-system/css/index.js'
import { employeeTexts } from '#ui/screens/employees/employees.text.ts'
import { today } from '#ui/text/format.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { StatusChip } from '#ui/widgets/status-chip/status-chip.tsx'
import { employeePath } from '../paths.ts'
import { useEmployeeActions } from '../use-employees.ts'
import { type TimelineEntry, type TimelineGroup, timelineGroups } from './timeline-groups.ts'

const texts = employeeTexts.timeline
const tones = { past: 'neutral', now: 'success', future: 'info' } as const

const groups = css({ display: 'grid', gap: '6' })
const heading = css({ textStyle: 'strong', marginBottom: '2' })
const line = css({ display: 'grid', borderInlineStart: 'subtle', marginInlineStart: '2', paddingInlineStart: '5' })
const item = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1fr) auto]' },
  gap: '2',
  paddingBlock: '3',
  // The mark on the line.
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: '[calc(-1 * var(--spacing-5) - 5px)]',
    top: '5',
    width: '[9px]',
    height: '[9px]',
    borderRadius: 'full',
    bg: 'fg.muted',
  },
  '&[data-state=now]::before': { bg: 'success.text' },
  '&[data-state=future]::before': { bg: 'info.text' },
})
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
const values = css({ textStyle: 'caption', color: 'fg.muted', overflowWrap: 'anywhere' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'start' })

interface TimelineProps {
  /** Null until they have been fetched. */
  readonly facts: EmployeeFacts | null
  readonly employee: ActOnEmployee['employee']
  readonly mayWrite: boolean
}

/** Renders what has changed and will change of an employee, by kind and day. */
export function Timeline({ facts, ...rest }: TimelineProps) {
  if (!facts) return <SkeletonRows rows={2} />
  const found = timelineGroups(facts.Andringar, today())
  if (found.length === 0) return <p className={values}>{texts.empty}</p>
  return (
    <div className={groups}>
      {found.map(group => (
        <div key={group.kind}>
          <h3 className={heading}>{group.label}</h3>
          <ol className={line}>
            {group.entries.map(entry => (
              <Entry key={entry.from} {...{ group, entry, version: facts.Version, ...rest }} />
            ))}
          </ol>
        </div>
      ))}
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
  const { act } = useEmployeeActions()
  const { from, state, lines, isChange } = entry
  const [field] = lines
  return (
    <li className={item} data-state={state}>
      <div>
        <span className={head}>
          {isChange ? from : texts.always}
          <StatusChip tone={tones[state]}>{texts.state[state]}</StatusChip>
        </span>
        <ul className={values}>
          {lines.map(each => (
            <li key={each.label}>{texts.line(each.label, each.value === '' ? texts.none : each.value)}</li>
          ))}
        </ul>
      </div>
      {isChange && field && (
        <div className={buttons}>
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
              onClick={() => act({ act: 'removeFact', kind, from, text: texts.what(label, from), version }, employee)}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
