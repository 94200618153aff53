import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusControl } from '#ui/forms/focus-control.ts'
import type { OwnSettingId } from './own-settings.ts'

/** Focuses the setting that a search has led to, once it is there. */
export function useSoughtSetting(isLoaded: boolean): void {
  const { state } = useLocation()
  const done = useRef<unknown>(null)
  useEffect(() => {
    const id = settingIn(state)
    if (id === undefined || done.current === state) return
    const row = document.getElementById(id) ?? document.querySelector<HTMLElement>(`[name="${id}"]`)?.parentElement
    // The account's rows come later than the device's.
    if (!row && !isLoaded) return
    done.current = state
    if (row) focusControl(row)
  }, [state, isLoaded])
}

const settingIn = (state: unknown): OwnSettingId | undefined =>
  typeof state === 'object' && state !== null && 'setting' in state ? (state.setting as OwnSettingId) : undefined
