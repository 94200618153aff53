/**
 * Counts the person's presses of keys and buttons in this document, and returns a function that
 * says how many there were. The browser's own answer, `navigator.userActivation.hasBeenActive`,
 * outlives a reload.
 *
 * @param page the window
 */
export function countPresses(page: EventTarget): () => number {
  let presses = 0
  const note = () => {
    presses += 1
  }
  for (const press of ['pointerdown', 'keydown']) page.addEventListener(press, note, { capture: true })
  return () => presses
}
