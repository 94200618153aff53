import type { HistoryFilter } from '#contracts/history/shapes.ts'
import { type HistorySubject, historySubjectCodes, historySubjects } from '#contracts/history/subjects.ts'
import * as select from '#machines/history/event-history/event-history.select.ts'
import { css } from '#styled-system/css/index.js'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { historyTexts } from '#ui/screens/history/history.text.ts'
import { FilterChips } from '#ui/widgets/chip/filter-chips.tsx'
import { DayDraft, useDraft } from '#ui/widgets/date-field/day-draft.tsx'
import { entered } from '#ui/widgets/field/entered.ts'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'
import type { useFilter } from './use-filter.ts'

const texts = historyTexts.filters
const row = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: {
    base: '[repeat(2, minmax(0, 1fr))]',
    lg: '[repeat(5, minmax(0, 1fr))]',
  },
  marginBottom: '3',
  alignItems: 'start',
  '& > :first-child': { gridColumn: { base: '[1 / -1]', lg: 'auto' } },
})

type Change = ReturnType<typeof useFilter>['change']

interface FiltersProps {
  readonly filter: HistoryFilter
  readonly onChange: Change
}

/** Renders the filters above the list, and the chosen ones as chips. */
export function HistoryFilters({ filter, onChange }: FiltersProps) {
  const companies = useSelect('eventHistory', select.companies)
  const isReversed = filter.From !== undefined && filter.To !== undefined && filter.To < filter.From
  const nameOf = (FtgId: string) => companies.find(one => one.FtgId === FtgId)?.Namn ?? FtgId
  return (
    <>
      <section aria-label={texts.title} className={row}>
        <Draft label={texts.user} value={filter.User ?? ''} onDone={User => onChange({ User })} />
        <DayDraft label={texts.from} value={filter.From ?? ''} onDone={From => onChange({ From })} />
        <DayDraft
          label={texts.to}
          value={filter.To ?? ''}
          problem={isReversed ? texts.wrongOrder : undefined}
          onDone={To => onChange({ To })}
        />
        <SelectField
          label={texts.subject}
          placeholder={texts.everything}
          isClearable
          value={filter.Subject ?? ''}
          onChange={Subject => onChange({ Subject })}
          options={historySubjectCodes.map(value => ({ value, label: historySubjects[value] }))}
        />
        <SelectField
          label={texts.company}
          placeholder={texts.allCompanies}
          isClearable
          value={filter.FtgId ?? ''}
          onChange={FtgId => onChange({ FtgId })}
          options={companies.map(({ FtgId, Namn }) => ({ value: FtgId, label: Namn, hint: FtgId }))}
        />
      </section>
      <FilterChips
        label={texts.chips}
        chips={chipsOf(filter, nameOf)}
        onRemove={id => onChange({ [id]: '' })}
        onClear={() => onChange({ User: '', From: '', To: '', Subject: '', FtgId: '' })}
      />
    </>
  )
}

function chipsOf(filter: HistoryFilter, nameOf: (FtgId: string) => string) {
  const shown: Readonly<Record<keyof HistoryFilter, readonly [string, (text: string) => string]>> = {
    User: [texts.user, text => text],
    From: [texts.from, text => text],
    To: [texts.to, text => text],
    Subject: [texts.subject, text => historySubjects[text as HistorySubject]],
    FtgId: [texts.company, nameOf],
  }
  return (Object.entries(filter) as [keyof HistoryFilter, string][]).map(([id, text]) => ({
    id,
    name: shown[id][0],
    value: shown[id][1](text),
  }))
}

interface DraftProps {
  readonly label: string
  readonly value: string
  /** Receives the text when the field is left, or by Enter. */
  readonly onDone: (text: string) => void
}

function Draft({ label, value, onDone }: DraftProps) {
  const [text, setText] = useDraft(value)
  const done = () => text.trim() !== value && onDone(text.trim())
  return (
    <form onSubmit={entered(done)}>
      <TextField label={label} value={text} onChange={setText} onBlur={done} autoComplete="off" maxLength={100} />
    </form>
  )
}
