import type { SnapshotFrom } from 'xstate'
import type { HelpText } from '#contracts/help/shapes.ts'
import * as machine from './help-panel.machine.ts'

type Snapshot = SnapshotFrom<typeof machine.helpPanelMachine>

/** What is shown where there is no text, or none could be fetched (first document §2, §8). */
export const fallback = {
  title: 'Hjälp',
  screen: 'Sidan saknar beskrivning',
  field: 'Fältet saknar beskrivning',
} as const

/** True while the panel is open. */
export const isOpen = (snapshot: Snapshot): boolean => snapshot.matches('open')
/** It is the screen's help that is on display, not a dialog's. */
export const isOpenForScreen = (snapshot: Snapshot): boolean => isOpen(snapshot) && snapshot.context.dialogKey === null
/** The screen that asked is a dialog: the panel stands over it. */
export const dialogKey = ({ context }: Snapshot): string | null => context.dialogKey
/** In CSS pixels. */
export const width = ({ context }: Snapshot): number => context.width
/** It takes more than the room that is kept for it. */
export const isWidened = ({ context }: Snapshot): boolean => context.width > machine.firstWidth
/** Widened once more it has its first width again. */
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

/** The field whose help is shown, if any. */
export const field = ({ context }: Snapshot) => context.field
/** Returns the text of the field, or null when there is none. */
export const fieldText = ({ context }: Snapshot): HelpText | null => context.fieldText
/** True when the field has no text, or it could not be fetched. */
export const isFieldMissing = (snapshot: Snapshot): boolean => snapshot.matches({ open: { field: 'missing' } })

/**
 * Whether support may sign in; undefined when that is not known, or is not this person's to decide.
 */
export const isSupportAllowed = ({ context }: Snapshot): boolean | undefined =>
  context.isAdministrator ? context.portal?.EnableDVSupport : undefined
/** True while the support login is being allowed or forbidden. */
export const isChangingSupport = (snapshot: Snapshot): boolean => snapshot.matches({ open: { portal: 'changing' } })
