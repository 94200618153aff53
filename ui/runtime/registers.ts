import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import { declaredIn, registerFiles } from '#contracts/registers/declarations.ts'
import type { Register } from '#contracts/registers/register.ts'
import { requireChunk } from '#ui/chunks/chunk.ts'

const loaded = new Map<RegisterName, Promise<Register>>()
const together = new Map<string, Promise<readonly Register[]>>()

/**
 * Returns the declaration of a register, which is loaded the first time. The promise is the same
 * each time, so that a component can `use` it.
 */
export function registerOf(name: RegisterName): Promise<Register> {
  const known = loaded.get(name)
  if (known) return known
  const loading = requireChunk(registerFiles[name]).then(file => declaredIn(file, name))
  loaded.set(name, loading)
  return loading
}

/** Returns the declarations of several registers, by a promise that is the same each time. */
export function registersOf(names: readonly RegisterName[]): Promise<readonly Register[]> {
  const key = names.join()
  const known = together.get(key)
  if (known) return known
  const loading = Promise.all(names.map(registerOf))
  together.set(key, loading)
  return loading
}
