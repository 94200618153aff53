import type { Right } from '#contracts/rights/catalogue.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SaveWanted, UnsavedChangesEvent } from '../../kit/shared/unsaved.ts'

/** A rights group as it is stored. */
export interface StoredGroup {
  readonly Id: string
  readonly BenText: string
  /** The rights that are on, in the catalogue's order. */
  readonly granted: readonly Right[]
  /** True for a standard group, which cannot be changed. */
  readonly isStandard: boolean
  readonly version: number
  /** The number of accounts that have it. */
  readonly users: number
}

/** The part of a group that is edited. */
export type GroupDraft = Pick<StoredGroup, 'BenText' | 'granted'>

/** The group to show: a stored one by its id, a new one, or none. */
export type Opening = { readonly Id: string } | { readonly draft: GroupDraft } | null

export interface RightsGroupsContext {
  /** All groups, the standard ones first. Null until they have been fetched. */
  readonly groups: readonly StoredGroup[] | null
  /** The failure of the last fetch. */
  readonly failure: ApiFailure | null
  /** The id of the group on display. Null for a new one, and when there is none. */
  readonly chosen: string | null
  /** The content that the draft began with: that of the stored group, or of no group. */
  readonly base: GroupDraft | null
  /** The content on display. Null when no group is. */
  readonly draft: GroupDraft | null
  /** The version that the draft began with. */
  readonly version: number
  /** The drafts before each edit, the latest last. */
  readonly past: readonly GroupDraft[]
  /** True once the user has left the name's field, or has tried to save. */
  readonly isNameLeft: boolean
  /** The server's refusals of fields, by field. */
  readonly refusals: Readonly<Record<string, string>>
  /** The prefix of the idempotency keys of this showing. */
  readonly keys: string
  /** The number of writes that have been requested. */
  readonly writes: number
  /** What the user chose to see while the flow was waiting for the server. */
  readonly wish?: Opening | undefined
  /** The intent of a write whose answer was lost. */
  readonly intent: Intent | null
}

export type RightsGroupsEvent =
  /** The screen was opened. `key` is the prefix of its writes' idempotency keys. */
  | { readonly type: 'groups.show'; readonly key: string }
  /** The screen was closed, and the draft is discarded. */
  | { readonly type: 'groups.leave' }
  | { readonly type: 'groups.retry' }
  /** Another group is to be shown. Unsaved changes are asked about first. */
  | { readonly type: 'groups.open'; readonly opening: Opening }
  /** Another group is shown: no changes are lost, or the user lets them go. */
  | { readonly type: 'groups.opened'; readonly opening: Opening }
  | { readonly type: 'group.rename'; readonly BenText: string }
  /** The user has left the name's field. */
  | { readonly type: 'group.named' }
  /** Turns rights on or off, and those that follow: whoever writes also reads. */
  | { readonly type: 'group.turn'; readonly rights: readonly Right[]; readonly isOn: boolean }
  /** Takes back the latest edit. */
  | { readonly type: 'group.undo' }
  /** The draft is to be discarded, after a confirmation. */
  | { readonly type: 'group.discard' }
  | { readonly type: 'group.save' }
  | { readonly type: 'group.remove' }
  | SaveWanted
  | ConfirmFact

/** The event that the view receives when nothing was saved because the name is wrong. */
export type RightsGroupsEmitted = { readonly type: 'group.unfit' }

/** The event that the flow sends to `unsavedChanges` for each attempt to save. */
export type RightsGroupsOutcome = Extract<UnsavedChangesEvent, { type: 'unsaved.saved' | 'unsaved.failed' }>

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly rightsGroups: RightsGroupsEvent
  }
}
