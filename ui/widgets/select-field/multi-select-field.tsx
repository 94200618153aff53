import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { type Ref, useId, useMemo, useState } from 'react'
import { cx } from '#styled-system/css/index.js'
import { field, selectField } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/text/widgets.ts'
import { FieldFrame } from '../field/field-frame.tsx'
import { ariaOf, type FieldTexts } from '../field/field-props.ts'

export interface SelectOption {
  readonly value: string
  readonly label: string
  /** Small and muted at the end: what tells two of the same name apart. */
  readonly hint?: string
}

export interface MultiSelectFieldProps extends Omit<FieldTexts, 'counter' | 'invalid'> {
  readonly options: readonly SelectOption[]
  /** The values of the chosen ones, in the order that they were chosen in. */
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  readonly placeholder?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * Several of many, found by typing. Up and down walk through what matches, Enter chooses, Backspace in the empty field
 * takes back the last; each chosen one has a button that does so too.
 */
export const MultiSelectField = ({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  placeholder,
  required = false,
  disabled = false,
  ref,
}: MultiSelectFieldProps) => {
  const id = useId()
  const [term, setTerm] = useState('')
  const styles = selectField()
  const collection = useMemo(() => {
    const wanted = term.trim().toLocaleLowerCase('sv')
    const items = options.filter(option => `${option.label} ${option.hint}`.toLocaleLowerCase('sv').includes(wanted))
    return createListCollection({ items })
  }, [options, term])
  const chosen = value.flatMap(each => options.find(option => option.value === each) ?? [])
  const remove = (gone: string) => onChange(value.filter(each => each !== gone))
  return (
    <FieldFrame {...{ id, label, hint, error, counter: undefined, required }} length={0}>
      <Combobox.Root
        ids={{ input: id }}
        className={styles.root}
        collection={collection}
        multiple
        openOnClick
        closeOnSelect={false}
        selectionBehavior="clear"
        value={[...value]}
        inputValue={term}
        onValueChange={details => onChange(details.value)}
        onInputValueChange={details => setTerm(details.inputValue)}
        onOpenChange={({ open }) => !open && setTerm('')}
        disabled={disabled}
        positioning={{ sameWidth: true, strategy: 'fixed', gutter: 4 }}
      >
        <Combobox.Control
          className={cx(field().control, styles.control)}
          data-invalid={error === undefined ? undefined : ''}
        >
          {chosen.length > 0 && (
            <ul className={styles.chosen} aria-label={label}>
              {chosen.map(option => (
                <li key={option.value} className={styles.chip}>
                  {option.label}
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={widgetTexts.remove(option.label)}
                    disabled={disabled}
                    onClick={() => remove(option.value)}
                  >
                    <X aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Combobox.Input
            ref={ref}
            className={styles.input}
            {...(chosen.length === 0 && placeholder !== undefined && { placeholder })}
            aria-required={required}
            {...ariaOf(id, { hint, error })}
            onKeyDown={event => {
              const last = value.at(-1)
              if (event.key === 'Backspace' && term === '' && last !== undefined) remove(last)
            }}
          />
        </Combobox.Control>
        <Combobox.Positioner>
          <Combobox.Content className={styles.content} aria-label={label}>
            {collection.items.length === 0 && <p className={styles.none}>{widgetTexts.noOption}</p>}
            {collection.items.map(option => (
              <Combobox.Item key={option.value} item={option} className={styles.item}>
                <Combobox.ItemText className={styles.itemText}>{option.label}</Combobox.ItemText>
                {option.hint !== undefined && <span className={styles.itemHint}>{option.hint}</span>}
                <span className={styles.itemIndicator}>
                  <Combobox.ItemIndicator>
                    <Check aria-hidden />
                  </Combobox.ItemIndicator>
                </span>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.Root>
    </FieldFrame>
  )
}
