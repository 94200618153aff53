import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { iconOf } from '#contracts/portal/severity.ts'
import type { Notification } from '#contracts/portal/shapes.ts'
import { workplace } from '#machines/app/app.select.ts'
import {
  fileOf,
  isSecureUrl,
  otherCompany,
  routeOf,
  searchOf,
} from '#machines/messages/notifications/notifications.select.ts'
import { sva } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { notificationsTexts as texts } from '#ui/screens/messages/notifications.text.ts'
import { usePathTo } from '#ui/shell/area.ts'
import { formatAgo, formatTime } from '#ui/text/format.ts'
import { SeverityIcon } from '#ui/widgets/feedback/severity-icon.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'

const item = sva({
  slots: ['row', 'words', 'head', 'title', 'dot', 'text', 'meta', 'company'],
  base: {
    row: {
      position: 'relative',
      display: 'flex',
      gap: '3',
      px: '4',
      py: '3',
      '&:has(a, button)': { cursor: 'pointer', _hover: { bg: 'bg.hover' } },
    },
    words: { flex: '1', minWidth: '0', display: 'grid', gap: '0.5' },
    head: { display: 'flex', alignItems: 'center', gap: '2' },
    /** Extends the title's link over the whole row. */
    title: {
      textStyle: 'strong',
      '& a, & button': { outline: 'none', textAlign: 'start', cursor: 'pointer' },
      '& a::after, & button::after': { content: '""', position: 'absolute', inset: '0' },
      '& a:focus-visible::after, & button:focus-visible::after': {
        outlineWidth: '2',
        outlineStyle: 'solid',
        outlineColor: 'focus.ring',
        outlineOffset: '[-2px]',
      },
      '& svg': { display: 'inline', width: 'icon.sm', height: 'icon.sm', ml: '1', color: 'fg.muted' },
    },
    dot: { flexShrink: '0', width: '2', height: '2', borderRadius: 'full', bg: 'accent.fill', ml: 'auto' },
    text: { textStyle: 'table', overflowWrap: 'anywhere' },
    meta: { textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    company: { textStyle: 'captionStrong', color: 'fg.default' },
  },
})

interface NotificationItemProps {
  readonly notification: Notification
  /** Called when the link is followed. */
  readonly onGo: () => void
}

/** Renders a notification: kind, title, time, and the company when it is not the one in use. */
export function NotificationItem({ notification, onGo }: NotificationItemProps) {
  const styles = item()
  const FtgId = useSelect('app', workplace)?.company.FtgId ?? null
  const { type, Icon = iconOf(type), Title, Message, TimeStamp, HasRead } = notification
  const other = otherCompany(notification, FtgId)
  return (
    <li className={styles.row}>
      <SeverityIcon kind={Icon.Type} colour={Icon.Color} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.title}>
            <Leading notification={notification} isOther={other !== undefined} onGo={onGo}>
              {Title}
            </Leading>
          </h3>
          {!HasRead && (
            <span className={styles.dot}>
              <VisuallyHidden>{texts.unread}</VisuallyHidden>
            </span>
          )}
        </div>
        <p className={styles.text}>{Message}</p>
        {other !== undefined && <p className={styles.company}>{texts.other(other)}</p>}
        <p className={styles.meta}>
          <time dateTime={TimeStamp}>
            {formatAgo(TimeStamp)} · {formatTime(TimeStamp)}
          </time>
        </p>
      </div>
    </li>
  )
}

interface LeadingProps {
  readonly notification: Notification
  /** Whether it concerns another company, whose screens cannot be opened from here. */
  readonly isOther: boolean
  readonly onGo: () => void
  readonly children: ReactNode
}

/**
 * Renders the title as a link when it has a destination: an existing screen, or an https address
 * outside. A file that a job has made is fetched by it.
 */
function Leading({ notification, isOther, onGo, children }: LeadingProps) {
  const pathTo = usePathTo()
  const download = useFlow('download')
  const route = routeOf(notification)
  const file = fileOf(notification)
  if (file !== undefined && !isOther) {
    const fetch = () => {
      download.send({ type: 'download.start', path: file })
      onGo()
    }
    return (
      <button type="button" onClick={fetch}>
        {children}
        <Download aria-hidden />
        <VisuallyHidden> ({texts.fetch})</VisuallyHidden>
      </button>
    )
  }
  if (route && 'isExternal' in route) {
    if (!isSecureUrl(route.url)) return children
    return (
      <a href={route.url} target="_blank" rel="noopener noreferrer" onClick={onGo}>
        {children}
        <ExternalLink aria-hidden />
        <VisuallyHidden> ({texts.external})</VisuallyHidden>
      </a>
    )
  }
  const path = route && !isOther ? pathTo(route) : undefined
  if (path === undefined) return children
  return (
    <Link to={path + searchOf(notification)} onClick={onGo}>
      {children}
    </Link>
  )
}
