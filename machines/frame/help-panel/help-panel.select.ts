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
export const isLookingUp = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { text: 'settling' } }) || snapshot.matches({ open: { text: 'lookingUp' } })
export const text = ({ context }: Snapshot): HelpText | null => context.text
export const title = ({ context }: Snapshot): string => context.text?.title ?? fallback.title
export const isWriting = (snapshot: Snapshot): boolean => snapshot.matches({ open: { text: 'writing' } })
export const isSaving = (snapshot: Snapshot): boolean => snapshot.matches({ open: { text: { writing: 'saving' } } })
export const mayEdit = ({ context }: Snapshot): boolean => machine.mayEdit(context)

/** The field whose help is shown, if any. */
export const field = ({ context }: Snapshot) => context.field
export const fieldText = ({ context }: Snapshot): HelpText | null => context.fieldText
export const isFieldMissing = (snapshot: Snapshot): boolean => snapshot.matches({ open: { field: 'missing' } })

/**
 * Whether support may sign in; undefined when that is not known, or is not this person's to decide.
 */
export const isSupportAllowed = ({ context }: Snapshot): boolean | undefined =>
  context.isAdministrator ? context.portal?.EnableDVSupport : undefined
export const isChangingSupport = (snapshot: Snapshot): boolean => snapshot.matches({ open: { portal: 'changing' } })
