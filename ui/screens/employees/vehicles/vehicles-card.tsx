import { useSelector } from '@xstate/react'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { EmployeeVehicle } from '#contracts/vehicles/shapes.ts'
import { type VehicleValues, vehicleForm } from '#contracts/vehicles/vehicle.form.ts'
import * as select from '#machines/kit/shared/act.select.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { useLazyFlow, useListPages, useTableHost } from '#ui/runtime/hooks.tsx'
import { vehicles } from '#ui/runtime/lazy/vehicles.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { vehicleTexts } from '#ui/screens/employees/vehicles/vehicles.text.ts'
import { formatCount, today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { wholeSource } from '#ui/widgets/table/sources.ts'
import type { RowAction, TableColumn } from '#ui/widgets/table/table.types.ts'
import { newVehiclePath, vehiclePath } from './paths.ts'

const texts = vehicleTexts.list

type Row = VehicleValues & { readonly Id: string }

const columns: readonly TableColumn<Row>[] = [
  { id: 'BilModel', label: texts.columns.BilModel, width: 260 },
  { id: 'BilYear', label: texts.columns.BilYear, width: 100, render: ({ BilYear }) => String(BilYear) },
  {
    id: 'BilNypris',
    label: texts.columns.BilNypris,
    kind: 'number',
    width: 130,
    render: ({ BilNypris }) => (BilNypris === 0 ? '' : vehicleTexts.recalculation.amount(formatCount(BilNypris))),
  },
  { id: 'BilFrom', label: texts.columns.BilFrom, kind: 'date' },
  { id: 'BilTom', label: texts.columns.BilTom, kind: 'date' },
]

export interface VehiclesCardProps {
  readonly AnstNr: string
  readonly mayWrite: boolean
}

/** Renders the company cars of an employee. */
export function VehiclesCard({ AnstNr, mayWrite }: VehiclesCardProps) {
  const host = useTableHost()
  const navigate = useNavigate()
  const flow = useLazyFlow(vehicles)
  const changes = useSelector(flow, snapshot => (snapshot ? select.changesIn(snapshot) : 0))
  const disabled = useSelector(flow, snapshot => snapshot !== undefined && select.isActing(snapshot))
  const load = useListPages('vehicles')
  const source = useMemo(
    () => wholeSource([AnstNr], async signal => mapResult(await load(AnstNr, signal), found => found.map(rowOf))),
    [load, AnstNr],
  )
  const rowActions = (): readonly RowAction<Row>[] => [
    {
      id: 'remove',
      label: texts.remove,
      icon: Trash2,
      tone: 'danger',
      disabled,
      onSelect: ({ Id, BilModel }) =>
        flow?.send({ type: 'act.start', act: { AnstNr, Id, text: BilModel }, key: newKey() }),
    },
  ]
  const add = mayWrite && (
    <Button icon={Plus} onClick={() => navigate(newVehiclePath(AnstNr))}>
      {texts.add}
    </Button>
  )
  return (
    <>
      {add && <div className={common.spaced4}>{add}</div>}
      <DataTable
        columns={columns}
        source={source}
        host={host}
        changes={changes}
        name="vehicles"
        title={texts.title}
        keyFields={['BilModel', 'Id']}
        {...(mayWrite && { rowActions })}
        renderLink={({ Id }, content) => <Link to={vehiclePath(AnstNr, Id)}>{content}</Link>}
        empty={{ title: texts.empty }}
      />
    </>
  )
}

const rowOf = ({ Id, Values }: EmployeeVehicle): Row => ({
  ...(vehicleForm.read(Values, today()) as VehicleValues),
  Id,
})
