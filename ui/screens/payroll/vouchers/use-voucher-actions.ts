import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { VoucherHead } from '#contracts/payroll/vouchers/shapes.ts'
import * as select from '#machines/kit/shared/act.select.ts'
import type { VoucherOfAct } from '#machines/payroll/voucher-actions/voucher-actions.types.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { voucherActions } from '#ui/runtime/lazy/vouchers.ts'
import { newKey } from '#ui/runtime/new-key.ts'

/** A voucher among those of its period, as something is done with it. */
const ofAct = ({ VerId, Text, Kontering }: VoucherHead, all: readonly VoucherHead[]): VoucherOfAct => ({
  VerId,
  text: Text,
  others: all.filter(each => each.Kontering === Kontering && each.VerId !== VerId).length,
})

/** Returns the flow of actions on vouchers, functions that start them, and whether one is done. */
export function useVoucherActions() {
  const flow = useLazyFlow(voucherActions)
  const remove = useCallback(
    (voucher: VoucherHead, all: readonly VoucherHead[]) =>
      flow?.send({ type: 'act.start', act: { act: 'remove', voucher: ofAct(voucher, all) }, key: newKey() }),
    [flow],
  )
  const reverse = useCallback(
    (voucher: VoucherHead, all: readonly VoucherHead[]) =>
      flow?.send({ type: 'act.open', subject: ofAct(voucher, all) }),
    [flow],
  )
  const isActing = useSelector(flow, snapshot => snapshot !== undefined && select.isActing(snapshot))
  return { flow, remove, reverse, isActing }
}
