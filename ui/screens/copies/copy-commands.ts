import DatabaseBackup from 'lucide-react/icons/database-backup'
import Send from 'lucide-react/icons/send'
import * as selectApp from '#machines/app/app.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import type { Command } from '#ui/shell/command-palette/command.ts'
import { copyEntryTexts as texts } from './copy-entries.text.ts'
import { useMayCopy } from './copy-entries.tsx'
import { useCopies } from './use-copies.ts'

/**
 * Returns the commands that restore a copy and send one of the company in use, for those allowed
 * to.
 */
export function useCopyCommands(): readonly Command[] {
  const maySend = useMayCopy('CanSend')
  const mayRestore = useMayCopy('CanRestore')
  const open = useCopies()
  const company = useSelect('app', selectApp.workplace)?.company
  const { also } = texts
  const restore: Command = {
    id: 'action:restore-copy',
    title: texts.restore,
    also,
    icon: DatabaseBackup,
    run: () => void open({ type: 'copies.open', dialog: 'restoreJob', company: null }),
  }
  if (!company || !maySend) return mayRestore ? [restore] : []
  const { FtgId, Namn } = company
  const send: Command = {
    id: 'action:send-copy',
    title: texts.send,
    also,
    icon: Send,
    run: () => void open({ type: 'copies.open', dialog: 'sendJob', company: { FtgId, Namn } }),
  }
  return mayRestore ? [restore, send] : [send]
}
