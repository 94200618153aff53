import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/what-if/what-if.select.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { whatIf, whatIfForm } from '#ui/runtime/lazy/what-if.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { today } from '#ui/text/format.ts'

interface ShownWhatIf {
  readonly flow: FlowRef<'whatIf'> | undefined
  readonly form: FlowRef<'whatIfForm'> | undefined
  /** The change that the form holds, as JSON; an empty text while it has a problem. */
  readonly change: string
}

/** Shows a period on trial with the form of its change, which stays while the company is chosen. */
export function useWhatIf(Period: string): ShownWhatIf {
  const flow = useLazyFlow(whatIf)
  const form = useLazyFlow(whatIfForm)
  const change = useSelector(form, snapshot => (snapshot === undefined ? '' : select.changeIn(snapshot)))
  useLayoutEffect(() => flow?.send({ type: 'whatIf.show', Period }), [flow, Period])
  useEffect(() => {
    form?.send({ type: 'form.show', page: 'WhatIf', id: '', today: today(), key: newKey() })
  }, [form])
  return { flow, form, change }
}
