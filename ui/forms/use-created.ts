import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { FormValues } from '#contracts/forms/field.ts'
import { isNewItem } from '#contracts/forms/item-key.ts'
import { storedUnder } from '#machines/kit/form/form.select.ts'
import type { FormFlow } from './form-environment.ts'

/**
 * Calls a function with the stored values once the form of something new has created it.
 *
 * @param id the form's key
 * @param isCreated tells the values of something created from those under the same key, where a
 * form may create again what was removed
 */
export function useCreated(
  flow: FormFlow | undefined,
  id: string,
  then: (values: FormValues) => void,
  isCreated = (_: FormValues): boolean => isNewItem(id),
): void {
  const stored = useSelector(flow, snapshot => (snapshot ? storedUnder(snapshot, id) : null))
  const created = stored !== null && isCreated(stored) ? stored : null
  const latest = useRef(then)
  latest.current = then
  useEffect(() => {
    if (created !== null) latest.current(created)
  }, [created])
}
