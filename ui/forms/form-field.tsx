import { memo } from 'react'
import { useFormField } from './form-context.tsx'
import { formWidgets } from './form-widgets.tsx'

/** Where a field stands in the document, whatever its widget is made of. */
export const fieldSelector = (name: string): string => `[data-field="${CSS.escape(name)}"]`

/** A field of the form above, by its kind's widget; nothing while it does not matter. */
export const FormField = memo(({ name }: { readonly name: string }) => {
  const handle = useFormField(name)
  if (!handle.isShown) return null
  const Widget = formWidgets[handle.field.kind]
  return (
    <div data-field={name}>
      <Widget {...handle} />
    </div>
  )
})
