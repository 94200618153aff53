import type { SalaryTrialAnswer } from '#contracts/payroll/trial/shapes.ts'
import { showAmount } from '../explained/amounts.ts'
import { trialTexts as texts } from './trial.text.ts'

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
