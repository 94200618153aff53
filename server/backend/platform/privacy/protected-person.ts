import type { AnyField, FormValues } from '#contracts/forms/field.ts'
import { withoutHidden } from '#contracts/forms/protection.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import type { Opens } from '../http/ask.ts'

/** The areas of the rights catalogue whose registers hold persons. */
export type PersonArea = 'Registry.PerReg' | 'Registry.Brukare'

/** Returns whether an account sees where persons with a protected identity are, and live. */
export const seesProtected = (opens: Opens, area: PersonArea): Promise<boolean> =>
  opens({ right: `${area}.Write` satisfies Right })

/** Makes a person's values those that an account sees. */
export type Showing = (person: FormValues) => FormValues

/** Shows everything: to the person, and to whoever delivers to the person. */
export const everything: Showing = person => person

/**
 * Returns what makes persons' values those that an account sees. Whatever leaves the server of a
 * person goes through it: answers, files and prints.
 *
 * @param model the fields of the persons, which say what is hidden
 */
export const showingOf = (model: { readonly fields: Readonly<Record<string, AnyField>> }, sees: boolean): Showing =>
  sees ? everything : person => withoutHidden(model, person)
