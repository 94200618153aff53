import { snackbarNumber, visibleSnackbar } from '#machines/snackbar/snackbar.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { Snackbar } from '#ui/widgets/snackbar/snackbar.tsx'

/** Where the snackbar flow's message is shown, over everything. */
export function SnackbarOutlet() {
  const flow = useFlow('snackbar')
  const shown = useSelect('snackbar', visibleSnackbar)
  const id = useSelect('snackbar', snackbarNumber)
  return <Snackbar message={shown && { ...shown, id }} onClose={() => flow.send({ type: 'snackbar.dismiss' })} />
}
