import { useEffect, useEffectEvent } from 'react'
import { useRuntime } from '../hooks.tsx'
import { keyNames } from './chord.ts'
import { listen, type ShortcutId, shortcuts, singleKeysBy } from './registry.ts'

/** Runs it when the shortcut is pressed, as long as the component is there. */
export function useShortcut(id: ShortcutId, run: () => void, inDialogs = false): void {
  const { storage } = useRuntime()
  const onPress = useEffectEvent(run)
  useEffect(() => {
    singleKeysBy(() => storage.singleKeys.read() !== 'off')
    return listen(id, { run: () => onPress(), inDialogs })
  }, [id, inDialogs, storage])
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The keys of a shortcut, as this computer's keyboard names them. */
export const keysOf = (id: ShortcutId): readonly string[] => keyNames(shortcuts[id], isMac)
