import { config } from 'zod/v4/core'

// The page's content security policy forbids eval, which zod tries when the first shape is created.
// Must be imported before any shape.
config({ jitless: true })
