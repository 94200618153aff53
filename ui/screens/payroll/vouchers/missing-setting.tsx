import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { right } from '#contracts/rights/openings.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/vouchers/vouchers.select.ts'
import { css } from '#styled-system/css/index.js'
import type { SoughtField } from '#ui/forms/form-body.tsx'
import { useMay } from '#ui/runtime/access.ts'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { settingsPath } from './paths.ts'

const way = css({
  display: 'inline-block',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '[2px]',
})

/** Renders why nothing could be made, with the way to the setting. */
export function MissingSetting({ flow }: { readonly flow: FlowRef<'vouchers'> }) {
  const missing = useSelector(flow, select.missingSetting)
  const maySee = useMay(right('Settings.Bokforing.Read'))
  if (!missing) return null
  const { field, message } = missing
  return (
    <Notice kind="ERROR">
      {message}{' '}
      {maySee && field !== '' && (
        <Link className={way} to={settingsPath} state={{ field } satisfies SoughtField}>
          {voucherTexts.period.missingSetting}
        </Link>
      )}
    </Notice>
  )
}
