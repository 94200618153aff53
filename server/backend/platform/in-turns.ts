import { setImmediate } from 'node:timers/promises'

/**
 * Returns what work makes of each item. Other work of the server goes on meanwhile, however many
 * the items are.
 *
 * @param inOneTurn how many items are worked on before the server's other work gets its turn
 */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Result,
  inOneTurn = 25,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [at, item] of items.entries()) {
    if (at % inOneTurn === inOneTurn - 1) await setImmediate()
    results.push(work(item, at))
  }
  return results
}

/** Returns the items in groups that are small enough for the parameters of a statement. */
export const inGroups = <Item>(items: readonly Item[], most = 500): Item[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, at) => items.slice(at * most, (at + 1) * most))
