const { stackTraceLimit } = Error

// React makes five errors while it loads, and throws them much later if ever. To give each a stack,
// V8 parses the program once more, which takes a sixth of the loading.
Error.stackTraceLimit = 0

/** Gives errors stacks again, once the program is loaded. */
export function traceErrors(): void {
  Error.stackTraceLimit = stackTraceLimit
}
