import type { Area } from '#ui/shell/area.ts'
import { useCopyCommands } from './copy-commands.ts'
import { SendMenuItem } from './copy-entries.tsx'
import { useHasCopies } from './use-copies.ts'

/** Jobs on whole companies: restore, clone, send and remove. */
export const copies: Area = {
  UserMenu: SendMenuItem,
  useCommands: useCopyCommands,
  dialogs: [{ within: 'session', useIsWanted: useHasCopies, load: () => import('./copy-dialogs.tsx') }],
}
