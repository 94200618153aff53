import type { FormPage } from '#contracts/forms/form-layout.ts'
import { type FilterCondition, filterConditions } from '#contracts/person/employee-filter.ts'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { useForm, useFormSelect } from '../form-context.tsx'
import { FormField } from '../form-field.tsx'

const group = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '&:not(:has([data-field]))': { display: 'none' },
})
const legend = css({ textStyle: 'title', mb: '3' })
/** The switch of a condition beside its fields; on a phone, above them. */
const row = css({
  display: 'grid',
  columnGap: '4',
  rowGap: '2',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[13rem minmax(0, 1fr)]' },
})

interface FilterFieldsProps {
  readonly page: FormPage
  /** The conditions that are offered; all of them when left out. */
  readonly conditions?: readonly FilterCondition[] | undefined
}

/**
 * Renders the conditions of a filter in groups. A condition without options is shown only while it
 * is active.
 */
export function FilterFields({ page, conditions = filterConditions }: FilterFieldsProps) {
  const isAsked = (names: readonly string[]) => conditions.some(({ field }) => names.includes(field))
  return (
    <div className={common.stack6}>
      {page.cards.map(({ id, title, rows }) => (
        <fieldset key={id} id={id} className={group}>
          <legend className={legend}>{title}</legend>
          {rows
            .map(names => [names].flat())
            .filter(isAsked)
            .map(names => (
              <Condition key={names.join()} names={names} />
            ))}
        </fieldset>
      ))}
    </div>
  )
}

function Condition({ names }: { readonly names: readonly string[] }) {
  const { layout, options } = useForm()
  const field = names.at(-1) ?? ''
  const isInForce = useFormSelect(({ context: { values } }) => {
    const [first = ''] = names
    return Array.isArray(values[first]) ? values[first].length > 0 : values[first] === true
  })
  const { kind, choices } = layout.model.fields[field] ?? {}
  const isOffered = kind !== 'choices' || choices !== undefined || (options?.[field]?.length ?? 0) > 0
  if (!isOffered && !isInForce) return null
  return (
    <div className={names.length > 1 ? row : undefined}>
      {names.map(name => (
        <FormField key={name} name={name} />
      ))}
    </div>
  )
}
