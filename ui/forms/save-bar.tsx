import { type RefObject, useLayoutEffect, useRef } from 'react'
import { css } from '#styled-system/css/index.js'
import { formTexts } from '#ui/forms/forms.text.ts'
import { keysOf } from '#ui/runtime/shortcuts/hooks.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'

const texts = formTexts.save
const bar = css({
  position: 'sticky',
  bottom: { base: '2', md: '4' },
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2',
  py: '3',
  px: { base: '4', sm: '5' },
  borderRadius: 'card',
  bg: 'bg.raised',
  boxShadow: 'float',
})
/** Below the text and as wide as the bar on a phone. */
const buttons = css({
  display: 'flex',
  gap: '2',
  width: { base: 'full', sm: 'auto' },
  '& > *': { flex: { base: '1', sm: 'none' } },
})
const words = css({ flex: '[1 1 12rem]', minWidth: '0' })
const which = css({ textStyle: 'caption', color: 'fg.muted', lineClamp: '2' })

interface SaveBarProps {
  /** The labels of the changed fields. */
  readonly fields: readonly string[]
  readonly isSaving: boolean
  /** The words about a draft from before a reload. */
  readonly from?: string | undefined
  readonly onDiscard: () => void
  /** The id of the form that it submits. */
  readonly form: string
}

/** Renders the changed fields and the save and reset buttons; nothing without changes. */
export const SaveBar = (props: SaveBarProps) => props.fields.length > 0 && <Bar {...props} />

function Bar({ fields, isSaving, from, onDiscard, form }: SaveBarProps) {
  const element = useRef<HTMLDivElement>(null)
  useRoomBelow(element)
  return (
    <div ref={element} className={bar}>
      <div className={words} role="status">
        {from !== undefined && <p className={which}>{from}</p>}
        <p className={common.strong}>{texts.changed(fields.length)}</p>
        <p className={which}>{fields.join(', ')}</p>
      </div>
      <div className={buttons}>
        <Button onClick={onDiscard} disabled={isSaving}>
          {texts.discard}
        </Button>
        <Button
          type="submit"
          form={form}
          variant="primary"
          pending={isSaving}
          title={keysOf('save').join(' ')}
          aria-keyshortcuts="Control+S"
        >
          {texts.submit}
        </Button>
      </div>
    </div>
  )
}

/**
 * Publishes the bar's height to the page's CSS, so that it covers neither the focused field nor the
 * snackbar.
 */
function useRoomBelow(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--save-bar', `${bar.current?.offsetHeight ?? 0}px`)
      // Scrolls the focused field out from under the bar.
      if (document.activeElement instanceof HTMLElement && !bar.current?.contains(document.activeElement))
        document.activeElement.scrollIntoView({ block: 'nearest' })
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--save-bar')
    }
  }, [bar])
}
