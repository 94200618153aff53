import type { ProofStep } from '#contracts/rights-groups/proof.shapes.ts'

/** A step of a proof with the steps below it. */
export interface Branch {
  readonly step: ProofStep
  readonly below: readonly Branch[]
}

/** Returns the steps as a tree. A step belongs to the nearest one before it of a lower level. */
export function branchesOf(steps: readonly ProofStep[]): readonly Branch[] {
  const roots: Branch[] = []
  const open: { readonly level: number; readonly into: Branch[] }[] = [{ level: -1, into: roots }]
  for (const step of steps) {
    while ((open.at(-1)?.level ?? -1) >= step.Level) open.pop()
    const into: Branch[] = []
    open.at(-1)?.into.push({ step, below: into })
    open.push({ level: step.Level, into })
  }
  return roots
}
