import { useEffectEvent, useLayoutEffect } from 'react'
import { useRuntime } from '../hooks.tsx'
import { keyNames } from './chord.ts'
import { listen, type ShortcutId, shortcuts, singleKeysBy } from './registry.ts'

/** Runs the function when the shortcut is pressed, while the component is mounted. */
export function useShortcut(id: ShortcutId, run: () => void, inDialogs = false): void {
  const { storage } = useRuntime()
  const onPress = useEffectEvent(run)
  // As a layout effect, so that a shortcut works from the moment that its component is visible.
  useLayoutEffect(() => {
    singleKeysBy(() => storage.singleKeys.read() !== 'off')
    return listen(id, { run: () => onPress(), inDialogs })
  }, [id, inDialogs, storage])
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Returns the keys of a shortcut by their names on this computer's keyboard. */
export const keysOf = (id: ShortcutId): readonly string[] => keyNames(shortcuts[id], isMac)
