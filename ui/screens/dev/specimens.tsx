import { type ReactNode, useState } from 'react'
import { css } from '#styled-system/css/index.js'
import { devTexts as texts } from '#ui/screens/dev/dev.text.ts'
import type { FieldProps } from '#ui/widgets/field/field-props.ts'
import { Section } from '#ui/widgets/section/section.tsx'

const list = css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' })
const grid = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(15rem, 100%), 1fr))]',
  alignItems: 'start',
})

/** Renders the widgets of a section in a column. */
export const Specimens = ({ children }: { readonly children: ReactNode }) => <div className={list}>{children}</div>

/** Renders one widget in several states, side by side. */
export const Specimen = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Section title={title}>
    <div className={grid}>{children}</div>
  </Section>
)

interface FieldSpecimenProps<Value> {
  readonly title: string
  /** The empty value and a filled value. */
  readonly empty: Value
  readonly filled: Value
  /** Renders the field with the properties of a state. */
  readonly render: (props: FieldProps<Value>) => ReactNode
}

type State<Value> = Omit<FieldProps<Value>, 'value' | 'onChange' | 'label'> & { readonly label: string }

const { states } = texts

/** Renders the states that every field has, each labelled with the state's name. */
export const FieldSpecimen = <Value,>({ title, empty, filled, render }: FieldSpecimenProps<Value>) => {
  const shown: readonly (State<Value> & { readonly value: Value })[] = [
    { label: states.empty, value: empty },
    { label: states.filled, value: filled },
    { label: states.hint, value: empty, hint: texts.hint },
    { label: states.required, value: empty, required: true },
    { label: states.error, value: empty, required: true, error: texts.error },
    { label: states.invalid, value: filled, invalid: true },
    { label: states.locked, value: filled, disabledReason: texts.reason },
    { label: states.disabled, value: filled, disabled: true },
    { label: states.help, value: filled, help: texts.help },
    { label: states.noHelp, value: empty, help: '' },
    { label: texts.longLabel, value: filled, required: true, help: texts.help, hint: texts.hint },
  ]
  return (
    <Specimen title={title}>
      {shown.map(({ value, ...state }) => (
        <Held key={state.label} initial={value} render={held => render({ ...state, ...held })} />
      ))}
    </Specimen>
  )
}

interface HeldProps<Value> {
  readonly initial: Value
  readonly render: (held: Pick<FieldProps<Value>, 'value' | 'onChange'>) => ReactNode
}

/** Renders a widget with a value that is kept while the page is open. */
export const Held = <Value,>({ initial, render }: HeldProps<Value>) => {
  const [value, setValue] = useState(initial)
  return render({ value, onChange: setValue })
}
