import Pencil from 'lucide-react/icons/pencil'
import UnfoldHorizontal from 'lucide-react/icons/unfold-horizontal'
import X from 'lucide-react/icons/x'
import { type CSSProperties, type KeyboardEvent, useEffect, useState } from 'react'
import * as selectApp from '#machines/app/app.select.ts'
import * as select from '#machines/frame/help-panel/help-panel.select.ts'
import type { HelpField } from '#machines/frame/help-panel/help-panel.types.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { helpTexts } from '#ui/shell/help-panel/help.text.ts'
import { RightsProofDialog, useRightsProof } from '#ui/shell/rights-proof/rights-proof.tsx'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { Drawer } from '#ui/widgets/drawer/drawer.tsx'
import { useIsWide } from '#ui/widgets/layout/use-is-wide.ts'
import { userMenuId } from '../toolbar/user-menu.tsx'
import { HelpContent } from './help-content.tsx'
import { helpToggleId } from './help-toggle.tsx'

/**
 * Reserves the initial width beside the screen; a wider panel covers the screen without moving it.
 */
const place = css({ flexShrink: '0', width: { base: '0', lg: '[25rem]' } })
const panel = css({
  position: 'fixed',
  insetBlock: '0',
  right: '0',
  zIndex: 'sideMenu',
  display: 'flex',
  flexDirection: 'column',
  width: '[var(--help-width)]',
  maxWidth: '[calc(100vw - token(sizes.sideMenu.mini))]',
  bg: 'bg.surface',
  borderLeft: 'subtle',
  overflowY: 'auto',
  transitionProperty: '[width]',
  transitionDuration: 'normal',
  transitionTimingFunction: 'out',
  '&[data-over]': { boxShadow: 'float' },
})
const head = css({
  position: 'sticky',
  top: '0',
  zIndex: 'raised',
  flexShrink: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'toolbar',
  paddingInline: '4',
  paddingRight: '2',
  bg: 'bg.surface',
  borderBottom: 'subtle',
})
const heading = css({ flex: '1', minWidth: '0', textStyle: 'title', truncate: true })

/**
 * Renders the help of the current screen: beside it on a wide window, otherwise in a drawer. A
 * dialog's help is always in a drawer.
 */
export default function HelpPanel() {
  const flow = useFlow('helpPanel')
  const isWorking = useSelect('app', selectApp.isWorking)
  const isWide = useIsWide()
  const [isProving, setProving] = useRightsProof(proofId)
  return (
    <>
      <HelpAside onWhy={isWorking ? () => setProving(true) : undefined} isCovered={isWorking && isProving} />
      {isWorking && isProving && (
        <RightsProofDialog
          id={proofId}
          about={{ kind: 'self' }}
          onClose={() => setProving(false)}
          onLeave={() => {
            setProving(false)
            // A drawer would cover the screen that the link leads to.
            if (!isWide) flow.send({ type: 'help.close' })
          }}
        />
      )}
    </>
  )
}

const proofId = 'rightsProofOfHelp'

interface HelpProps {
  readonly onWhy: (() => void) | undefined
}

function HelpAside({ onWhy, isCovered }: HelpProps & { readonly isCovered: boolean }) {
  const flow = useFlow('helpPanel')
  const title = useSelect('helpPanel', select.title)
  const isAboutDialog = useSelect('helpPanel', select.dialogKey) !== null
  const isWriting = useSelect('helpPanel', select.isWriting)
  const isWide = useIsWide()
  const [isBeside, setIsBeside] = useState(isWide)
  // Keeps the editor in place while the window is resized, so that no text is lost.
  if (!isWriting && isBeside !== isWide) setIsBeside(isWide)
  if (isBeside && !isAboutDialog) return <Panel onWhy={onWhy} />
  // A drawer comes back after the dialog: closing it beneath would close the dialog too.
  if (isCovered) return null
  return (
    <Drawer
      open
      side="end"
      width={400}
      title={title}
      onClose={() => flow.send({ type: 'help.close' })}
      {...(!isAboutDialog && { finalFocus: opener })}
    >
      <HelpContent onWhy={onWhy} />
    </Drawer>
  )
}

/** Returns the control that opens the help: the toolbar's button, or the user menu on a phone. */
function opener(): HTMLElement | null {
  const toggle = document.getElementById(helpToggleId)
  return toggle?.checkVisibility() ? toggle : document.getElementById(userMenuId)
}

function Panel({ onWhy }: HelpProps) {
  const flow = useFlow('helpPanel')
  const title = useSelect('helpPanel', select.title)
  const width = useSelect('helpPanel', select.width)
  const isWidened = useSelect('helpPanel', select.isWidened)
  const isWidest = useSelect('helpPanel', select.isWidest)
  const mayEdit = useSelect('helpPanel', select.mayEdit)
  const hasText = useSelect('helpPanel', select.text) !== null
  const isWriting = useSelect('helpPanel', select.isWriting)
  useFocusedField()
  const close = () => {
    flow.send({ type: 'help.close' })
    opener()?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isWriting) close()
  }
  return (
    <div className={place}>
      <aside
        className={panel}
        aria-label={helpTexts.panel}
        data-over={isWidened ? '' : undefined}
        style={{ '--help-width': `${width / 16}rem` } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        <header className={head}>
          <h2 className={heading}>{title}</h2>
          {mayEdit && !isWriting && (
            <IconButton
              icon={Pencil}
              size="sm"
              label={hasText ? helpTexts.edit : helpTexts.write}
              onClick={() => flow.send({ type: 'help.edit' })}
            />
          )}
          <IconButton
            icon={UnfoldHorizontal}
            size="sm"
            label={isWidest ? helpTexts.narrow : helpTexts.widen}
            onClick={() => flow.send({ type: 'help.widen' })}
          />
          {!isWriting && <IconButton icon={X} size="sm" label={helpTexts.close} onClick={close} />}
        </header>
        <HelpContent onWhy={onWhy} />
      </aside>
    </div>
  )
}

/**
 * Reports the focused field of the screen to the flow, without rendering: also the one that has the
 * focus when the panel opens.
 */
function useFocusedField() {
  const flow = useFlow('helpPanel')
  useEffect(() => {
    const screen = document.getElementById('content')
    const look = () => {
      const focused = document.activeElement
      const field = focused instanceof HTMLElement && screen?.contains(focused) ? fieldAt(focused) : undefined
      if (field) flow.send({ type: 'help.fieldFocused', field })
    }
    look()
    screen?.addEventListener('focusin', look)
    return () => screen?.removeEventListener('focusin', look)
  }, [flow])
}

/**
 * Returns the field of an element, or undefined. Forms mark their fields; elsewhere only text
 * fields have a name.
 */
function fieldAt(target: HTMLElement): HelpField | undefined {
  const named = target.closest<HTMLElement>('[data-field]')
  const isWritten = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  const name = named?.dataset.field ?? (isWritten ? target.name : '')
  if (name === '') return undefined
  const label = (isWritten ? target.labels?.[0] : undefined) ?? named?.querySelector('label')
  return { name, label: label?.firstChild?.textContent ?? name }
}
