import { useSelector } from '@xstate/react'
import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { nameField, type Register, textOfItem } from '#contracts/registers/register.ts'
import * as select from '#machines/kit/register/register.select.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { useLazyFlow, useListPages, useTableHost } from '#ui/runtime/hooks.tsx'
import { register as registerFlow } from '#ui/runtime/lazy/registers.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { registerTexts as texts } from '#ui/screens/registers/registers.text.ts'
import { today } from '#ui/text/format.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { serverSource } from '#ui/widgets/table/sources.ts'
import type { BatchAction, RowAction } from '#ui/widgets/table/table.types.ts'
import { columnsOf, type ItemRow, rowOf } from './columns.ts'
import { pathOfItem, pathOfNew } from './places.ts'

export interface RegisterListProps {
  readonly register: Register
  readonly mayWrite: boolean
}

/** Renders the list of a register. */
export function RegisterList({ register, mayWrite }: RegisterListProps) {
  const { name, title, key, columns: shown } = register
  const host = useTableHost()
  const navigate = useNavigate()
  const flow = useLazyFlow(registerFlow)
  const changes = useSelector(flow, snapshot => (snapshot ? select.changesOf(snapshot, name) : 0))
  const load = useListPages('register')
  const columns = useMemo(() => columnsOf(register), [register])
  const removeMany = useListPages('removeItems')
  const source = useMemo(
    () =>
      serverSource({
        load: async (query, signal) =>
          mapResult(await load(name, query, signal), ({ rows, totalRows }) => ({
            rows: rows.map(row => rowOf(register, row, today())),
            totalRows,
          })),
        send: ({ items }, signal) => removeMany(name, items as readonly Readonly<Record<string, string>>[], signal),
      }),
    [load, removeMany, name, register],
  )
  const rowActions = (): readonly RowAction<ItemRow>[] => [
    {
      ...{ id: 'copy', label: texts.copy, icon: Copy },
      onSelect: row => navigate(pathOfNew(register, String(row[key]))),
    },
    {
      ...{ id: 'remove', label: texts.remove, icon: Trash2, tone: 'danger' },
      onSelect: row =>
        flow?.send({
          ...{ type: 'register.remove', register: name, key: String(row[key]) },
          ...{ text: textOfItem(register, row), idempotencyKey: newKey() },
        }),
    },
  ]
  const create = mayWrite && (
    <Button variant="primary" icon={Plus} onClick={() => navigate(pathOfNew(register))}>
      {texts.create(register)}
    </Button>
  )
  return (
    <>
      <PageHeader title={title} actions={create} />
      <DataTable
        {...{ title, columns, source, host, changes }}
        name={`register.${name}`}
        keyFields={[key]}
        sortBy={shown.includes(key) ? key : nameField}
        {...(mayWrite && { rowActions, batches, isSelectable: true })}
        renderLink={(row, content) => <Link to={pathOfItem(register, String(row[key]))}>{content}</Link>}
        empty={{ title: texts.empty(register), action: create }}
      />
    </>
  )
}

const batches: readonly BatchAction[] = [
  {
    ...{ id: 'remove', url: 'remove', label: texts.remove, icon: Trash2, tone: 'danger', isAskedAbout: true },
    question: texts.question,
  },
]
