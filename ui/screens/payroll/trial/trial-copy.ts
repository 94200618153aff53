import type { SalaryTrialAnswer, TrialStep } from '#contracts/payroll/trial/shapes.ts'
import { showAmount, showIn } from './amounts.ts'
import { trialTexts as texts } from './trial.text.ts'

/** Returns a step and the steps that its values come from, each once, the step itself first. */
function stepsOf({ Steg }: SalaryTrialAnswer, id: string): readonly TrialStep[] {
  const byId = new Map(Steg.map(step => [step.Id, step]))
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
export function stepsFor(answer: SalaryTrialAnswer, ids: readonly string[]): readonly TrialStep[] {
  const all = ids.toReversed().flatMap(id => stepsOf(answer, id))
  return [...new Map(all.map(step => [step.Id, step])).values()]
}

/** Returns the answer as text, to be sent to somebody. */
export const answerText = ({ Rader, ...sums }: SalaryTrialAnswer): string =>
  [
    `${texts.net}: ${showAmount(sums.Netto)}`,
    `${texts.cost}: ${showAmount(sums.Kostnad)}`,
    `${texts.parts.tax}: ${showAmount(sums.Skatt)}`,
    `${texts.parts.contributions}: ${showAmount(sums.Arbetsgivaravgift)}`,
    '',
    ...Rader.map(({ Text, Belopp }) => `${Text}: ${showAmount(Belopp)}`),
    ...(sums.Varningar.length > 0 ? ['', ...sums.Varningar] : []),
  ].join('\n')

/** Returns an explanation as text. */
export const stepsText = (steps: readonly TrialStep[]): string =>
  steps
    .map(({ Text, Formel, Belopp, Enhet, Varden, Kalla }) =>
      [
        `${Text}: ${showIn(Belopp, Enhet)}`,
        ...(Formel === '' ? [] : [Formel]),
        ...Varden.map(({ Namn, Varde }) => `- ${Namn}: ${Varde}`),
        ...(Kalla === '' ? [] : [texts.steps.source(Kalla)]),
      ].join('\n'),
    )
    .join('\n\n')
