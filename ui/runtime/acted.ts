/**
 * Returns a function that says whether the person has pressed a key or a button in this document
 * since. The browser's own answer, `navigator.userActivation.hasBeenActive`, outlives a reload.
 *
 * @param page the window
 */
export function watchForAct(page: EventTarget): () => boolean {
  let hasActed = false
  const note = () => {
    hasActed = true
  }
  for (const press of ['pointerdown', 'keydown']) page.addEventListener(press, note, { capture: true, once: true })
  return () => hasActed
}
