import ArrowLeft from 'lucide-react/icons/arrow-left'
import MailOpen from 'lucide-react/icons/mail-open'
import { useEffect, useRef } from 'react'
import type { Message } from '#contracts/messages/shapes.ts'
import { failureText } from '#machines/kit/shared/tell.ts'
import * as select from '#machines/messages/inbox/inbox.select.ts'
import type { MessageChange } from '#machines/messages/inbox/inbox.types.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { messagesTexts as texts } from '#ui/screens/messages/messages.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { MessageView } from './message-view.tsx'

const back = css({ display: { base: 'flex', md: 'none' }, padding: '2', borderBottom: 'subtle' })
const middle = css({ flex: '1', display: 'grid', alignItems: 'center' })
const waiting = css({ padding: '6' })

interface MessagePaneProps {
  readonly id: string | null
  readonly onBack: () => void
  readonly onChange: (message: Message, change: MessageChange) => void
}

/** Renders the open message beside the list; on a small screen, instead of the list. */
export function MessagePane({ id, onBack, onChange }: MessagePaneProps) {
  const folder = useSelect('inbox', select.folder)
  const message = useSelect('inbox', select.message)
  const way = useRef<HTMLDivElement>(null)

  // Moves the focus on a small screen, where the list that had it is hidden. Beside the list, the
  // focus stays in the list.
  useEffect(() => {
    const button = way.current?.querySelector('button')
    if (id !== null && button?.offsetParent) button.focus()
  }, [id])

  return (
    <div className={common.column}>
      {id !== null && (
        <div ref={way} className={back}>
          <Button variant="ghost" size="sm" icon={ArrowLeft} onClick={onBack}>
            {texts.back(texts.folders[folder])}
          </Button>
        </div>
      )}
      <div role="status">{message && <VisuallyHidden>{texts.opened(message.Subject)}</VisuallyHidden>}</div>
      {message ? <MessageView key={message.Id} message={message} onChange={onChange} /> : <NoMessage id={id} />}
    </div>
  )
}

function NoMessage({ id }: { readonly id: string | null }) {
  const inbox = useFlow('inbox')
  const failure = useSelect('inbox', select.messageFailure)
  if (failure) {
    return (
      <div className={middle}>
        <ErrorState
          title={texts.failedOne}
          text={failureText(failure)}
          {...(failure.status !== 404 && { onRetry: () => inbox.send({ type: 'message.retry' }) })}
        />
      </div>
    )
  }
  if (id !== null) {
    return (
      <div className={waiting}>
        <SkeletonRows rows={4} label={texts.loadingOne} />
      </div>
    )
  }
  return (
    <div className={middle}>
      <EmptyState icon={MailOpen} title={texts.choose.title} text={texts.choose.text} />
    </div>
  )
}
