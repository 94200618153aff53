import { useSelector } from '@xstate/react'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useMemo, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { RegisterFilter, RegisterRow } from '#contracts/registers/calls.ts'
import { factsIn } from '#contracts/registers/company-facts.ts'
import { pathOfItem } from '#contracts/registers/paths.ts'
import {
  idOfItem,
  isLocked,
  nameOfItem,
  type Register,
  referencesOf,
  textOfItem,
} from '#contracts/registers/register.ts'
import type { EmployeeSource } from '#machines/employees/employee-search/employee-search.types.ts'
import * as select from '#machines/kit/register/register.select.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { usePictureAddress } from '#ui/forms/picture/use-picture-address.ts'
import { useEmployees, useLazyFlow, useListPages, useTableHost } from '#ui/runtime/hooks.tsx'
import { register as registerFlow } from '#ui/runtime/lazy/register.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { useReferenceTexts } from '#ui/runtime/reference-list.ts'
import { registerTexts as texts } from '#ui/screens/registers/registers.text.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { serverSource } from '#ui/widgets/table/sources.ts'
import type { BatchAction, RowAction } from '#ui/widgets/table/table.types.ts'
import { columnsOf, employeesIn, type ItemRow, rowOf } from './columns.ts'
import { useCompanyInfo } from './company-info.ts'
import { ownScreen } from './own/own-screens.ts'
import { pathOfNew } from './places.ts'
import { RegisterFilters } from './register-filters.tsx'
import { levelOf, treePage, wholeTree } from './tree.ts'

export interface RegisterListProps {
  readonly register: Register
  readonly mayWrite: boolean
  /** The references that the listed items have; all items without it. */
  readonly filter?: RegisterFilter | undefined
  /** Puts the table in a frame, such as tabs. */
  readonly frame?: (table: ReactNode) => ReactNode
  /** The code of what the items belong to, in a register within another. */
  readonly owner?: string | undefined
  /** The choice of the owner, between the title and the table. */
  readonly above?: ReactNode
}

/** Who opens a list seldom changes many items: their form comes when it is asked for. */
const BatchChange = lazyChunk(() => import('./batch-change.tsx'))

const plain = (table: ReactNode) => table

/** Renders the list of a register. */
export function RegisterList({ register, mayWrite, filter, owner, above, frame = plain }: RegisterListProps) {
  const { name, title, key, named, parent, isPersonal, definite, isNeuter, columns: shown } = register
  const company = useCompanyInfo()
  const facts = useMemo(() => factsIn(register.facts, company), [register, company])
  const { Tools, Actions, picture } = ownScreen(name)
  const pictureOf = usePictureAddress()
  const host = useTableHost()
  const navigate = useNavigate()
  const employees = useEmployees()
  const flow = useLazyFlow(registerFlow)
  const lists = useMemo(() => [...new Set(referencesOf(register).map(([, { list }]) => list))], [register])
  const changed = useSelector(flow, snapshot =>
    snapshot ? [name, ...lists].reduce((sum, each) => sum + select.changesOf(snapshot, each), 0) : 0,
  )
  const disabled = useSelector(flow, snapshot => snapshot !== undefined && select.isRemoving(snapshot))
  const textsOf = useReferenceTexts()
  // What the rows are read with. When it changes, the list is the same: what is selected stays.
  const reading = useRef({ register, facts, lists, textsOf })
  reading.current = { register, facts, lists, textsOf }
  const changes = changed + useChangesOf(facts)
  const { within } = register
  const params = useMemo(() => within && { [within.field]: owner ?? '' }, [within, owner])
  const load = useListPages('register')
  const columns = useMemo(() => columnsOf(register, facts), [register, facts])
  const sendBatch = useListPages('registerBatch')
  const source = useMemo(
    () =>
      serverSource([name, filter, params], {
        async load(query, signal) {
          const [page, textOf] = await Promise.all([
            load(name, parent === undefined ? query : wholeTree(query), signal, filter, params),
            reading.current.textsOf?.(reading.current.lists),
          ])
          const names = page.tag === 'ok' ? await namesOf(register, page.value.rows, employees, signal) : undefined
          return mapResult(page, ({ rows, totalRows }) => {
            const { register, facts } = reading.current
            const items = rows.map(row => rowOf(register, row, facts, today(), textOf, names))
            return parent === undefined ? { rows: items, totalRows } : treePage(items, key, query)
          })
        },
        send: ({ url, items }, signal) => sendBatch(name, url as 'removeMany' | 'changeMany', items, signal, params),
      }),
    [load, sendBatch, register, employees, name, key, parent, filter, params],
  )
  const idOf = (row: ItemRow) => idOfItem(register, owner, String(row[key]))
  const removal: RowAction<ItemRow> = {
    id: 'remove',
    label: texts.remove,
    icon: Trash2,
    tone: 'danger',
    disabled,
    onSelect: row =>
      flow?.send({
        type: 'register.remove',
        register: name,
        key: idOf(row),
        text: textOfItem(register, row),
        definite,
        isNeuter,
        idempotencyKey: newKey(),
      }),
  }
  const rowActions = (row: ItemRow): readonly RowAction<ItemRow>[] => [
    {
      id: 'copy',
      label: texts.copy,
      icon: Copy,
      onSelect: row => navigate(pathOfNew(register, idOf(row))),
    },
    ...(isLocked(register, row) ? [] : [removal]),
  ]
  const batches = useMemo(() => batchesOf(register), [register])
  const create = mayWrite && (
    <Button variant="primary" icon={Plus} onClick={() => navigate(pathOfNew(register, undefined, owner))}>
      {texts.create(register)}
    </Button>
  )
  if (lists.length > 0 && !textsOf) return <LoadingIndicator />
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            {mayWrite && Actions && <Actions />}
            {create}
          </>
        }
      />
      {above}
      {mayWrite && Tools && <Tools />}
      {filter && <RegisterFilters register={register} filter={filter} />}
      {frame(
        <DataTable
          title={title}
          columns={columns}
          source={source}
          host={host}
          changes={changes}
          name={`register.${name}`}
          keyFields={[key]}
          sortBy={register.sortedBy ?? (shown.includes(key) && !isPersonal ? key : named)}
          sortOrder={register.isLatestFirst ? 'desc' : 'asc'}
          {...(parent !== undefined && { levelOf, perPage: -1 })}
          {...(mayWrite && { rowActions, batches, isSelectable: true })}
          renderLink={(row, content) => (
            <Link className={picture && common.inlineRow2} to={pathOfItem(register, idOf(row))}>
              {picture && (
                <Avatar
                  name={nameOfItem(register, row)}
                  id={idOf(row)}
                  picture={pictureOf(String(row[picture]))}
                  size={24}
                />
              )}
              {content}
            </Link>
          )}
          empty={{ title: filter ? texts.noUsers(register) : texts.empty(register), action: create }}
        />,
      )}
    </>
  )
}

/**
 * Returns the names of the employees in items. Whoever may not read them sees the list without.
 */
async function namesOf(
  register: Register,
  items: readonly RegisterRow[],
  employees: EmployeeSource,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const numbers = employeesIn(register, items)
  const found = numbers.length === 0 ? undefined : await employees.named(numbers, signal)
  return new Map(found?.tag === 'ok' ? found.value.map(({ number, name }) => [number, name]) : [])
}

/** Returns how many times a value has changed while the component was on display. */
function useChangesOf(value: unknown): number {
  const seen = useRef({ value, changes: 0 })
  if (seen.current.value !== value) seen.current = { value, changes: seen.current.changes + 1 }
  return seen.current.changes
}

/** Returns the actions on selected items: changing a field of all of them, and removing them. */
const batchesOf = (register: Register): readonly BatchAction[] => [
  {
    id: 'change',
    url: 'changeMany',
    label: texts.change.label,
    icon: Pencil,
    isAskedAbout: true,
    body: [register.key, 'Version'],
    renderDialog: dialog => <BatchChange {...dialog} register={register} />,
  },
  {
    id: 'remove',
    url: 'removeMany',
    label: texts.remove,
    icon: Trash2,
    tone: 'danger',
    isAskedAbout: true,
    question: texts.question,
  },
]
