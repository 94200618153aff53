import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import * as select from '#machines/messages/inbox/inbox.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { messagesTexts } from '#ui/screens/messages/messages.text.ts'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'

const texts = messagesTexts.pager
const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  flexShrink: '0',
  px: '3',
  py: '1',
  borderTop: 'subtle',
  textStyle: 'caption',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
})
const rows = css({ flex: '1' })

/** Renders the pager of a folder that has more than one page. */
export function Pager() {
  const inbox = useFlow('inbox')
  const page = useSelect('inbox', select.page)
  const pageNum = useSelect('inbox', select.pageNum)
  const perPage = useSelect('inbox', select.perPage)
  if (!page || page.totalRows <= perPage) return null
  const first = (pageNum - 1) * perPage
  const turn = (to: number) => inbox.send({ type: 'inbox.turn', pageNum: to })
  return (
    <nav className={bar} aria-label={texts.label}>
      <span className={rows} role="status">
        {texts.rows(first + 1, first + page.rows.length, page.totalRows)}
      </span>
      <IconButton
        icon={ChevronLeft}
        label={texts.previous}
        size="sm"
        disabled={pageNum === 1}
        onClick={() => turn(pageNum - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label={texts.next}
        size="sm"
        disabled={first + perPage >= page.totalRows}
        onClick={() => turn(pageNum + 1)}
      />
    </nav>
  )
}
