import type { ReportFilters as Filters, ReportFilter, Selection } from '#contracts/reports/filters.ts'
import { css } from '#styled-system/css/index.js'
import { reportTexts as texts } from '#ui/screens/reports/reports.text.ts'
import { DayDraft } from '#ui/widgets/date-field/day-draft.tsx'
import { MultiSelectField, SelectField } from '#ui/widgets/select-field/select-field.tsx'

const row = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', lg: '[repeat(4, minmax(0, 1fr))]' },
  marginBottom: '6',
  alignItems: 'start',
})

interface ReportFiltersProps {
  readonly filters: Filters
  readonly selection: Selection
  readonly onChange: (part: Selection) => void
}

/** Renders what a report is narrowed by. */
export const ReportFilters = ({ filters, selection, onChange }: ReportFiltersProps) => (
  <section aria-label={texts.filters} className={row}>
    {Object.entries(filters).map(([name, filter]) => (
      <Choice
        key={name}
        filter={filter}
        value={selection[name] ?? ''}
        problem={isLast(filter) && isReversed(filters, selection) ? texts.wrongOrder : undefined}
        onChange={value => onChange({ [name]: value })}
      />
    ))}
  </section>
)

const isLast = (filter: ReportFilter): boolean => filter.kind === 'day' && filter.start === 'last'

/** True when the last day comes before the first. */
function isReversed(filters: Filters, selection: Selection): boolean {
  const [first, last] = (['first', 'last'] as const).map(edge =>
    Object.keys(filters).find(name => filters[name]?.kind === 'day' && filters[name].start === edge),
  )
  return first !== undefined && last !== undefined && String(selection[last]) < String(selection[first])
}

interface ChoiceProps {
  readonly filter: ReportFilter
  readonly value: string | readonly string[]
  readonly problem: string | undefined
  readonly onChange: (value: string | readonly string[]) => void
}

function Choice({ filter, value, problem, onChange }: ChoiceProps) {
  const { kind, label } = filter
  if (kind === 'day') return <DayDraft label={label} value={String(value)} problem={problem} onDone={onChange} />
  const options = filter.codes.options()
  return kind === 'one' ? (
    <SelectField label={label} value={String(value)} options={options} onChange={onChange} />
  ) : (
    <MultiSelectField label={label} value={[value].flat()} options={options} onChange={onChange} />
  )
}
