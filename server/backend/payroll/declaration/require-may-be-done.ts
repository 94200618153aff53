import { errors } from '#contracts/errors.ts'
import { type DeclarationAction, declarationLife } from '#contracts/payroll/declaration/declaration-life.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { noticesAt } from '../../statements/notices.ts'
import { requireAllowed } from '../../statements/require-allowed.ts'
import { checkCorrection } from './checks/check-correction.ts'
import type { Finding } from './checks/finding.ts'
import { sentTo } from './declaration-events.ts'
import { type DeclarationPast, happenedTo, type Surroundings, stateAfterAll } from './declaration-state.ts'
import type { MadeDeclaration } from './declared-month.ts'
import { correctionOf } from './submission.ts'

/**
 * Returns what the checks have found of a declaration, whatever it holds: of what it says, and of
 * what has been sent of it before.
 */
export function findingsIn(
  { declaration, findings }: MadeDeclaration,
  { events }: Pick<DeclarationPast, 'events'>,
  today: IsoDate,
): readonly Finding[] {
  const before = sentTo(events, declaration.employer, declaration.period)
  if (!before) return findings
  const correction = correctionOf(before.sent, declaration, before.isSigned)
  return [...findings, ...checkCorrection(before.sent, correction, today.slice(0, 7))]
}

/**
 * Lets something be done with a declaration, as its life does.
 *
 * @throws Refusal skatteverketMissing; skatteverketBusy; and fieldsRefused with what stops it by
 *   name, or why it cannot be done
 */
export function requireMayBeDone(
  action: DeclarationAction,
  made: MadeDeclaration,
  past: DeclarationPast,
  { today, ...surroundings }: Pick<Surroundings, 'connection' | 'errand'> & { readonly today: IsoDate },
): void {
  const stops = noticesAt('stop', findingsIn(made, past, today))
  const checks = stops.length > 0 ? 'stopped' : 'clean'
  requireAllowed(declarationLife, stateAfterAll(happenedTo(past), { ...surroundings, checks }), action, stops, {
    connection: errors.skatteverketMissing,
    errand: errors.skatteverketBusy,
  })
}
