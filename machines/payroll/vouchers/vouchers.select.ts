import type { SnapshotFrom } from 'xstate'
import type { VoucherList, VoucherPeriod } from '#contracts/payroll/vouchers/shapes.ts'
import type { vouchersMachine } from './vouchers.machine.ts'

type Snapshot = SnapshotFrom<typeof vouchersMachine>

/** Returns the periods of a year, or null until they have been fetched. */
export const periodsOf = ({ context }: Snapshot, year: number): readonly VoucherPeriod[] | null =>
  context.year === year ? context.periods : null
/** Returns a period with its vouchers, or null until they have been fetched. */
export const listOf = ({ context }: Snapshot, period: string): VoucherList | null =>
  context.period === period ? context.list : null
/** True when what is shown could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches({ overview: { open: 'failed' } })
/** True when there is no such salary period. */
export const isMissing = (snapshot: Snapshot): boolean => snapshot.matches({ overview: 'missing' })
/** Returns what would be made, while its dialog is open. */
export const proposal = ({ context }: Snapshot) => context.proposal
/** Returns the setting without which nothing is made, or null. */
export const missingSetting = ({ context }: Snapshot) => context.missing
/** Returns the file of the last sending, or null. */
export const sentFile = ({ context }: Snapshot) => context.sent
/** True while the preview is fetched. */
export const isProposing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ posting: 'proposing' }) ||
  snapshot.matches({ posting: 'collecting' }) ||
  (snapshot.matches({ posting: 'ordering' }) && snapshot.context.isPreview)
/** True while the vouchers are made. */
export const isMaking = (snapshot: Snapshot): boolean =>
  snapshot.matches({ posting: 'making' }) || (snapshot.matches({ posting: 'ordering' }) && !snapshot.context.isPreview)
/** True while the vouchers are sent. */
export const isSending = (snapshot: Snapshot): boolean => snapshot.matches({ posting: 'sending' })
