import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useState } from 'react'
import { table } from '#styled-system/recipes/index.js'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { Button } from '../button/button.tsx'
import { PlainIconButton } from '../button/plain-icon-button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { TableCheckbox } from './table-checkbox.tsx'
import type { Columns } from './use-columns.ts'

const texts = tableTexts.columns

interface ColumnDialogProps<Row extends object> {
  readonly open: boolean
  readonly onClose: () => void
  readonly columns: Columns<Row>
}

/** Returns the list with one column moved to another position. */
export const moved = (order: readonly string[], from: number, to: number): readonly string[] => {
  const column = order[from]
  if (column === undefined || to < 0 || to >= order.length) return order
  return order.toSpliced(from, 1).toSpliced(to, 0, column)
}

/**
 * Renders the dialog for the visible columns and their order: checkboxes, buttons and
 * drag-and-drop. Each change applies at once.
 */
export function ColumnDialog<Row extends object>({ open, onClose, columns }: ColumnDialogProps<Row>) {
  const { ordered, choice, choose, isChosen, shown } = columns
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<number>()
  const styles = table()
  const order = ordered.map(({ id }) => id)
  const move = (from: number, to: number) => {
    const column = ordered[from]
    if (!column || to < 0 || to >= order.length) return
    choose({ ...choice, order: moved(order, from, to) })
    setSaid(texts.moved(column.label, to + 1, order.length))
  }
  const show = (id: string, isShown: boolean) => {
    const hidden = choice.hidden.filter(each => each !== id)
    choose({ order, hidden: isShown ? hidden : [...hidden, id] })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      description={texts.description}
      width={420}
      footer={
        <>
          <Button disabled={!isChosen} onClick={() => choose(null)}>
            {texts.reset}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ul className={styles.columnList}>
        {ordered.map(({ id, label }, at) => {
          const isShown = shown.some(each => each.id === id)
          return (
            <li
              key={id}
              className={styles.columnItem}
              draggable
              data-dragged={dragged === at ? '' : undefined}
              onDragStart={event => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(at)
              }}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={event => {
                if (dragged === undefined) return
                event.preventDefault()
                if (dragged === at) return
                move(dragged, at)
                setDragged(at)
              }}
            >
              <GripVertical aria-hidden />
              <TableCheckbox
                aria-label={texts.show(label)}
                checked={isShown}
                disabled={isShown && shown.length === 1}
                onChange={checked => show(id, checked)}
              >
                {label}
              </TableCheckbox>
              <PlainIconButton
                icon={ArrowUp}
                label={texts.up(label)}
                size="sm"
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <PlainIconButton
                icon={ArrowDown}
                label={texts.down(label)}
                size="sm"
                disabled={at === ordered.length - 1}
                onClick={() => move(at, at + 1)}
              />
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
