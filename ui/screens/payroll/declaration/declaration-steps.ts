import Send from 'lucide-react/icons/send'
import { type DeclarationState, declarationLife } from '#contracts/payroll/declaration/declaration-life.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { stepsOffered as offered } from '#ui/statements/statement-steps.tsx'
import { declarationTexts } from './declaration.text.ts'

const texts = declarationTexts.skatteverket

/** Returns the steps that somebody may take with a declaration as it stands. */
export const stepsOffered = (state: DeclarationState, hasRight: (right: Right) => boolean) =>
  offered(
    declarationLife,
    state,
    [
      ['send', { step: 'SKICKA', label: state.submission === 'draft' ? texts.sendAgain : texts.send, icon: Send }],
      ['receipt', { step: 'KVITTENS', label: texts.receipt }],
      ['remove', { step: 'TABORT', label: texts.remove }],
      ['file', { step: 'FILED', label: texts.filed }],
      ['reopen', { step: 'OPENED', label: texts.reopen }],
    ],
    hasRight,
  )
