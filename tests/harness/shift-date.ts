/**
 * Makes `Date` show another time: that of the machine and so many milliseconds. Runs in Node and,
 * as a script of its own, in pages.
 */
export function shiftDate(ahead: number): void {
  const machines = Date
  const now = () => machines.now() + ahead
  globalThis.Date = new Proxy(machines, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    apply: () => new machines(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}
