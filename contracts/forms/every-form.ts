import type { AnyField } from './field.ts'
import type { AnyFormModel } from './form-model.ts'

/** A model of a form, or of the rows of one of its fields. */
export interface NamedModel {
  /** The form's name, with the field of the rows. */
  readonly name: string
  readonly model: Pick<AnyFormModel, 'names' | 'fields' | 'problemOf' | 'defaults'>
}

const isModel = (value: unknown): value is AnyFormModel =>
  typeof value === 'object' && value !== null && 'problemsOfChange' in value && 'fields' in value

/** Returns the models in what modules export: forms, registers and lists of them, each once. */
export function modelsIn(exported: readonly unknown[]): readonly NamedModel[] {
  const found = new Map<unknown, NamedModel>()
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || found.has(value)) return
    if (isModel(value)) {
      found.set(value, { name: value.name, model: value })
      for (const [field, { rows }] of Object.entries<AnyField>(value.fields)) {
        if (rows) found.set(rows.model, { name: `${value.name}.${field}`, model: rows.model })
      }
    } else if (depth > 0) for (const inner of Object.values(value)) look(inner, depth - 1)
  }
  for (const each of exported) look(each, 2)
  return [...found.values()]
}
