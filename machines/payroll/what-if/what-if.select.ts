import type { SnapshotFrom } from 'xstate'
import type { WhatIfChange, WhatIfSums } from '#contracts/payroll/what-if/shapes.ts'
import { whatIfForm, whatIfRequest } from '#contracts/payroll/what-if/what-if.form.ts'
import { differenceOf, sumOf } from '#contracts/rules/hundredths.ts'
import { isWhole, settled } from '../../kit/form/form.draft.ts'
import type { FormMachine } from '../../kit/form/form.machine.ts'
import type { whatIfMachine } from './what-if.machine.ts'

type Snapshot = SnapshotFrom<typeof whatIfMachine>

/** Returns what is calculated, or was last, or null. */
export const request = ({ context }: Snapshot) => context.request
/** Returns the payslips that have been answered. */
export const rows = ({ context }: Snapshot) => context.rows
/** Returns those that cannot be calculated under the change. */
export const left = ({ context }: Snapshot) => context.left
/** Returns how many were compared with what today's engine and law gives. */
export const recalculated = ({ context }: Snapshot): number => context.recalculated
/** Returns how many payslips the selection has, or null before the first answer. */
export const total = ({ context }: Snapshot) => context.total
/** Returns how many of them have been answered. */
export const done = ({ context }: Snapshot): number => context.rows.length + context.left.length
/** True while a part is awaited. */
export const isCalculating = (snapshot: Snapshot): boolean => snapshot.matches('calculating')
/** True when the whole selection has been answered. */
export const isAnswered = (snapshot: Snapshot): boolean => snapshot.matches('answered')
/** True when a part could not be calculated, and can be tried again. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed')
/** Returns what the backend refuses, by field, or null. */
export const refusal = (snapshot: Snapshot) => (snapshot.matches('refused') ? snapshot.context.failure : null)
/** Returns AnstNr of the payslip that is open, or an empty text. */
export const person = ({ context }: Snapshot): string => context.person
/** Returns the name of a person whose payslip has been answered, or an empty text. */
export const nameOf = ({ context }: Snapshot, AnstNr: string): string =>
  context.rows.find(row => row.AnstNr === AnstNr)?.Namn ?? ''
/** Returns the payslip that is open, or null until it has been fetched. */
export const payslip = ({ context }: Snapshot) => context.payslip
/** True when the payslip could not be fetched. */
export const isUnopened = (snapshot: Snapshot): boolean => snapshot.matches({ answered: 'unopened' })

const names = ['Brutto', 'Skatt', 'Netto', 'Arbetsgivaravgift', 'Kostnad'] as const

/** Returns sums of payslips, exact to the öre. */
export const sumsOf = (each: readonly WhatIfSums[]): WhatIfSums =>
  Object.fromEntries(names.map(name => [name, sumOf(each.map(sums => sums[name]))])) as WhatIfSums

/** Returns what sums differ from others, exact to the öre. */
export const differencesOf = (after: WhatIfSums, before: WhatIfSums): WhatIfSums =>
  Object.fromEntries(names.map(name => [name, differenceOf(after[name], before[name])])) as WhatIfSums

/**
 * Returns the change that a form holds, also while it is typed, as JSON; an empty text while it has
 * a problem.
 */
export function changeIn({ context }: SnapshotFrom<FormMachine>): string {
  if (!isWhole(context)) return ''
  const { values, typed } = settled(whatIfForm, context)
  const isRead = Object.keys(typed).length === 0
  return isRead && Object.keys(whatIfForm.problems(values)).length === 0 ? JSON.stringify(whatIfRequest(values)) : ''
}

/** Returns a change from its JSON. */
export const changeOf = (json: string): WhatIfChange => JSON.parse(json)
