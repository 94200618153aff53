import { useSelector } from '@xstate/react'
import Download from 'lucide-react/icons/download'
import { useMemo, useState } from 'react'
import { openIncomeYears } from '#contracts/fos/income-years.ts'
import type { FosPerson, FosSelection } from '#contracts/fos/shapes.ts'
import { type EmployeeFilterValues, everybody, staffFilterOf } from '#contracts/person/employee-filter.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/fos/fos/fos.select.ts'
import { css } from '#styled-system/css/index.js'
import { EmployeeFilter } from '#ui/forms/employee-filter/employee-filter.tsx'
import { useStaffOptions } from '#ui/forms/employee-filter/use-staff-options.ts'
import { useEmployees, useFlow, useListPages, useTableHost } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { fosTexts } from '#ui/screens/fos/fos.text.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { serverSource } from '#ui/widgets/table/sources.ts'
import type { TableColumn } from '#ui/widgets/table/table.types.ts'

const texts = fosTexts.ask
const choice = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' })

const labels = fosTexts.persons.columns
const columns: readonly TableColumn<FosPerson>[] = [
  { id: 'Namn', label: labels.Namn, width: 200 },
  { id: 'AnstNr', label: labels.AnstNr, width: 100 },
  { id: 'Fragas', label: labels.Fragas, kind: 'flag', width: 90, isSortable: false, isSearchable: false },
  { id: 'Skal', label: labels.Skal, width: 300, isSortable: false, isSearchable: false },
  { id: 'SenastFragad', label: labels.SenastFragad, kind: 'date', width: 130, isSortable: false, isSearchable: false },
]

/** Renders the employees of a selection, and the file that asks about them. */
export function Enquiry({ flow, mayAsk }: { readonly flow: FlowRef<'fos'>; readonly mayAsk: boolean }) {
  const [filter, setFilter] = useState<EmployeeFilterValues>(everybody)
  const selection = useMemo((): FosSelection => staffFilterOf(filter), [filter])
  const employees = useEmployees()
  const options = useStaffOptions()
  const host = useTableHost()
  const load = useListPages('fosPersons')
  const changes = useSelector(flow, select.changes)
  const source = useMemo(
    () => serverSource([selection], { load: (query, signal) => load(selection, query, signal) }),
    [load, selection],
  )
  return (
    <Section title={texts.title} description={texts.description}>
      <div className={common.part4}>
        <EmployeeFilter value={filter} onChange={setFilter} employees={employees} options={options} />
        {mayAsk && <Ask flow={flow} selection={selection} />}
        <DataTable<FosPerson>
          columns={columns}
          source={source}
          host={host}
          changes={changes}
          name="fosPersons"
          title={fosTexts.persons.title}
          keyFields={['AnstNr']}
          sortBy="Namn"
          perPage={10}
          empty={{ title: fosTexts.persons.empty }}
        />
      </div>
    </Section>
  )
}

function Ask({ flow, selection }: { readonly flow: FlowRef<'fos'>; readonly selection: FosSelection }) {
  const years = openIncomeYears(today()).map(String)
  const [year, setYear] = useState(years[0] ?? '')
  const download = useFlow('download')
  const isAsking = useSelector(flow, select.isAsking)
  const isReading = useSelector(flow, select.isReading)
  const failure = useSelector(flow, select.askFailureMessage)
  const made = useSelector(flow, select.made)
  return (
    <>
      <div className={choice}>
        <SelectField
          label={texts.year}
          required
          value={year}
          options={years.map(value => ({ value, label: value }))}
          disabled={isAsking}
          onChange={setYear}
        />
        <Button
          variant="primary"
          icon={Download}
          pending={isAsking}
          disabled={isReading}
          onClick={() => flow.send({ type: 'fos.ask', year: Number(year), selection, key: newKey() })}
        >
          {texts.go}
        </Button>
        {made && (
          <Button onClick={() => download.send({ type: 'download.start', path: `/file/fos/${made.Nr}` })}>
            {texts.fetchAgain}
          </Button>
        )}
      </div>
      {failure !== undefined && <Notice kind="ERROR">{failure}</Notice>}
      {made && <Notice kind="SUCCESS">{texts.made(made.Nr, made.Antal, made.Utelamnade)}</Notice>}
    </>
  )
}
