import { errors } from '#contracts/errors.ts'
import { refusedBy } from '#contracts/life/life.ts'
import { type DeclarationAction, declarationLife } from '#contracts/payroll/declaration/declaration-life.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { Refusal } from '../../platform/http/refusal.ts'
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
  const stops = findingsIn(made, past, today).filter(({ level }) => level === 'stop')
  const checks = stops.length > 0 ? 'stopped' : 'clean'
  const refused = refusedBy(declarationLife, stateAfterAll(happenedTo(past), { ...surroundings, checks }), action)
  if (!refused) return
  switch (refused.part) {
    case 'connection':
      throw new Refusal(errors.skatteverketMissing)
    case 'errand':
      throw new Refusal(errors.skatteverketBusy)
    case 'checks': {
      const text = told(stops)
      throw new Refusal(errors.fieldsRefused, `${refused.text} ${text}`, { Kontroller: text })
    }
    default:
      throw new Refusal(errors.fieldsRefused, refused.text, { Atgard: refused.text })
  }
}

/** Returns what stops a declaration, in Swedish: the first by name, and the number of others. */
function told([stop, ...more]: readonly Finding[]): string {
  if (!stop) return ''
  const whose = stop.person === null ? '' : `Anställd ${stop.person}: `
  const others = more.length === 0 ? '' : ` Ytterligare ${more.length} fel står bland kontrollerna.`
  return `${whose}${stop.text} ${stop.mend}${others}`
}
