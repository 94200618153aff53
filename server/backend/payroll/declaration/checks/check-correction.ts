import { amountOf, type Period, statementKey } from '../declaration.ts'
import type { Correction, LateAbsence, Sent } from '../submission.ts'
import { type Finding, findingsOf, inKronor } from './finding.ts'

/** How many years back a declaration can be corrected (SKV 401). */
const maxYears = 6

const whatOf: Readonly<Record<LateAbsence['what'], string>> = {
  added: 'tillkommit',
  changed: 'ändrats',
  removed: 'tagits bort',
}

/**
 * Returns what is to be known of a correction before it is sent: tax that is lowered, absences that
 * can no longer change, and periods that are too old.
 */
export function checkCorrection(sent: Sent, { submission, late }: Correction, today: Period): readonly Finding[] {
  return [
    ...(Number(today.slice(0, 4)) - Number(submission.period.slice(0, 4)) > maxYears
      ? [
          findingsOf(null).stop('S', '006', {
            text: `Perioden ${submission.period} ligger mer än ${maxYears} år tillbaka.`,
            mend: 'Begär omprövning hos Skatteverket.',
          }),
        ]
      : []),
    ...submission.statements.flatMap(now => {
      const before = sent.statements.get(statementKey(now))
      if (!before) return []
      return (['001', '274', '275'] as const)
        .filter(box => amountOf(now, box) < amountOf(before, box))
        .map(box =>
          findingsOf(now.person).warning('R', box, {
            text: `Avdragen skatt sänks från ${inKronor(amountOf(before, box))} till ${inKronor(amountOf(now, box))}.`,
            mend: 'Skatt som är avdragen kan normalt inte sänkas i efterhand: den anställda får tillbaka den av Skatteverket. Kontrollera att den inte var avdragen.',
          }),
        )
    }),
    ...late.map(({ absence: { persons, date }, what }) =>
      findingsOf(persons[0] ?? null).warning('S', '821', {
        text: `Frånvaron ${date} har ${whatOf[what]} efter att deklarationen lämnades in, och skickas inte.`,
        mend: 'Inlämnad frånvaro kan varken ändras eller läggas till. Meddela Försäkringskassan och den anställda.',
      }),
    ),
  ]
}
