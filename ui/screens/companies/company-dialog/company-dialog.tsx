import LogOut from 'lucide-react/icons/log-out'
import { type RefObject, useEffect, useRef } from 'react'

import * as selectApp from '#machines/app/app.select.ts'
import * as select from '#machines/companies/company-selection/company-selection.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { companyDialogTexts as texts } from '#ui/screens/companies/company-dialog/company-dialog.text.ts'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { DialogHelp } from '../../../shell/help-panel/dialog-help.tsx'
import { Logo } from '../../../shell/logo.tsx'
import { RestoreButton } from '../../copies/copy-entries.tsx'
import { DeleteLogButton } from '../delete-log/delete-log-button.tsx'
import { CompanyTabs } from './company-tabs.tsx'

const head = css({ display: 'flex', alignItems: 'center', gap: '4', paddingBottom: '4' })
const body = css({ display: 'flex', flexDirection: 'column', minHeight: '0', outline: 'none' })
const lost = css({ paddingBottom: '4' })
/** Aligns the buttons' text with the content above: their padding extends outside it. */
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2',
  marginInline: '[-0.75rem]',
  paddingTop: '4',
  '&:empty': { display: 'none' },
})
const out = css({ flexShrink: '0', marginRight: '[-0.75rem]' })
/**
 * The element that receives the focus: the search field, the form's first field, or the current
 * row.
 */
const firstStop = 'input, [role=row] button[tabindex="0"]'
const caller = css({ marginLeft: 'auto', minWidth: '0', truncate: true, color: 'fg.muted' })

/**
 * Renders the select-company dialog, 700 px wide. It cannot be closed until a company is chosen;
 * after that a press outside or Escape closes it.
 */
export default function CompanyDialog() {
  const selection = useFlow('companySelection')
  const session = useFlow('session')
  const account = useSelect('app', selectApp.account)
  const choice = useRef<HTMLDivElement>(null)
  const isOpen = useSelect('companySelection', select.isDialogOpen)
  const isClosable = useSelect('companySelection', select.isDialogClosable)
  const lostName = useSelect('companySelection', select.lostName)
  const hasList = useSelect('companySelection', select.companies) !== null
  // The list may come later than the dialog, which has then given the focus to its place.
  useEffect(() => (isOpen && hasList ? focusWhenDrawn(choice) : undefined), [isOpen, hasList])
  const isWorking = useSelect('app', selectApp.isWorking)
  if (!isOpen && !isWorking) return <LoadingIndicator />
  return (
    <Dialog
      open={isOpen}
      title={texts.title}
      width={700}
      initialFocus={() => choice.current?.querySelector<HTMLElement>(firstStop) ?? choice.current}
      actions={<DialogHelp dialogKey="company-dialog" />}
      persistent={!isClosable}
      onClose={isClosable ? () => selection.send({ type: 'companies.close' }) : undefined}
    >
      <div className={head}>
        <Logo size={24} />
        <span className={caller}>{account?.Namn}</span>
        <Button
          variant="ghost"
          size="sm"
          icon={LogOut}
          className={out}
          onClick={() => session.send({ type: 'signOut' })}
        >
          {shellTexts.signOut}
        </Button>
      </div>
      {lostName !== undefined && (
        <div className={lost}>
          <Notice kind="ERROR">{texts.lost(lostName)}</Notice>
        </div>
      )}
      {/* Receives the initial focus, rather than the log-out button above it. */}
      <div ref={choice} tabIndex={-1} className={body}>
        <CompanyTabs />
      </div>
      <div className={tools}>
        <RestoreButton />
        <DeleteLogButton />
      </div>
    </Dialog>
  )
}

/** The most frames to wait for the list's rows, which are drawn after the list itself. */
const patience = 60

/** Focuses the first stop of a place once it is drawn, unless the focus has gone elsewhere. */
function focusWhenDrawn(place: RefObject<HTMLElement | null>): () => void {
  let framesLeft = patience
  let frame = requestAnimationFrame(function look() {
    const focused = document.activeElement
    if (focused !== document.body && focused !== place.current) return
    const stop = place.current?.querySelector<HTMLElement>(firstStop)
    if (stop && focused === place.current) return stop.focus()
    framesLeft -= 1
    if (framesLeft > 0) frame = requestAnimationFrame(look)
  })
  return () => cancelAnimationFrame(frame)
}
