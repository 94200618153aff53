import { useEffect, useMemo, useState } from 'react'
import { allRights } from '#contracts/rights/catalogue.ts'
import { rightLabel } from '#contracts/rights/labels.ts'
import { openings, right } from '#contracts/rights/openings.ts'
import type { Rule } from '#contracts/rights/rule.ts'
import type { ProofTarget } from '#contracts/rights-groups/proof.shapes.ts'
import { loadChunk } from '#ui/chunks/load-chunk.ts'
import { useMay } from '#ui/runtime/access.ts'
import type { SelectOption } from '#ui/widgets/select-field/options.ts'
import { type Screen, useScreens, useTitleOf } from '../area.ts'
import { proofTexts } from './rights-proof.text.ts'

/** Something that the prover can be asked about. */
export interface TargetOption extends SelectOption {
  readonly what: ProofTarget
  /** True for a screen whose code does not exist yet. */
  readonly isPlanned?: boolean
}

const { functions, hints } = proofTexts

/** Returns what opens a screen: its access, and an employee where it needs one. */
function ruleOf({ access = { every: [] }, needsEmployees }: Screen): Rule {
  return needsEmployees ? { every: [access, { company: 'HasEmployees' }] } : access
}

/** Returns every screen, function and right; and every call, to those who integrate programs. */
export function useTargets(): readonly TargetOption[] {
  const screens = useScreens()
  const titleOf = useTitleOf()
  const calls = useCalls()
  return useMemo(
    () => [
      ...screens.map(
        (screen): TargetOption => ({
          value: `route:${screen.name}`,
          label: titleOf(screen),
          hint: screen.path,
          what: { Rule: ruleOf(screen) },
          isPlanned: screen.load === undefined,
        }),
      ),
      ...Object.entries(functions).map(
        ([name, label]): TargetOption => ({
          value: `function:${name}`,
          label,
          hint: hints.function,
          what: { Rule: openings[name as keyof typeof openings] },
        }),
      ),
      ...allRights.map(
        (name): TargetOption => ({
          value: `right:${name}`,
          label: rightLabel(name),
          hint: hints.right,
          what: { Rule: right(name) },
        }),
      ),
      ...calls,
    ],
    [screens, titleOf, calls],
  )
}

const none: readonly TargetOption[] = []

/** Returns the calls of the API, once their catalogue has loaded. */
function useCalls(): readonly TargetOption[] {
  const [calls, setCalls] = useState(none)
  const mayIntegrate = useMay(right('Settings.Integrations.Read'))
  useEffect(() => {
    if (!mayIntegrate) return
    let isWanted = true
    // Without them, all else can still be asked about.
    loadChunk(() => import('#contracts/catalogue.ts')).then(
      ({ catalogue }) => isWanted && setCalls(callsOf(catalogue)),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [mayIntegrate])
  return mayIntegrate ? calls : none
}

type Calls = Readonly<Record<string, Readonly<Record<string, { readonly method: string; readonly path: string }>>>>

const callsOf = (catalogue: Calls): readonly TargetOption[] =>
  Object.entries(catalogue).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, { method, path }]) => ({
      value: `call:${area}.${name}`,
      label: `${method} ${path}`,
      hint: hints.call,
      what: { Call: `${area}.${name}` },
    })),
  )
