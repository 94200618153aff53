import { useTableHost } from '#ui/runtime/hooks.tsx'
import { Tables } from './tables.tsx'

/** Renders the tables with the application's storage and snackbars. */
export default function TablesSection() {
  return <Tables host={useTableHost()} />
}
