import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import { uuidOf } from '../invented-persons/chance.ts'

/** The absences of nordsken: of the past, open ones and ones to come. */
export const demoAbsences = [
  { employmentNumber: '6', kind: 'SEM', firstDay: '2026-07-06', lastDay: '2026-07-31' },
  { employmentNumber: '6', kind: 'TFP', firstDay: '2026-10-12', lastDay: '2026-10-14', child: 'Alma' },
  { employmentNumber: '6', kind: 'FPE', firstDay: '2026-12-21', lastDay: '2027-01-08', extent: 50, child: 'Viggo' },
  { employmentNumber: '9', kind: 'SJK', firstDay: '2026-11-16', lastDay: null, extent: 75 },
  { employmentNumber: '12', kind: 'TJL', firstDay: '2026-09-01', lastDay: '2027-06-30', extent: 20, note: 'Studier' },
].map(each => ({ ...each, id: uuidOf(`absence ${each.employmentNumber} ${each.firstDay}`) }))

const unused = Object.fromEntries([1, 2, 3, 4, 5, 6].map(n => [`ResEnh${n}`, '']))
const standing = { ...unused, Antal: 0, Pris: 0, Belopp: 0, Tom: '1899-12-30', Intervall: 1, KonKey: '' }
const rowOf = (own: FormRow): FormRow => ({ ...standing, ...own })

/** What some of nordsken's employees have beside the rest: children, and standing pay rows. */
export const demoDetails: Readonly<Record<string, FormValues>> = {
  '6': {
    Barn: [
      { Namn: 'Alma', Fodd: '2020-05-17' },
      { Namn: 'Viggo', Fodd: '2024-11-02' },
    ],
    Loneposter: [
      // She is paid by the hour, and works the same hours each month.
      rowOf({ LonArtNr: '1010', Antal: 120, From: '2025-01-01' }),
      rowOf({ LonArtNr: '6010', Belopp: 1_000, From: '2025-01-01' }),
      rowOf({ LonArtNr: '4055', Antal: 1, Pris: 450, From: '2026-03-01', Tom: '2026-12-31' }),
    ],
  },
}
