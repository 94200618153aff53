import { useSelector } from '@xstate/react'
import Car from 'lucide-react/icons/car'
import Copy from 'lucide-react/icons/copy'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { type EmployeeFilterValues, everybody, staffFilterOf } from '#contracts/person/employee-filter.ts'
import { right } from '#contracts/rights/openings.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import * as selectView from '#machines/view-filters/view-filters/view-filters.select.ts'
import { css } from '#styled-system/css/index.js'
import { EmployeeFilter } from '#ui/forms/employee-filter/employee-filter.tsx'
import { usePictureAddress } from '#ui/forms/picture/use-picture-address.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useEmployees, useLazyFlow, useListPages, useTableHost } from '#ui/runtime/hooks.tsx'
import { viewFilters } from '#ui/runtime/lazy/view-filters.ts'
import { employeeTexts as texts } from '#ui/screens/employees/employees.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { Switch } from '#ui/widgets/switch/switch.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { serverSource } from '#ui/widgets/table/sources.ts'
import type { RowAction } from '#ui/widgets/table/table.types.ts'
import { columns, type EmployeeRow, rowOf } from './columns.tsx'
import { copyPath, employeePath, newEmployeePath, templatesPath } from './paths.ts'
import { useEmployeeActions, useEmployeeView, useMayWrite } from './use-employees.ts'
import { recalculationPath } from './vehicles/paths.ts'

const filters = css({ display: 'grid', gap: '3', marginBottom: '4' })

/** Renders the staff register of the company. */
export default function Employees() {
  const host = useTableHost()
  const navigate = useNavigate()
  const employees = useEmployees()
  const load = useListPages('staff')
  const mayWrite = useMayWrite()
  const mayCalculate = useMay(right('Registry.PerReg.CalcVehicleBenefits'))
  const pictureOf = usePictureAddress()
  const { act, changes, isActing } = useEmployeeActions()
  const { options } = useEmployeeView('')
  const view = useLazyFlow(viewFilters)
  const chosen = useSelector(view, snapshot => (snapshot ? selectView.employee(snapshot) : ''))
  const [filter, setFilter] = useState<EmployeeFilterValues>(everybody)
  const [showsDeparted, setShowsDeparted] = useState(false)
  const source = useMemo(() => {
    const asked = { ...staffFilterOf(filter), ...(!showsDeparted && { HideDeparted: true }) }
    return serverSource([asked], {
      load: async (query, signal) =>
        mapResult(await load(asked, query, signal), ({ rows, totalRows }) => ({ rows: rows.map(rowOf), totalRows })),
    })
  }, [load, filter, showsDeparted])
  const rowActions = (): readonly RowAction<EmployeeRow>[] => [
    { id: 'copy', label: texts.copy, icon: Copy, onSelect: ({ AnstNr }) => navigate(copyPath(AnstNr)) },
    {
      id: 'remove',
      label: texts.remove,
      icon: Trash2,
      tone: 'danger',
      disabled: isActing,
      onSelect: ({ AnstNr, Namn }) => act({ act: 'remove' }, { number: AnstNr, name: Namn }),
    },
  ]
  const create = mayWrite && (
    <Button variant="primary" icon={Plus} onClick={() => navigate(newEmployeePath)}>
      {texts.create}
    </Button>
  )
  const isNarrowed = filter !== everybody
  return (
    <>
      <PageHeader
        title={texts.title}
        context={
          chosen !== '' && (
            <Link className={common.link} to={employeePath(chosen)}>
              {texts.chosen(chosen)}
            </Link>
          )
        }
        actions={
          <div className={common.wrap}>
            {mayCalculate && (
              <Button icon={Car} onClick={() => navigate(recalculationPath)}>
                {texts.recalculate}
              </Button>
            )}
            <Button icon={LayoutTemplate} onClick={() => navigate(templatesPath)}>
              {texts.templates}
            </Button>
            {create}
          </div>
        }
      />
      <div className={filters}>
        <EmployeeFilter value={filter} onChange={setFilter} employees={employees} options={options ?? undefined} />
        <Switch label={texts.showDeparted} checked={showsDeparted} onChange={setShowsDeparted} />
      </div>
      <DataTable
        name="employees"
        title={texts.title}
        columns={columns}
        source={source}
        changes={changes}
        host={host}
        keyFields={['AnstNr']}
        sortBy="Namn"
        {...(mayWrite && { rowActions })}
        renderLink={({ AnstNr, Namn, ProfilePictureId }, content) => (
          <Link className={common.inlineRow2} to={employeePath(AnstNr)}>
            <Avatar name={Namn} id={AnstNr} picture={pictureOf(ProfilePictureId)} size={24} />
            {content}
          </Link>
        )}
        empty={isNarrowed ? { title: texts.nobody } : { title: texts.empty, action: create }}
      />
    </>
  )
}
