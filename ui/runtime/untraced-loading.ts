const { stackTraceLimit } = Error

// React creates five errors while it loads, and throws them much later if at all. To give each
// error a stack, V8 parses the program once more, which takes a sixth of the loading time.
Error.stackTraceLimit = 0

/** Gives errors stacks again, once the program is loaded. */
export function traceErrors(): void {
  Error.stackTraceLimit = stackTraceLimit
}
