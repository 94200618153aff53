import type { Field, When } from '../forms/field.ts'
import { reference } from '../forms/fields.ts'
import { digitsOnly, maxLength } from '../rules/text.ts'

/**
 * Declares the number of a pay type that several tables may have: each employee's table decides
 * which pay type it is. A form offers those of the table that is chosen.
 */
export const payTypeNumber = (
  label: string,
  options: {
    readonly hint?: string
    readonly default?: string
    readonly required?: boolean | When
    readonly shown?: When
  } = {},
) =>
  reference(label, {
    to: 'payTypes',
    among: { owners: 'payTypeTables', field: 'TabellKod' },
    rules: [maxLength(10), digitsOnly],
    ...options,
  }) as Field<string>
