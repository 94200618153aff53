import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { cx } from '#styled-system/css/index.js'
import { field, selectField } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { FieldFrame } from '../field/field-frame.tsx'
import { ariaOf, boxOf, type FieldProps, isLocked, mark } from '../field/field-props.ts'
import { FieldPopup } from '../popover/field-popup.tsx'
import { OptionList } from './option-list.tsx'
import { chosenText, labelsOf, type OptionSearch, type SelectOption } from './options.ts'

export interface ChoiceFieldProps<Option extends SelectOption = SelectOption>
  extends Omit<FieldProps, 'value' | 'onChange' | 'counter'> {
  readonly options: readonly Option[]
  readonly chosen: readonly string[]
  readonly onChosen: (chosen: readonly string[]) => void
  readonly isMultiple?: boolean
  readonly placeholder?: string
  /** Whether the choice can be cleared, by its button or Delete. */
  readonly isClearable?: boolean
  /**
   * Returns a choice that is not among the options, such as a typed number. Defined once, outside
   * the component.
   */
  readonly other?: ((term: string) => Option | undefined) | undefined
  /** Present when the list is searched outside the field. */
  readonly search?: OptionSearch | undefined
  /** The chosen options, when the options do not include them. */
  readonly chosenOptions?: readonly Option[] | undefined
  /** Renders an option, instead of its label and hint. May not contain controls. */
  readonly renderOption?: (option: Option) => ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

/** Returns whether the key types a character, rather than being a command. */
const isWritten = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/**
 * Renders a choice from a list. Closed, it is only a button, so that a hundred of them cost little.
 * A press, Enter, an arrow key or typing a search term opens the list.
 */
export const ChoiceField = <Option extends SelectOption>({
  id: given,
  name,
  options,
  chosen,
  onChosen,
  isMultiple = false,
  placeholder = widgetTexts.choose,
  isClearable = false,
  other,
  search,
  chosenOptions = options,
  renderOption,
  onBlur,
  ref,
  ...props
}: ChoiceFieldProps<Option>) => {
  const fallbackId = useId()
  const id = given ?? fallbackId
  const popupId = `${id}-popup`
  const control = useRef<HTMLButtonElement>(null)
  /** The search term while the list is open; undefined while it is closed. */
  const [term, setTerm] = useState<string>()
  const styles = selectField()
  const frame = field()
  const locked = isLocked(props)
  const isOpen = term !== undefined && !locked
  const text = chosenText(chosenOptions, chosen, widgetTexts.countOf)
  const hint = isMultiple ? undefined : chosenOptions.find(({ value }) => value === chosen[0])?.hint
  const canClear = isClearable && !locked && chosen.length > 0

  const open = (sought: string) => {
    search?.onOpen(sought)
    setTerm(sought)
  }
  const close = () => {
    control.current?.focus({ preventScroll: true })
    setTerm(undefined)
  }
  const choose = (value: string) => {
    if (!isMultiple) {
      close()
      onChosen([value])
    } else onChosen(chosen.includes(value) ? chosen.filter(each => each !== value) : [...chosen, value])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (locked) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (canClear && (event.key === 'Delete' || event.key === 'Backspace')) onChosen([])
    else if (isArrow || isWritten(event)) {
      // Prevents the character from being typed again, into the search field that takes the focus.
      event.preventDefault()
      open(isArrow ? '' : event.key)
    }
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
  }

  return (
    <FieldFrame {...props} id={id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: notices when the focus leaves the field and its list */}
      <div className={cx(frame.control, styles.control)} {...boxOf(props)} onBlur={leave}>
        <button
          ref={element => {
            control.current = element
            if (typeof ref === 'function') ref(element)
            else if (ref) ref.current = element
          }}
          type="button"
          role="combobox"
          id={id}
          name={name}
          className={styles.button}
          disabled={props.disabled && props.disabledReason === undefined}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? popupId : undefined}
          aria-required={props.required || undefined}
          title={isMultiple && chosen.length > 0 ? labelsOf(chosenOptions, chosen).join(', ') : undefined}
          {...ariaOf(id, props)}
          onClick={() => !locked && (isOpen ? close() : open(''))}
          onKeyDown={onKeyDown}
        >
          <span className={styles.value} data-empty={mark(text === '')}>
            {text || placeholder}
          </span>
          {hint !== undefined && <span className={styles.optionHint}>{hint}</span>}
          {canClear && <span className={styles.clearPlace} />}
          <ChevronDown aria-hidden />
        </button>
        {canClear && (
          <button
            type="button"
            tabIndex={-1}
            className={cx(frame.action, styles.clear)}
            aria-label={widgetTexts.clear(props.label)}
            onClick={() => {
              onChosen([])
              close()
            }}
          >
            <X aria-hidden />
          </button>
        )}
        {isOpen && (
          <FieldPopup
            controlId={id}
            id={popupId}
            label={props.label}
            className={styles.popup}
            isAsWide
            onClose={how => (how === 'escape' ? close() : setTerm(undefined))}
          >
            <OptionList
              label={props.label}
              options={options}
              chosen={chosen}
              isMultiple={isMultiple}
              other={other}
              search={search}
              renderOption={renderOption}
              initialTerm={term}
              onChoose={choose}
              onLeave={close}
            />
          </FieldPopup>
        )}
      </div>
    </FieldFrame>
  )
}
