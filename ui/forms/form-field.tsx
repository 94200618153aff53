import { memo } from 'react'
import { css } from '#styled-system/css/index.js'
import { widthOf } from './field-width.ts'
import { useFormField } from './form-context.tsx'
import { formWidgets } from './form-widgets.tsx'

/** Where a field stands in the document, whatever its widget is made of. */
export const fieldSelector = (name: string): string => `[data-field="${CSS.escape(name)}"]`

/** A control is as wide as what is written in it, and its label and hint as the column. */
const width = css({
  '&[data-width=xs] [data-field-box]': { maxWidth: '[9rem]' },
  '&[data-width=sm] [data-field-box]': { maxWidth: '[14rem]' },
  '&[data-width=md] [data-field-box]': { maxWidth: '[26rem]' },
})

/** A field of the form above, by its kind's widget; nothing while it does not matter. */
export const FormField = memo(({ name }: { readonly name: string }) => {
  const handle = useFormField(name)
  if (!handle.isShown) return null
  const Widget = formWidgets[handle.field.kind]
  return (
    <div data-field={name} data-width={widthOf(handle.field)} className={width}>
      <Widget {...handle} />
    </div>
  )
})
