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
  /** What is chosen can be taken back, by its button or Delete. */
  readonly isClearable?: boolean
  /**
   * What may be chosen though it is no option, such as a number that was typed. Defined once,
   * outside the component.
   */
  readonly other?: ((term: string) => Option | undefined) | undefined
  /** The list is searched elsewhere. */
  readonly search?: OptionSearch | undefined
  /** What is chosen, where the options do not tell. */
  readonly chosenOptions?: readonly Option[] | undefined
  /** What an option shows, instead of its label and hint; no controls. */
  readonly renderOption?: (option: Option) => ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

/** A sign that somebody types, rather than a key that does something. */
const isWritten = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/**
 * A choice from a list. At rest it is a button, so that a hundred of them cost little; the list
 * comes when it is opened: by a press, Enter, an arrow key, or by beginning to write what is looked
 * for.
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
  /** The list is open, searched for this. */
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
      // Or the sign would be written once more, into the search field that takes the focus.
      event.preventDefault()
      open(isArrow ? '' : event.key)
    }
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
  }

  return (
    <FieldFrame {...props} id={id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: where the focus leaves the whole field, its list included */}
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
              {...{ label: props.label, options, chosen, isMultiple, other, search, renderOption }}
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
