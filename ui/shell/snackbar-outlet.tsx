import { snackbarNumber, visibleSnackbar } from '#machines/frame/snackbar/snackbar.select.ts'
import { useFlow, useSelect, useSnackbarTime } from '#ui/runtime/hooks.tsx'
import { Snackbar } from '#ui/widgets/snackbar/snackbar.tsx'

/** Renders the snackbar flow's message over everything. Its timer pauses during hover and focus. */
export function SnackbarOutlet() {
  const flow = useFlow('snackbar')
  const shown = useSelect('snackbar', visibleSnackbar)
  const id = useSelect('snackbar', snackbarNumber)
  const left = useSnackbarTime()
  return (
    <Snackbar
      message={shown && { ...shown, id }}
      progress={shown ? left / shown.timeout : undefined}
      onClose={() => flow.send({ type: 'snackbar.dismiss' })}
      onHold={isHeld => flow.send(isHeld ? { type: 'snackbar.pause', left } : { type: 'snackbar.resume' })}
    />
  )
}
