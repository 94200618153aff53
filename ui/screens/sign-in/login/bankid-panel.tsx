import { useState } from 'react'
import * as select from '#machines/sign-in/bankid/bankid.select.ts'
import type { BankIdDevice } from '#machines/sign-in/bankid/bankid.types.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { BankIdAccounts } from './bankid-accounts.tsx'
import { BankIdChoice } from './bankid-choice.tsx'
import { BankIdOrder } from './bankid-order.tsx'

const panel = css({ display: 'flex', flexDirection: 'column', gap: '4', paddingTop: '4' })

/**
 * Renders sign-in with BankID: choice of device, order, accounts. The focus follows from step to
 * step.
 */
export function BankIdPanel() {
  const bankid = useFlow('bankid')
  const view = useSelect('bankid', select.view)
  const notice = useSelect('bankid', select.notice)
  const [hasBegun, setBegun] = useState(false)
  const start = (device: BankIdDevice) => {
    setBegun(true)
    bankid.send({ type: 'bankid.start', device })
  }
  return (
    <div className={panel}>
      {notice !== '' && <Notice kind="ERROR">{notice}</Notice>}
      {view === 'choice' && <BankIdChoice onChoose={start} takesFocus={hasBegun} />}
      {view === 'order' && <BankIdOrder />}
      {view === 'accounts' && <BankIdAccounts />}
    </div>
  )
}
