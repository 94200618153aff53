import { globSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './source-tree.ts'

/** The machines that have the same states. */
export interface MachineShape {
  /** The names of the states, each with those within it: `closed open{ failed loading shown }`. */
  readonly shape: string
  readonly machines: readonly string[]
}

interface StateConfig {
  readonly states?: Readonly<Record<string, StateConfig>>
}

const shapeOf = ({ states = {} }: StateConfig): string =>
  Object.keys(states)
    .toSorted()
    .map(name => {
      const inner = shapeOf(states[name] ?? {})
      return inner === '' ? name : `${name}{ ${inner} }`
    })
    .join(' ')

/** Returns the machines by their shape, the most frequent first. */
export async function machineShapes(): Promise<MachineShape[]> {
  const found: { readonly name: string; readonly shape: string }[] = []
  for (const path of globSync('machines/**/*.machine.ts', { cwd: projectRoot }).toSorted()) {
    const exported = (await import(join(projectRoot, path))) as Readonly<Record<string, unknown>>
    for (const [name, value] of Object.entries(exported)) {
      const config = (value as { readonly config?: StateConfig } | null)?.config
      if (config?.states) found.push({ name, shape: shapeOf(config) })
    }
  }
  return [...Map.groupBy(found, ({ shape }) => shape)]
    .map(([shape, machines]) => ({ shape, machines: machines.map(({ name }) => name) }))
    .toSorted((a, b) => b.machines.length - a.machines.length)
}
