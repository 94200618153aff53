import { Bell, CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { Notification } from '#contracts/shapes/portal.ts'
import { sva } from '#styled-system/css/index.js'
import { useList } from '#ui/runtime/hooks.tsx'
import { formatTime } from '#ui/text/format.ts'
import { infopanelTexts } from '#ui/text/infopanel.ts'
import { widgetTexts } from '#ui/text/widgets.ts'
import { Chip } from '#ui/widgets/chip/chip.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { ListFace } from './list-face.tsx'

const texts = infopanelTexts.notifications
const icons = { ERROR: CircleAlert, SUCCESS: CircleCheck, INFO: Info }
const notifications = sva({
  slots: ['list', 'row', 'icon', 'content', 'head', 'title', 'text', 'meta'],
  base: {
    list: { display: 'flex', flexDirection: 'column', '& > li + li': { borderTop: 'subtle' } },
    row: { display: 'flex', gap: '3', paddingBlock: '3', _first: { paddingTop: '0' }, _last: { paddingBottom: '0' } },
    icon: {
      paddingTop: '0.5',
      '&[data-kind=ERROR]': { color: 'error.text' },
      '&[data-kind=SUCCESS]': { color: 'success.text' },
      '&[data-kind=INFO]': { color: 'info.text' },
    },
    content: { flex: '1', minWidth: '0', display: 'grid', gap: '0.5' },
    head: { display: 'flex', gap: '2', alignItems: 'center', flexWrap: 'wrap' },
    title: { textStyle: 'strong' },
    text: { textStyle: 'table', overflowWrap: 'anywhere' },
    meta: { textStyle: 'caption', color: 'fg.muted' },
  },
})

/** The newest notifications of the signed-in person, of every company of theirs. */
export function NewestNotifications() {
  const list = useList('notifications')
  return (
    <Section title={texts.title} description={texts.context}>
      <ListFace list={list}>{rows => <Rows rows={rows} />}</ListFace>
    </Section>
  )
}

function Rows({ rows }: { readonly rows: readonly Notification[] }) {
  const styles = notifications()
  if (rows.length === 0) return <EmptyState size="sm" icon={Bell} title={texts.empty.title} text={texts.empty.text} />
  return (
    <ul className={styles.list}>
      {rows.map(({ Id, type, Title, Message, TimeStamp, HasRead, Context }) => {
        const Icon = icons[type]
        return (
          <li key={Id} className={styles.row}>
            <span className={styles.icon} data-kind={type}>
              <Icon aria-hidden />
              <VisuallyHidden>{widgetTexts.severity[type]}</VisuallyHidden>
            </span>
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
