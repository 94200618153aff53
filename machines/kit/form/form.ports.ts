import type { FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'
import type { FormInput, StoredForm } from './form.types.ts'

export interface FormLoad extends FormInput {
  /** By which what is stored is read. */
  readonly today: IsoDate
}

/** What is saved of a form. */
export interface FormSave extends FormLoad {
  /**
   * The version that was changed; another one stored meanwhile is refused with
   * `errors.versionConflict`.
   */
  readonly Version: number
  /** Only what differs, as it travels. */
  readonly changes: FormValues
}

/** @param name of the entity's flow, for the one who forgets to provide them */
export const formPorts = (name: string) => ({
  load: port<FormLoad, Result<StoredForm>>(`${name}.load`),
  /** Answers with what is stored now. `key`: the idempotency key of the save. */
  save: port<FormSave & { readonly key: string }, Result<StoredForm>>(`${name}.save`),
})
