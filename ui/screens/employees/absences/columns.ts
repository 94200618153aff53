import { absenceTypes } from '#contracts/code-lists/absence.ts'
import { missingLabel } from '#contracts/code-lists/code-list.ts'
import type { Absence } from '#contracts/employees/absences/shapes.ts'
import { decimalFormat } from '#contracts/rules/decimal.ts'
import { noDate } from '#contracts/rules/required.ts'
import { absenceTexts as texts } from '#ui/screens/employees/absences/absences.text.ts'
import { formatCount } from '#ui/text/format.ts'
import type { TableColumn } from '#ui/widgets/table/table.types.ts'

/** An absence as a row of the table: each column is a text, which is also what is exported. */
export interface AbsenceRow extends Pick<Absence['Values'], 'FranDatum' | 'Omfattning' | 'Barn' | 'Anteckning'> {
  readonly Id: string
  /** Empty without a known end. */
  readonly TomDatum: string
  readonly FranvaroTyp: string
  readonly KalDagar: string
}

/** Returns what an absence is called. */
export const absenceLabel = (code: string): string => (absenceTypes.has(code) ? absenceTypes.label(code) : missingLabel)

const { show } = decimalFormat({ places: 0 })

/** Returns a part of the working time: '50 %'. */
export const shareOf = (percent: number): string => texts.percent(show(percent))

/** Returns the last day of an absence, or an empty text without a known end. */
export const lastDayOf = ({ TomDatum }: Pick<Absence['Values'], 'TomDatum'>): string =>
  TomDatum === noDate ? '' : TomDatum

export const rowOf = ({ Id, Values, KalDagar }: Absence): AbsenceRow => ({
  Id,
  FranDatum: Values.FranDatum,
  TomDatum: lastDayOf(Values),
  Omfattning: Values.Omfattning,
  FranvaroTyp: absenceLabel(Values.FranvaroTyp),
  KalDagar: KalDagar === null ? '' : formatCount(KalDagar),
  Barn: Values.Barn,
  Anteckning: Values.Anteckning,
})

const { columns: labels } = texts

/** The columns of an employee's absences. */
export const columns: readonly TableColumn<AbsenceRow>[] = [
  { id: 'FranDatum', label: labels.FranDatum, kind: 'date', width: 120 },
  {
    id: 'TomDatum',
    label: labels.TomDatum,
    kind: 'date',
    width: 120,
    render: ({ TomDatum }) => texts.until(TomDatum),
  },
  { id: 'FranvaroTyp', label: labels.FranvaroTyp, width: 310 },
  {
    id: 'Omfattning',
    label: labels.Omfattning,
    kind: 'number',
    width: 120,
    render: ({ Omfattning }) => shareOf(Omfattning),
  },
  { id: 'KalDagar', label: labels.KalDagar, kind: 'number', width: 130 },
  { id: 'Barn', label: labels.Barn, width: 120 },
  { id: 'Anteckning', label: labels.Anteckning, width: 220 },
]
