import { useMemo } from 'react'
import type { ReferenceTo } from '#contracts/forms/field.ts'
import { failureText } from '#machines/kit/shared/tell.ts'
import { useReferenceList } from '#ui/runtime/reference-list.ts'
import type { OptionSearch } from '#ui/widgets/select-field/options.ts'
import { SelectField, type SelectFieldProps } from '#ui/widgets/select-field/select-field.tsx'
import { useFormSelect } from './form-context.tsx'
import { referenceOptions } from './reference-options.ts'

export interface ReferenceFieldProps extends Omit<SelectFieldProps, 'options' | 'search' | 'chosenOptions' | 'other'> {
  readonly to: ReferenceTo
}

/** A code can be typed when the list cannot be read. The backend checks it. */
const typedCode = (term: string) => (term === '' ? undefined : { value: term, label: term })

/**
 * Renders a choice among the items of a list of reference data, by code or name. The list is
 * fetched when the field opens, or has a value to name.
 */
export function ReferenceField({ to: { list, of, notBelow }, ...props }: ReferenceFieldProps) {
  const { value } = props
  const which = useFormSelect(({ context }) => of?.(context.values))
  const { items, isPending, failure, show } = useReferenceList(list, which, value !== '')
  const own = useFormSelect(({ context }) =>
    notBelow === undefined ? undefined : String(context.original?.[notBelow] ?? ''),
  )
  const options = useMemo(() => referenceOptions(items, value, own), [items, value, own])
  const search: OptionSearch = {
    // The field itself searches the items, which are all here.
    ...{ onSearch: nothing, onMore: nothing, isAnswered: false, total: options.options.length },
    ...{ onOpen: show, onRetry: show, isSearching: isPending && items === null },
    failure: failure === null ? undefined : failureText(failure),
  }
  return (
    <SelectField
      isClearable={!props.required}
      {...props}
      {...options}
      search={search}
      other={failure !== null && items === null ? typedCode : undefined}
    />
  )
}

const nothing = () => {}
