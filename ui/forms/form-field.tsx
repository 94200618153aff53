import { memo } from 'react'
import { css } from '#styled-system/css/index.js'
import { widthOf } from './field-width.ts'
import { useFormField } from './form-context.tsx'
import { formWidgets } from './form-widgets.tsx'
import { RowsField } from './rows/rows-field.tsx'

/** Returns the CSS selector of a field, whatever its widget. */
export const fieldSelector = (name: string): string => `[data-field="${CSS.escape(name)}"]`

/** The control is as wide as its content; the label and hint are as wide as the column. */
const width = css({
  '&[data-width=xs] [data-field-box]': { maxWidth: '[9rem]' },
  '&[data-width=sm] [data-field-box]': { maxWidth: '[14rem]' },
  '&[data-width=md] [data-field-box]': { maxWidth: '[26rem]' },
})

interface FormFieldProps {
  readonly name: string
  /** True in a cell of a grid, which has no help of its own. */
  readonly isCell?: boolean
}

/** Renders a field with the widget of its kind; nothing while the field does not apply. */
export const FormField = memo(({ name, isCell = false }: FormFieldProps) => {
  const handle = useFormField(name)
  if (!handle.isShown) return null
  const { kind } = handle.field
  const Widget = kind === 'rows' ? RowsField : formWidgets[kind]
  return (
    <div data-field={name} data-width={widthOf(handle.field)} className={width}>
      <Widget {...handle} isCell={isCell} />
    </div>
  )
})
