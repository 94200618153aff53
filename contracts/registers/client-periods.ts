import type { FormRow, FormValues } from '../forms/field.ts'
import type { Rule } from '../rules/rule.ts'

/** Refuses a last day before the first one of its row. */
export const toNotBeforeFrom: Rule<string, FormValues> = (value, { form }) =>
  value !== '' && value < String(form.FranDatum)
    ? 'Till och med måste vara samma dag som Från, eller senare.'
    : undefined

/**
 * Refuses two rows with the same value of a field that hold on the same day. A row without days
 * holds all the time.
 */
export const noOverlap =
  (field: string, text: string): Rule<readonly FormRow[], FormValues> =>
  value => {
    const at = value.findIndex((row, index) =>
      value.slice(0, index).some(other => other[field] === row[field] && isSameTime(other, row)),
    )
    if (at < 0) return undefined
    const before = value.findIndex(other => other[field] === value[at]?.[field] && isSameTime(other, value[at] ?? {}))
    return `Rad ${at + 1}: ${text} som på rad ${before + 1}.`
  }

const isSameTime = (one: FormRow, other: FormRow): boolean =>
  startOf(one) <= endOf(other) && startOf(other) <= endOf(one)
const startOf = ({ FranDatum = '' }: FormRow): string => String(FranDatum)
/** An empty last day is none. */
const endOf = ({ TomDatum = '' }: FormRow): string => String(TomDatum) || '9999-12-31'
