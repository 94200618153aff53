import type { FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'
import type { FormInput, StoredForm } from './form.types.ts'

export interface FormLoad extends FormInput {
  /** The date by which the stored values are read. */
  readonly today: IsoDate
  /** True to begin a new entity in the place of one that is gone. Its version is 0. */
  readonly isNew?: boolean
}

/** The input of a save. */
export interface FormSave extends Omit<FormLoad, 'isNew'> {
  /**
   * The version that was edited. The save is refused with `errors.versionConflict` when another
   * version has been stored meanwhile.
   */
  readonly Version: number
  /** The changed fields only, in their wire format. */
  readonly changes: FormValues
}

/**
 * Returns the ports of an entity's form.
 *
 * @param name of the entity's flow, which names a port that is not provided
 */
export const formPorts = (name: string) => ({
  load: port<FormLoad, Result<StoredForm>>(`${name}.load`),
  /** Returns what is stored after the save. `key`: the idempotency key of the save. */
  save: port<FormSave & { readonly key: string }, Result<StoredForm>>(`${name}.save`),
})
