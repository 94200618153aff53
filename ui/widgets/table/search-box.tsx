import Settings from 'lucide-react/icons/settings'
import { useId, useState } from 'react'
import { table } from '#styled-system/recipes/index.js'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { SearchField } from '../field/search-field.tsx'
import { Popover } from '../popover/popover.tsx'
import { TableCheckbox } from './table-checkbox.tsx'
import { type TableFlow, useFlowOf } from './use-table-flow.ts'

interface SearchBoxProps {
  readonly flow: TableFlow
  /** The searchable fields. */
  readonly fields: readonly { readonly id: string; readonly label: string }[]
}

/** Returns the labels of the searched fields as a text. */
export const namesOf = (fields: SearchBoxProps['fields'], chosen: readonly string[]): string =>
  fields
    .filter(({ id }) => chosen.includes(id))
    .map(({ label }) => label)
    .join(', ')

/** Renders the search field, with a button that chooses the searched fields (third document §2). */
export function SearchBox({ flow, fields }: SearchBoxProps) {
  const term = useFlowOf(flow, ({ context }) => context.searchTerm)
  const chosen = useFlowOf(flow, ({ context }) => context.searchFields)
  const styles = table()
  const placeholder = chosen.length > 0 ? tableTexts.searchIn(namesOf(fields, chosen)) : tableTexts.search
  return (
    <div className={styles.search}>
      <SearchField
        label={tableTexts.search}
        placeholder={placeholder}
        size="sm"
        value={term}
        onChange={next => flow.send({ type: 'table.search', term: next })}
      />
      {fields.length > 1 && <SearchFields flow={flow} fields={fields} chosen={chosen} />}
    </div>
  )
}

function SearchFields({ flow, fields, chosen }: SearchBoxProps & { readonly chosen: readonly string[] }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const styles = table()
  const choose = (field: string, isChosen: boolean) => {
    const next = fields.map(each => each.id).filter(each => (each === field ? isChosen : chosen.includes(each)))
    // At least one field must be searched.
    if (next.length > 0) flow.send({ type: 'table.searchIn', fields: next })
  }
  return (
    <Popover
      trigger={<IconButton id={id} icon={Settings} label={tableTexts.searchFields} size="sm" />}
      open={open}
      onOpenChange={setOpen}
      title={tableTexts.searchFields}
      width={240}
    >
      <div className={styles.options}>
        {fields.map(({ id: field, label }) => (
          <div key={field} className={styles.option}>
            <TableCheckbox
              aria-label={label}
              checked={chosen.includes(field)}
              disabled={chosen.length === 1 && chosen.includes(field)}
              onChange={checked => choose(field, checked)}
            >
              {label}
            </TableCheckbox>
          </div>
        ))}
        <Button size="sm" block onClick={() => setOpen(false)}>
          {tableTexts.close}
        </Button>
      </div>
    </Popover>
  )
}
