import type { RegisterName } from './names.ts'
import { lowered } from './register.ts'
import { registers } from './registers.ts'

/** The fields with formulas, of all registers, and what their items are called. */
export const formulaFields: readonly {
  readonly register: RegisterName
  readonly field: string
  readonly text: string
}[] = Object.values(registers).flatMap(({ name, title, model }) =>
  Object.entries(model.fields).flatMap(([field, { kind }]) =>
    kind === 'formula' ? [{ register: name, field, text: lowered(title) }] : [],
  ),
)
