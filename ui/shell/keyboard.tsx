import { useEffect, useState } from 'react'
import * as selectPalette from '#machines/frame/command-palette/command-palette.select.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { loadChunk } from '#ui/chunks/load-chunk.ts'
import { useDialog, useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { useShortcut } from '#ui/runtime/shortcuts/hooks.ts'
import { type Area, useAreas } from './area.ts'

/** Returns the palette, whose chunk comes with those of what the areas find. */
const paletteOf = (areas: readonly Area[]) =>
  lazyChunk<{ readonly onShortcuts: () => void }>(async () => {
    const [{ default: CommandPalette }, ...found] = await Promise.all([
      loadChunk(() => import('./command-palette/command-palette.tsx')),
      ...areas.flatMap(({ finds }) => finds?.() ?? []),
    ])
    const finds = found.map(({ useFinds }) => useFinds)
    return { default: props => <CommandPalette {...props} finds={finds} /> }
  })
const ShortcutsDialog = lazyChunk(() => import('./shortcuts-dialog/shortcuts-dialog.tsx'))

/** Milliseconds before the palette is prefetched, so that it opens at once. */
const quietAfter = 2_000

/**
 * Renders the dialogs that shortcuts open anywhere: the command palette and the list of shortcuts.
 */
export function Keyboard() {
  const { areas } = useAreas()
  const [CommandPalette] = useState(() => paletteOf(areas))
  const palette = useFlow('commandPalette')
  const isPaletteOpen = useSelect('commandPalette', selectPalette.isOpen)
  const [isHelpOpen, setHelpOpen] = useDialog('shortcuts')
  const openHelp = () => setHelpOpen(true)
  useShortcut(
    'palette',
    () => palette.send(isPaletteOpen ? { type: 'palette.close' } : { type: 'palette.open', at: Date.now() }),
    isPaletteOpen,
  )
  useShortcut('help', openHelp)
  useEffect(() => {
    const timer = setTimeout(CommandPalette.preload, quietAfter)
    return () => clearTimeout(timer)
  }, [CommandPalette])
  // Collects the letters typed after Ctrl+K until the palette's field is mounted.
  useEffect(() => {
    if (!isPaletteOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('[role=combobox]')) return
      event.preventDefault()
      event.stopPropagation()
      palette.send({ type: 'palette.search', query: palette.getSnapshot().context.query + event.key })
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isPaletteOpen, palette])
  return (
    <>
      {isPaletteOpen && <CommandPalette onShortcuts={openHelp} />}
      {isHelpOpen && <ShortcutsDialog onClose={() => setHelpOpen(false)} />}
    </>
  )
}
