import { Actor } from 'xstate'

/** What a fold may not touch, by where it is. */
const outside: readonly (readonly [owner: object, name: string])[] = [
  [Date, 'now'],
  [Math, 'random'],
  [performance, 'now'],
  [crypto, 'randomUUID'],
  [crypto, 'getRandomValues'],
  [globalThis, 'fetch'],
  [globalThis, 'setTimeout'],
  [globalThis, 'setInterval'],
  [globalThis, 'queueMicrotask'],
  // A child's snapshot does not advance in its parent's fold.
  [Actor.prototype, 'getSnapshot'],
  [Actor.prototype, 'send'],
]

/**
 * Runs a fold. Throws when it reads the clock, draws a number, reads the snapshot of an actor or
 * does something to the outside world, whatever closure it comes by.
 */
export function purely<Result>(fold: () => Result): Result {
  const before = outside.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name))
  for (const [owner, name] of outside) {
    const own: unknown = Reflect.get(owner, name)
    function value(this: unknown, ...args: unknown[]) {
      if (isByXState()) return Reflect.apply(own as () => unknown, this, args)
      throw new Error(`A fold called ${nameOf(owner)}.${name}`)
    }
    Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  }
  try {
    return fold()
  } finally {
    for (const [place, [owner, name]] of outside.entries()) {
      const descriptor = before[place]
      if (descriptor) Object.defineProperty(owner, name, descriptor)
      else Reflect.deleteProperty(owner, name)
    }
  }
}

/** XState reads the snapshots of children that it stops. */
const isByXState = (): boolean => /\/xstate\/dist\//.test(new Error('who').stack?.split('\n')[3] ?? '')

const nameOf = (owner: object): string =>
  owner === Actor.prototype
    ? 'Actor'
    : typeof owner === 'function'
      ? owner.name
      : Object.prototype.toString.call(owner).slice(8, -1)
