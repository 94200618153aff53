import type { TrialStep } from '#contracts/payroll/trial/shapes.ts'
import { showIn } from './amounts.ts'
import { explainedTexts } from './explained.text.ts'

/** Returns a step and the steps that its values come from, each once, the step itself first. */
function stepsOf(all: readonly TrialStep[], id: string): readonly TrialStep[] {
  const byId = new Map(all.map(step => [step.Id, step]))
  const found = new Map<string, TrialStep>()
  const add = (each: string) => {
    const step = byId.get(each)
    if (!step || found.has(each)) return
    found.set(each, step)
    for (const { Steg: from } of step.Varden) add(from)
  }
  add(id)
  return [...found.values()]
}

/** Returns the steps of an amount: the last, which gives it, and then what leads to that. */
export function stepsFor(all: readonly TrialStep[], ids: readonly string[]): readonly TrialStep[] {
  const found = ids.toReversed().flatMap(id => stepsOf(all, id))
  return [...new Map(found.map(step => [step.Id, step])).values()]
}

/** Returns an explanation as text. */
export const stepsText = (steps: readonly TrialStep[]): string =>
  steps
    .map(({ Text, Formel, Belopp, Enhet, Varden, Kalla }) =>
      [
        `${Text}: ${showIn(Belopp, Enhet)}`,
        ...(Formel === '' ? [] : [Formel]),
        ...Varden.map(({ Namn, Varde }) => `- ${Namn}: ${Varde}`),
        ...(Kalla === '' ? [] : [explainedTexts.steps.source(Kalla)]),
      ].join('\n'),
    )
    .join('\n\n')
