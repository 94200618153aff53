import Bell from 'lucide-react/icons/bell'
import { failureText } from '#machines/kit/shared/tell.ts'
import * as select from '#machines/messages/notifications/notifications.select.ts'
import { css } from '#styled-system/css/index.js'
import { useDialog, useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { notificationsTexts as texts } from '#ui/screens/messages/notifications.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Badged } from '#ui/widgets/badge/badge.tsx'
import { PlainIconButton } from '#ui/widgets/button/plain-icon-button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { Popover } from '#ui/widgets/popover/popover.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { NotificationItem } from './notification-item.tsx'

const count = common.caption
const list = css({ display: 'flex', flexDirection: 'column', '& > li + li': { borderTop: 'subtle' } })
const waiting = css({ padding: '4' })

/**
 * Renders the bell with the notifications, newest first. Closing the menu marks the shown ones as
 * read.
 */
export function NotificationsMenu() {
  const flow = useFlow('notifications')
  const unread = useSelect('notifications', select.unreadCount)
  const [isOpen, setOpen] = useDialog('notifications')
  const turn = (open: boolean) => {
    setOpen(open)
    if (!open) flow.send({ type: 'notifications.close' })
  }
  return (
    <Badged count={unread}>
      <Popover
        open={isOpen}
        onOpenChange={turn}
        title={texts.title}
        maxHeight={300}
        aside={unread > 0 && <span className={count}>{widgetTexts.unread(unread)}</span>}
        trigger={<PlainIconButton id="notifications" icon={Bell} size="sm" label={texts.name(unread)} />}
      >
        <Content onGo={() => turn(false)} />
      </Popover>
    </Badged>
  )
}

function Content({ onGo }: { readonly onGo: () => void }) {
  const flow = useFlow('notifications')
  const notifications = useSelect('notifications', select.notifications)
  const isFetching = useSelect('notifications', select.isFetching)
  const failure = useSelect('notifications', select.failure)
  if (isFetching) {
    return (
      <div className={waiting}>
        <SkeletonRows rows={3} />
      </div>
    )
  }
  return (
    <>
      {failure && (
        <ErrorState
          size="sm"
          title={texts.failed}
          text={failureText(failure)}
          onRetry={() => flow.send({ type: 'list.reload' })}
        />
      )}
      {notifications.length > 0 ? (
        <ul className={list}>
          {notifications.map(one => (
            <NotificationItem key={one.Id} notification={one} onGo={onGo} />
          ))}
        </ul>
      ) : (
        !failure && <EmptyState size="sm" icon={Bell} title={texts.empty.title} text={texts.empty.text} />
      )}
    </>
  )
}
