import type { $ZodConfig } from 'zod/v4/core'

declare global {
  /** Where zod reads its settings. */
  var __zod_globalConfig: $ZodConfig | undefined
}

// The page's content security policy forbids eval, which zod tries when the first shape is created.
// It is told so before it is fetched, since the login screen has no shapes.
globalThis.__zod_globalConfig = Object.assign(globalThis.__zod_globalConfig ?? {}, { jitless: true })
