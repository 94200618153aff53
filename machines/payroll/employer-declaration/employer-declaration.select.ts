import type { SnapshotFrom } from 'xstate'
import type { DeclarationMonth, EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import type { employerDeclarationMachine } from './employer-declaration.machine.ts'
import type { DeclarationStep } from './employer-declaration.types.ts'

type Snapshot = SnapshotFrom<typeof employerDeclarationMachine>

/** Returns the months of a year; null until they have been fetched. */
export const monthsOf = ({ context: { contents } }: Snapshot, year: string): readonly DeclarationMonth[] | null =>
  contents?.kind === 'year' && contents.of === year ? contents.months : null
/** Returns the declaration of a month; null until it has been fetched. */
export const declarationOf = ({ context: { contents } }: Snapshot, period: string): EmployerDeclaration | null =>
  contents?.kind === 'period' && contents.of === period ? contents.declaration : null
/** True when what is on display could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches({ reading: 'failed' })
/** Returns why it could not be, when the backend said so. */
export const refusal = ({ context }: Snapshot): string | null => context.refusal
/** Returns what is being done with the month on display, or null. */
export const stepTaken = (snapshot: Snapshot): DeclarationStep | null =>
  snapshot.matches({ step: 'idle' }) ? null : snapshot.context.step
