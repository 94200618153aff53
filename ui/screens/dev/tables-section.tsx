import { useTableHost } from '#ui/runtime/hooks.tsx'
import { Tables } from './tables.tsx'

/** The tables with the application around them: its memory and its snackbars. */
export default function TablesSection() {
  return <Tables host={useTableHost()} />
}
