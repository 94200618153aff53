import type { FormValues } from '../forms/field.ts'
import { flag, text } from '../forms/fields.ts'
import type { Fields } from '../forms/form-model.ts'
import { FtgInfo } from '../sign-in/session.shapes.ts'

/**
 * A fact of the company that a register's conditions, labels and hints may read: a field of
 * FtgInfo.
 */
export type CompanyFact = {
  [Name in keyof FtgInfo]: FtgInfo[Name] extends boolean | string ? Name : never
}[keyof FtgInfo]

/**
 * Returns fields with facts of the company. They are never shown and never sent: the browser fills
 * them from the company's information, and the backend from the database.
 */
export const factFields = (facts: readonly CompanyFact[]): Fields =>
  Object.fromEntries(facts.map(name => [name, factField(name)]))

/** The options of a field that is never shown and never sent. */
export const hiddenField = { excluded: true, shown: () => false }
const factField = (name: CompanyFact) =>
  FtgInfo.shape[name].safeParse(false).success ? flag(name, hiddenField) : text(name, hiddenField)

/** Returns the values of facts from the company's information or its settings. */
export const factsIn = (facts: readonly CompanyFact[], company: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(facts.map(name => [name, company[name]])) as FormValues
