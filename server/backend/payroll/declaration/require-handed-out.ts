import { errors } from '#contracts/errors.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { checkCorrection } from './checks/check-correction.ts'
import type { Finding } from './checks/finding.ts'
import { sentTo } from './declaration-events.ts'
import type { DeclarationPast, MadeDeclaration } from './declared-month.ts'
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
 * Lets a declaration out of the house: as a file, or to Skatteverket.
 *
 * @throws Refusal fieldsRefused with what stops it, by name
 */
export function requireHandedOut(made: MadeDeclaration, past: Pick<DeclarationPast, 'events'>, today: IsoDate): void {
  const [stop, ...more] = findingsIn(made, past, today).filter(({ level }) => level === 'stop')
  if (!stop) return
  const whose = stop.person === null ? '' : `Anställd ${stop.person}: `
  const others = more.length === 0 ? '' : ` Ytterligare ${more.length} fel står bland kontrollerna.`
  const text = `${whose}${stop.text} ${stop.mend}${others}`
  throw new Refusal(errors.fieldsRefused, `Deklarationen lämnas inte ut. ${text}`, { Kontroller: text })
}
