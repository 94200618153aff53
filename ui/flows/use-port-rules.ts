import { useEffect, useState } from 'react'
import type { PortController, PortRules } from '#ui/runtime/journal/port-control.ts'

export interface PortRulesControl {
  readonly rules: PortRules
  /** Undefined when there is no page to control. */
  readonly onRules: ((rules: PortRules) => void) | undefined
}

const none: PortRules = {}

/** Returns the rules in force in the page that writes a journal. A page that begins has none. */
export function usePortRules(controller: PortController | undefined, journal: string | undefined): PortRulesControl {
  const [inForce, setInForce] = useState<Readonly<Record<string, PortRules>>>({})
  useEffect(() => controller?.onBegin(begun => setInForce(before => ({ ...before, [begun]: none }))), [controller])
  return {
    rules: (journal !== undefined && inForce[journal]) || none,
    onRules:
      controller && journal !== undefined
        ? rules => {
            setInForce(before => ({ ...before, [journal]: rules }))
            controller.rule(journal, rules)
          }
        : undefined,
  }
}
