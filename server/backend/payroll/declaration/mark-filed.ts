import { mayBeDone } from '#contracts/life/life.ts'
import { declarationLife } from '#contracts/payroll/declaration/declaration-life.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { addEvent } from './declaration-events.ts'
import { keepNumbers } from './declaration-file.ts'
import { happenedTo, stateAfterAll } from './declaration-state.ts'
import { monthNow } from './month-now.ts'
import { lockWhenSet } from './skatteverket/skatteverket-job.ts'

/**
 * Marks the declaration of a month as handed in outside Avlöna, or opens it again. Does nothing
 * when it is so already.
 *
 * @param wire the month of payout: 202611
 * @throws Refusal fieldsRefused when the law of the month is not entered
 */
export async function markFiled(
  tx: Transaction,
  { wire, isFiled }: { readonly wire: string; readonly isFiled: boolean },
  { login, now }: { readonly login: string; readonly now: Date },
): Promise<void> {
  const { period, made, past } = await monthNow(tx, wire, now)
  const action = isFiled ? 'file' : 'reopen'
  if (!mayBeDone(declarationLife, stateAfterAll(happenedTo(past)), action)) return
  const told = { by: login, at: now }
  if (isFiled) {
    await keepNumbers(tx, made.declaration)
    await addEvent(tx, period, { kind: 'receipt', hash: made.hash }, told)
  } else await addEvent(tx, period, { kind: 'reopened' }, told)
  await lockWhenSet(tx, period, now, isFiled)
}
