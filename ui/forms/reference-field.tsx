import { useMemo, useState } from 'react'
import type { ReferenceTo } from '#contracts/forms/field.ts'
import { registerNames } from '#contracts/reference-data/register-names.ts'
import { failureText } from '#machines/kit/shared/tell.ts'
import { css } from '#styled-system/css/index.js'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useReferenceList, useSharedOwner } from '#ui/runtime/reference-list.ts'
import type { OptionSearch } from '#ui/widgets/select-field/options.ts'
import { SelectField, type SelectFieldProps } from '#ui/widgets/select-field/select-field.tsx'
import { useFormSelect } from './form-context.tsx'
import { referenceOptions } from './reference-options.ts'

export interface ReferenceFieldProps extends Omit<SelectFieldProps, 'options' | 'search' | 'chosenOptions' | 'other'> {
  readonly to: ReferenceTo
  /** True in a cell of rows, which has no place for the way to the item. */
  readonly isCell?: boolean | undefined
}

/** Comes with the first reference that has a value, as the declarations of registers do. */
const ReferenceWay = lazyChunk(() => import('./reference-way.tsx'), { failure: 'inside' })

/** Keeps a place for the way, so that what is below does not move when the list arrives. */
const place = css({ minHeight: '6' })

/** A code can be typed when the list cannot be read. The backend checks it. */
const typedCode = (term: string) => (term === '' ? undefined : { value: term, label: term })
/** A number that the chosen owner lacks can be typed, since another may have it. */
const typedNumber = (term: string) => (/^\d+$/.test(term) ? typedCode(term) : undefined)

/**
 * Renders a choice among the items of a list of reference data, by code or name. The list is
 * fetched when the field opens, or has a value to name.
 */
export function ReferenceField({ to, isCell = false, ...props }: ReferenceFieldProps) {
  const { list, when, of, among, notBelow } = to
  const { value } = props
  const [isOpened, setOpened] = useState(false)
  const isShown = value !== '' || isOpened
  const owner = useSharedOwner(among, isShown)
  const ofForm = useFormSelect(({ context }) => of?.(context.values))
  const which = among ? owner : ofForm
  /** False where any code may be typed, which names no item. */
  const isBound = useFormSelect(({ context }) => when?.(context.values) !== false)
  const isWhole = isBound && (!among || owner !== undefined)
  const { items, isPending, failure, show } = useReferenceList(list, which, isShown && isWhole)
  const own = useFormSelect(({ context }) =>
    notBelow === undefined ? undefined : String(context.original?.[notBelow] ?? ''),
  )
  const isFound = items?.some(({ code }) => code === value) === true
  const register = registerNames.find(each => each === list)
  const options = useMemo(() => referenceOptions(items, value, own), [items, value, own])
  const open = () => {
    setOpened(true)
    if (isWhole) show()
  }
  const search: OptionSearch = {
    // The field itself searches the items, which are all here.
    onSearch: nothing,
    onMore: nothing,
    isAnswered: false,
    total: options.options.length,
    onOpen: open,
    onRetry: open,
    isSearching: isPending && items === null,
    failure: failure === null ? undefined : failureText(failure),
  }
  return (
    <>
      <SelectField
        isClearable={!props.required}
        {...props}
        {...options}
        search={search}
        other={among ? typedNumber : !isBound || (failure !== null && items === null) ? typedCode : undefined}
      />
      {register && !isCell && isBound && value !== '' && (
        <div className={place}>{isFound && <ReferenceWay register={register} owner={which} code={value} />}</div>
      )}
    </>
  )
}

const nothing = () => {}
