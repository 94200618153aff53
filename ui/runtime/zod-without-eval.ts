import { config } from 'zod'

// The page's content security policy forbids eval, which zod tries. Must be imported before any
// shape is created.
config({ jitless: true })
