import { useSelector } from '@xstate/react'
import { periodKinds } from '#contracts/registers/salary-periods.ts'
import type { PeriodKind } from '#contracts/schedules/salary-periods.ts'
import * as years from '#machines/salary-years/salary-year/salary-year.select.ts'
import * as select from '#machines/schedules/work-calendar/work-calendar.select.ts'
import { css } from '#styled-system/css/index.js'
import { useLazyFlow, useSelect, useWritten } from '#ui/runtime/hooks.tsx'
import { workCalendar } from '#ui/runtime/lazy/work-calendar.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'
import { scheduleTexts } from './schedules.text.ts'

const texts = scheduleTexts.periods
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'start' })
const press = css({ marginTop: { base: '0', sm: '6' } })

/** Renders the creation of a salary year's periods. */
export default function PeriodMaker() {
  const flow = useLazyFlow(workCalendar)
  const all = useSelect('salaryYear', years.years)
  const isCreating = useSelector(flow, snapshot => snapshot !== undefined && select.isCreating(snapshot))
  const refusal = useSelector(flow, snapshot => (snapshot ? select.refusal(snapshot) : null))
  const [year, setYear] = useWritten('periodYear', String(all[0] ?? ''))
  const [kind, setKind] = useWritten<string>('periodKind', 'M')
  const edit = (set: (value: string) => void) => (value: string) => {
    set(value)
    flow?.send({ type: 'periods.edit' })
  }
  return (
    <div className={common.spaced6}>
      <Section title={texts.title} description={texts.text}>
        <div className={row}>
          <SelectField
            label={texts.year}
            options={all.map(each => ({ value: String(each), label: String(each) }))}
            value={year}
            onChange={edit(setYear)}
          />
          <SelectField
            label={texts.kind}
            options={periodKinds}
            value={kind}
            error={refusal ?? undefined}
            onChange={edit(setKind)}
          />
          <Button
            className={press}
            pending={isCreating}
            disabled={year === '' || kind === ''}
            onClick={() =>
              flow?.send({ type: 'periods.create', year: Number(year), kind: kind as PeriodKind, key: newKey() })
            }
          >
            {texts.create}
          </Button>
        </div>
      </Section>
    </div>
  )
}
