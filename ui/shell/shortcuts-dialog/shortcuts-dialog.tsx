import { useRuntime } from '#ui/runtime/hooks.tsx'
import { keysOf } from '#ui/runtime/shortcuts/hooks.ts'
import { shortcutGroups, shortcutTexts } from '#ui/shell/shortcuts-dialog/shortcuts.text.ts'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { ShortcutList } from '#ui/widgets/kbd/shortcut-list.tsx'

/** Renders every shortcut, grouped by context (`?`). */
export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { storage } = useRuntime()
  const isOff = storage.singleKeys.read() === 'off'
  return (
    <Dialog
      open
      title={shortcutTexts.title}
      {...(isOff && { description: shortcutTexts.singleKeysOff })}
      width={440}
      onClose={onClose}
    >
      <ShortcutList groups={shortcutGroups(keysOf)} />
    </Dialog>
  )
}
