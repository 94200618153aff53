import SearchX from 'lucide-react/icons/search-x'
import Table2 from 'lucide-react/icons/table-2'
import type { ReactNode } from 'react'
import { failure, view as viewOf } from '#machines/kit/table/table.select.ts'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { namesOf } from './search-box.tsx'
import type { DataTableProps, TableColumn } from './table.types.ts'
import { TableSkeleton } from './table-skeleton.tsx'
import { isSearchable, type TableFlow, useFlowOf } from './use-table-flow.ts'

interface TableViewProps<Row extends object> {
  readonly flow: TableFlow
  readonly columns: readonly TableColumn<Row>[]
  /** All columns, hidden ones too: the search may include them. */
  readonly all: readonly TableColumn<Row>[]
  readonly empty: DataTableProps<Row>['empty']
  /** Whether rows are cards. */
  readonly isNarrow: boolean
  readonly children: ReactNode
}

/** Renders the list's views other than its rows: loading, empty, no match, failed. */
export function TableView<Row extends object>({ flow, columns, all, empty, isNarrow, children }: TableViewProps<Row>) {
  const view = useFlowOf(flow, viewOf)
  const why = useFlowOf(flow, failure)
  const term = useFlowOf(flow, ({ context }) => context.shownTerm)
  const fields = useFlowOf(flow, ({ context }) => context.searchFields)
  switch (view) {
    case 'rows':
      return children
    case 'loading':
      return <TableSkeleton columns={columns} isNarrow={isNarrow} />
    case 'failed':
      return <ErrorState title={tableTexts.failed} text={why} onRetry={() => flow.send({ type: 'table.reload' })} />
    case 'empty':
      return <EmptyState icon={Table2} title={empty.title} action={empty.action} />
    case 'noMatch':
      return (
        <EmptyState
          icon={SearchX}
          title={tableTexts.noMatch.title(term)}
          text={tableTexts.noMatch.text(namesOf(all.filter(isSearchable), fields))}
          action={
            <Button onClick={() => flow.send({ type: 'table.search', term: '' })}>{tableTexts.noMatch.clear}</Button>
          }
        />
      )
  }
}
