import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { mapResult } from '#machines/kit/shared/result.ts'
import { css } from '#styled-system/css/index.js'
import { useListPages, useTableHost } from '#ui/runtime/hooks.tsx'
import { absenceTexts as texts } from '#ui/screens/employees/absences/absences.text.ts'
import { BackButton } from '#ui/shell/back-button.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { wholeSource } from '#ui/widgets/table/sources.ts'
import type { RowAction } from '#ui/widgets/table/table.types.ts'
import { employeePath } from '../paths.ts'
import { useEmployeeActions, useEmployeeView } from '../use-employees.ts'
import { ChildrenFacts } from './children-facts.tsx'
import { type AbsenceRow, columns, rowOf } from './columns.ts'
import { absencePath, newAbsencePath } from './paths.ts'

const children = css({ marginTop: '6', _empty: { display: 'none' } })

/** Renders `/registry/employees/{AnstNr}/franvaro`: the absences of an employee. */
export default function Absences() {
  const { AnstNr = '' } = useParams()
  const navigate = useNavigate()
  const host = useTableHost()
  const load = useListPages('absences')
  const { facts } = useEmployeeView(AnstNr)
  const { act, changes, isActing } = useEmployeeActions()
  const source = useMemo(
    () =>
      wholeSource([AnstNr], async signal =>
        mapResult(await load(AnstNr, signal), ({ Franvaro }) => Franvaro.map(rowOf)),
      ),
    [load, AnstNr],
  )
  const rowActions = (): readonly RowAction<AbsenceRow>[] => [
    {
      id: 'remove',
      label: texts.remove,
      icon: Trash2,
      tone: 'danger',
      disabled: isActing,
      onSelect: ({ Id, FranvaroTyp, FranDatum, TomDatum }) =>
        act(
          { act: 'removeAbsence', id: Id, text: `${FranvaroTyp} ${texts.period(FranDatum, TomDatum)}` },
          { number: AnstNr, name: AnstNr },
        ),
    },
  ]
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => navigate(newAbsencePath(AnstNr))}>
      {texts.add}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={texts.title}
        context={texts.context(AnstNr)}
        actions={
          <div className={common.wrap}>
            <BackButton to={employeePath(AnstNr)}>{texts.toEmployee}</BackButton>
            {add}
          </div>
        }
      />
      <DataTable
        key={AnstNr}
        columns={columns}
        source={source}
        host={host}
        changes={changes}
        rowActions={rowActions}
        name="absences"
        title={texts.title}
        keyFields={['FranDatum', 'Id']}
        renderLink={({ Id }, content) => <Link to={absencePath(AnstNr, Id)}>{content}</Link>}
        empty={{ title: texts.empty }}
      />
      <div className={children}>
        <ChildrenFacts facts={facts?.Barnfakta ?? []} />
      </div>
    </>
  )
}
