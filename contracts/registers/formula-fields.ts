import type { RegisterName } from '../reference-data/register-names.ts'
import { registers } from './registers.ts'

/** The fields with formulas, of all registers, and what their items are called. */
export const formulaFields: readonly {
  readonly register: RegisterName
  readonly field: string
  readonly text: string
}[] = Object.values(registers).flatMap(({ name, items, model }) =>
  Object.entries(model.fields).flatMap(([field, { kind }]) =>
    kind === 'formula' ? [{ register: name, field, text: items }] : [],
  ),
)
