import type { AdvanceRequest, AdvanceStep, AdvancesContext } from './advances.types.ts'

/** Returns the request of the step that was taken. */
export function requestOf({ step, intent }: AdvancesContext): AdvanceRequest {
  if (!step || !intent) throw new Error('A step is taken when it is asked for')
  return { step, key: intent.key }
}

/** Returns what is told of a step that was taken. */
export function doneText(step: AdvanceStep | null): string {
  switch (step?.act) {
    case 'register':
      return step.AnstNr.length === 1 ? 'Förskottet är registrerat.' : `${step.AnstNr.length} förskott är registrerade.`
    case 'takeBack':
      return 'Förskottet är tillbakataget.'
    case 'order':
      return 'Betalningen är skapad. Hämta bankfilen under Betalning.'
    default:
      return ''
  }
}
