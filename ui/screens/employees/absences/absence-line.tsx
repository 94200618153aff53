import Eye from 'lucide-react/icons/eye'
import { useNavigate } from 'react-router-dom'
import type { Absence } from '#contracts/employees/absences/shapes.ts'
import { absenceTexts as texts } from '#ui/screens/employees/absences/absences.text.ts'
import { today } from '#ui/text/format.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { TimelineItem, TimelineLine } from '../timeline/timeline-line.tsx'
import { absenceLabel, lastDayOf, shareOf } from './columns.ts'
import { absencePath, absencesPath } from './paths.ts'

/** The most absences on the line of time. The others are in their list. */
const most = 5

interface AbsenceLineProps {
  readonly number: string
  /** The latest first. */
  readonly absences: readonly Absence[]
}

/** Renders an employee's latest absences on the line of time, each with the way to it. */
export function AbsenceLine({ number, absences }: AbsenceLineProps) {
  const navigate = useNavigate()
  if (absences.length === 0) return null
  return (
    <TimelineLine label={texts.title}>
      {absences
        .slice(0, most)
        .toReversed()
        .map(({ Id, Values: values }) => {
          const last = lastDayOf(values)
          const when = texts.period(values.FranDatum, last)
          const label = absenceLabel(values.FranvaroTyp)
          return (
            <TimelineItem
              key={Id}
              when={when}
              state={stateOf(values.FranDatum, last)}
              lines={[[label, shareOf(values.Omfattning), values.Barn].filter(Boolean).join(', ')]}
            >
              <Button
                size="sm"
                icon={Eye}
                aria-label={texts.showLabel(label, when)}
                onClick={() => navigate(absencePath(number, Id))}
              >
                {texts.show}
              </Button>
            </TimelineItem>
          )
        })}
      {absences.length > most && (
        <li>
          <Button size="sm" onClick={() => navigate(absencesPath(number))}>
            {texts.showAll(absences.length)}
          </Button>
        </li>
      )}
    </TimelineLine>
  )
}

function stateOf(from: string, last: string): 'past' | 'now' | 'future' {
  const now = today()
  if (from > now) return 'future'
  return last !== '' && last < now ? 'past' : 'now'
}
