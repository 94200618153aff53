import type { Transaction } from '../../platform/database/tenancy.ts'
import { addEvent, isFiled } from './declaration-events.ts'
import { keepNumbers } from './declaration-file.ts'
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
  { wire, isFiled: becomes }: { readonly wire: string; readonly isFiled: boolean },
  { login, now }: { readonly login: string; readonly now: Date },
): Promise<void> {
  const { period, made, past } = await monthNow(tx, wire, now)
  if (isFiled(past.events) === becomes) return
  const told = { by: login, at: now }
  if (becomes) {
    await keepNumbers(tx, made.declaration)
    await addEvent(tx, period, { kind: 'receipt', hash: made.hash }, told)
  } else await addEvent(tx, period, { kind: 'reopened' }, told)
  await lockWhenSet(tx, period, now, becomes)
}
