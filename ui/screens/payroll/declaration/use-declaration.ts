import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import * as select from '#machines/payroll/employer-declaration/employer-declaration.select.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { employerDeclaration } from '#ui/runtime/lazy/employer-declaration.ts'
import { declarationTexts } from './declaration.text.ts'

/** The path of the screen of a year. A month is below it. */
export const declarationPath = '/employerDeclaration'

/** Shows a year or a month of the employer's declaration. */
function useShown(kind: 'year' | 'period', of: string) {
  const flow = useLazyFlow(employerDeclaration)
  useLayoutEffect(() => flow?.send({ type: 'declaration.show', kind, of }), [flow, kind, of])
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && select.isFailed(snapshot))
  const refusal = useSelector(flow, snapshot => (snapshot ? select.refusal(snapshot) : null))
  const onRetry = () => flow?.send({ type: 'declaration.retry' })
  return { flow, failure: isFailed ? { title: declarationTexts.failed, text: refusal, onRetry } : null }
}

/** Shows a year, and returns its months once they have come. */
export function useDeclarationYear(year: string) {
  const shown = useShown('year', year)
  const months = useSelector(shown.flow, snapshot => (snapshot ? select.monthsOf(snapshot, year) : null))
  return { failure: shown.failure, months }
}

/** Shows a month, and returns its declaration once it has come. */
export function useDeclarationMonth(period: string) {
  const shown = useShown('period', period)
  const declaration = useSelector(shown.flow, snapshot => (snapshot ? select.declarationOf(snapshot, period) : null))
  return { failure: shown.failure, declaration }
}
