import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { right } from '#contracts/rights/openings.ts'
import { css } from '#styled-system/css/index.js'
import type { SoughtField } from '#ui/forms/form-body.tsx'
import { useMay } from '#ui/runtime/access.ts'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { exportSettingsPath, settingsPath } from './paths.ts'

const pages = {
  bookkeeping: { path: settingsPath, access: right('Settings.Bokforing.Read') },
  export: { path: exportSettingsPath, access: right('Settings.Export.Read') },
} as const
const way = css({
  display: 'inline-block',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '[2px]',
})

interface SettingNoticeProps {
  readonly kind: 'ERROR' | 'INFO'
  readonly children: ReactNode
  readonly page: keyof typeof pages
  /** The setting, or an empty text when it is not a single one. */
  readonly field: string
  /** What the way to the setting is called. */
  readonly label: string
}

/** Renders what a setting stands in the way of, with the way to it for whoever may see it. */
export function SettingNotice({ kind, children, page, field, label }: SettingNoticeProps) {
  const { path, access } = pages[page]
  const maySee = useMay(access)
  return (
    <Notice kind={kind}>
      {children}{' '}
      {maySee && field !== '' && (
        <Link className={way} to={path} state={{ field } satisfies SoughtField}>
          {label}
        </Link>
      )}
    </Notice>
  )
}
