import type { ComponentType } from 'react'
import type { Drawings } from '#ui/forms/form-context.tsx'

/**
 * What a register shows beside its declaration: one file in own/ for a register, named as its
 * declaration's. Each part is loaded when it is shown.
 */
export interface OwnScreen {
  /** Takes the place of the list. */
  readonly List?: ComponentType<{ readonly mayWrite: boolean }>
  /** Further actions in the head of the list. */
  readonly Actions?: ComponentType
  /** Tools above the list. */
  readonly Tools?: ComponentType
  /** Stands beside the form, and below it on a narrow window. Reads it with `useFormSelect`. */
  readonly Aside?: ComponentType
  /** The drawings of the fields of kind `drawn`. */
  readonly drawings?: Drawings
  /** Stands below the fields of a card, by the card's id. */
  readonly extras?: Readonly<Record<string, ComponentType>>
  /** The field with the id of a person's picture, which stands before the name in the list. */
  readonly picture?: string
}
