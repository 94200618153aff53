import Search from 'lucide-react/icons/search'
import { css } from '#styled-system/css/index.js'
import { useFlow } from '#ui/runtime/hooks.tsx'
import { keysOf } from '#ui/runtime/shortcuts/hooks.ts'
import { paletteTexts } from '#ui/shell/command-palette/command-palette.text.ts'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { Kbd } from '#ui/widgets/kbd/kbd.tsx'

const wide = css({
  display: { base: 'none', lg: 'inline-flex' },
  alignItems: 'center',
  gap: '2',
  height: 'control.sm',
  minWidth: '[15rem]',
  paddingInline: '2',
  borderRadius: 'control',
  border: 'subtle',
  bg: 'bg.canvas',
  color: 'fg.muted',
  textStyle: 'table',
  cursor: 'pointer',
  transitionProperty: '[border-color, color]',
  transitionDuration: 'fast',
  _hover: { borderColor: 'border.control', color: 'fg.default' },
})
const words = css({ flex: '1', textAlign: 'start' })
const small = css({ display: { base: 'inline-flex', lg: 'none' } })

/** Opens the command palette, and shows its shortcut. */
export function FindButton() {
  const palette = useFlow('commandPalette')
  const open = () => palette.send({ type: 'palette.open', at: Date.now() })
  return (
    <>
      <button type="button" className={wide} onClick={open} aria-keyshortcuts="Control+K">
        <Search aria-hidden />
        <span className={words}>{paletteTexts.hint}</span>
        <span aria-hidden>
          <Kbd keys={keysOf('palette')} />
        </span>
      </button>
      <span className={small}>
        <IconButton icon={Search} size="sm" label={paletteTexts.label} shortcut={keysOf('palette')} onClick={open} />
      </span>
    </>
  )
}
