import {
  afterwards,
  type DeclarationAction,
  type DeclarationState,
  undeclared,
} from '#contracts/payroll/declaration/declaration-life.ts'
import { type Happened as HappenedTo, inOrderOfTime, withCopies } from '../../statements/happened.ts'
import type { declarationExport } from '../../tables/schema.ts'
import type { StoredEvent } from './declaration-events.ts'

export type StoredExport = typeof declarationExport.$inferSelect

/** What has become of the declaration of a period. */
export interface DeclarationPast {
  /** The files that have been fetched, the latest first. */
  readonly exports: readonly StoredExport[]
  /** What has happened at Skatteverket, the earliest first. */
  readonly events: readonly StoredEvent[]
}

/** Something that has happened to a declaration. */
export type Happened = HappenedTo<DeclarationAction>

const actionsOf = {
  sent: 'send',
  refused: 'refuse',
  removed: 'remove',
  receipt: 'receipt',
  reopened: 'reopen',
} as const satisfies Readonly<Record<StoredEvent['kind'], DeclarationAction>>

/** Returns what has happened to a declaration, the earliest first. */
export function happenedTo({ exports, events }: DeclarationPast): readonly Happened[] {
  const files = exports.toReversed().map(({ exportedAt: at, hash }) => ({ action: 'fetch' as const, at, hash }))
  const told = events.map(({ kind, receipt, at, hash }) => {
    const isByHand = kind === 'receipt' && receipt === ''
    return { action: isByHand ? 'file' : actionsOf[kind], at, hash } as const
  })
  return inOrderOfTime<DeclarationAction>([...files, ...told])
}

/** The actions by which Skatteverket gets what is declared. */
const handsIn = new Set<DeclarationAction>(['send', 'receipt', 'file'])

/** What decides where a declaration stands, beside what has happened to it. */
export type Surroundings = Partial<Pick<DeclarationState, 'connection' | 'checks' | 'errand' | 'payslips'>>

/** Returns where a declaration stands after what has happened to it. */
export const stateAfterAll = (happened: readonly Happened[], surroundings: Surroundings = {}): DeclarationState =>
  afterwards(withCopies(happened, handsIn), { ...undeclared, ...surroundings })

/**
 * True when what was declared differs from the payslips, so that a correction is to be sent.
 *
 * @param isAsDeclared true when a correction would have nothing to send
 */
export const needsCorrection = ({ work, receipts }: DeclarationState, isAsDeclared: boolean): boolean =>
  !isAsDeclared && (work !== 'none' || receipts !== 'none')
