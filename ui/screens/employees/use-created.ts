import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { FormFlow } from '#ui/forms/form-environment.ts'

/**
 * Calls a function once a form that began as that of something new has been saved. A form that was
 * saved before, under the same key, is fetched anew first, and does not count.
 *
 * @param id the form's key, or null when it is not of something new
 */
export function useCreated(flow: FormFlow | undefined, id: string | null, then: () => void): void {
  const version = useSelector(flow, snapshot => (snapshot?.context.id === id ? snapshot?.context.version : null))
  const hasBegun = useRef(false)
  const latest = useRef(then)
  latest.current = then
  useEffect(() => {
    if (version === 0) hasBegun.current = true
    else if (typeof version === 'number' && hasBegun.current) latest.current()
  }, [version])
}
