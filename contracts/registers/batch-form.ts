import type { AnyField, FormValues } from '../forms/field.ts'
import { choice } from '../forms/fields.ts'
import { type FormLayout, formLayout } from '../forms/form-layout.ts'
import { formModel } from '../forms/form-model.ts'
import type { Rule } from '../rules/rule.ts'
import { changeableFields, type Register } from './register.ts'

/** The field of a batch form with the name of the field to change. */
export const chosenField = 'Falt'

/**
 * Drops what a rule says when it reads other fields. Those differ between the items of a batch, so
 * that only the backend can judge them.
 */
const alone =
  <Value>(rule: Rule<Value, FormValues>): Rule<Value, FormValues> =>
  (value, place) => {
    let readsOthers = false
    const get = (form: FormValues, name: string | symbol) => {
      readsOthers = true
      return Reflect.get(form, name)
    }
    const problem = rule(value, { ...place, form: new Proxy(place.form, { get }) })
    return readsOthers ? undefined : problem
  }

/** Returns a field as it is in the form of a batch: shown once it is chosen. */
const inBatch = (name: string, field: AnyField): AnyField => ({
  ...field,
  rules: field.rules.map(alone),
  isShown: form => form[chosenField] === name,
  lockedBecause: undefined,
})

/** The value entered for another field is forgotten, since it would not be seen. */
const emptyIn = (defaults: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(defaults).filter(([name]) => names.includes(name)))

/**
 * Returns the form that chooses a field of a register's items, and the value of all those chosen.
 */
export function batchForm(register: Register): FormLayout {
  const fields = changeableFields(register).flatMap((name): [string, AnyField][] => {
    const field = register.model.fields[name]
    return field && !field.isSecret ? [[name, field]] : []
  })
  const labels = fields.map(([value]) => ({ value, label: register.layout.nameOf({}, value) }))
  const title = `Ändra ${register.title}`
  const model = formModel(
    title,
    {
      [chosenField]: choice('Uppgift', { choices: labels, required: true }),
      ...Object.fromEntries(fields.map(([name, field]) => [name, inBatch(name, field)])),
    },
    [
      {
        of: chosenField,
        // biome-ignore lint/suspicious/noThenProperty: a mutation is never awaited.
        then: (_, today) =>
          emptyIn(
            register.model.defaults(today),
            fields.map(([name]) => name),
          ),
      },
    ],
  )
  const cards = [{ id: `${register.name}Batch`, title, rows: model.names }]
  return formLayout(model, [{ name: 'batch', title, cards }])
}
