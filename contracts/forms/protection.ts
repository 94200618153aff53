import { noGuid } from '../rules/required.ts'
import type { AnyField, FieldValue, FormValues } from './field.ts'

/** The flag of a person with a protected identity (first document §5). */
export const protectedBy = 'SkyddadIdentitet'

/** The fields of a model of persons. */
interface PersonFields {
  readonly fields: Readonly<Record<string, AnyField>>
}

/** Returns the fields that are hidden of a person with a protected identity, by their names. */
export const hiddenFields = ({ fields }: PersonFields): readonly string[] =>
  Object.keys(fields).filter(name => fields[name]?.hiddenWhenProtected === true)

/** Returns whether a person's identity is protected. */
export const isProtected = (person: FormValues): boolean => person[protectedBy] === true

/** Formats want a day, which no empty value depends on. */
const anyDay = '2000-01-01'

const emptyOf = ({ default: initial, format }: AnyField): FieldValue =>
  initial === noGuid ? noGuid : format(anyDay).empty

/**
 * Returns a person as an account without the right to see protected persons does: of a protected
 * one, the hidden fields are empty.
 *
 * @param person the values in their wire format; fields that they lack are not added
 */
export function withoutHidden({ fields }: PersonFields, person: FormValues): FormValues {
  if (!isProtected(person)) return person
  const hidden = hiddenFields({ fields }).filter(name => name in person)
  return { ...person, ...Object.fromEntries(hidden.map(name => [name, emptyOf(fields[name] as AnyField)])) }
}
