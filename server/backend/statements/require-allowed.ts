import type { ApiError } from '#contracts/common-errors.ts'
import { errors } from '#contracts/errors.ts'
import { type ActionOf, refusedBy, type StateOf } from '#contracts/life/life.ts'
import type { StatementLife } from '#contracts/statements/statement.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type Notice, toldStops } from './notices.ts'

/**
 * Lets something be done with a statement, as its life does.
 *
 * @param stops the notices that stop it
 * @param refusals the errors of parts that have their own
 * @throws Refusal of that error, else fieldsRefused with what stops it by name, or with why it
 *   cannot be done
 */
export function requireAllowed<Of extends StatementLife>(
  life: Of,
  state: StateOf<Of>,
  action: ActionOf<Of>,
  stops: readonly Notice[],
  refusals: Partial<Readonly<Record<keyof Of['parts'] & string, ApiError>>> = {},
): void {
  const refused = refusedBy(life, state, action)
  if (!refused) return
  const own = refusals[refused.part]
  if (own) throw new Refusal(own)
  if (refused.part !== 'checks') throw new Refusal(errors.fieldsRefused, refused.text, { Atgard: refused.text })
  const text = toldStops(stops)
  throw new Refusal(errors.fieldsRefused, `${refused.text} ${text}`, { Kontroller: text })
}
