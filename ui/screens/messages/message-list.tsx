import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Inbox from 'lucide-react/icons/inbox'
import SearchX from 'lucide-react/icons/search-x'
import type { Ref } from 'react'
import type { MessageListItem } from '#contracts/messages/shapes.ts'
import { failureText } from '#machines/kit/shared/tell.ts'
import * as select from '#machines/messages/inbox/inbox.select.ts'
import type { MessageChange } from '#machines/messages/inbox/inbox.types.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { messagesTexts as texts } from '#ui/screens/messages/messages.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { PlainIconButton } from '#ui/widgets/button/plain-icon-button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { SearchField } from '#ui/widgets/field/search-field.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { VirtualList, type VirtualListHandle } from '#ui/widgets/virtual-list/virtual-list.tsx'
import { MessageRow } from './message-row.tsx'
import { Pager } from './pager.tsx'

const top = css({ padding: '3', borderBottom: 'subtle', flexShrink: '0' })
const body = css({
  flex: '1',
  minHeight: '0',
  overflowY: { md: 'auto' },
  padding: '2',
  '&[aria-busy=true]': { opacity: '0.7' },
})
const waiting = css({ padding: '3' })

interface MessageListProps {
  readonly openId: string | null
  readonly onOpen: (message: MessageListItem) => void
  readonly onChange: (message: MessageListItem, change: MessageChange) => void
  readonly ref: Ref<VirtualListHandle>
}

const keyOf = ({ Id }: MessageListItem) => Id
const everyRow = 1_000_000

/** Renders a page of the folder, with its search field and its pager. */
export function MessageList(props: MessageListProps) {
  const inbox = useFlow('inbox')
  const searchTerm = useSelect('inbox', select.searchTerm)
  const isListing = useSelect('inbox', select.isListing)
  return (
    <div className={common.column}>
      <div className={top}>
        <SearchField
          size="sm"
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          maxLength={200}
          value={searchTerm}
          onChange={term => inbox.send({ type: 'inbox.search', searchTerm: term })}
        />
      </div>
      <div className={body} aria-busy={isListing}>
        <Rows {...props} />
      </div>
      <Pager />
    </div>
  )
}

function Rows({ openId, onOpen, onChange, ref }: MessageListProps) {
  const inbox = useFlow('inbox')
  const folder = useSelect('inbox', select.folder)
  const page = useSelect('inbox', select.page)
  const failure = useSelect('inbox', select.listFailure)
  if (failure) {
    return (
      <ErrorState
        size="sm"
        title={texts.failed}
        text={failureText(failure)}
        onRetry={() => inbox.send({ type: 'inbox.retry' })}
      />
    )
  }
  if (!page) {
    return (
      <div className={waiting}>
        <SkeletonRows rows={6} label={texts.loading} />
      </div>
    )
  }
  if (page.rows.length === 0) return <NoRows />
  return (
    <VirtualList
      ref={ref}
      label={texts.list(texts.folders[folder])}
      sections={[{ key: folder, items: page.rows }]}
      itemKey={keyOf}
      rowHeight={84}
      maxHeight={everyRow}
      isChosen={message => message.Id === openId}
      onActivate={onOpen}
      renderItem={message => <MessageRow message={message} />}
      renderActions={(message, tabIndex) => (
        <PlainIconButton
          icon={message.Archived ? ArchiveRestore : Archive}
          label={message.Archived ? texts.restore : texts.archive}
          size="sm"
          tabIndex={tabIndex}
          onClick={() => onChange(message, message.Archived ? 'restore' : 'archive')}
        />
      )}
    />
  )
}

function NoRows() {
  const inbox = useFlow('inbox')
  const folder = useSelect('inbox', select.folder)
  const searchTerm = useSelect('inbox', select.searchTerm)
  const isSearch = searchTerm.trim() !== ''
  return (
    <div role="status">
      {isSearch ? (
        <EmptyState
          size="sm"
          icon={SearchX}
          title={texts.noMatch.title(searchTerm.trim())}
          action={
            <Button onClick={() => inbox.send({ type: 'inbox.search', searchTerm: '' })}>{texts.noMatch.action}</Button>
          }
        />
      ) : (
        <EmptyState size="sm" icon={Inbox} title={texts.empty[folder].title} text={texts.empty[folder].text} />
      )}
    </div>
  )
}
