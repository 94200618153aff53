import { useFlow } from '#ui/runtime/hooks.tsx'

/** Returns a function that copies a text, and says so. */
export function useCopy(): (text: string, said: string) => void {
  const snackbar = useFlow('snackbar')
  return (text, said) => {
    void navigator.clipboard
      .writeText(text)
      .then(() => snackbar.send({ type: 'snackbar.show', kind: 'SUCCESS', text: said }))
      // The browser may refuse to copy: the text is on screen, to be copied by hand.
      .catch(() => {})
  }
}
