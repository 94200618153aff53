import type { SnapshotFrom } from 'xstate'
import type { HelpText } from '#contracts/help/shapes.ts'
import * as machine from './help-panel.machine.ts'

type Snapshot = SnapshotFrom<typeof machine.helpPanelMachine>

/**
 * The texts that are shown where there is no help text, or none could be fetched (first document
 * §2, §8).
 */
export const fallback = {
  title: 'Hjälp',
  screen: 'Sidan saknar beskrivning',
  field: 'Fältet saknar beskrivning',
} as const

/** True while the panel is open. */
export const isOpen = (snapshot: Snapshot): boolean => snapshot.matches('open')
/** True while the panel shows the help of the screen, and not of a dialog. */
export const isOpenForScreen = (snapshot: Snapshot): boolean => isOpen(snapshot) && snapshot.context.dialogKey === null
/**
 * Returns the key of the dialog that the help is about, or null. The panel is then shown over the
 * dialog.
 */
export const dialogKey = ({ context }: Snapshot): string | null => context.dialogKey
/** Returns the width, in CSS pixels. */
export const width = ({ context }: Snapshot): number => context.width
/** True when the panel is wider than the room that is reserved for it. */
export const isWidened = ({ context }: Snapshot): boolean => context.width > machine.firstWidth
/** True when widening the panel again restores its initial width. */
export const isWidest = ({ context }: Snapshot): boolean => context.width > machine.widest
/** True while the text is being looked up. */
export const isLookingUp = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { text: 'settling' } }) || snapshot.matches({ open: { text: 'lookingUp' } })
/** Returns the text on display, or null when there is none. */
export const text = ({ context }: Snapshot): HelpText | null => context.text
/** Returns the title of the panel. */
export const title = ({ context }: Snapshot): string => context.text?.title ?? fallback.title
/** True while the text is being written. */
export const isWriting = (snapshot: Snapshot): boolean => snapshot.matches({ open: { text: 'writing' } })
/** True while the text is being saved. */
export const isSaving = (snapshot: Snapshot): boolean => snapshot.matches({ open: { text: { writing: 'saving' } } })
/** True when the person may write the help texts. */
export const mayEdit = ({ context }: Snapshot): boolean => machine.mayEdit(context)

/** Returns the field whose help is shown, or null. */
export const field = ({ context }: Snapshot) => context.field
/** Returns the text of the field, or null when there is none. */
export const fieldText = ({ context }: Snapshot): HelpText | null => context.fieldText
/** True when the field has no text, or it could not be fetched. */
export const isFieldMissing = (snapshot: Snapshot): boolean => snapshot.matches({ open: { field: 'missing' } })

/**
 * Returns whether support may sign in. Undefined while that is unknown, and for a user who may not
 * decide it.
 */
export const isSupportAllowed = ({ context }: Snapshot): boolean | undefined =>
  machine.administers(context) ? context.portal?.EnableDVSupport : undefined
/** True while the support login is being allowed or forbidden. */
export const isChangingSupport = (snapshot: Snapshot): boolean => snapshot.matches({ open: { portal: 'changing' } })
