import type { LucideIcon } from 'lucide-react'
import { type ActionOf, nextOf, refusedBy, type StateOf } from '#contracts/life/life.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import type { StatementLife } from '#contracts/statements/statement.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'

/** A button of a statement. */
interface Step<Name extends string> {
  readonly step: Name
  readonly label: string
  readonly icon?: LucideIcon
}

/** A button that is offered. */
interface OfferedStep<Name extends string> extends Step<Name> {
  /** True for the step that the statement waits for. */
  readonly isMain: boolean
  /** True while the checks stop it: what to mend stands beside it. */
  readonly isHeld: boolean
}

/** The parts of a life whose refusals end: what to mend and what is under way are shown. */
const passing: readonly (string | undefined)[] = [undefined, 'checks', 'errand']

/** Returns the steps that somebody may take with a statement as it stands, in their order. */
export function stepsOffered<Of extends StatementLife, Name extends string>(
  life: Of,
  state: StateOf<Of>,
  steps: readonly (readonly [ActionOf<Of>, Step<Name>])[],
  hasRight: (right: Right) => boolean,
): readonly OfferedStep<Name>[] {
  const next = nextOf(life, state)
  const isOpen = (action: ActionOf<Of>) => hasRight(life.actions[action] as Right)
  return steps.flatMap(([action, step]) => {
    const refused = refusedBy(life, state, action)?.part
    if (!passing.includes(refused) || !isOpen(action)) return []
    return [{ ...step, isMain: action === next, isHeld: refused === 'checks' }]
  })
}

interface StatementStepsProps<Name extends string> {
  readonly steps: readonly OfferedStep<Name>[]
  /** The steps that are being taken. The others wait. */
  readonly taken: readonly Name[]
  readonly onTake: (step: Name) => void
}

/** Renders the steps that are offered, as buttons. */
export const StatementSteps = <Name extends string>({ steps, taken, onTake }: StatementStepsProps<Name>) => (
  <div className={common.wrapCentred}>
    {steps.map(({ step, label, icon, isMain, isHeld }) => (
      <Button
        key={step}
        variant={isMain ? 'primary' : 'secondary'}
        {...(icon && { icon })}
        pending={taken.includes(step)}
        disabled={isHeld || (taken[0] ?? step) !== step}
        onClick={() => onTake(step)}
      >
        {label}
      </Button>
    ))}
  </div>
)
