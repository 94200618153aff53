import ChevronFirst from 'lucide-react/icons/chevron-first'
import ChevronLast from 'lucide-react/icons/chevron-last'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { pageSizes } from '#contracts/rules/page-size.ts'
import { pageCount } from '#machines/kit/table/table.read.ts'
import { view } from '#machines/kit/table/table.select.ts'
import { table } from '#styled-system/recipes/index.js'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { IconButton } from '../button/icon-button.tsx'
import { type TableFlow, useFlowOf } from './use-table-flow.ts'

const texts = tableTexts.pager

/** The sizes to choose from. A list may begin with one of its own. */
const sizesWith = (own: number) => [...new Set([own, ...pageSizes])].toSorted((a, b) => a - b)

/** Renders the shown range of rows, the page size and the page buttons. */
export function TablePager({ flow, title }: { readonly flow: TableFlow; readonly title: string }) {
  const id = useId()
  const { page: fetched, pageNum, perPage } = useFlowOf(flow, ({ context }) => context)
  // The previous page is no longer shown when the next one could not be fetched.
  const page = useFlowOf(flow, view) === 'failed' ? null : fetched
  const styles = table()
  const last = pageCount({ page, perPage })
  const first = perPage === -1 ? 0 : (pageNum - 1) * perPage
  const turn = (to: number) => () => flow.send({ type: 'table.turn', pageNum: to })
  const steps = [
    { icon: ChevronFirst, label: texts.first, to: 1, isOff: pageNum <= 1 },
    { icon: ChevronLeft, label: texts.previous, to: pageNum - 1, isOff: pageNum <= 1 },
    { icon: ChevronRight, label: texts.next, to: pageNum + 1, isOff: pageNum >= last },
    { icon: ChevronLast, label: texts.last, to: last, isOff: pageNum >= last },
  ]
  return (
    <nav className={styles.pager} aria-label={texts.label(title)}>
      {perPage !== -1 && (
        <span className={styles.pageSize}>
          <label htmlFor={id}>{texts.perPage}</label>
          <select
            id={id}
            className={styles.select}
            value={perPage}
            onChange={event => flow.send({ type: 'table.resize', perPage: Number(event.target.value) })}
          >
            {sizesWith(perPage).map(size => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </span>
      )}
      <span className={styles.range} role="status">
        {page && (page.totalRows === 0 ? texts.none : texts.rows(first + 1, first + page.rows.length, page.totalRows))}
      </span>
      {last > 1 && (
        <span className={styles.steps}>
          {steps.map(({ icon, label, to, isOff }) => (
            <IconButton key={label} icon={icon} label={label} size="sm" disabled={isOff} onClick={turn(to)} />
          ))}
        </span>
      )}
    </nav>
  )
}
