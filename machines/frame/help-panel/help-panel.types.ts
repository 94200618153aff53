import type { Role } from '#contracts/code-lists/roles.ts'
import type { HelpText } from '#contracts/help/shapes.ts'
import type { PortalInfo } from '#contracts/portal/shapes.ts'

/** The licence's settings that the panel reads. */
export type PanelSettings = Pick<PortalInfo, 'EnableDVSupport' | 'EditHelpTexts'>

export interface HelpPanelInput {
  /** The person's role. */
  readonly Roll: Role
}

/** A field of the screen whose own help is shown. */
export interface HelpField {
  readonly name: string
  readonly label: string
}

export interface HelpPanelContext extends HelpPanelInput {
  /** In CSS pixels. */
  readonly width: number
  /** The key of the screen on display. Empty before the first screen. */
  readonly screenKey: string
  /** The key of the dialog whose help was requested, or null. */
  readonly dialogKey: string | null
  /** The key of the text that is looked up, shown or written. */
  readonly topic: string
  /** The text. Null while it is being looked up, and when there is none. */
  readonly text: HelpText | null
  readonly field: HelpField | null
  readonly fieldText: HelpText | null
  /** The licence's portal settings; null until they are known. */
  readonly portal: PanelSettings | null
  /** The text that is being saved. */
  readonly draft: HelpDraft | null
}

export type HelpDraft = Pick<HelpText, 'title' | 'html'>

export type HelpPanelEvent =
  | { readonly type: 'help.toggle' }
  | { readonly type: 'help.close' }
  /** A dialog requests its help text. `dialogKey` is the dialog's key. */
  | { readonly type: 'help.open'; readonly dialogKey: string }
  | { readonly type: 'help.widen' }
  /** Another route is on display. `contracts/help/help-key.ts` makes its key. */
  | { readonly type: 'help.routeChanged'; readonly key: string }
  | { readonly type: 'help.fieldFocused'; readonly field: HelpField }
  | { readonly type: 'help.edit' }
  | { readonly type: 'help.cancel' }
  | { readonly type: 'help.save'; readonly draft: HelpDraft }
  /** Allows support to sign in when it may not, and forbids it when it may. */
  | { readonly type: 'support.toggle' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly helpPanel: HelpPanelEvent
  }
}
