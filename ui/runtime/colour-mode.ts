import { type ColourMode, storage } from './storage.ts'

/**
 * The chosen colour mode: light, dark, or null to follow the system. It is stored, and set on
 * <html> for the CSS.
 */
export interface ColourModeChoice {
  readonly get: () => ColourMode | null
  readonly choose: (mode: ColourMode | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createColourMode(): ColourModeChoice {
  let chosen = storage.colourMode.read()
  const listeners = new Set<() => void>()
  const show = () => {
    if (chosen) document.documentElement.dataset.theme = chosen
    else delete document.documentElement.dataset.theme
  }
  show()
  return {
    get: () => chosen,
    choose: mode => {
      chosen = mode
      storage.colourMode.write(mode)
      show()
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
