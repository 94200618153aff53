import { useState } from 'react'
import { useUnsavedChanges } from '#ui/runtime/hooks.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'

/**
 * A form that can be left or stayed with, for the browser tests until a screen has a form of its own: then they move there, and this goes.
 */
export default function UnsavedPage() {
  const [text, setText] = useState('')
  useUnsavedChanges('dev', text !== '')
  return (
    <>
      <PageHeader title="Osparat" context="Utvecklingssida" />
      <TextField label="Text" value={text} onChange={setText} />
      <Button onClick={() => setText('')}>Töm</Button>
    </>
  )
}
