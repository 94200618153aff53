import type { FormValues } from '../forms/field.ts'
import { reference } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'
import type { RegisterName } from '../reference-data/register-names.ts'

/** The most characters of the code of a result unit. */
export const maxOfUnit = 10

/** The company's flag that a result unit is used. */
export const openUnit = (n: number) => `OpenResEnhet${n}`
/** The company's fact of what it calls a result unit. */
export const nameOfUnit = (n: number) => `ResEnhet${n}Namn`

/** Returns what the company calls a result unit. */
export const unitName =
  (n: number) =>
  (company: Readonly<Record<string, unknown>> | FormValues): string =>
    String(company[nameOfUnit(n)] || `Resultatenhet ${n}`)

/**
 * Declares the result unit of something: of its register where the company chooses from it, and
 * else any code.
 */
export const unitOf = (n: number) =>
  reference(unitName(n), {
    to: `resultUnits${n}` as RegisterName,
    most: maxOfUnit,
    when: isOn(openUnit(n), `RegisterResEnh${n}`),
    shown: isOn(openUnit(n)),
  })
