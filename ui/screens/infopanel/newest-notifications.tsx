import Bell from 'lucide-react/icons/bell'
import type { Notification } from '#contracts/portal/shapes.ts'
import { failureText } from '#machines/kit/shared/tell.ts'
import * as select from '#machines/messages/notifications/notifications.select.ts'
import { sva } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { infopanelTexts } from '#ui/screens/infopanel/infopanel.text.ts'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { formatTime } from '#ui/text/format.ts'
import { Chip } from '#ui/widgets/chip/chip.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { SeverityIcon } from '#ui/widgets/feedback/severity-icon.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'

const texts = infopanelTexts.notifications
/** The maximum number of notifications shown. */
const most = 5
const notifications = sva({
  slots: ['list', 'row', 'content', 'head', 'title', 'text', 'meta'],
  base: {
    list: { display: 'flex', flexDirection: 'column', '& > li + li': { borderTop: 'subtle' } },
    row: { display: 'flex', gap: '3', paddingBlock: '3', _first: { paddingTop: '0' }, _last: { paddingBottom: '0' } },
    content: { flex: '1', minWidth: '0', display: 'grid', gap: '0.5' },
    head: { display: 'flex', gap: '2', alignItems: 'center', flexWrap: 'wrap' },
    title: { textStyle: 'strong' },
    text: { textStyle: 'table', overflowWrap: 'anywhere' },
    meta: { textStyle: 'caption', color: 'fg.muted' },
  },
})

/** Renders the newest notifications of the signed-in person, across all their companies. */
export function NewestNotifications() {
  const flow = useFlow('notifications')
  const notifications = useSelect('notifications', select.notifications)
  const isFetching = useSelect('notifications', select.isFetching)
  const failure = useSelect('notifications', select.failure)
  return (
    <Section title={texts.title} description={texts.context}>
      {isFetching ? (
        <SkeletonRows rows={4} />
      ) : failure && notifications.length === 0 ? (
        <ErrorState
          size="sm"
          title={shellTexts.list.failed}
          text={failureText(failure)}
          onRetry={() => flow.send({ type: 'list.reload' })}
        />
      ) : (
        <Rows rows={notifications.slice(0, most)} />
      )}
    </Section>
  )
}

function Rows({ rows }: { readonly rows: readonly Notification[] }) {
  const styles = notifications()
  if (rows.length === 0) return <EmptyState size="sm" icon={Bell} title={texts.empty.title} text={texts.empty.text} />
  return (
    <ul className={styles.list}>
      {rows.map(({ Id, type, Title, Message, TimeStamp, HasRead, Context }) => {
        return (
          <li key={Id} className={styles.row}>
            <SeverityIcon kind={type} />
            <div className={styles.content}>
              <div className={styles.head}>
                <h3 className={styles.title}>{Title}</h3>
                {!HasRead && <Chip tone="warning">{texts.unread}</Chip>}
              </div>
              <p className={styles.text}>{Message}</p>
              <p className={styles.meta}>
                {[Context.FtgNamn, formatTime(TimeStamp)].filter(part => part !== undefined).join(' · ')}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
