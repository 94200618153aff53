import type { AnyField, FieldKind } from '#contracts/forms/field.ts'

/**
 * How wide a control is: a few signs, a number of a dozen signs, a name, or as wide as its column.
 */
export type FieldWidth = 'xs' | 'sm' | 'md' | 'full'

const byKind: Partial<Readonly<Record<FieldKind, FieldWidth>>> = {
  integer: 'xs',
  decimal: 'sm',
  time: 'xs',
  month: 'sm',
  date: 'sm',
  personalNumber: 'sm',
  organisationNumber: 'sm',
  account: 'md',
  employee: 'md',
  choice: 'md',
}

/**
 * Returns how wide the control of a field is, by its kind and by the most characters that it takes.
 */
export function widthOf({ kind, most, unit }: Pick<AnyField, 'kind' | 'most' | 'unit'>): FieldWidth {
  if (kind !== 'text') return kind === 'integer' && unit !== undefined ? 'sm' : (byKind[kind] ?? 'full')
  if (most === undefined || most > 40) return 'full'
  return most <= 10 ? 'xs' : most <= 20 ? 'sm' : 'md'
}
