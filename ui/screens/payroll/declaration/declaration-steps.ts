import { nextOf, refusedBy } from '#contracts/life/life.ts'
import {
  type DeclarationAction,
  type DeclarationState,
  declarationLife,
} from '#contracts/payroll/declaration/declaration-life.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import type { DeclarationStep } from '#machines/payroll/employer-declaration/employer-declaration.types.ts'
import { declarationTexts } from './declaration.text.ts'

const texts = declarationTexts.skatteverket

/** The steps of a declaration with their actions, in the order of its life. */
const steps = [
  ['send', 'SKICKA', texts.send],
  ['receipt', 'KVITTENS', texts.receipt],
  ['remove', 'TABORT', texts.remove],
  ['file', 'FILED', texts.filed],
  ['reopen', 'OPENED', texts.reopen],
] as const satisfies readonly (readonly [DeclarationAction, DeclarationStep, string])[]

/** A step that is offered. */
interface OfferedStep {
  readonly step: DeclarationStep
  readonly label: string
  /** True for the step that the declaration waits for. */
  readonly isMain: boolean
  /** True while the checks stop it: what to mend stands beside it. */
  readonly isHeld: boolean
}

/** Returns the steps that somebody may take with a declaration as it stands. */
export function stepsOffered(state: DeclarationState, hasRight: (right: Right) => boolean): readonly OfferedStep[] {
  const next = nextOf(declarationLife, state)
  return steps.flatMap(([action, step, label]) => {
    const refused = refusedBy(declarationLife, state, action)?.part
    // An errand that is under way is shown on its button.
    const isShown = refused === undefined || refused === 'checks' || refused === 'errand'
    if (!isShown || !hasRight(declarationLife.actions[action])) return []
    const isAgain = action === 'send' && state.submission === 'draft'
    return [{ step, label: isAgain ? texts.sendAgain : label, isMain: action === next, isHeld: refused === 'checks' }]
  })
}
