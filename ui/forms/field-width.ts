import type { AnyField, FieldKind } from '#contracts/forms/field.ts'

/** The width of a control: a few characters, a number of a dozen digits, a name, or its column. */
export type FieldWidth = 'xs' | 'sm' | 'md' | 'full'

const byKind: Partial<Readonly<Record<FieldKind, FieldWidth>>> = {
  integer: 'xs',
  decimal: 'sm',
  time: 'xs',
  month: 'sm',
  date: 'sm',
  personalNumber: 'sm',
  organisationNumber: 'sm',
  reference: 'md',
  account: 'md',
  employee: 'md',
  choice: 'md',
}

/** Returns the width of a field's control, by its kind and its maximum length. */
export function widthOf({ kind, most, unit }: Pick<AnyField, 'kind' | 'most' | 'unit'>): FieldWidth {
  if (kind !== 'text') return kind === 'integer' && unit !== undefined ? 'sm' : (byKind[kind] ?? 'full')
  if (most === undefined || most > 40) return 'full'
  return most <= 10 ? 'xs' : most <= 20 ? 'sm' : 'md'
}
